// The registration fees, for search engines (specification, section 9: Registration fees).
import { inLanguage } from '../../../records/localise'
import type { Offer } from 'schema-dts'
import { currencies } from '../../../schemas/money'
import { pathOf } from '../../../records/addresses'
import { addressOf, type SiteEdition } from '../edition'
import type { Language } from '../../../schemas/kinds'

/** One offer for each fee; all link to the registration page. */
export const offersOf = (edition: SiteEdition, language: Language): Exclude<Offer, string>[] =>
  edition.data.fees.categories.map(({ name, standard }) => ({
    '@type': 'Offer',
    name: inLanguage(name, language),
    price: standard.amount,
    priceCurrency: currencies[standard.currency],
    availability: 'https://schema.org/InStock',
    url: addressOf(edition, pathOf('/registration', language)),
  }))
