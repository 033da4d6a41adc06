// Abstracts: files that cannot be read or belong to no talk, and what differs from the template and its rules (specification,
// section 5): advice to the committee, never a refusal.
import { basename, extname } from 'node:path/posix'
import { abstractsOf } from '../abstracts'
import { plain, runsOf, textOf, type WordAbstract } from '../abstracts/abstract'
import { ABSTRACTS, itemFor, itemsOf, readList } from '../abstracts/match'
import { messageOf, needsNothing, type MessageCode } from '../abstracts/messages'
import { undrawable } from '../printed-fonts'
import type { ReadEdition } from '../read'
import { fold } from '../read/fold'
import { fewAlike, fileProblem, joined, languageNames, both, type Fault, type Problem } from '../read/problem'
import { isBy, isSamePerson } from '../records/presented'
import { isToBeAnnounced } from '../records/to-be-announced'
import { languages, type Bilingual, type Language } from '../schemas/kinds'
import { fault } from './findings'
import { notPrinted } from './texts/text-rules'

const MOST_WORDS = 500

/** The number of the page with some words; letters are compared alone, because Word's XML splits sentences. */
function pageOf(pages: string[], words: string): number {
  const letters = (text: string) => text.replace(/&\w+;|[^\p{L}\d]/gu, '')
  return pages.findIndex((page) => letters(page).includes(letters(words))) + 1 || 1
}

/** Whether a text is there and not too long. Authors from Türkiye write in both languages, all others in English. */
function ofLanguage({ texts, pages, affiliations }: WordAbstract, language: Language): Fault | undefined {
  const { en, tr } = languageNames[language]
  const words = textOf(texts[language]?.blocks ?? []).match(/\S+/g) ?? []
  const isFromTurkiye = affiliations.some(({ text }) => /turk(iye|ey)/.test(fold(text)))
  if (!texts[language] && (language === 'en' || isFromTurkiye)) {
    return fault(
      `The ${en} text is missing. Authors from Türkiye write in both languages, all others in English.`,
      `${tr} metin yok. Türkiye’den katılan yazarlar iki dilde, diğerleri İngilizce yazar.`,
      'Ask the author for it.',
      'Yazardan isteyin.',
    )
  }
  const more = words.length - MOST_WORDS
  if (more <= 0) return undefined
  const beyond = words.slice(MOST_WORDS, MOST_WORDS + 8).join(' ')
  const page = pageOf(pages, beyond)
  return fault(
    `The ${en} text has ${words.length} words, ${more} too many: from “${beyond} …” on page ${page}.`,
    `${tr} metin ${words.length} sözcük, ${more} sözcük fazla: ${page}. sayfada “${beyond} …” sözlerinden sonrası.`,
    `Ask the author to shorten it to ${MOST_WORDS} words; until then all of it is printed.`,
    `Yazardan ${MOST_WORDS} sözcüğe indirmesini isteyin; o zamana kadar tamamı basılır.`,
  )
}

/** Whether measures are what they should be, within two millimetres. */
const areNear = (found: number[], wanted: number[]) =>
  found.every((value, index) => Math.abs(value - wanted[index]!) <= 2)

const OTHER_LAYOUT = 'It is not set as in the template'

/** What of a file's layout is not as in the template. */
function otherLayout({ layout }: WordAbstract): Fault | undefined {
  const { page, margins, font, size = 0, titleIsBold, titleIsCentred } = layout
  const centimetres = margins.map((margin) => margin / 10).join(' / ')
  const rows: [isRight: boolean, en: string, tr: string][] = [
    [
      areNear(page, [210, 297]),
      `the paper is ${page.join(' × ')} mm, not A4`,
      `kâğıt ${page.join(' × ')} mm, A4 değil`,
    ],
    [
      areNear(margins, [50, 40, 50, 40]),
      `the margins (top, right, bottom, left) are ${centimetres} cm, not 5 / 4 / 5 / 4`,
      `kenar boşlukları (üst, sağ, alt, sol) ${centimetres.replaceAll('.', ',')} cm; 5 / 4 / 5 / 4 olmalı`,
    ],
    [
      font === 'Times New Roman' && size === 12,
      `the text is in ${font ?? 'another font'} ${size || '?'} pt, not Times New Roman 12 pt`,
      `metin ${font ?? 'başka bir yazı tipi'} ${size || '?'} punto; Times New Roman 12 punto olmalı`,
    ],
    [titleIsBold, 'the title (page 1) is not bold', 'başlık (1. sayfa) kalın değil'],
    [titleIsCentred, 'the title (page 1) is not centred', 'başlık (1. sayfa) ortalanmamış'],
  ]
  const wrong = rows.filter(([isRight]) => !isRight)
  if (wrong.length === 0) return undefined
  return fault(
    `${OTHER_LAYOUT}: ${wrong.map(([, en]) => en).join('; ')}.`,
    `Şablondaki gibi düzenlenmemiş: ${wrong.map(([, , tr]) => tr).join('; ')}.`,
    'Nothing needs to be done: the booklet has its own layout.',
    'Bir şey yapmanız gerekmez: Bildiri özetleri kitabının kendi düzeni var.',
  )
}

function unprintable({ texts }: WordAbstract): Fault | undefined {
  // Equations are drawn with a font of their own.
  const runs = Object.values(texts).flatMap(({ blocks }) => runsOf(blocks).flat())
  const letters = undrawable(plain(runs.filter(({ formula }) => !formula))).join(' ')
  return letters ? notPrinted(letters) : undefined
}

