// The abstracts of an edition: authors' Word files, each matched with its talk or poster, with the committee's corrections.
import { createHash } from 'node:crypto'
import type { ReadEdition } from '../read'
import type { Edition } from '../read/edition'
import { memoise } from '../read/memoise'
import { fault, type Fault } from '../read/problem'
import type { Abstract, WordAbstract } from './abstract'
import { correctionsOf } from './corrections'
import { ABSTRACTS, itemFor, itemsOf, readList, type Item } from './match'
import { readSections } from './template-sections'
import { readDocument } from './word-document'
import { layoutOf, openPackage, pagesOf } from './word-package'

const noText = fault(
  'No abstract was found in this file.',
  'Bu dosyada özet bulunamadı.',
  'Check that the text is below a heading “Abstract” or “Özet”, as in the template, and is not a picture.',
  'Metnin şablondaki gibi “Özet” ya da “Abstract” başlığının altında olduğuna ve görsel olmadığına bakın.',
)

/** The abstract in a Word file, or why it cannot be read. Never throws. */
async function readWord(bytes: Buffer): Promise<WordAbstract | Fault> {
  const opened = openPackage(bytes)
  if ('message' in opened) return opened
  try {
    const { paragraphs, lost } = await readDocument(opened.docx)
    const { titleParagraphs, body, ...abstract } = readSections(paragraphs)
    if (body.length === 0) return noText
    return { ...abstract, lost, layout: layoutOf(opened, titleParagraphs, body), pages: pagesOf(opened) }
  } catch {
    return noText
  }
}

/** Keeps what was read from a file (outputs/render-cache.ts). */
type Cache = (content: unknown, make: () => Promise<Buffer>) => Promise<Buffer>

/** The edition with `words` filled in: Word files are read asynchronously, the check itself is synchronous. */
export async function withAbstracts(edition: Edition, cache: Cache = (_, make) => make()): Promise<Edition> {
  const words = new Map<string, WordAbstract | Fault>()
  const files = edition.list(ABSTRACTS).filter((file) => /\.docx$/i.test(file) && !/\/~\$/.test(file))
  // One after the other: the pictures of one may take 300 MB until they are compressed.
  for (const file of files) {
    const bytes = edition.bytes(file) ?? Buffer.alloc(0)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const json = await cache(['abstract', hash], async () =>
      Buffer.from(JSON.stringify(await readWord(bytes))),
    )
    words.set(file, JSON.parse(json.toString()) as WordAbstract | Fault)
  }
  return { ...edition, words }
}

export type ItemAbstract = Abstract & { item: Item }

const none: Abstract = { titles: [], authors: [], affiliations: [], texts: {}, figure: undefined }

/** All abstracts, in the order of the talks and posters. Word files count only if `withAbstracts` has read them. */
export const abstractsOf = memoise((read: ReadEdition) => {
  const items = itemsOf(read)
  const { list, problems: ofList } = readList(read.edition)
  const words = [...(read.edition.words ?? [])].map(([file, found]) => {
    const word = found as WordAbstract | Fault
    const titles = 'titles' in word ? word.titles : []
    return { file, word, item: itemFor(file, titles, items, list) }
  })
  const corrections = correctionsOf(read).map((one) => ({
    ...one,
    isKnown: items.some(({ id, code }) => one.item === id || one.item === code),
  }))
  const ofItems = items.flatMap((item): ItemAbstract[] => {
    const sent = words.find((other) => other.item === item)?.word
    const corrected = corrections.filter((one) => one.item === item.id || one.item === item.code)
    const { titles, authors, affiliations, texts, figure } = sent && 'texts' in sent ? sent : none
    const all = { ...texts, ...Object.fromEntries(corrected.map(({ language, text }) => [language, text])) }
    return Object.keys(all).length > 0 ? [{ item, titles, authors, affiliations, texts: all, figure }] : []
  })
  const problems = [...ofList, ...corrections.flatMap((one) => one.problems)]
  return { list: ofItems, words, corrections, problems }
})
