// Everything that is presented, as it is cited: what citations, search engines, the index of people and deposits state of it.
import { abstractsOf, type ItemAbstract } from '../abstracts'
import { presentedRoute } from '../domain/addresses'
import { inBoth, inLanguage, type Language } from '../domain/languages'
import { inProperCase, namePartsOf, surnameFirst } from '../domain/person-names'
import { writeDates } from '../domain/format'
import { label } from '../messages/render'
import type { ReadEdition } from '../read'
import { memoise } from '../domain/memoise'
import type { EditionData } from '../schemas'
import { timetableOf, type SchedulePoster, type ScheduleSession, type ScheduleTalk } from './schedule'

/** A talk or poster in both languages. */
export type ScheduledEntry = ScheduleTalk | SchedulePoster

/** A talk or poster. */
export type Contribution = ReturnType<typeof contributionsOf>[number]

export type ContributionAuthor = Contribution['authors'][number]

const keywordsIn = (abstract: ItemAbstract | undefined, language: Language): string[] =>
  (abstract?.texts[language]?.keywords ?? '').split(/\s*[,;]\s*/).filter(Boolean)

function authorsOf({ authors, affiliations }: ScheduledEntry, rors: Map<string, string>) {
  const institutions = affiliations.map((name) => ({ name, ror: rors.get(name.en) }))
  return authors.map(({ name, orcid, presents, affiliations: numbers }) => ({
    /** With the academic title of each language. */
    name,
    parts: namePartsOf(inProperCase(name.en)),
    /** “van der Berg, Ludwig” */
    sorted: surnameFirst(name.en),
    ...(orcid && { orcid }),
    presents,
    institutions: numbers.flatMap((number) => institutions[number - 1] ?? []),
  }))
}

/** All talks in the order of the programme, then all posters by number. */
export const contributionsOf = memoise((read: ReadEdition) => {
  const { programme } = read.data as EditionData
  const { days, posters } = timetableOf(read)
  const sessions = days.flatMap((day) => day.sessions)
  const abstracts = new Map(abstractsOf(read).list.map((abstract) => [abstract.item.code, abstract]))
  const rors = new Map(programme.institutions.map(({ name, ror }) => [inLanguage(name, 'en'), ror]))
  const contribution = (
    kind: 'talk' | 'poster',
    entry: ScheduledEntry,
    session: ScheduleSession | undefined,
  ) => {
    const abstract = abstracts.get(entry.code)
    return {
      kind,
      entry,
      /** In which it is given or shown; none if no session shows posters. */
      session,
      /** Its page in English; in Turkish it is below /tr. */
      route: presentedRoute(entry.id),
      authors: authorsOf(entry, rors),
      abstract,
      keywords: inBoth((language) => keywordsIn(abstract, language)),
      /** Without https://doi.org/. */
      doi: entry.links.find(({ kind: link }) => link === 'doi')?.href.replace('https://doi.org/', ''),
    }
  }
  const ofSession = (shown: string | undefined) => sessions.find(({ code }) => code === shown)
  return [
    ...sessions.flatMap((session) => session.talks.map((talk) => contribution('talk', talk, session))),
    ...posters.map((poster) => contribution('poster', poster, ofSession(poster.session))),
  ]
})

/** What is cited with each contribution: the symposium, and its booklet if there is one. */
export type Proceedings = ReturnType<typeof proceedingsOf>

/** The volume in which contributions appear, as citations name it. */
export function proceedingsOf(read: ReadEdition, language: Language) {
  const { name, city, starts, ends, proceedings } = (read.data as EditionData).site
  const { editors = [], publisher, licence, isbn, issn } = proceedings ?? {}
  const book = abstractsOf(read).list.length > 0 ? label('document.abstract-booklet')[language] : undefined
  return {
    name: inLanguage(name, language),
    /** The title of the booklet, and of the volume. */
    book,
    volume: [inLanguage(name, language), book].filter(Boolean).join(': '),
    /** “Surname, Given” */
    editors: editors.map(surnameFirst),
    place: inLanguage(city, language),
    dates: writeDates(starts, ends, language),
    /** The first day of the symposium: 2025-10-02. */
    published: starts,
    publisher: publisher && inLanguage(publisher, language),
    licence: licence && inLanguage(licence, language),
    isbn,
    issn,
  }
}

const editorsOf = ({ editors }: Proceedings, language: Language): string =>
  editors.length > 0 ? `${editors.join('; ')} ${label('document.editors-short')[language]}` : ''

const titleOfBook = ({ volume, place, dates, publisher, isbn, issn }: Proceedings): string =>
  [`${volume}, ${place}, ${dates}`, publisher, isbn && `ISBN ${isbn}`, issn && `ISSN ${issn}`]
    .filter(Boolean)
    .join('. ')

const yearOf = ({ published }: Proceedings) => `(${published.slice(0, 4)})`

/** How the booklet is cited. `owners` take the place of editors who are not known. */
export const citationOfBook = (proceedings: Proceedings, owners: string[], language: Language): string =>
  `${editorsOf(proceedings, language) || owners.join('; ')} ${yearOf(proceedings)}. ${titleOfBook(proceedings)}.`

/** How a talk or poster is cited; `end` is its page in the booklet, or its address. */
export function citationOf(
  { authors, title, end }: { authors: string[]; title: string; end: string },
  proceedings: Proceedings,
  language: Language,
): string {
  const editors = editorsOf(proceedings, language)
  const book = `${editors ? `${editors}: ` : ''}${titleOfBook(proceedings)}`
  return [
    ...(authors.length > 0 ? [`${authors.join('; ')} ${yearOf(proceedings)}.`] : []),
    /[.?!]$/.test(title) ? title : `${title}.`,
    `${label('document.in-book')[language]} ${book}.`,
    end,
  ].join(' ')
}
