// The edition after the sample, which begins on 30 September 2027 and which nobody has filled yet.
import { editionWith, readEdition } from '../../pipeline/read'
import { nextEdition } from '../../tools/new-edition/next-edition'
import { sample } from '../content/edition'

const { written, deleted } = nextEdition(readEdition(sample), { edition: 7, year: 2027 }, '2026-01-15')

export const emptyEdition = editionWith(sample, {
  ...written,
  ...Object.fromEntries(deleted.map((path) => [path, undefined])),
})
