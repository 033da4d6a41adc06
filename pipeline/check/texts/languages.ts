// Texts in the wrong language: swapped, one for all readers, or copied and not translated.
import type { ReadEdition } from '../../read'
import { languageOf } from '../../domain/language-of-text'
import { englishMonths, turkishMonths } from '../../domain/months'
import type { Problem } from '../../read/problem'
import { allWithin, startOf, wordsOf } from '../../read/texts/nodes'
import { inFile, type TextFile } from '../../read/texts/text-file'
import { languages, type Language, type Text } from '../../domain/languages'
import { checkValues, problemInText, warning } from '../findings'
import { statedIn } from '../parity/stated'

const otherMonth = { en: new RegExp(turkishMonths.join('|')), tr: new RegExp(englishMonths.join('|')) }

/** Whether a text has a date such as “6th June” that is written as in the other language. */
const hasOtherDate = (text: string, language: Language) =>
  statedIn(text).some(({ kind, shown }) => kind === 'date' && otherMonth[language].test(shown))

const wrongLanguage = warning(
  'Readers of one language get this text, or a part of it, in the other.',
  'Bir dilin okurları bu metni ya da bir bölümünü diğer dilde görüyor.',
  'Write English after en: and in en.mdx, Turkish after tr: and in tr.mdx. Only what both languages share is written once, without { en: …, tr: … }.',
  'en: karşısına ve en.mdx dosyasına İngilizce, tr: karşısına ve tr.mdx dosyasına Türkçe yazın. Yalnızca iki dilde ortak olan, { en: …, tr: … } olmadan bir kez yazılır.',
)

/** Names and titles that are often the same in both languages, what authors write in their own, and names of places. */
const ofOneLanguage =
  /^(?:site|speakers|committees|hotels|sponsors|exhibition|posters)\b|\b(?:talks|affiliation|route|terminus|city|country|district|metroStation)\b/

/** Whether a text is for all readers and yet in one language, swapped, or copied and not translated. */
function isWrong(value: Text, place: string): boolean {
  if (typeof value === 'string') return !ofOneLanguage.test(place) && languageOf(value) !== undefined
  return (
    value.en === value.tr ||
    (languageOf(value.en) === 'tr' && languageOf(value.tr) === 'en') ||
    languages.some((language) => hasOtherDate(value[language], language))
  )
}

/** Shorter paragraphs may well be the same in both languages: a name, an address, a title. */
const FEWEST_WORDS = 6

const isInOther = (words: string, { language }: TextFile) =>
  /[.!?]$/.test(words) &&
  words.split(/\s+/).length >= FEWEST_WORDS &&
  (languageOf(words) ?? language) !== language

/** A paragraph or description in the other language. */
function textProblems(read: ReadEdition, text: TextFile): Problem[] {
  const page = read.pages.find(({ file }) => file === text.file)
  const paragraphs = allWithin(text.tree).filter(({ type }) => type === 'paragraph')
  return [
    ...(page ? [{ words: page.frontmatter?.description ?? '', at: page.locate('description') }] : []),
    ...paragraphs.map((node) => ({ words: wordsOf(node).trim(), at: inFile(text, startOf(node)) })),
  ]
    .filter(({ words }) => isInOther(words, text) || hasOtherDate(words, text.language))
    .map(({ at }) => problemInText(text, at, wrongLanguage))
}

/** Texts of data and pages in which readers of one language get the other. */
export const checkLanguages = (read: ReadEdition): Problem[] => [
  ...checkValues(read, ['text'], (value, name, path) =>
    isWrong(value as Text, [name, ...path].join(' ')) ? wrongLanguage : undefined,
  ),
  ...read.texts.flatMap((text) => textProblems(read, text)),
]
