// schedule.json: the programme in both languages for other programs to read, with full addresses.
import { inBoth, type Bilingual } from '../../../domain/languages'
import type { PresentedEntry } from '../../../records/presented'
import type {
  Schedule,
  SchedulePoster,
  ScheduleSession,
  ScheduleSpan,
  ScheduleTalk,
} from '../../../records/schedule'
import { addressOf, placeAddress } from './addresses'
import { schemaAddress, type PublishedSchedule } from './schedule-shape'

type PublishedSession = PublishedSchedule['days'][number]['sessions'][number]
type PublishedTalk = PublishedSession['talks'][number]
type PublishedPoster = PublishedSchedule['posters'][number]

const placeOf = (schedule: Schedule, anchor: string): Bilingual =>
  inBoth((language) => placeAddress(schedule, anchor, language))

/** What talks and posters have in common. */
function publishedEntry(entry: PresentedEntry, schedule: Schedule) {
  const { title, titleLanguage, language, presenters, authors, affiliations, abstract } = entry
  return {
    title,
    titleLanguage,
    language,
    presenters,
    authors,
    affiliations,
    abstract: abstract && addressOf(schedule, abstract),
    links: entry.links.map(({ kind, href }) => ({ kind, url: addressOf(schedule, href) })),
    url: placeOf(schedule, entry.id),
  }
}

const publishedSpan = ({ start, end, startsAt, endsAt }: ScheduleSpan) => ({ start, end, startsAt, endsAt })

function publishedTalk(talk: ScheduleTalk, schedule: Schedule): PublishedTalk {
  const { id, code, kind } = talk
  return { id, code, kind, ...publishedEntry(talk, schedule), ...publishedSpan(talk) }
}

function publishedSession(session: ScheduleSession, schedule: Schedule): PublishedSession {
  const { code, kind, title, date, hall, moreHalls, place, chairs, panel, note } = session
  return {
    code,
    kind,
    title,
    date,
    hall,
    moreHalls,
    place,
    chairs,
    panel,
    note,
    talks: session.talks.map((talk) => publishedTalk(talk, schedule)),
    url: placeOf(schedule, code),
    ...publishedSpan(session),
  }
}

function publishedPoster(poster: SchedulePoster, schedule: Schedule): PublishedPoster {
  const { id, code, number, theme, session } = poster
  return { id, code, number, theme, session, ...publishedEntry(poster, schedule) }
}

/** The contents of schedule.json. */
export function publishedSchedule(schedule: Schedule): PublishedSchedule {
  const { version, released, timeZone, symposium, venue, halls, themes, posterAwards, keyDates } = schedule
  return {
    $schema: schemaAddress(symposium.url),
    version,
    released,
    timeZone,
    symposium,
    venue,
    halls,
    themes,
    days: schedule.days.map(({ date, title, sessions }) => ({
      date,
      title,
      sessions: sessions.map((session) => publishedSession(session, schedule)),
    })),
    posters: schedule.posters.map((poster) => publishedPoster(poster, schedule)),
    posterAwards: posterAwards && { ...posterAwards, winners: posterAwards.winners.map(({ id }) => id) },
    changes: schedule.changes.map(({ date, kind, item, name, target = 'changes', text }) => ({
      date,
      kind,
      item,
      name,
      url: placeOf(schedule, target),
      text,
    })),
    keyDates,
  }
}
