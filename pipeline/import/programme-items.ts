// What a programme says, whatever the form of its sheet: talks and posters with their people, and slots without talks.
import type { Text } from '../domain/languages'
import type { TalkKind } from '../domain/programme-kinds'
import type { Sheet } from './cells'

export type ReadPerson = {
  name: string
  affiliations: string[]
  affiliationsTr?: string[] | undefined
  presents: boolean
}

/** Where an entry is in the file: its row, and the columns of its fields, for messages. */
export type Place = { sheet: Sheet; row: number; places: Readonly<Record<string, number>> }

/** When and where an entry is, as far as its row, the headings above it and its sheet say so. */
export type Context = {
  day?: string | undefined
  hall?: string | undefined
  /** The code of its session. */
  session?: string | undefined
  sessionTitle?: Text | undefined
  /** Counts the headings of sessions that have no code. */
  part?: number | undefined
  chairs?: string[] | undefined
  /** What its talks are: “Plenary session”; or posters, if they have no time. */
  talkKind?: TalkKind | 'poster' | undefined
  /** When the session begins whose first talk is still to come. */
  begins?: string | undefined
  ends?: string | undefined
}

export type Talk = Context & {
  type: 'talk'
  title: Text
  people: ReadPerson[]
  kind: TalkKind | 'poster' | undefined
  start: string | undefined
  end: string | undefined
  minutes: number | undefined
  /** Its number in the system that it comes from. */
  code: string | undefined
  number: string | undefined
  theme: string | undefined
  language: string | undefined
  /** When the discussion after it ends, and with it the session. */
  until?: string | undefined
  /** It is the name of a session in a grid: its talks are in another sheet. */
  isSession?: boolean
  place: Place
}

/** A break, a ceremony, a dinner. */
export type Slot = Context & {
  type: 'slot'
  title: Text
  kind: string
  start: string
  end: string | undefined
  /** Who speaks in it. */
  note: string | undefined
  place: Place
}

export type Item = Talk | Slot
