// What taking part costs, for search engines (specification, section 9: Registration fees).
import type { Offer } from 'schema-dts'
import type { Language } from '../../../read'
import { pathOf } from '../../../records/page'
import { addressOf, say, type SiteEdition } from '../edition'

/** Codes of ISO 4217 for the currencies as they are written here. */
const codes = { TL: 'TRY', EUR: 'EUR', USD: 'USD' } as const

/** One offer a fee; all lead to the registration page. */
export const offersOf = (edition: SiteEdition, language: Language): Exclude<Offer, string>[] =>
  edition.data.fees.categories.map(({ name, standard }) => ({
    '@type': 'Offer',
    name: say(name, language),
    price: standard.amount,
    priceCurrency: codes[standard.currency],
    availability: 'https://schema.org/InStock',
    url: addressOf(edition, pathOf('/registration', language)),
  }))
