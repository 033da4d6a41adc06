// Reads a whole edition: every file parsed, every entry checked against its schema, all problems collected.
import { collectionNames, collections, type CollectionName, type EditionData } from '../schemas'
import { readCollection, type CollectionFile } from './collection-file'
import type { Edition } from './edition'
import { memoise } from '../domain/memoise'
import { readLetter, readPage, type LetterFile, type PageFile, type TextFile } from './page-file'
import type { Diagnostic } from '../messages/diagnostic'

export type ReadEdition = {
  edition: Edition
  files: Record<CollectionName, CollectionFile>
  /** What could be read. Entries with problems are absent; objects with problems are undefined. */
  data: { [Name in CollectionName]: EditionData[Name] | undefined }
  pages: PageFile[]
  letters: LetterFile[]
  /** Pages and letters. */
  texts: TextFile[]
  problems: Diagnostic[]
}

const dataOf = memoise(({ name, entries }: CollectionFile): unknown => {
  const values = entries.map(({ value }) => value)
  return collections[name].many ? values : values[0]
})

/** Reads everything below content/. Never throws on what an organiser wrote. */
export function readEdition(edition: Edition): ReadEdition {
  const files = Object.fromEntries(
    collectionNames.map((name) => [name, readCollection(edition, name)]),
  ) as Record<CollectionName, CollectionFile>
  const data = Object.fromEntries(
    collectionNames.map((name) => [name, dataOf(files[name])]),
  ) as ReadEdition['data']
  // Whatever else lies in these folders is reported by check/files/stray-files.ts.
  const textsIn = (folder: string) =>
    edition.list(folder).filter((file) => /^\/.+\/(en|tr)\.mdx$/.test(file.slice(folder.length)))
  const pages = textsIn('content/pages').map((file) => readPage(edition.read(file) ?? '', file))
  const letters = textsIn('content/letters').map((file) => readLetter(edition.read(file) ?? '', file))
  const texts = [...pages, ...letters]
  const problems = [
    ...collectionNames.flatMap((name) => files[name].problems),
    ...texts.flatMap((text) => text.problems),
  ]
  return { edition, files, data, pages, letters, texts, problems }
}

export { editionWith, inMemory, type Edition } from './edition'
export type { LetterFile, PageFile } from './page-file'
