// What is kept of a released programme, so that the next version can be compared with it.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ReadEdition } from '../../read'
import { fold } from '../../domain/fold'
import { memoiseByText } from '../../domain/memoise'
import { changeKinds } from '../../schemas/programme'
import { inBoth, inLanguage, type Bilingual } from '../../domain/languages'
import { bothLanguages } from '../localise'

/** Where the last released programme is kept. */
export const RELEASED_FILE = 'content/released-schedule.json'

const text = z.union([z.string(), bothLanguages])

const change = z.object({
  date: z.string(),
  kind: z.enum(changeKinds),
  /** The id of a talk or poster, or the code of a session. */
  item: z.string(),
  /** Code of the session of a talk. */
  session: z.string().optional(),
  text: bothLanguages,
})

const item = z.object({
  /** Of a talk or poster: what it keeps when it moves. Files of earlier releases lack it. */
  id: z.string().optional(),
  code: z.string(),
  kind: z.enum(['session', 'talk', 'poster']),
  title: text,
  /** Names of the presenters; empty for a session. */
  presenters: z.array(z.string()),
  /** When and where; for a poster only if there are several sessions, with the code of its own in `session`. */
  date: z.string().optional(),
  start: z.string().optional(),
  end: z.string().optional(),
  place: text.optional(),
  /** The hall's key, which stays the same when the hall is renamed. */
  hall: z.string().optional(),
  session: z.string().optional(),
  /** Whether it is a coffee break or a lunch, whose changes are not reported. Files of earlier releases lack this. */
  pause: z.boolean().optional(),
})

const snapshot = z.object({
  version: z.number().int().positive(),
  released: z.string(),
  items: z.array(item),
})

const calendarEntry = z.object({
  /** A sum of what it says in both languages. */
  sum: z.string(),
  /** SEQUENCE and LAST-MODIFIED, an instant in UTC. */
  sequence: z.number().int().nonnegative(),
  modified: z.string(),
  summary: bothLanguages,
  /** Instants, or days of a whole-day entry. */
  start: z.string(),
  end: z.string(),
  /** Whether it is no longer in the programme. */
  withdrawn: z.boolean().optional(),
})

const releasedSchedule = snapshot.extend({
  /** Changes that earlier releases derived, newest first. */
  changes: z.array(change),
  /** Talks and posters of earlier releases that were withdrawn since: their ids are never given to another. */
  withdrawn: z.array(z.object({ id: z.string(), code: z.string(), title: text })).default([]),
  /** The id of the talk or poster that had a code when it was first released: links with that code still lead there. */
  codes: z.record(z.string(), z.string()).default({}),
  /** The entries of the calendars by their name within the site. Files of earlier releases lack them. */
  calendar: z.record(z.string(), calendarEntry).default({}),
})

export type Change = z.infer<typeof change>
export type ScheduleItem = z.infer<typeof item>
export type ScheduleSnapshot = z.infer<typeof snapshot>
export type ReleasedEntry = z.infer<typeof calendarEntry>
export type ReleasedSchedule = z.infer<typeof releasedSchedule>

/** Whether an item is a talk or a poster. */
export const isPresented = ({ kind }: Pick<ScheduleItem, 'kind'>): boolean => kind !== 'session'

/** “The title”, as it is named in sentences. */
export const quotedTitle = ({ title }: Pick<ScheduleItem, 'title'>): Bilingual =>
  inBoth((language) => `“${inLanguage(title, language)}”`)

/** What stays the same when an item moves: the id of a talk or poster, the code of a session. */
export const keyOf = ({ id, code }: Pick<ScheduleItem, 'id' | 'code'>): string => id ?? code

/** The id of every talk and poster by its code. */
export const idsByCode = (items: readonly ScheduleItem[]): Record<string, string> =>
  Object.fromEntries(items.flatMap(({ id, code }) => (id ? [[code, id]] : [])))

/** Words of the title with which an id begins. */
const WORDS = 3

/** An id made from title and presenters, such as low-temperature-cure-3f9a; with a number if it is taken. Takes it. */
export function firstId(
  { title, presenters }: Pick<ScheduleItem, 'title' | 'presenters'>,
  taken: Set<string>,
): string {
  const written = inLanguage(title, 'en')
  const words = fold(written).match(/[a-z0-9]+/g) ?? ['entry']
  const hash = createHash('sha1')
    .update([written, ...presenters].join('\n'))
    .digest('hex')
  const id = [...words.slice(0, WORDS), hash.slice(0, 4)].join('-')
  let free = id
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`
  taken.add(free)
  return free
}

/** Files of earlier releases have no ids: their talks and posters get those that they would have got then. */
function withIds(file: ReleasedSchedule): ReleasedSchedule {
  const taken = new Set(file.items.flatMap(({ id }) => id ?? []))
  const items = file.items.map((entry) =>
    isPresented(entry) ? { ...entry, id: entry.id ?? firstId(entry, taken) } : entry,
  )
  const codes = { ...idsByCode(items), ...file.codes }
  const changes = file.changes.map((entry) => ({ ...entry, item: codes[entry.item] ?? entry.item }))
  return { ...file, items, codes, changes }
}

const parsed = memoiseByText((source): ReleasedSchedule | undefined => {
  try {
    return withIds(releasedSchedule.parse(JSON.parse(source)))
  } catch {
    return undefined
  }
})

/** What the file of the last release says; undefined if there is none, or if it is damaged, which the check reports. */
export const releasedScheduleOf = ({ edition }: ReadEdition): ReleasedSchedule | undefined =>
  parsed(edition.read(RELEASED_FILE) ?? '', RELEASED_FILE)
