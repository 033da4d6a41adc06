// The abstracts of an edition: authors' Word files, each matched with its talk or poster, with the committee's corrections.
import { hashOf, unkept } from '../kept-files'
import type { ReadEdition } from '../read'
import type { Edition } from '../read/edition'
import { memoise } from '../domain/memoise'
import type { Abstract, Refusal, WordAbstract } from './abstract'
import { correctionsOf } from './corrections'
import { ABSTRACTS, itemsOf, matcherOf, readList, waitingItems, type Item } from './match'
import { readSections } from './template-sections'
import { DocumentReader } from './word-document'
import { picturesOf } from './word-figures'
import { layoutOf } from './word-layout'
import { openPackage } from './word-package'
import { allNamed } from './word-xml'

/** The abstracts in a Word file, or why it cannot be read. Never throws. */
async function readWord(bytes: Buffer): Promise<WordAbstract | Refusal> {
  try {
    const opened = openPackage(bytes)
    if ('code' in opened) return opened
    const reader = new DocumentReader(opened, await picturesOf(opened))
    const paragraphs = allNamed(opened.document, 'w:body').flatMap((body) => reader.read(body))
    const [first, ...others] = readSections(paragraphs, reader.remarks)
      .filter(({ texts }) => Object.keys(texts).length > 0)
      .map(({ titleParagraphs, body, ...abstract }): WordAbstract => ({
        ...abstract,
        lost: [...new Set(abstract.remarks.map(({ code }) => code))],
        layout: layoutOf(opened, titleParagraphs, body),
        pages: reader.pages,
      }))
    if (!first) return { code: 'no-text' }
    return others.length > 0 ? { ...first, others } : first
  } catch {
    return { code: 'damaged' }
  }
}

/** The edition with `words` filled in: Word files are read asynchronously, the check itself is synchronous. */
export async function withAbstracts(edition: Edition, kept = unkept): Promise<Edition> {
  const words = new Map<string, WordAbstract | Refusal>()
  const files = edition.list(ABSTRACTS).filter((file) => /\.docx$/i.test(file) && !/\/~\$/.test(file))
  // One after the other: the pictures of one may take 300 MB until they are compressed.
  for (const file of files) {
    const bytes = edition.bytes(file) ?? Buffer.alloc(0)
    const json = await kept(hashOf(bytes), async () => Buffer.from(JSON.stringify(await readWord(bytes))))
    words.set(file, JSON.parse(json.toString()) as WordAbstract | Refusal)
  }
  return { ...edition, words }
}

export type ItemAbstract = Abstract & { item: Item }

const none: Abstract = { titles: [], authors: [], affiliations: [], texts: {}, figure: undefined }

/** All abstracts, in the order of the talks and posters. Word files count only if `withAbstracts` has read them. */
export const abstractsOf = memoise((read: ReadEdition) => {
  const [items, waiting] = [itemsOf(read), waitingItems(read)]
  const { entries: list, problems: ofList } = readList(read.edition)
  const itemFor = matcherOf([...items, ...waiting], list)
  const words = [...(read.edition.words ?? [])].flatMap(([file, found]) => {
    const word = found as WordAbstract | Refusal
    const all = 'texts' in word ? [word, ...(word.others ?? [])] : [word]
    return all.map((one) => {
      const titles = 'titles' in one ? one.titles : []
      return { file, word: one, ...itemFor(file, titles, all.length > 1) }
    })
  })
  const corrections = correctionsOf(read).map((one) => ({
    ...one,
    isKnown: [...items, ...waiting].some(({ id, code }) => one.item === id || one.item === code),
  }))
  const ofItems = items.flatMap((item): ItemAbstract[] => {
    const sent = words.find((other) => other.item === item && 'texts' in other.word)?.word
    const corrected = corrections.filter((one) => one.item === item.id || one.item === item.code)
    const { titles, authors, affiliations, texts, figure } = sent && 'texts' in sent ? sent : none
    const all = { ...texts, ...Object.fromEntries(corrected.map(({ language, text }) => [language, text])) }
    return Object.keys(all).length > 0 ? [{ item, titles, authors, affiliations, texts: all, figure }] : []
  })
  const problems = [...ofList, ...corrections.flatMap((one) => one.problems)]
  return { list: ofItems, words, corrections, problems }
})
