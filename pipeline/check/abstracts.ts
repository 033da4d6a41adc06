// Abstracts: files that cannot be read or belong to no talk, and what differs from the template and its rules (specification,
// section 5): advice to the committee, never a refusal.
import { basename } from 'node:path/posix'
import { abstractsOf } from '../abstracts'
import { textOf, type WordAbstract } from '../abstracts/abstract'
import { LIST_FILE, type Item } from '../abstracts/match'
import { undrawable } from '../printed-fonts'
import type { ReadEdition } from '../read'
import { sentence } from '../messages/render'
import { fold } from '../domain/fold'
import { error, inFile, type Diagnostic, type Finding, type Found } from '../messages/diagnostic'
import { inBoth, languageNames, languages, type Language } from '../domain/languages'
import { fileProblem } from '../read/problem'
import { notPrinted } from './texts/text-rules'

const MOST_WORDS = 500

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

/** Whether measures are what they should be, within two millimetres. */
const areNear = (found: number[], wanted: number[]) =>
  found.every((value, index) => Math.abs(value - wanted[index]!) <= 2)

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
  const words = Object.values(texts).map(({ blocks }) => textOf(blocks))
  const letters = undrawable(words.join(' ')).join(' ')
  return letters ? notPrinted(letters) : undefined
}

const unmatched = error('abstract.unmatched', { list: LIST_FILE })

const twice = (file: string, item: Item) =>
  error('abstract.twice', { other: basename(file), code: item.code })

const warning = (file: string, finding: Finding): Diagnostic =>
  inFile(file, { ...finding, severity: 'warning' })

export function checkAbstracts(read: ReadEdition): Diagnostic[] {
  const { words, corrections, problems } = abstractsOf(read)
  const ofWords = words.flatMap(({ file, word, item }): Found => {
    if ('message' in word) return fileProblem(file, word)
    if (!item) return warning(file, unmatched)
    const first = words.find((other) => other.item === item)
    if (first && first.file !== file) return inFile(file, twice(first.file, item))
    const lost = word.lost.map((part) => error(`abstract.lost-${part}`))
    const ofTexts = languages.map((language) => ofLanguage(word, language))
    const found = [...ofTexts, otherLayout(word), unprintable(word), ...lost]
    return found.flatMap((finding) => (finding ? warning(file, finding) : []))
  })
  const unknown = corrections.filter(({ isKnown }) => !isKnown)
  return [...problems, ...ofWords, ...unknown.map(({ file }) => warning(file, unmatched))]
}
