// Texts in the wrong language: swapped, one for all readers, or copied and not translated.
import type { ReadEdition } from '../../read'
import { languageOf } from '../../domain/language-of-text'
import { englishMonths, turkishMonths } from '../../domain/months'
import { warning, type Diagnostic } from '../../messages/diagnostic'
import { allWithin, startOf, wordsOf } from '../../read/texts/nodes'
import { memoise } from '../../domain/memoise'
import type { TextFile } from '../../read/page-file'
import { inFile } from '../../read/texts/text-file'
import { languages, type Language, type Text } from '../../domain/languages'
import { problemInText, valueCheck } from '../findings'
import { statedIn } from '../parity/stated'

/** Any of these months as a word: “May” is not in “Mayıs”. */
const anyOf = (months: string[]) => new RegExp(`(?:${months.join('|')})(?!\\p{L})`, 'u')

const otherMonth = { en: anyOf(turkishMonths), tr: anyOf(englishMonths) }

/** Whether a text has a date such as “6th June” that is written as in the other language. */
const hasOtherDate = (text: string, language: Language) =>
  statedIn(text).some(({ kind, shown }) => kind === 'date' && otherMonth[language].test(shown))

const wrongLanguage = warning('text.wrong-language')

/** Names and titles that are often the same in both languages, what authors write in their own, and names of places. */
const ofOneLanguage =
  /^(?:site|speakers|committees|hotels|sponsors|exhibition|posters)\b|\b(?:talks|affiliation|route|terminus|city|country|district|metroStation)\b/

/** Both languages in one text: Coffee Break / Kahve Arası. */
const bothWithSlash = /^[^/|çğıöşüİ]+ [/|] [^/|]*[çğıöşüİ][^/|]*$|^[^/|]*[çğıöşüİ][^/|]* [/|] [^/|çğıöşüİ]+$/u

/** Whether a text is for all readers and yet in one language, swapped, or copied and not translated. */
function isWrong(value: Text, place: string): boolean {
  if (typeof value === 'string')
    return !ofOneLanguage.test(place) && (bothWithSlash.test(value) || languageOf(value) !== undefined)
  return (
    value.en === value.tr ||
    ((languageOf(value.en) === 'tr' || /[ğışİ]/.test(value.en)) &&
      (languageOf(value.tr) === 'en' || !/[çğıöşüİ]/i.test(value.tr))) ||
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
const inText = memoise((text: TextFile): Diagnostic[] => {
  const page = 'route' in text ? text : undefined
  const paragraphs = allWithin(text.tree).filter(({ type }) => type === 'paragraph')
  return [
    ...(page ? [{ words: page.frontmatter?.description ?? '', at: page.locate('description') }] : []),
    ...paragraphs.map((node) => ({ words: wordsOf(node).trim(), at: inFile(text, startOf(node)) })),
  ]
    .filter(({ words }) => isInOther(words, text) || hasOtherDate(words, text.language))
    .map(({ at }) => problemInText(text, at, wrongLanguage))
})

const inData = valueCheck(['text'], (value, name, path) =>
  isWrong(value as Text, [name, ...path].join(' ')) ? wrongLanguage : undefined,
)

/** Texts of data and pages in which readers of one language get the other. */
export const checkLanguages = (read: ReadEdition): Diagnostic[] => [
  ...inData(read),
  ...read.texts.flatMap(inText),
]
