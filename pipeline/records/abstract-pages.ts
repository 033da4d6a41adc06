// The page of each abstract, such as /program/2B-3.
import { abstractsOf, type ItemAbstract } from '../abstracts'
import { plain, type LanguageText } from '../abstracts/abstract'
import type { ReadEdition } from '../read'
import { memoise } from '../read/memoise'
import type { EditionData } from '../schemas'
import type { ProgrammeWord } from '../schemas/interface'
import { languages, type Language } from '../schemas/kinds'
import { peopleParts, shownLanguage, textParts, type Part } from './abstract-text'
import { pathOf } from './addresses'
import { calendarFile, calendarNames, ABSTRACT_BOOKLET } from './built-files'
import { writeFullDate, writeHours } from './format'
import { inLanguage } from './localise'
import type { pageRecord } from './page'
import { abstractRoute } from './presented'
import { programmeOf, type ProgrammePoster, type ProgrammeSession, type ProgrammeTalk } from './programme'
import type { z } from 'zod'

type Place = {
  entry: ProgrammeTalk | ProgrammePoster
  /** The session in which it is given or shown. */
  session: ProgrammeSession | undefined
  previous: ProgrammeTalk | ProgrammePoster | undefined
  next: ProgrammeTalk | ProgrammePoster | undefined
}

/** Where each talk and poster is in the programme, by its code. */
function placesOf(read: ReadEdition, language: Language): Map<string, Place> {
  const { days, posters } = programmeOf(read, language)
  const sessions = days.flatMap((day) => day.sessions)
  const row = (entries: Place['entry'][], session: (entry: Place['entry']) => ProgrammeSession | undefined) =>
    entries.map((entry, index): [string, Place] => [
      entry.code,
      {
        entry,
        session: session(entry),
        previous: entries[index - 1],
        next: entries[index + 1],
      },
    ])
  const shownIn = (entry: Place['entry']) =>
    sessions.find(({ code }) => 'session' in entry && code === entry.session)
  return new Map([
    ...sessions.flatMap((session) => row(session.talks, () => session)),
    ...row(posters, shownIn),
  ])
}

/** Date, hours and hall; of a poster, those of the session that shows it. */
function whenAndWhere({ entry, session }: Place, language: Language): string {
  const moment = 'start' in entry ? entry : session
  if (!moment) return entry.code
  const hours = writeHours(moment.start, moment.end)
  const date = writeFullDate(moment.startsAt.slice(0, 10), language)
  return [date, hours, session?.placeName].filter(Boolean).join(' · ')
}

const link = (href: string, ...contents: Part[]): Part => ['a', { href }, ...contents]

/** The address of an entry: its own page if it has an abstract, otherwise its place in the programme. */
const addressOf = ({ id, abstract }: Place['entry']) =>
  abstract === abstractRoute(id) ? abstract : `/program#${id}`

/** Links to calendar, citation and booklet, and to the neighbours in the session. */
function linkParts(
  { entry, session, previous, next }: Place,
  language: Language,
  word: (name: ProgrammeWord) => string,
): Part[] {
  const files = [
    ...(session
      ? [link(`/${calendarFile(calendarNames.session(session.code), language)}`, word('sessionCalendar'))]
      : []),
    link(`${abstractRoute(entry.id)}.bib`, 'BibTeX'),
    link(`${abstractRoute(entry.id)}.ris`, 'RIS'),
    ...entry.links.map(({ kind, href }) => link(href, kind === 'doi' ? `DOI ${href.slice(16)}` : word(kind))),
    link(`/${ABSTRACT_BOOKLET}`, word('abstractBooklet')),
  ]
  const ways = [
    ...(previous ? [link(addressOf(previous), `← ${word('previous')}`)] : []),
    link(`/program#${entry.id}`, entry.code),
    ...(next ? [link(addressOf(next), `${word('next')} →`)] : []),
  ]
  const row = (links: Part[]): Part => [
    'p',
    ...links.flatMap((one, index) => (index > 0 ? [' · ', one] : [one])),
  ]
  return [row(files), row(ways)]
}

/** The beginning of a text, cut between two words, for search engines. */
function summary({ blocks }: LanguageText): string {
  const text = blocks.map((block) => ('runs' in block ? plain(block.runs) : '')).join(' ')
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')} …`
}

export type AbstractPage = z.infer<typeof pageRecord> & {
  language: Language
  abstract: ItemAbstract
  /** The talk or poster in the language of the page. */
  entry: ProgrammeTalk | ProgrammePoster
}

function pagesIn(read: ReadEdition, language: Language): AbstractPage[] {
  const data = read.data as EditionData
  const { list } = abstractsOf(read)
  const places = placesOf(read, language)
  const word = (name: ProgrammeWord) => inLanguage(data.interface.programme[name], language)
  return list.map((abstract) => {
    const { item, texts } = abstract
    const place = places.get(item.code)!
    const shown = shownLanguage(abstract, language)
    const text = textParts(abstract, shown, inLanguage(data.interface.programme.keywords, shown))
    const parts: Part[] = [
      ...peopleParts(place.entry, word('presentedBy')),
      // React’s name of the attribute; a text in the page's own language needs none.
      ...(shown === language ? text : [['div', { lang: shown }, ...text] as Part]),
      ...linkParts(place, language, word),
    ]
    const route = abstractRoute(place.entry.id)
    return {
      abstract,
      entry: place.entry,
      language,
      route,
      file: '',
      path: pathOf(route, language),
      template: 'abstract',
      title: place.entry.title,
      titleLanguage: place.entry.titleLanguage,
      titleRuns: place.entry.titleRuns,
      description: summary(texts[shown]!),
      keywords: texts[shown]!.keywords.split(/\s*[,;]\s*/).filter(Boolean),
      lead: whenAndWhere(place, language),
      facts: [],
      downloads: [],
      parts: JSON.stringify(parts),
    }
  })
}

/** The pages of all abstracts in both languages; none if the programme could not be read. */
export const abstractPages = memoise((read: ReadEdition): AbstractPage[] =>
  read.data.programme &&
  read.data.sessions &&
  read.data.posters &&
  read.data.interface &&
  abstractsOf(read).list.length > 0
    ? languages.flatMap((language) => pagesIn(read, language))
    : [],
)