const warning = (file: string, found: Fault): Problem => fileProblem(file, { ...found, severity: 'warning' })

const OTHER_FORMATS = /\.(doc|docm|dot|dotx|odt|rtf|pdf|pages|wps)$/i

/** Files of other formats, which authors send although they were asked for Word files. */
const otherFormats = ({ edition, data }: ReadEdition): Problem[] => {
  const items = itemsOf({ data })
  const { list } = readList(edition)
  return edition
    .list(ABSTRACTS)
    .filter((file) => OTHER_FORMATS.test(file))
    .map((file) => {
      const format = extname(file).slice(1).toUpperCase()
      const { item } = itemFor(file, [], items, list)
      return warning(file, messageOf('other-format', { format, ...(item && { item: item.code }) }))
    })
}

type OfFile = ReturnType<typeof abstractsOf>['words'][number]

/** The authors whom only the file has, and whether the programme takes them from it. */
function authorsOnlyIn({ word, item }: OfFile): { names: string; areTaken: boolean } {
  if (!item || !('texts' in word)) return { names: '', areTaken: false }
  const known =
    item.authors.length > 0 ? item.authors : item.presenters.filter((name) => !isToBeAnnounced(name))
  const others = word.authors.filter(({ name }) => !known.some((one) => isSamePerson(one, name)))
  const names = others.map(({ name }) => name).join(', ')
  return { names, areTaken: item.authors.length === 0 && isBy(known, word.authors) }
}

/** What is to be asked about the talk of a file: another code or title, other authors. */
function doubts(read: OfFile): [MessageCode, Record<string, string>][] {
  const { file, word, item, by, named } = read
  if (!item || !('texts' in word)) return []
  const values = { file: basename(file), item: item.code }
  const { names, areTaken } = authorsOnlyIn(read)
  const title = word.titles[0] ?? ''
  const found: [MessageCode, Record<string, string>][] = []
  if (named) found.push(['other-code', { ...values, code: named.code }])
  if (by !== 'title' && by !== 'list' && title) found.push(['other-title', { ...values, title }])
  if (names && !areTaken) found.push(['authors-differ', { ...values, names }])
  return found
}

/** What the programme takes from Word files: nothing is wrong with it, but somebody should see it. */
export const takenFromWords = (read: ReadEdition): { file: string; message: Bilingual }[] =>
  abstractsOf(read).words.flatMap((one) => {
    const { names, areTaken } = authorsOnlyIn(one)
    if (!one.item || !names || !areTaken) return []
    return { file: one.file, message: messageOf('authors-added', { item: one.item.code, names }).message }
  })

/** What is said of one abstract: first what has to be decided or asked for, then what needs nothing. */
function ofAbstract(read: OfFile, all: OfFile[]): Problem[] {
  const { file, word, item } = read
  const say = (code: MessageCode, values: Record<string, string> = {}) =>
    warning(file, messageOf(code, values))
  if (!('texts' in word)) return [say(word.code, { ...word.values, ...(item && { item: item.code }) })]
  const isFurther = all.find((other) => other.file === file)?.word !== word
  const title = word.titles[0] ?? ''
  if (!item) return [isFurther ? say('two-unmatched', { title }) : say('unmatched')]
  const first = all.find((other) => other.item === item && 'texts' in other.word)
  if (first && first.word !== word) return [say('twice', { other: basename(first.file), item: item.code })]
  const coded = [
    ...(isFurther ? [['two-in-file', { title, item: item.code }] as const] : []),
    ...doubts(read),
    ...word.remarks.map(({ code, after, words = '' }) => [code, { after, words }] as const),
  ]
  const asked = coded.filter(([code]) => !needsNothing.has(code)).map(([code, values]) => say(code, values))
  const noted = coded
    .filter(([code]) => needsNothing.has(code))
    .map(([code, values]) => messageOf(code, values))
  const ofTexts = languages.map((language) => ofLanguage(word, language))
  const needed = [...ofTexts, unprintable(word)].flatMap((found) => (found ? warning(file, found) : []))
  const layout = otherLayout(word)
  return [
    ...asked,
    ...needed,
    ...(noted[0]
      ? [warning(file, { message: joined(...noted.map(({ message }) => message)), advice: noted[0].advice })]
      : []),
    ...(layout ? [warning(file, layout)] : []),
  ]
}

/** Of many files that are not set as in the template only the first is reported, with the names of the others. */
const layoutsOnce = (problems: Problem[]) => {
  const isLayout = ({ message }: Problem) => message.en.startsWith(OTHER_LAYOUT)
  const ofOthers = (others: Problem[]) => {
    const names = others.map(({ file }) => basename(file)).join(', ')
    return both(
      `${others.length} other files are not set as in the template either: ${names}.`,
      `Şablondaki gibi düzenlenmemiş ${others.length} dosya daha var: ${names}.`,
    )
  }
  return fewAlike(
    problems,
    (problem) => (isLayout(problem) ? OTHER_LAYOUT : JSON.stringify(problem)),
    1,
    ofOthers,
  )
}

/** Everything about abstracts is advice: a file that cannot be read is left out, and keeps nothing else from being published. */
export function checkAbstracts(read: ReadEdition): Problem[] {
  const { words, corrections, problems } = abstractsOf(read)
  const ofWords = words.flatMap((one) => ofAbstract(one, words))
  const unknown = corrections.filter(({ isKnown }) => !isKnown)
  return [
    ...problems,
    ...layoutsOnce([...ofWords, ...otherFormats(read)]),
    ...unknown.map(({ file }) => warning(file, messageOf('unmatched'))),
  ]
}
