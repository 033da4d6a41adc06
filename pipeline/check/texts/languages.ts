// Texts in the wrong language: swapped, both in one text, one for all readers, or copied and not translated.
import { writeLanguages } from '../../read/advice'
import type { ReadEdition } from '../../read'
import { both, type Found, type Problem } from '../../read/problem'
import { allWithin, startOf, wordsOf, type Node } from '../../read/texts/nodes'
import { inFile, type TextFile } from '../../read/texts/text-file'
import type { CollectionName } from '../../schemas'
import type { Bilingual, Language, Text } from '../../schemas/kinds'
import { checkValues, fault, problemInText, type Finding } from '../findings'
import { alternatesOf } from './pages'

/** Small words of each language that the other does not have; and Turkish words in small letters, for titles may have no small words. */
const ownWords: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:the|of|and|for|with|from|to|are|is|by|at)(?!\p{L})/giu,
  tr: /(?<!\p{L})(?:[Vv]e|[Bb]ir|[İi]çin|[İi]le|[Bb]u|olan|olarak|kadar|göre|çok|ya da|\p{Ll}*[ğşı]\p{Ll}*)(?!\p{L})/gu,
}

const wordsIn = (text: string, language: Language) => text.match(ownWords[language])?.length ?? 0

/** Whether a text has words of the other language and none, or only few, of its own. */
function isOther(text: string, language: Language): boolean {
  const other = wordsIn(text, language === 'en' ? 'tr' : 'en')
  return other > 0 && other > 4 * wordsIn(text, language)
}

const areSwapped = ({ en, tr }: Bilingual) => isOther(en, 'en') && isOther(tr, 'tr')

const swapped: Finding = {
  ...fault(
    'The two languages are swapped.',
    'İki dilin metinleri yer değiştirmiş.',
    'Write the English text after en: or into en.mdx, and the Turkish one after tr: or into tr.mdx.',
    'İngilizce metni en: karşısına ya da en.mdx dosyasına, Türkçe metni tr: karşısına ya da tr.mdx dosyasına yazın.',
  ),
  severity: 'warning',
}

const sameTwice: Finding = {
  ...fault(
    'Both languages have the same text.',
    'İki dilde de aynı metin var.',
    'Translate it or, if both languages share it, write it once, without en: and tr:.',
    'Çevirin ya da iki dilde ortaksa en: ve tr: olmadan bir kez yazın.',
  ),
  severity: 'warning',
}

const forAllReaders: Finding = {
  message: both(
    'This text is shown as it is on the pages of both languages.',
    'Bu metin iki dilin sayfalarında da olduğu gibi görünür.',
  ),
  advice: writeLanguages,
  severity: 'warning',
}

/** Where organisers write sentences and titles. In other files, names are the same in both languages. */
const ofSentences: readonly CollectionName[] = [
  ...(['keyDates', 'fees', 'workshop', 'socialTour', 'venue'] as const),
  ...(['programme', 'sessions', 'interface', 'navigation', 'downloads'] as const),
]

/** What authors write in their own language, and names of places and firms. */
const ofOneLanguage =
  /\b(?:talks|affiliation|route|terminus|firms|partners|city|country|district|metroStation)\b/

/** `Coffee break / Kahve arası`: one part is Turkish, the other is not. */
function hasBoth(value: string): boolean {
  const parts = value.split(/\s+[/|]\s+/).map((part) => wordsIn(part, 'tr') > 0 || /[ğışİĞŞ]/.test(part))
  return parts.length === 2 && parts[0] !== parts[1]
}

function textFinding(value: Text, name: CollectionName, path: PropertyKey[]): Finding | undefined {
  if (typeof value !== 'string')
    return value.en === value.tr ? sameTwice : areSwapped(value) ? swapped : undefined
  if (ofOneLanguage.test(path.join(' '))) return undefined
  const isOfOne = wordsIn(value, 'en') > 0 !== wordsIn(value, 'tr') > 0
  return hasBoth(value) || (ofSentences.includes(name) && isOfOne) ? forAllReaders : undefined
}

/** Shorter paragraphs may well be the same in both languages: a name, an address, a title. */
const FEWEST_WORDS = 6

/** Paragraphs of running text by their words. */
const proseOf = (tree: Node) =>
  new Map(
    allWithin(tree)
      .filter(({ type }) => type === 'paragraph')
      .map((node) => [wordsOf(node).trim(), node] as const)
      .filter(([words]) => /[.!?]$/.test(words) && words.split(/\s+/).length >= FEWEST_WORDS)
      .filter(([words]) => wordsIn(words, 'en') + wordsIn(words, 'tr') > 0),
  )

const untranslated = (file: string): Finding => ({
  ...fault(
    `This is the same, letter by letter, in ${file}.`,
    `Bu, ${file} dosyasındakiyle harfi harfine aynı.`,
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
  const description = copy?.frontmatter?.description
  if (copy && description !== undefined && description === head?.frontmatter?.description)
    return problemInText(tr, copy.locate('description'), untranslated(en.file), { field: 'description' })
  const english = proseOf(en.tree)
  const same = [...proseOf(tr.tree)].find(([words]) => english.has(words))?.[1]
  return same ? problemInText(tr, inFile(tr, startOf(same)), untranslated(en.file)) : []
}

/** Texts of data and pages in which readers of one language get the other. */
export const checkLanguages = (read: ReadEdition): Problem[] => [
  ...checkValues(read, ['text'], (value, name, path) => textFinding(value as Text, name, path)),
  ...alternatesOf(read).flatMap(({ en, tr }) => (tr ? pageFindings(read, en, tr) : [])),
]
