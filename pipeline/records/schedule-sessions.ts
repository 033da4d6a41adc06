// Sessions and their talks in both languages.
import { z } from 'zod'
import type { ItemAbstract } from '../abstracts'
import { bilingual, type Bilingual } from '../domain/languages'
import { writtenInstant, type EventClock } from '../domain/event-time'
import { talkCode } from '../domain/programme-codes'
import { sessionKinds, sessionTitle, type TalkKind } from '../domain/programme-kinds'
import { clockOf, sessionEnd, talkTimes } from '../domain/session-times'
import type { EditionData } from '../schemas'
import type { KnownInstitutions } from './authors'
import { bothLanguages } from './localise'
import { person, presentedEntry, titledName, type PresentedEntry, type ProgrammePerson } from './presented'
import { placeOf, type Identified } from './talk-ids'

/** A span of time. */
export const span = {
  /** HH:MM, wall time of the city. */
  start: z.string(),
  end: z.string(),
  /** The instant with its offset: 2025-10-03T11:05:00+03:00. */
  startsAt: z.string(),
  endsAt: z.string(),
}

export type ScheduleSpan = z.infer<z.ZodObject<typeof span>>

export type ScheduleTalk = PresentedEntry & ScheduleSpan & { kind: TalkKind }

/** A part of a workshop; without speakers, a break. */
export type WorkshopPart = ReturnType<typeof partsOf>[number]

/** What is shown of a session besides its talks and its place. */
export const session = {
  /** Such as `2B`; also its anchor on the page. */
  code: z.string(),
  kind: z.enum(sessionKinds),
  title: bothLanguages,
  /** The day under which it is listed. */
  date: z.string(),
  /** Key of its first hall, and those of any others that it fills as well, in the order of the halls. */
  hall: z.string().optional(),
  moreHalls: z.array(z.string()),
  chairs: z.array(bothLanguages),
  panel: z.array(z.object({ role: z.enum(['moderator', 'panellist']), ...person })),
  note: bothLanguages.optional(),
  ...span,
}

export type ScheduleSession = z.infer<z.ZodObject<typeof session>> & {
  /** Names of its halls, or another place. */
  place?: Bilingual | undefined
  talks: ScheduleTalk[]
  /** Of a workshop, what it consists of on its day. */
  parts: WorkshopPart[]
}

/** Hours past midnight are above 24: a talk at 24:10 on 3 October starts at 00:10 on 4 October. */
const spanOf = (clock: EventClock, date: string, start: string, end: string): ScheduleSpan => ({
  start: clockOf(start),
  end: clockOf(end),
  startsAt: writtenInstant(clock, date, start),
  endsAt: writtenInstant(clock, date, end),
})

/** A session as it is written, with the ids of its talks. */
type Session = Identified['sessions'][number]

type Person = EditionData['sessions'][number]['moderators'][number]

const personOf = ({ name, affiliation }: Person): ProgrammePerson => ({
  name: titledName(name),
  affiliation: affiliation === undefined ? undefined : bilingual(affiliation),
})

/** What sessions refer to: halls, the workshop, the abstracts by the codes of their talks, institutions, and the clock of the city. */
type Context = {
  programme: EditionData['programme']
  workshop: EditionData['workshop'] | undefined
  abstracts: ReadonlyMap<string, ItemAbstract>
  institutions: KnownInstitutions
  clock: EventClock
}

function partsOf({ kind, date }: Session, { workshop }: Context) {
  if (kind !== 'workshop') return []
  const parts = workshop?.days.find((day) => day.date === date)?.sessions ?? []
  return parts.map(({ start, end, title, speakers }) => ({
    start,
    end,
    title: bilingual(title),
    speakers: speakers.map(personOf),
  }))
}

function talksOf(session: Session, { abstracts, institutions, clock }: Context): ScheduleTalk[] {
  const times = talkTimes(session)
  return session.talks.map((talk, index) => {
    const code = talkCode(session.code, index)
    const { start, end } = times[index] ?? { start: session.start, end: session.start }
    return {
      ...presentedEntry(talk, code, abstracts.get(code), institutions),
      kind: talk.kind,
      ...spanOf(clock, session.date, start, end),
    }
  })
}

/** A session with everything that is shown of it. */
export function scheduleSession(session: Session, context: Context): ScheduleSession {
  const { code, kind, date, start, moderators, panellists, note } = session
  const { halls, place } = placeOf(session, context.programme)
  const [hall, ...moreHalls] = halls
  return {
    code,
    kind,
    title: bilingual(sessionTitle(session)),
    date,
    hall,
    moreHalls,
    place: place === undefined ? undefined : bilingual(place),
    chairs: session.chairs.map(titledName),
    panel: [
      ...moderators.map((person) => ({ role: 'moderator' as const, ...personOf(person) })),
      ...panellists.map((person) => ({ role: 'panellist' as const, ...personOf(person) })),
    ],
    note: note === undefined ? undefined : bilingual(note),
    talks: talksOf(session, context),
    parts: partsOf(session, context),
    ...spanOf(context.clock, date, start, sessionEnd(session) ?? start),
  }
}
