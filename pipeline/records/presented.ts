// What talks and posters have in common: title, people, and what was left of them afterwards; in both languages, and in one.
import { z } from 'zod'
import type { ItemAbstract } from '../abstracts'
import { bilingual, inBoth, inLanguage, type Bilingual, type Language, type Text } from '../domain/languages'
import { isOf, languageName } from '../domain/spoken-languages'
import { presentersOf } from '../schemas/programme'
import { plainTitle, titleRuns } from '../domain/title-marks'
import { withTitle } from '../domain/academic-title'
import { presentedRoute } from '../domain/addresses'
import { authorsOf, type KnownInstitutions } from './authors'
import { bothLanguages, inOneLanguage, titleRun } from './localise'
import type { Identified } from './talk-ids'

/** What may be left of a talk or poster, in the order in which it is shown. */
export const linkKinds = ['slides', 'poster', 'paper', 'video', 'doi'] as const

/** Somebody in the programme. */
export const person = { name: bothLanguages, affiliation: bothLanguages.optional() }

export type ProgrammePerson = z.infer<z.ZodObject<typeof person>>

/** What a talk and a poster share. Addresses are paths of the site, or full addresses of other sites. */
const shared = {
  /** What it keeps when it moves; also its anchor on the page. */
  id: z.string(),
  /** Such as `2B-3` or `P12`: what people read. */
  code: z.string(),
  /** Codes by which older links lead to it. */
  oldCodes: z.array(z.string()),
  /** Without marks. */
  title: bothLanguages,
  /** Language of a title that exists in one language only, if it is known (BCP 47); in a record, absent if it is the reader's. */
  titleLanguage: z.string().optional(),
  /** Who presents it; if that is not known, these words in place of a name. */
  presenters: z.array(z.object(person).meta({ typeName: 'PresentedPresenters' })),
  /** All authors in their order, with the numbers of their affiliations, counted from 1. */
  authors: z.array(
    z
      .object({
        name: bothLanguages,
        orcid: z.string().optional(),
        affiliations: z.array(z.number().int()),
        presents: z.boolean(),
      })
      .meta({ typeName: 'PresentedAuthors' }),
  ),
  /** The affiliations of all authors, each once. */
  affiliations: z.array(bothLanguages),
  /** The page of its abstract, or a PDF. */
  abstract: z.string().optional(),
  /** A DOI is given as an address. */
  links: z.array(
    z.object({ kind: z.enum(linkKinds), href: z.string() }).meta({ typeName: 'PresentedLinks' }),
  ),
}

/** What a talk and a poster share in both languages. */
export type PresentedEntry = z.infer<z.ZodObject<typeof shared>> & {
  /** The title as written, with its marks (domain/title-marks.ts). */
  markedTitle: Bilingual
  /** In which it is given: a tag of BCP 47. */
  language?: string | undefined
}

/** What the records of talks and posters share: the fields of the GraphQL interface `Presented`. */
export const presented = {
  ...shared,
  /** The title in parts, if it marks italics, sub- or superscripts. */
  titleRuns: z.array(titleRun.meta({ typeName: 'PresentedTitleRuns' })).optional(),
  /** The name of the language in which it is given, if that is not the reader's. */
  spokenLanguage: z.string().optional(),
  /** The names of all other authors. */
  coAuthors: z.array(z.string()),
}

export const presentedRecord = z.object(presented)

/** The metadata of records that have these fields. */
export const implementsPresented = { implements: 'Presented' }

/** A talk or poster as it is written, with its identity. */
type Presented = Omit<Identified['posters'][number], 'number' | 'theme' | 'session'>

/** A name with the academic title of each language. */
export const titledName = (name: string): Bilingual => inBoth((language) => withTitle(name, language))

function presentersIn(entry: Presented): ProgrammePerson[] {
  const presenters = presentersOf(entry)
  if (presenters.length === 0) return [{ name: titledName('To be announced') }]
  return presenters.map(({ name, affiliations }) => ({
    name: titledName(name),
    affiliation:
      affiliations.length > 0
        ? inBoth((language) => affiliations.map((text) => inLanguage(text, language)).join('; '))
        : undefined,
  }))
}

function linksOf({ slides, poster, paper, video, doi }: Presented): PresentedEntry['links'] {
  const addresses = { slides, poster, paper, video, doi: doi && `https://doi.org/${doi}` }
  return linkKinds.flatMap((kind) => (addresses[kind] ? [{ kind, href: addresses[kind] }] : []))
}

/** What a talk or poster shares with all others. `abstract` is the one that its authors sent, `known` the institutions of the programme. */
export function presentedEntry(
  entry: Presented,
  code: string,
  abstract: ItemAbstract | undefined,
  known: KnownInstitutions,
): PresentedEntry {
  const { id, oldCodes, title, language, titleLanguage = language } = entry
  const authors = authorsOf(entry, abstract, known)
  const keyOf = (text: Text) => JSON.stringify(bilingual(text))
  const affiliations = new Map(
    authors.flatMap((author) => author.affiliations.map((text) => [keyOf(text), bilingual(text)])),
  )
  const keys = [...affiliations.keys()]
  return {
    id,
    code,
    oldCodes,
    title: bilingual(plainTitle(title)),
    markedTitle: bilingual(title),
    titleLanguage: typeof title === 'string' ? titleLanguage : undefined,
    language,
    presenters: presentersIn(entry),
    authors: authors.map(({ name, orcid, affiliations: institutions, presents }) => ({
      name: titledName(name),
      orcid,
      affiliations: institutions.map((text) => keys.indexOf(keyOf(text)) + 1),
      presents,
    })),
    affiliations: [...affiliations.values()],
    abstract: abstract ? presentedRoute(id) : entry.abstract,
    links: linksOf(entry),
  }
}

/** A talk or poster with all that its record has in one language. */
export function presentedIn<Entry extends PresentedEntry>(entry: Entry, language: Language) {
  const { markedTitle, language: spoken, ...own } = entry
  const { titleLanguage, authors } = entry
  return {
    ...inOneLanguage(own, language),
    titleRuns: titleRuns(markedTitle[language]),
    titleLanguage: titleLanguage && isOf(titleLanguage, language) ? undefined : titleLanguage,
    spokenLanguage: spoken && !isOf(spoken, language) ? languageName(spoken, language) : undefined,
    coAuthors: authors.filter(({ presents }) => !presents).map(({ name }) => name[language]),
  }
}
