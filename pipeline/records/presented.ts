// What talks and posters have in common: title, people, and what was left of them afterwards.
import { z } from 'zod'
import type { ItemAbstract } from '../abstracts'
import { languages, type Language, type Text, bilingual, inLanguage } from '../domain/languages'
import { fold } from '../domain/fold'
import { peopleOf, presentersOf } from '../schemas/programme'
import { plainTitle, titleRuns } from '../domain/title-marks'
import { withoutTitle, withTitle } from '../domain/academic-title'
import { titleRun } from './localise'
import type { Identified } from './talk-ids'
import { isToBeAnnounced } from '../domain/to-be-announced'

export const linkKinds = ['slides', 'video', 'doi'] as const

export const presented = {
  /** What it keeps when it moves; also its anchor on the page. */
  id: z.string(),
  /** Such as `2B-3` or `P12`: what people read. */
  code: z.string(),
  /** Codes by which older links lead to it. */
  oldCodes: z.array(z.string()),
  title: z.string(),
  /** The title in parts, if it marks italics, sub- or superscripts. */
  titleRuns: z.array(titleRun).optional(),
  /** Language of a title that exists in one language only; absent if it is the reader's. */
  titleLanguage: z.enum(languages).optional(),
  language: z.enum(languages).optional(),
  /** Who presents it; if that is not known, these words in place of a name. */
  presenters: z.array(z.object({ name: z.string(), affiliation: z.string().optional() })),
  /** The names of all other authors. */
  coAuthors: z.array(z.string()),
  /** All authors in their order, with the numbers of their affiliations, counted from 1. */
  authors: z.array(
    z.object({ name: z.string(), affiliations: z.array(z.number().int()), presents: z.boolean() }),
  ),
  /** The affiliations of all authors, each once. */
  affiliations: z.array(z.string()),
  /** The page of its abstract, or a PDF. */
  abstract: z.string().optional(),
  /** A DOI is given as an address. */
  links: z.array(z.object({ kind: z.enum(linkKinds), href: z.string() })),
}

export const abstractRoute = (id: string) => `/program/${id}`

export type Presented = Omit<Identified['posters'][number], 'number' | 'theme' | 'session'>
type Person = { name: string; affiliations: Text[]; presents: boolean }

const plainName = (name: string) =>
  fold(withoutTitle(name))
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .split(' ')

/** Whether two names are one person's: with the same surname, and first names of which the shorter begins the longer. */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [plainName(one), plainName(other)]
  const [first = '', second = ''] = [a[0], b[0]]
  return a.at(-1) === b.at(-1) && (first.startsWith(second) || second.startsWith(first))
}

/** Whether an abstract is by the presenters: then its other authors are theirs, too. Nobody may be known yet. */
export const isBy = (presenters: string[], authors: { name: string }[]) =>
  presenters.length === 0 || presenters.some((one) => authors.some(({ name }) => isSamePerson(one, name)))

/** The authors as the programme names them; if it has the presenters alone, all those of their abstract. */
function authorsOf(entry: Presented, abstract: ItemAbstract | undefined): Person[] {
  const people = peopleOf(entry).filter(({ name }) => !isToBeAnnounced(name))
  const presenting = people.map(({ name }) => name)
  if (entry.authors.length > 0 || !abstract?.authors.length || !isBy(presenting, abstract.authors))
    return people
  const named = abstract.authors.map(({ name, marks }): Person => {
    const presenter = people.find((person) => isSamePerson(person.name, name))
    const affiliations = abstract.affiliations.filter(({ mark }) => marks.split(',').includes(mark))
    return {
      name: presenter?.name ?? name,
      affiliations:
        affiliations.length > 0 ? affiliations.map(({ text }) => text) : (presenter?.affiliations ?? []),
      presents: presenter !== undefined,
    }
  })
  const missing = people.filter(
    ({ name }) => !abstract.authors.some((author) => isSamePerson(author.name, name)),
  )
  return [...missing, ...named]
}

function presentersIn(entry: Presented, language: Language) {
  const presenters = presentersOf(entry)
  if (presenters.length === 0) return [{ name: withTitle('To be announced', language) }]
  return presenters.map(({ name, affiliations }) => ({
    name: withTitle(name, language),
    affiliation: affiliations.map((text) => inLanguage(text, language)).join('; ') || undefined,
  }))
}

function linksOf({ slides, video, doi }: Presented) {
  const addresses = { slides, video, doi: doi && `https://doi.org/${doi}` }
  return linkKinds.flatMap((kind) => (addresses[kind] ? [{ kind, href: addresses[kind] }] : []))
}

/** What the records of a talk and of a poster share, in one language. `abstract` is the one that its authors sent. */
export function presentedIn(
  language: Language,
  entry: Presented,
  code: string,
  abstract: ItemAbstract | undefined,
) {
  const { id, oldCodes, title, language: spoken, titleLanguage = spoken } = entry
  const authors = authorsOf(entry, abstract)
  const keyOf = (text: Text) => JSON.stringify(bilingual(text))
  const affiliations = new Map(
    authors.flatMap((author) => author.affiliations.map((text) => [keyOf(text), text])),
  )
  const keys = [...affiliations.keys()]
  return {
    id,
    code,
    oldCodes,
    title: inLanguage(plainTitle(title), language),
    titleRuns: titleRuns(inLanguage(title, language)),
    titleLanguage: typeof title === 'string' && titleLanguage !== language ? titleLanguage : undefined,
    language: spoken,
    presenters: presentersIn(entry, language),
    coAuthors: authors.flatMap(({ name, presents }) => (presents ? [] : withTitle(name, language))),
    authors: authors.map((author) => ({
      name: withTitle(author.name, language),
      affiliations: author.affiliations.map((text) => keys.indexOf(keyOf(text)) + 1),
      presents: author.presents,
    })),
    affiliations: [...affiliations.values()].map((text) => inLanguage(text, language)),
    abstract: abstract ? abstractRoute(id) : entry.abstract,
    links: linksOf(entry),
  }
}
