// Where the symposium takes place, for search engines.
import { inLanguage } from '../../../records/localise'
import type { Organization, Place } from 'schema-dts'
import { addressOf, type SiteEdition } from '../edition'
import type { Language } from '../../../schemas/kinds'

/** The venue with its address and coordinates. */
export function placeOf(edition: SiteEdition, language: Language): Exclude<Place, string> {
  const { venue, site } = edition.data
  const address = inLanguage(venue.address, language)
  return {
    '@type': 'Place',
    '@id': addressOf(edition, '/#venue'),
    name: inLanguage(venue.name, language),
    address: {
      '@type': 'PostalAddress',
      // The postal code and what follows it have fields of their own.
      streetAddress: address.split(`, ${venue.postalCode}`)[0] ?? address,
      postalCode: venue.postalCode,
      addressLocality: inLanguage(venue.district, language),
      addressRegion: inLanguage(site.city, language),
      addressCountry: 'TR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
  } as Exclude<Place, string>
}

/** The organisers, named in one language. */
export const organisersOf = ({ data }: SiteEdition, language: Language): Exclude<Organization, string>[] =>
  data.site.organisers.map(({ name, url }) => ({
    '@type': 'Organization',
    name: inLanguage(name, language),
    url,
  }))
