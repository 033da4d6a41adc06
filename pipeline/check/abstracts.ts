// Abstracts: files that cannot be read or belong to no talk, and what differs from the template and its rules (specification,
// section 5): advice to the committee, never a refusal.
import { basename, extname } from 'node:path/posix'
import { abstractsOf } from '../abstracts'
import { plain, runsOf, textOf, type WordAbstract } from '../abstracts/abstract'
import { ABSTRACTS, itemsOf, LIST_FILE, listed, matcherOf, readList, waitingItems } from '../abstracts/match'
import { beginningOf } from '../domain/beginning-of'
import { fold, inOneLine } from '../domain/fold'
import { inBoth, languageNames, languages, type Bilingual, type Language } from '../domain/languages'
import { isToBeAnnounced } from '../domain/to-be-announced'
import { error, inFile, type Diagnostic, type Finding, type Found, type Values } from '../messages/diagnostic'
import { inBothLanguages, sentence } from '../messages/render'
import { firstNamed } from '../messages/ordering'
import { undrawable } from '../printed-fonts'
import type { ReadEdition } from '../read'
import { problemAt } from '../read/entries/entry-check'
import { readYaml } from '../read/yaml/yaml-file'
import { isSamePerson } from '../domain/person-names'
import { isBy } from '../records/authors'
import { isWhole, notAmong } from './findings'

const MOST_WORDS = 500

/** Codes of messages after which nothing has to be done, unless something is not as it should be. */
const needsNothing = new Set(
  ['struck-out', 'hidden', 'footnote', 'not-abstract', 'picture-above'].map((code) => `abstract.${code}`),
)

/** Up to this many characters of words that a file has are repeated. */
const LONGEST = 120

const shortened = (text: string) => beginningOf(inOneLine(text), LONGEST)

/** The finding of a code; `after` are the words after which something is, `item` the talk or poster of the file. */
function abstractFinding(code: string, values: Record<string, string> = {}): Finding {
  const { after, item, ...others } = values
  const filled: Values = {
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, shortened(value)])),
    item: item ?? '',
    place: after ? { code: 'abstract.after', values: { words: shortened(after) } } : '',
    of: item ? { code: 'abstract.of', values: { item } } : '',
  }
  return error(`abstract.${code}`, filled)
}

/** The number of the page with some words; letters are compared alone, because Word's XML splits sentences. */
function pageOf(pages: string[], words: string): number {
  const letters = (text: string) => text.replace(/&\w+;|[^\p{L}\d]/gu, '')
  return pages.findIndex((page) => letters(page).includes(letters(words))) + 1 || 1
}

/** Whether a text is there and not too long. Authors from Türkiye write in both languages, all others in English. */
function ofLanguage({ texts, pages, affiliations }: WordAbstract, language: Language): Finding | undefined {
  const words = textOf(texts[language]?.blocks ?? []).match(/\S+/g) ?? []
  const isFromTurkiye = affiliations.some(({ text }) => /turk(iye|ey)/.test(fold(text)))
  if (!texts[language] && (language === 'en' || isFromTurkiye)) {
    return error('abstract.text-missing', { language: languageNames[language] })
  }
  const more = words.length - MOST_WORDS
  if (more <= 0) return undefined
  const beyond = words.slice(MOST_WORDS, MOST_WORDS + 8).join(' ')
  const page = pageOf(pages, beyond)
  return error('abstract.too-long', {
    language: languageNames[language],
    count: words.length,
    more,
    beyond,
    page,
    most: MOST_WORDS,
  })
}

/** Whether measures are what they should be, within two millimetres. What a file does not state is not wrong. */
const areNear = (found: number[], wanted: number[]) =>
  !found.some((value, index) => Math.abs(value - (wanted[index] ?? Infinity)) > 2)

/** What of a file's layout is not as in the template. */
function otherLayout({ layout }: WordAbstract): Finding | undefined {
  const { page, margins, font, size = 0, titleIsBold, titleIsCentred } = layout
  const centimetres = margins.map((margin) => margin / 10).join(' / ')
  const values = {
    page: page.join(' × '),
    margins: { en: centimetres, tr: centimetres.replaceAll('.', ',') },
    font: font ?? { code: 'abstract.another-font' },
    size: size || '?',
  }
  const rows = [
    { isRight: areNear(page, [210, 297]), code: 'abstract.paper' },
    { isRight: areNear(margins, [50, 40, 50, 40]), code: 'abstract.margins' },
    { isRight: font === 'Times New Roman' && size === 12, code: 'abstract.font' },
    { isRight: titleIsBold, code: 'abstract.title-bold' },
    { isRight: titleIsCentred, code: 'abstract.title-centred' },
  ]
  const wrong = rows.filter(({ isRight }) => !isRight)
  if (wrong.length === 0) return undefined
  const differences = inBoth((language) =>
    wrong.map(({ code }) => sentence({ code, values }, language)).join('; '),
  )
  return error('abstract.layout', { differences })
}

function unprintable({ texts }: WordAbstract): Finding | undefined {
  // Equations are drawn with a font of their own.
  const runs = Object.values(texts).flatMap(({ blocks }) => runsOf(blocks).flat())
  const letters = undrawable(plain(runs.filter(({ formula }) => !formula))).join(' ')
  return letters ? error('text.not-printed', { found: letters }) : undefined
}

const warning = (file: string, finding: Finding): Diagnostic =>
  inFile(file, { ...finding, severity: 'warning' })

const OTHER_FORMATS = /\.(doc|docm|dot|dotx|odt|rtf|pdf|pages|wps)$/i

