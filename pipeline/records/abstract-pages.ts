// The page of each abstract, such as /program/2B-3.
import { abstractsOf, type ItemAbstract } from '../abstracts'
import { plain, type Block } from '../abstracts/abstract'
import type { ReadEdition } from '../read'
import { memoise } from '../read/memoise'
import type { EditionData } from '../schemas'
import { languages, type Language, inLanguage } from '../domain/languages'
import { paragraph, peopleParts, shownLanguage, textParts, type Part } from './abstract-text'
import { pathOf } from '../domain/addresses'
import { calendarFile, calendarNames, abstractBooklet } from './built-files'
import { withoutTitle } from '../domain/person-names'
import { writeFullDate } from '../domain/format'
import type { pageRecord } from './page'
import { abstractRoute } from './presented'
import { timetableIn, type ProgrammePoster, type ProgrammeSession, type ProgrammeTalk } from './programme'
import type { z } from 'zod'

type Entry = ProgrammeTalk | ProgrammePoster

/** A talk or poster with its neighbours, and the session in which it is given or shown. */
type Place = { entry: Entry; session?: ProgrammeSession; previous?: Entry; next?: Entry }

function placesOf(read: ReadEdition, language: Language): Place[] {
  const { days, posters } = timetableIn(read, language)
  const sessions = days.flatMap((day) => day.sessions)
  const inRow = <Row extends Entry>(row: Row[], sessionOf: (entry: Row) => ProgrammeSession | undefined) =>
    row.map((entry, index) => ({
      entry,
      session: sessionOf(entry),
      previous: row[index - 1],
      next: row[index + 1],
    }))
  return [
    ...sessions.flatMap((session) => inRow(session.talks, () => session)),
    ...inRow(posters, (poster) => sessions.find(({ code }) => code === poster.session)),
  ]
}

/** Its place in the programme; of a poster, that of the session that shows it. None if no session does. */
function cardOf(
  { entry, session }: Place,
  halls: readonly { key: string }[],
  language: Language,
  word: Word,
): AbstractPage['talk'] {
  const moment = 'start' in entry ? entry : session
  if (!moment || !session) return undefined
  const { start, end, startsAt } = moment
  const { code, hall, placeName, title, chairs } = session
  const hallIndex = halls.findIndex(({ key }) => key === hall)
  return {
    id: entry.id,
    code: entry.code,
    spokenIn: entry.spokenLanguage && word('givenIn').replace('{language}', entry.spokenLanguage),
    date: writeFullDate(startsAt.slice(0, 10), language),
    day: moment.day,
    start,
    end,
    startsAt,
    hall,
    hallIndex: hallIndex < 0 ? undefined : hallIndex,
    place: placeName,
    session: title,
    chairs:
      chairs.length > 0 ? `${word(chairs.length > 1 ? 'chairs' : 'chair')}: ${chairs.join(', ')}` : undefined,
    calendar: `/${calendarFile(calendarNames.session(code), language)}`,
  }
}

const link = (href: string, text: string): Part[] => [['a', { href }, text]]

const row = (links: Part[][]) => paragraph(links, ' · ')

type Word = (name: string) => string

/** Links to citation, slides and booklet. */
function files({ entry }: Place, word: Word): Part[] {
  const route = abstractRoute(entry.id)
  return row([
    link(`${route}.bib`, 'BibTeX'),
    link(`${route}.ris`, 'RIS'),
    ...entry.links.map(({ kind, href }) => link(href, kind === 'doi' ? `DOI ${href.slice(16)}` : word(kind))),
    link(`/${abstractBooklet.a5}`, word('abstractBooklet')),
  ])
}

/** Links to its place in the programme and to the neighbours: to the page of each, if it has an abstract. */
function ways({ entry, session, previous, next }: Place, word: Word): Part[] {
  const addressOf = ({ id, abstract }: Entry) =>
    abstract === abstractRoute(id) ? abstract : `/program#${id}`
  const ways = [
    ...(previous ? [link(addressOf(previous), `← ${word('previous')}: ${previous.title}`)] : []),
    ...(session ? [] : [link(`/program#${entry.id}`, entry.code)]),
    ...(next ? [link(addressOf(next), `${word('next')}: ${next.title} →`)] : []),
  ]
  return ways.flatMap((way) => paragraph([way], ''))
}

/** The ids of the talks and posters of each author. */
function talksByAuthor(places: readonly Place[]) {
  const talks = new Map<string, Set<string>>()
  for (const { entry } of places)
    for (const { name } of entry.authors) talks.set(name, (talks.get(name) ?? new Set()).add(entry.id))
  return talks
}

/** The beginning of a text, cut between two words, for search engines. */
function summary(blocks: Block[]): string {
  const text = blocks.map((block) => ('runs' in block ? plain(block.runs) : '')).join(' ')
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s+\S*$/, '')} …`
}

export type AbstractPage = z.infer<typeof pageRecord> & {
  language: Language
  abstract: ItemAbstract
  /** The talk or poster in the language of the page. */
  entry: Entry
}

function pagesIn(read: ReadEdition, language: Language): AbstractPage[] {
  const data = read.data as EditionData
  const places = placesOf(read, language)
  const { halls } = timetableIn(read, language)
  const others = talksByAuthor(places)
  const word = (name: string, of = language) => inLanguage(data.interface.programme[name] ?? '', of)
  return abstractsOf(read).list.flatMap((abstract) => {
    const place = places.find(({ entry }) => entry.code === abstract.item.code)
    const shown = shownLanguage(abstract, language)
    const shownText = abstract.texts[shown]
    if (!place || !shownText) return []
    const { entry } = place
    const { blocks, keywords } = shownText
    const text = textParts(abstract, shown, word('keywords', shown))
    const parts: Part[] = [
      ...peopleParts(entry, word('presentedBy'), (name) =>
        (others.get(name)?.size ?? 0) > 1
          ? `/program?q=${encodeURIComponent(withoutTitle(name))}`
          : undefined,
      ),
      // React’s name of the attribute; a text in the page's own language needs none.
      ...(shown === language ? text : [['div', { lang: shown }, ...text] as Part]),
      ...files(place, word),
      ...ways(place, word),
    ]
    const route = abstractRoute(entry.id)
    return {
      abstract,
      entry,
      language,
      route,
      file: '',
      path: pathOf(route, language),
      template: 'abstract',
      title: entry.title,
      titleLanguage: entry.titleLanguage,
      titleRuns: entry.titleRuns,
      description: summary(blocks),
      keywords: keywords.split(/\s*[,;]\s*/).filter(Boolean),
      talk: cardOf(place, halls, language, word),
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
