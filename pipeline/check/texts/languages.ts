// Texts in the wrong language: swapped, both in one text, one for all readers, or copied and not translated.
import type { ReadEdition } from '../../read'
import { englishMonths, turkishMonths } from '../../read/months'
import { type Found, type Problem } from '../../read/problem'
import { allWithin, startOf, wordsOf } from '../../read/texts/nodes'
import { inFile, type TextFile } from '../../read/texts/text-file'
import type { CollectionName } from '../../schemas'
import { languages, type Bilingual, type Language, type Text } from '../../schemas/kinds'
import { checkValues, problemInText, warning, type Finding } from '../findings'
import { alternatesOf } from './pages'

/** A date with the name of its month: “6th June 2025”. */
const dateOf = {
  en: `\\d(?:st|nd|rd|th)?\\s+(?:${englishMonths.join('|')})`,
  tr: `\\d\\s+(?:${turkishMonths.join('|')})`,
}

/**
 * Dates and small words of each language that the other does not have; and Turkish words in small letters, for titles may have no
 * small words.
 */
const ownWords: Record<Language, RegExp> = {
  en: new RegExp(`(?<!\\p{L})(?:the|of|and|for|with|from|to|are|is|by|at|${dateOf.en})(?!\\p{L})`, 'giu'),
  tr: new RegExp(
    `(?<!\\p{L})(?:[Vv]e|[Bb]ir|[İi]çin|[İi]le|[Bb]u|olan|olarak|kadar|göre|çok|ya da|\\p{Ll}*[ğşı]\\p{Ll}*|${dateOf.tr})(?!\\p{L})`,
    'gu',
  ),
}

const wordsIn = (text: string, language: Language) => text.match(ownWords[language])?.length ?? 0

/** Whether a text has words of the other language and none, or only few, of its own. */
function isOther(text: string, language: Language): boolean {
  const other = wordsIn(text, language === 'en' ? 'tr' : 'en')
  return other > 0 && other > 4 * wordsIn(text, language)
}

const areSwapped = ({ en, tr }: Bilingual) => isOther(en, 'en') && isOther(tr, 'tr')

const sameTwice = warning(
  'Both languages have the same text.',
  'İki dilde de aynı metin var.',
  'Translate it or, if both languages share it, write it once, without en: and tr:.',
  'Çevirin ya da iki dilde ortaksa en: ve tr: olmadan bir kez yazın.',
)

const ofOther = warning(
  'This text, or a part of it, is in the wrong language.',
  'Bu metin ya da bir bölümü yanlış dilde yazılmış.',
  'Write English after en: and in en.mdx, Turkish after tr: and in tr.mdx.',
  'en: karşısına ve en.mdx dosyasına İngilizce, tr: karşısına ve tr.mdx dosyasına Türkçe yazın.',
)

const forAllReaders = warning(
  'This text is shown as it is on the pages of both languages.',
  'Bu metin iki dilin sayfalarında da olduğu gibi görünür.',
  'Write { en: …, tr: … }.',
  '{ en: …, tr: … } biçiminde yazın.',
)

/** Where organisers write sentences and titles. In other files, names are the same in both languages. */
const ofSentences: readonly CollectionName[] = [
  ...(['keyDates', 'fees', 'workshop', 'socialTour', 'venue'] as const),
  ...(['programme', 'sessions', 'interface', 'navigation', 'downloads', 'previousEvents'] as const),
]

/** What authors write in their own language, and names of places and firms. */
const ofOneLanguage =
  /\b(?:talks|affiliation|route|terminus|firms|partners|city|country|district|metroStation)\b/

/** `Coffee break / Kahve arası`: one part is Turkish, the other is not. */
function hasBoth(value: string): boolean {
  const parts = value.split(/\s+[/|]\s+/).map((part) => wordsIn(part, 'tr') > 0 || /[ğışİĞŞ]/.test(part))
  return parts.length === 2 && parts[0] !== parts[1]
}

const otherDate = { en: new RegExp(dateOf.tr, 'u'), tr: new RegExp(dateOf.en, 'iu') }

function textFinding(value: Text, name: CollectionName, path: PropertyKey[]): Finding | undefined {
  if (typeof value !== 'string') {
    if (value.en === value.tr) return sameTwice
    const isInOther =
      areSwapped(value) || languages.some((language) => otherDate[language].test(value[language]))
    return isInOther ? ofOther : undefined
  }
  if (ofOneLanguage.test(path.join(' '))) return undefined
  const isOfOne = wordsIn(value, 'en') > 0 !== wordsIn(value, 'tr') > 0
  return hasBoth(value) || (ofSentences.includes(name) && isOfOne) ? forAllReaders : undefined
}

/** Shorter paragraphs may well be the same in both languages: a name, an address, a title. */
const FEWEST_WORDS = 6

const isProse = (words: string) => /[.!?]$/.test(words) && words.split(/\s+/).length >= FEWEST_WORDS

/** A page whose texts are swapped, or whose description or paragraphs are in the other language. */
function pageFindings(read: ReadEdition, en: TextFile, tr: TextFile): Found {
  if (areSwapped({ en: wordsOf(en.tree), tr: wordsOf(tr.tree) }))
    return problemInText(en, { line: en.firstLine, column: 1 }, ofOther)
  return [en, tr].flatMap((text) => {
    const page = read.pages.find(({ file }) => file === text.file)
    const isWrong = (words: string) => isProse(words) && isOther(words, text.language)
    const paragraphs = allWithin(text.tree).filter(
      (node) => node.type === 'paragraph' && isWrong(wordsOf(node).trim()),
    )
    return [
      ...(page && isWrong(page.frontmatter?.description ?? '')
        ? [problemInText(text, page.locate('description'), ofOther, { field: 'description' })]
        : []),
      ...paragraphs.map((node) => problemInText(text, inFile(text, startOf(node)), ofOther)),
    ]
  })
}

/** Texts of data and pages in which readers of one language get the other. */
export const checkLanguages = (read: ReadEdition): Problem[] => [
  ...checkValues(read, ['text'], (value, name, path) => textFinding(value as Text, name, path)),
  ...alternatesOf(read).flatMap(({ en, tr }) => (tr ? pageFindings(read, en, tr) : [])),
]
