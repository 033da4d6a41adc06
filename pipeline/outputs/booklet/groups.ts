// The order of the booklet: sessions as in the programme, then posters by number.
import { writeDate, writeHours } from '../../records/format'
import { inBoth } from '../../records/localise'
import type { ProgrammePoster, ProgrammeSession, ProgrammeTalk } from '../../records/programme'
import type { Bilingual, Language } from '../../schemas/kinds'
import type { BookletContent, ItemAbstract } from './content'
import { onOneLine } from './headings'
import { words } from './words'

export type Entry = {
  code: string
  title: Bilingual
  presenters: string
  /** All authors with their affiliations, in each language. */
  people: Record<Language, People>
  abstract: ItemAbstract | undefined
}

export type People = Pick<ProgrammeTalk, 'authors' | 'affiliations'>

/** A session, or all posters, with everything that is presented in it. */
export type Group = { key: string; code: string; title: Bilingual; facts: string[]; entries: Entry[] }

export const placeOfItem = (code: string) => `abstract-${code}`

/** The sessions and posters that have at least one abstract. */
export function groupsOf({ programme, abstracts }: BookletContent): Group[] {
  const byCode = new Map(abstracts.map((abstract) => [abstract.item.code, abstract]))
  const entriesOf = (tr: (ProgrammeTalk | ProgrammePoster)[], en: (ProgrammeTalk | ProgrammePoster)[]) =>
    tr.map((entry, index): Entry => ({
      code: entry.code,
      title: { tr: entry.title, en: en[index]!.title },
      presenters: entry.presenters.map(({ name }) => name).join(', '),
      people: { tr: entry, en: en[index]! },
      abstract: byCode.get(entry.code),
    }))
  const sessions = programme.tr.days.flatMap((day, dayIndex) =>
    day.sessions.map((session, index): Group => {
      const english: ProgrammeSession = programme.en.days[dayIndex]!.sessions[index]!
      const date = inBoth((language) => writeDate(session.date, language))
      const place = session.placeName && onOneLine({ tr: session.placeName, en: english.placeName ?? '' })
      const chairs = session.chairs.length > 0 && `${onOneLine(words.chairs)}: ${session.chairs.join(', ')}`
      return {
        key: `session-${session.code}`,
        code: session.code,
        title: { tr: session.title, en: english.title },
        facts: [
          [onOneLine(date), writeHours(session.start, session.end), place].filter(Boolean).join(' · '),
          ...(chairs ? [chairs] : []),
        ],
        entries: entriesOf(session.talks, english.talks),
      }
    }),
  )
  const posters: Group = {
    key: 'posters',
    code: '',
    title: words.posters,
    facts: [],
    entries: entriesOf(programme.tr.posters, programme.en.posters),
  }
  return [...sessions, posters].filter(({ entries }) => entries.some(({ abstract }) => abstract))
}
