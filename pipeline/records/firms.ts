// Sponsors, partners and exhibitors as cards: name, logo, website.
import { z } from 'zod'
import type { EditionData } from '../schemas'
import { picture, type Language } from '../schemas/kinds'
import { inLanguage } from './localise'
import { logoPath } from './logo-file'

const firm = z.object({ name: z.string(), website: z.string().optional(), logo: picture() })
const tier = z.object({ key: z.string(), name: z.string(), firms: z.array(firm) })

/** Shape of the GraphQL type `Sponsors`. */
export const sponsorsRecord = z.object({
  partners: z.array(firm),
  tiers: z.array(tier),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
})

/** Shape of the GraphQL type `Exhibition`. */
export const exhibitionRecord = z.object({ tiers: z.array(tier), exhibitors: z.array(firm) })

type Sponsors = EditionData['sponsors']

const firmOf = ({ logos, websites }: Sponsors) => {
  return (name: string): z.infer<typeof firm> => ({
    name,
    logo: logoPath(name, logos),
    website: websites[name],
  })
}

const tiersOf = (tiers: Sponsors['tiers'], sponsors: Sponsors, language: Language) =>
  tiers.map(({ key, name, firms }) => ({
    key,
    name: inLanguage(name, language),
    firms: firms.map(firmOf(sponsors)),
  }))

export const sponsorsOf = (sponsors: Sponsors, language: Language): z.infer<typeof sponsorsRecord> => ({
  partners: sponsors.partners.map(firmOf(sponsors)),
  tiers: tiersOf(sponsors.tiers, sponsors, language),
  contact: sponsors.contact,
})

export const exhibitionOf = (
  exhibition: EditionData['exhibition'],
  sponsors: Sponsors,
  language: Language,
): z.infer<typeof exhibitionRecord> => ({
  tiers: tiersOf(exhibition.tiers, sponsors, language),
  exhibitors: exhibition.exhibitors.map(firmOf(sponsors)),
})
