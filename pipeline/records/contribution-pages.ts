// The page of each talk and poster, such as /program/flax-and-glass-6958.
import { plain, type Block } from '../abstracts/abstract'
import type { ReadEdition } from '../read'
import { memoise } from '../domain/memoise'
import type { EditionData } from '../schemas'
import { beginningOf } from '../domain/beginning-of'
import { languages, type Language, inLanguage } from '../domain/languages'
import { paragraph, peopleParts, shownLanguage, textParts, type Part } from './abstract-text'
import { fullAddress, pathOf, presentedRoute } from '../domain/addresses'
import { abstractBooklet, calendarFile, calendarNames } from './built-files'
import { citationOf, contributionsOf, proceedingsOf, type Contribution } from './contributions'
import { writeFullDate } from '../domain/format'
import type { SitePage } from './page'
import { entryOf } from './people'
import { timetableIn, type ProgrammePoster, type ProgrammeSession, type ProgrammeTalk } from './programme'

type Entry = ProgrammeTalk | ProgrammePoster

/** The files with which a talk or poster is cited, by the ends of their names, with their media types. */
export const citationFormats = [
  { ending: 'bib', name: 'BibTeX', type: 'application/x-bibtex' },
  { ending: 'ris', name: 'RIS', type: 'application/x-research-info-systems' },
  { ending: 'json', name: 'CSL-JSON', type: 'application/vnd.citationstyles.csl+json' },
] as const

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
  read: ReadEdition,
  { entry, session }: Place,
  halls: readonly { key: string }[],
  language: Language,
  word: Word,
): ContributionPage['talk'] {
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
      chairs.length > 0
        ? {
            label: word(chairs.length > 1 ? 'chairs' : 'chair'),
            people: chairs.map((name) => ({ name, href: entryOf(read, name) })),
          }
        : undefined,
    calendar: `/${calendarFile(calendarNames.session(code), language)}`,
  }
}

const link = (href: string, text: string): Part[] => [['a', { href }, text]]

const row = (links: Part[][]) => paragraph(links, ' · ')

type Word = (name: string) => string

/** Links to citations, slides and booklet. */
function files({ entry }: Place, hasBooklet: boolean, word: Word): Part[] {
  const route = presentedRoute(entry.id)
  const isFile = entry.abstract !== undefined && entry.abstract !== route
  return row([
    ...citationFormats.map(({ ending, name }) => link(`${route}.${ending}`, name)),
    ...(isFile ? [link(entry.abstract ?? '', word('abstract'))] : []),
    ...entry.links.map(({ kind, href }) => link(href, kind === 'doi' ? `DOI ${href.slice(16)}` : word(kind))),
    ...(hasBooklet ? [link(`/${abstractBooklet.a5}`, word('abstractBooklet'))] : []),
  ])
}

/** Links to the pages of the neighbours; without a session, to its place in the programme. */
function ways({ entry, session, previous, next }: Place, word: Word): Part[] {
  const ways = [
    ...(previous ? [link(presentedRoute(previous.id), `← ${word('previous')}: ${previous.title}`)] : []),
    ...(session ? [] : [link(`/program#${entry.id}`, entry.code)]),
    ...(next ? [link(presentedRoute(next.id), `${word('next')}: ${next.title} →`)] : []),
  ]
  return ways.flatMap((way) => paragraph([way], ''))
}

/** The beginning of a text, cut between two words, for search engines. */
function summary(blocks: Block[]): string {
  return beginningOf(blocks.map((block) => ('runs' in block ? plain(block.runs) : '')).join(' '), 160)
}

/** Who presents it, when and where: the description of a page without an abstract. */
const placeInWords = ({ presenters }: Entry, card: ContributionPage['talk'], symposium: string): string =>
  [
    presenters.map(({ name }) => name).join(', '),
    card && [`${card.date}, ${card.start}–${card.end}`, card.place].filter(Boolean).join(', '),
    symposium,
  ]
    .filter(Boolean)
    .join(' · ')

export type ContributionPage = SitePage & {
  contribution: Contribution
  /** The talk or poster in the language of the page. */
  entry: Entry
}

function pagesIn(read: ReadEdition, language: Language): ContributionPage[] {
  const data = read.data as EditionData
  const places = new Map(placesOf(read, language).map((place) => [place.entry.id, place]))
  const { halls } = timetableIn(read, language)
  const proceedings = proceedingsOf(read, language)
  const word = (name: string, of = language) => inLanguage(data.interface.programme[name] ?? '', of)
  return contributionsOf(read).flatMap((contribution): ContributionPage[] => {
    const place = places.get(contribution.entry.id)
    if (!place) return []
    const { entry } = place
    const { abstract, route, authors } = contribution
    const shown = abstract && shownLanguage(abstract, language)
    const text = abstract && shown ? textParts(abstract, shown, word('keywords', shown)) : []
    const card = cardOf(read, place, halls, language, word)
    const path = pathOf(route, language)
    const parts: Part[] = [
      ...peopleParts(entry, language, word('presentedBy'), (name) => entryOf(read, name)),
      // React’s name of the attribute; a text in the page's own language needs none.
      ...(shown === language ? text : shown ? [['div', { lang: shown }, ...text] as Part] : []),
      ['Citation'],
      ...files(place, proceedings.book !== undefined, word),
      ...ways(place, word),
    ]
    const keywords = shown ? contribution.keywords[shown] : []
    const symposium = inLanguage(data.site.shortName, language)
    const blocks = (shown && abstract.texts[shown]?.blocks) ?? []
    const doi = contribution.doi && `https://doi.org/${contribution.doi}`
    return [
      {
        contribution,
        entry,
        language,
        route,
        file: '',
        path,
        template: 'abstract',
        title: entry.title,
        titleLanguage: entry.titleLanguage,
        titleRuns: entry.titleRuns,
        description: summary(blocks) || placeInWords(entry, card, symposium),
        keywords: keywords.length > 0 ? keywords : [symposium, place.session?.title ?? entry.code],
        talk: card,
        citation: citationOf(
          {
            authors: authors.map(({ sorted }) => sorted),
            title: entry.title,
            end: doi ?? fullAddress(data.site.url, '', path),
          },
          proceedings,
          language,
        ),
        facts: [],
        downloads: [],
        parts: JSON.stringify(parts),
      },
    ]
  })
}

/** The pages of all talks and posters in both languages; none if the programme could not be read. */
export const contributionPages = memoise((read: ReadEdition): ContributionPage[] =>
  read.data.programme && read.data.sessions && read.data.posters && read.data.interface && read.data.site
    ? languages.flatMap((language) => pagesIn(read, language))
    : [],
)
