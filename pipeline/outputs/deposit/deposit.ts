// The metadata for agencies that register DOIs: of the abstract booklet and of each talk and poster.
import { textOf } from '../../abstracts/abstract'
import { inLanguage } from '../../domain/languages'
import { licenceAddress } from '../../domain/licence'
import { namePartsOf, type PersonName } from '../../domain/person-names'
import { isToBeAnnounced } from '../../domain/to-be-announced'
import type { ReadEdition } from '../../read'
import { contributionsOf, proceedingsOf, type Contribution } from '../../records/contributions'
import type { EditionData } from '../../schemas'
import { addressOf } from '../site/edition'

/** A talk or poster; `language` is that of its title and abstract. */
export type DepositedContribution = {
  id: string
  code: string
  title: string
  language: string
  authors: Contribution['authors']
  abstract: string | undefined
  keywords: string[]
  url: string
  /** That of the entry, or the one proposed for it. */
  doi: string
}

/** The volume as agencies ask for it. */
export type Deposit = {
  conference: {
    name: string
    acronym: string
    number: number
    place: string
    starts: string
    ends: string
  }
  title: string
  editors: PersonName[]
  publisher: string
  email: string
  isbn: string | undefined
  licence: { name: string; address: string | undefined } | undefined
  url: string
  doi: string
  contributions: DepositedContribution[]
}

/** The id of the booklet among those of talks and posters, which have a hyphen. */
export const BOOKLET = 'booklet'

/** The DOI proposed for an entry: the agency’s prefix, the site and the id, which stays when the talk moves. */
const proposed = ({ site }: EditionData, id: string): string =>
  [`${site.proceedings?.doiPrefix ?? ''}/${new URL(site.url).hostname.split('.')[0]}`, id].join('.')

function deposited(data: EditionData, contribution: Contribution): DepositedContribution {
  const { entry, route, authors, abstract, keywords, doi } = contribution
  const language = entry.titleLanguage ?? 'en'
  const shown = language === 'tr' ? 'tr' : 'en'
  const text = abstract?.texts[shown]
  return {
    id: entry.id,
    code: entry.code,
    title: entry.title[shown],
    language,
    authors: authors.filter(({ name }) => !isToBeAnnounced(name.en)),
    abstract: text && textOf(text.blocks),
    keywords: keywords[shown],
    url: addressOf({ data, prefix: '' }, route),
    doi: doi ?? proposed(data, entry.id),
  }
}

/** The deposit of a sound edition, in English. */
export function depositOf(read: ReadEdition): Deposit {
  const data = read.data as EditionData
  const { site } = data
  const { name, volume, publisher = '', isbn, licence, place } = proceedingsOf(read, 'en')
  return {
    conference: {
      name,
      acronym: inLanguage(site.shortName, 'en'),
      number: site.edition,
      place,
      starts: site.starts,
      ends: site.ends,
    },
    title: volume,
    editors: (site.proceedings?.editors ?? []).map((name) => namePartsOf(name)),
    publisher,
    email: site.email,
    isbn,
    licence: licence ? { name: licence, address: licenceAddress(licence) } : undefined,
    url: addressOf({ data, prefix: '' }, '/program'),
    doi: site.proceedings?.doi ?? proposed(data, BOOKLET),
    contributions: contributionsOf(read).map((contribution) => deposited(data, contribution)),
  }
}