/** Files of other formats, which authors send although they were asked for Word files. */
const otherFormats = ({ edition, data }: ReadEdition): Diagnostic[] => {
  const files = edition.list(ABSTRACTS).filter((file) => OTHER_FORMATS.test(file))
  if (files.length === 0) return []
  const itemFor = matcherOf(itemsOf({ data }), readList(edition).entries)
  return files.map((file) => {
    const format = extname(file).slice(1).toUpperCase()
    const { item } = itemFor(file, [])
    return warning(file, abstractFinding('other-format', { format, ...(item && { item: item.code }) }))
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

/** What the programme takes from Word files: nothing is wrong with it, but somebody should see it. */
export const takenFromWords = (read: ReadEdition): { file: string; message: Bilingual }[] =>
  abstractsOf(read).words.flatMap((one) => {
    const { names, areTaken } = authorsOnlyIn(one)
    if (!one.item || !names || !areTaken) return []
    return {
      file: one.file,
      message: inBothLanguages(abstractFinding('authors-added', { item: one.item.code, names })),
    }
  })

/** What is said of one abstract: first what has to be decided or asked for, then what needs nothing. */
function ofAbstract(read: OfFile, all: OfFile[]): (Finding | undefined)[] {
  const { file, word, item, by, named } = read
  if (!('texts' in word))
    return [abstractFinding(word.code, { ...word.values, ...(item && { item: item.code }) })]
  const isFurther = all.find((other) => other.file === file)?.word !== word
  const title = word.titles[0] ?? ''
  if (!item) return [isFurther ? abstractFinding('two-unmatched', { title }) : abstractFinding('unmatched')]
  const { code } = item
  const first = all.find((other) => other.item === item && 'texts' in other.word)
  if (first && first.word !== word)
    return [abstractFinding('twice', { other: basename(first.file), item: code })]
  const values = { file: basename(file), item: code }
  const isOtherTitle = by !== 'title' && by !== 'list' && title !== ''
  const { names, areTaken } = authorsOnlyIn(read)
  const strange = word.remarks.flatMap((one) =>
    one.code === 'not-abstract' ? shortened(one.words ?? '') : [],
  )
  const remarks = word.remarks.filter((one) => one.code !== 'not-abstract')
  const said = [
    isFurther && abstractFinding('two-in-file', { title, item: code }),
    named && abstractFinding('other-code', { ...values, code: named.code }),
    isOtherTitle && abstractFinding('other-title', { ...values, title }),
    names && !areTaken && abstractFinding('authors-differ', { ...values, names }),
    ...remarks.map(({ code, after, words = '' }) => abstractFinding(code, { after, words })),
    strange.length > 0 && error('abstract.not-abstract', { words: strange.join('”, “') }),
  ].filter((finding) => typeof finding === 'object')
  const noted = said.filter((finding) => needsNothing.has(finding.code))
  const notes = inBoth((language) => noted.map((note) => sentence(note, language)).join(' '))
  return [
    ...said.filter((finding) => !noted.includes(finding)),
    ...languages.map((language) => ofLanguage(word, language)),
    unprintable(word),
    noted.length > 0 ? error('abstract.noted', { notes }) : undefined,
    otherLayout(word),
  ]
}

/** Of many files that are not set as in the template only the first is reported, with the names of the others. */
const layoutsOnce = (found: Diagnostic[]): Diagnostic[] => {
  const isLayout = ({ code }: Diagnostic) => code === 'abstract.layout'
  const [first, ...others] = found.filter(isLayout)
  if (!first || others.length === 0) return found
  const files = firstNamed(others.map(({ file }) => basename(file)))
  const more = { code: 'abstract.same-layout', values: { count: others.length, files } }
  return found.flatMap((one) => (one === first ? { ...one, advice: [more] } : isLayout(one) ? [] : one))
}

/** Lines of the list that name a file, or a talk or poster, that is not there. */
function unknownInList(read: ReadEdition): Diagnostic[] {
  const yaml = readYaml(read.edition, LIST_FILE)
  const files = read.edition.list(ABSTRACTS).map((path) => basename(path))
  const codes = [...itemsOf(read), ...waitingItems(read)].flatMap(({ id = '', code }) => [id, code])
  return [yaml.value ?? []].flat().flatMap((entry, index): Found => {
    const { file, item } = listed.safeParse(entry).data ?? {}
    if (file === undefined || item === undefined) return []
    const isThere = files.includes(basename(file))
    const missing = error('files.missing', { path: `${ABSTRACTS}/${file}`, folder: ABSTRACTS })
    const finding = isThere ? error('reference.listed-item', { name: item }) : notAmong(files, file, missing)
    const field = isThere ? 'item' : 'file'
    return isThere && (codes.includes(item) || !isWhole(read, 'sessions', 'posters'))
      ? []
      : problemAt(yaml, [index, field], { ...finding, severity: 'warning' }, { field })
  })
}

/** Everything about abstracts is advice: a file that cannot be read is left out, and keeps nothing else from being published. */
export function checkAbstracts(read: ReadEdition): Diagnostic[] {
  const { words, corrections, problems } = abstractsOf(read)
  const ofWords = words.flatMap((one) =>
    ofAbstract(one, words).flatMap((finding) => (finding ? warning(one.file, finding) : [])),
  )
  const unknown = corrections.filter(({ isKnown }) => !isKnown)
  return [
    ...problems,
    ...unknownInList(read),
    ...layoutsOnce([...ofWords, ...otherFormats(read)]),
    ...unknown.map(({ file }) => warning(file, abstractFinding('unmatched'))),
  ]
}
