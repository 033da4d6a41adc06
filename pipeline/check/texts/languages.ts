// Texts in the wrong language: swapped, both in one text, one for all readers, or copied and not translated.
import { writeLanguages } from '../../read/advice'
import type { ReadEdition } from '../../read'
import { both, type Found, type Problem } from '../../read/problem'
import { startOf, wordsOf, type Node } from '../../read/texts/nodes'
import { inFile, type TextFile } from '../../read/texts/text-file'
import { withinBraces } from '../../read/yaml/lines'
import type { CollectionName } from '../../schemas'
import type { Bilingual, Language, Text } from '../../schemas/kinds'
import { checkValues, problemInText, type Finding } from '../findings'
import { alternatesOf } from './pages'

/** Small words of each language that the other does not have. */
const smallWords: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:the|of|and|for|with|from|to|are|is|by|at)(?!\p{L})/giu,
  tr: /(?<!\p{L})(?:ve|bir|için|ile|bu|olan|olarak|kadar|göre|çok|ya da)(?!\p{L})/giu,
}

/** A title may have no small words: davranışı. Names of persons and places begin with a capital. */
const turkishWord = /(?<!\p{L})\p{Ll}*[ğşı]\p{Ll}*/gu

const times = (text: string, words: RegExp) => text.match(words)?.length ?? 0

/** How many words of a text are of one language and not of the other. */
const wordsIn = (text: string, language: Language) =>
  times(text, smallWords[language]) + (language === 'tr' ? times(text, turkishWord) : 0)

/** Whether a text has words of the other language and none, or only few, of its own. */
function isOther(text: string, language: Language): boolean {
  const other = wordsIn(text, language === 'en' ? 'tr' : 'en')
  return other > 0 && other > 4 * wordsIn(text, language)
}

const areSwapped = ({ en, tr }: Bilingual) => isOther(en, 'en') && isOther(tr, 'tr')

const swapped: Finding = {
  message: both('The two languages are swapped.', 'İki dilin metinleri yer değiştirmiş.'),
  advice: both(
    'Write the English text after en: or into en.mdx, and the Turkish one after tr: or into tr.mdx.',
    'İngilizce metni en: karşısına ya da en.mdx dosyasına, Türkçe metni tr: karşısına ya da tr.mdx dosyasına yazın.',
  ),
  severity: 'warning',
}

const sameTwice: Finding = {
  message: both('Both languages have the same text.', 'İki dilde de aynı metin var.'),
  advice: both(
    'Translate it or, if both languages share it, write it once, without en: and tr:.',
    'Çevirin ya da iki dilde ortaksa en: ve tr: olmadan bir kez yazın.',
  ),
  severity: 'warning',
}

const inQuotes = (value: string): Finding => ({
  message: both('The two languages are in quotation marks.', 'İki dil de tırnak içine alınmış.'),
  advice: both('Remove the outer quotation marks.', 'Dıştaki tırnakları kaldırın.'),
  replace: { from: value, to: value, unquoted: true },
})

const forAllReaders: Finding = {
  message: both(
    'This text is of one language, but is shown on the pages of both.',
    'Bu metin tek dilde, ama iki dilin sayfalarında da görünür.',
  ),
  advice: writeLanguages,
  severity: 'warning',
}

/** Where organisers write sentences and titles. In other files, names are the same in both languages. */
const ownWords: readonly CollectionName[] = [
  'keyDates',
  'fees',
  'workshop',
  'socialTour',
  'venue',
  'programme',
  'sessions',
  'interface',
  'navigation',
  'downloads',
]

/** What authors write in their own language, and names of places and firms. */
const ofOneLanguage =
  /\b(?:talks|affiliation|route|terminus|firms|partners|city|country|district|metroStation)\b/

