// The lists of an edition as its files have them, without the schemas' defaults, and the identity of each talk and poster.
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { rewriteYaml } from '../write/rewrite-yaml'
import type { ReadEdition } from '../read'
import { releasedProgramme, talkIds } from '../records/talk-ids'
import { collectionNames, collections, fileOf, type CollectionName, type EditionData } from '../schemas'
import type { session } from '../schemas/programme'

export type Values = Record<CollectionName, unknown>

/** The ids that talks and posters have, written or not, and those that no other may get. */
export type Ids = { known: ReadonlyMap<unknown, string>; taken: Set<string> }

/** A collection as it is written. A list that an edition does without, such as posters, is an empty one. */
const writtenValue = ({ files }: ReadEdition, name: CollectionName): unknown =>
  files[name].yaml.value ?? (collections[name].many ? [] : undefined)

/** Every collection as it is written, to be changed. */
export function valuesOf(read: ReadEdition): Values {
  const written = collectionNames.map((name) => [name, writtenValue(read, name)])
  return JSON.parse(JSON.stringify(Object.fromEntries(written))) as Values
}

/** The files of collections whose values differ from those that were read, with everything else in them as it was. */
export function changedFiles(read: ReadEdition, values: Values): Record<string, string> {
  const { edition } = read
  const changed = collectionNames.flatMap((name) => {
    if (isDeepStrictEqual(values[name], writtenValue(read, name))) return []
    const { entry, many } = collections[name]
    const before = edition.read(fileOf(name))
    const after = rewriteYaml(before, values[name], many ? z.array(entry) : entry)
    return after === before ? [] : [[fileOf(name), after]]
  })
  return Object.fromEntries(changed) as Record<string, string>
}

/** The ids of the talks and posters among these values; of a sound edition. */
export function idsOf(read: ReadEdition, values: Values): Ids {
  const released = releasedProgramme(read)
  const { sessions, posters } = talkIds(read.data as EditionData, released)
  const all = values.sessions as z.input<typeof session>[]
  const waiting = all.filter(({ waits }) => waits === true).flatMap(({ talks = [] }) => talks)
  const written = [
    ...all.filter(({ waits }) => waits !== true).flatMap(({ talks = [] }): unknown[] => talks),
    ...(values.posters as unknown[]),
  ]
  const ids = [...sessions.flatMap(({ talks }) => talks), ...posters].map(({ id }) => id)
  const former = [...(released?.items ?? []), ...(released?.withdrawn ?? [])].flatMap(({ id }) => id ?? [])
  return {
    known: new Map(ids.map((id, at) => [written[at], id])),
    taken: new Set([...ids, ...former, ...waiting.flatMap(({ id }) => id ?? [])]),
  }
}
