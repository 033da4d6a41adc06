// Names that are spelled in two ways: the rarer one is probably wrong.
import { fold } from '../domain/fold'
import { bilingual, type Text } from '../domain/languages'
import { memoise } from '../domain/memoise'
import { personKey } from '../domain/person-names'
import { warning, type Diagnostic } from '../messages/diagnostic'
import type { ReadEdition } from '../read'
import type { CollectionFile } from '../read/collection-file'
import { findDuplicates } from '../read/find-duplicates'
import { placeOf, problemIn, valuesIn, type Located } from './findings'

/** A name at its place. Those with the same key should have the same spelling. */
type SpelledName = Located & { key: string; spelling: string; written: string }

/** The names of people, which may differ in their titles, capitals and apostrophes only. */
const peopleIn = (file: CollectionFile): SpelledName[] =>
  valuesIn(file, ['person-name']).map(({ value, path }) => {
    const [written, spelling] = [String(value), personKey(String(value))]
    return { in: file.name, path, value, key: fold(spelling), spelling, written }
  })

/** The names of institutions in each language, which have one name in the other. */
const institutionsIn = (file: CollectionFile): SpelledName[] =>
  valuesIn(file, ['text'])
    .filter(({ path }) => path.some((step) => /^affiliation/.test(String(step))))
    .flatMap(({ value, path }) => {
      const { en, tr } = bilingual(value as Text)
      const place = { in: file.name, path, value }
      return [
        { ...place, key: `en ${fold(en)}`, spelling: tr, written: tr },
        { ...place, key: `tr ${fold(tr)}`, spelling: en, written: en },
      ]
    })

/** All of a file: one that has not changed is read once. */
const namesIn = memoise((file: CollectionFile) => [...peopleIn(file), ...institutionsIn(file)])

/** Warns of each name that has another spelling than most with the same letters. */
export function checkSpellings(read: ReadEdition): Diagnostic[] {
  const names = Object.values(read.files).flatMap(namesIn)
  const uses = new Map<string, number>()
  for (const { spelling } of names) uses.set(spelling, (uses.get(spelling) ?? 0) + 1)
  const usualFirst = names.toSorted(
    (one, other) => (uses.get(other.spelling) ?? 0) - (uses.get(one.spelling) ?? 0),
  )
  return findDuplicates(usualFirst, ({ key }) => key)
    .filter(({ item, before }) => item.spelling !== before.spelling)
    .flatMap(({ item, before }) => {
      const values = { here: item.written, there: before.written, place: placeOf(read, before) }
      return problemIn(read, item.in, item.path, warning('facts.differs', values))
    })
}
