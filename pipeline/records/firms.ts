// Sponsors, partners and exhibitors as cards: name, logo, website.
import { z } from 'zod'
import type { EditionData } from '../schemas'
import { of } from '../schemas/fields'
import { type Language, type Text, inLanguage } from '../domain/languages'
import { withTitle } from '../domain/academic-title'

export const firm = z.object({ name: z.string(), website: z.string().optional(), logo: of('picture') })

export const tier = z.object({ key: z.string(), name: z.string(), firms: z.array(firm) })

export const sponsorsRecord = z.object({
  partners: z.array(firm),
  tiers: z.array(tier),
  contact: z.object({ name: z.string().optional(), email: z.string(), phone: z.string() }),
})

export const exhibitionRecord = z.object({ tiers: z.array(tier), exhibitors: z.array(firm) })

type Sponsors = EditionData['sponsors']

/** The English name of a firm: `logos`, `websites` and the logo's file use it, whatever the reader's language. */
export const firmKey = (name: Text) => inLanguage(name, 'en')

/** A logo’s path below content/: as `logos` names it, or the name in lowercase, spaces as underscores, only letters, `.png`. */
export function logoPath(firm: Text, logos: Record<string, string>): string {
  const name = firmKey(firm)
  const named = Object.hasOwn(logos, name) && logos[name]
  // toLowerCase() would turn a Turkish İ into an i followed by a combining dot.
  const lower = name.normalize('NFC').replaceAll('İ', 'i').toLowerCase()
  const usual = `${lower.replaceAll(' ', '_').replace(/[^\p{L}_]/gu, '')}.png`
  return `images/logos/${named || usual}`
}

const firmsOf = (names: Text[], { logos, websites }: Sponsors, language: Language): z.infer<typeof firm>[] =>
  names.map((name) => ({
    name: inLanguage(name, language),
    logo: logoPath(name, logos),
    website: Object.hasOwn(websites, firmKey(name)) ? websites[firmKey(name)] : undefined,
  }))

const tiersOf = (tiers: Sponsors['tiers'], sponsors: Sponsors, language: Language) =>
  tiers.map(({ key, name, firms }) => ({
    key,
    name: inLanguage(name, language),
    firms: firmsOf(firms, sponsors, language),
  }))

export const sponsorsOf = ({ sponsors }: Pick<EditionData, 'sponsors'>, language: Language) =>
  ({
    partners: firmsOf(sponsors.partners, sponsors, language),
    tiers: tiersOf(sponsors.tiers, sponsors, language),
    contact: {
      ...sponsors.contact,
      name: sponsors.contact.name && withTitle(sponsors.contact.name, language),
    },
  }) satisfies z.infer<typeof sponsorsRecord>

/** Categories and further exhibitors of the Exhibition page. Logos and websites come from sponsors.yaml. */
export const exhibitionOf = ({ exhibition, sponsors }: EditionData, language: Language) =>
  exhibition &&
  ({
    tiers: tiersOf(exhibition.tiers, sponsors, language),
    exhibitors: firmsOf(exhibition.exhibitors, sponsors, language),
  } satisfies z.infer<typeof exhibitionRecord>)
