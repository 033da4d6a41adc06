// What a programme says, whatever the form of its sheet: talks and posters with their people, and slots without talks.
import type { Text } from '../domain/languages'
import type { Sheet } from './cells'

export type ReadPerson = {
  name: string
  affiliations: string[]
  affiliationsTr?: string[]
  presents: boolean
}

/** Where an entry is in the file. `columns` are the places of its fields, for messages. */
export type Place = { sheet: Sheet; row: number; columns: Readonly<Record<string, number>> }

/** When and where an entry is, as far as its row, the headings above it and its sheet say so. */
export type Context = {
  day?: string
  hall?: string
  /** The code of its session. */
  session?: string
  sessionTitle?: Text
  /** Counts the headings of sessions that have no code. */
  part?: number
  chairs?: string[]
}

export type Talk = Context & {
  type: 'talk'
  title: Text
  people: ReadPerson[]
  kind?: 'talk' | 'invited' | 'plenary' | 'poster'
  start?: string
  end?: string
  minutes?: number
  /** Its number in the system that it comes from. */
  code?: string
  number?: string
  theme?: string
  language?: string
  place: Place
}

/** A break, a ceremony, a dinner. */
export type Slot = Context & {
  type: 'slot'
  title: Text
  kind: string
  start: string
  end?: string
  people?: ReadPerson[]
  place: Place
}

export type Item = Talk | Slot

/** What a row is, and why. */
export const rowKinds = [
  'headings',
  'above',
  'day',
  'heading',
  'talk',
  'slot',
  'entry',
  'total',
  'note',
  'struck',
  'hidden',
  'rejected',
  'withdrawn',
  'empty',
  'unclear',
  'ignored',
] as const

export type RowKind = (typeof rowKinds)[number]

export type RowReading = { row: number; kind: RowKind; reason: string; text: string }

/** What a sheet of a programme or of posters says, row by row, with what is doubtful at which cell. */
export type ProgrammeReading = {
  items: Item[]
  rows: RowReading[]
  doubts: { code: string; values: Record<string, string>; row: number; column: number }[]
}
