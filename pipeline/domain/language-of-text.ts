// Which of the two languages a text is in, by the small words and letters that the other one lacks.
import type { Language } from './languages'
import { englishMonths, turkishMonths } from './months'

/** Months with a day, and small words that the other language lacks; in lower case, as titles may have neither. */
const ownWords: Record<Language, RegExp> = {
  en: new RegExp(
    `(?<!\\p{L})(?:the|of|and|for|with|from|to|are|is|by|at|\\d(?:st|nd|rd|th)?\\s+(?:${englishMonths.join('|')}))(?!\\p{L})`,
    'giu',
  ),
  tr: new RegExp(
    `(?<!\\p{L})(?:[Vv]e|[Bb]ir|[İi]çin|[İi]le|[Bb]u|olan|olarak|kadar|göre|çok|ya da|\\p{Ll}*[ğşı]\\p{Ll}*|\\d\\s+(?:${turkishMonths.join('|')}))(?!\\p{L})`,
    'gu',
  ),
}

/** How many times clearer than the other language the right one must be. */
const CLEARLY = 4

/** The language of a text by most of its small words; undefined of one that has none, or of both. */
export function languageOf(text: string): Language | undefined {
  const countIn = (language: Language): number => text.match(ownWords[language])?.length ?? 0
  const [english, turkish] = [countIn('en'), countIn('tr')]
  if (english > CLEARLY * turkish) return 'en'
  return turkish > CLEARLY * english ? 'tr' : undefined
}
