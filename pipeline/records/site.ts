// The site and its venue, with what is derived from their fields.
import { z } from 'zod'
import { writeDates } from './format'
import type { EditionData } from '../schemas'
import { picture, type Language } from '../schemas/kinds'
import { venue as venueSchema } from '../schemas/place'
import { site as siteSchema, type networks } from '../schemas/site'
import { localise } from './localise'

/** How each social network spells its name. */
const networkNames: Record<(typeof networks)[number], string> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  facebook: 'Facebook',
}

/** Shape of the GraphQL type `Symposium`. */
export const siteRecord = siteSchema.extend({
  /** 2–4 October 2025 */
  dates: z.string(),
  networks: z.array(z.object({ network: z.string(), name: z.string(), url: z.string() })),
})

/** Shape of the GraphQL type `Venue`. */
export const venueRecord = venueSchema.extend({
  gallery: z.array(z.object({ number: z.number().int(), src: z.string(), image: picture() })),
})

/** The names, dates and contacts of the edition in one language. */
export const siteOf = (site: EditionData['site'], language: Language) => ({
  ...(localise(siteSchema, site, language) as object),
  dates: writeDates(site.starts, site.ends, language),
  networks: site.networks.map(({ network, url }) => ({ network, name: networkNames[network], url })),
})

/** Gallery images lie at /{n}.jpg, numbered from 1 (specification, section 3). */
export const venueOf = (venue: EditionData['venue'], language: Language) => ({
  ...(localise(venueSchema, venue, language) as object),
  gallery: Array.from({ length: venue.galleryImages }, (_, index) => ({
    number: index + 1,
    src: `/${index + 1}.jpg`,
    image: `${index + 1}.jpg`,
  })),
})