/** `Coffee break / Kahve arası` as two languages; undefined where it is one text. */
function twoIn(value: string): Bilingual | undefined {
  const [first = '', second = '', ...more] = value.split(/\s+[/|]\s+/)
  if (more.length > 0 || ![first, second].every((part) => /\p{L}{2}/u.test(part))) return undefined
  const [isFirst, isSecond] = [first, second].map(
    (words) => /[ğışİĞŞ]/.test(words) || wordsIn(words, 'tr') > 0,
  )
  return isFirst && !isSecond ? { en: second, tr: first } : { en: first, tr: second }
}

function textFinding(value: Text, name: CollectionName, path: PropertyKey[]): Finding | undefined {
  if (typeof value !== 'string')
    return value.en === value.tr ? sameTwice : areSwapped(value) ? swapped : undefined
  if (/^\{\s*en:.*\btr:.*\}$/.test(value)) return inQuotes(value)
  if (ofOneLanguage.test(path.join(' '))) return undefined
  const two = twoIn(value)
  if (two)
    return {
      message: both(
        'This text contains both languages, so every reader sees both.',
        'Tek metinde iki dil var; her okur ikisini de görür.',
      ),
      advice: writeLanguages,
      replace: {
        from: value,
        to: `{ en: ${withinBraces(two.en)}, tr: ${withinBraces(two.tr)} }`,
        unquoted: true,
      },
      severity: 'warning',
    }
  const isOfOne = wordsIn(value, 'en') > 0 !== wordsIn(value, 'tr') > 0
  return ownWords.includes(name) && isOfOne ? forAllReaders : undefined
}

/** Shorter paragraphs may well be the same in both languages: a name, an address, a title. */
const FEWEST_WORDS = 12

/** A Turkish sentence says as much in fewer words. */
const FEWEST_OF_SENTENCE = 6

function isProse(words: string): boolean {
  const isSentence = /[.!?]$/.test(words) && wordsIn(words, 'en') + wordsIn(words, 'tr') > 0
  return words.split(/\s+/).length >= (isSentence ? FEWEST_OF_SENTENCE : FEWEST_WORDS)
}

/** Paragraphs of running text by their words. */
function proseOf(node: Node): Map<string, Node> {
  if (node.type !== 'paragraph') return new Map((node.children ?? []).flatMap((child) => [...proseOf(child)]))
  const words = wordsOf(node).trim()
  return isProse(words) ? new Map([[words, node]]) : new Map()
}

const untranslated = (file: string): Finding => ({
  message: both(
    `This is the same, letter by letter, in ${file}.`,
    `Bu, ${file} dosyasındakiyle harfi harfine aynı.`,
  ),
  advice: both(
    'Write it in Turkish here and in English there.',
    'Burada Türkçesini, orada İngilizcesini yazın.',
  ),
  severity: 'warning',
})

/** A page whose texts are swapped, or whose head or first paragraph was copied from the other language. */
function pageFindings(read: ReadEdition, en: TextFile, tr: TextFile): Found {
  if (areSwapped({ en: wordsOf(en.tree), tr: wordsOf(tr.tree) }))
    return problemInText(en, { line: en.firstLine, column: 1 }, swapped)
  const [head, copy] = [en, tr].map(({ file }) => read.pages.find((page) => page.file === file))
  const isSameHead = (['title', 'description'] as const).every(
    (field) => copy?.frontmatter && head?.frontmatter?.[field] === copy.frontmatter[field],
  )
  if (copy && isSameHead)
    return problemInText(tr, copy.locate('title'), untranslated(en.file), { field: 'title' })
  const english = proseOf(en.tree)
  const same = [...proseOf(tr.tree)].find(([words]) => english.has(words))?.[1]
  return same ? problemInText(tr, inFile(tr, startOf(same)), untranslated(en.file)) : []
}

/** Texts of data and pages in which readers of one language get the other. */
export const checkLanguages = (read: ReadEdition): Problem[] => [
  ...checkValues(read, ['text'], (value, name, path) => textFinding(value as Text, name, path)),
  ...alternatesOf(read).flatMap(({ en, tr }) => (tr ? pageFindings(read, en, tr) : [])),
]
