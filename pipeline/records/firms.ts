// Sponsors, partners and exhibitors as cards: name, logo, website.
import { z } from 'zod'
import type { ReadEdition } from '../read'
import type { Edition } from '../read/edition'
import type { EditionData } from '../schemas'
import { of } from '../schemas/fields'
import { type Language, type Text, inLanguage } from '../domain/languages'
import { withTitle } from '../domain/academic-title'

const firm = z
  .object({ name: z.string(), website: z.string().optional(), logo: of('picture').optional() })
  .meta({ typeName: 'Firm' })

const tier = z
  .object({ key: z.string(), name: z.string(), firms: z.array(firm) })
  .meta({ typeName: 'SponsorTier' })

export const sponsorsRecord = z.object({
  partners: z.array(firm),
  tiers: z.array(tier),
  contact: z.object({ name: z.string().optional(), email: z.string(), phone: z.string() }),
})

export const exhibitionRecord = z.object({ tiers: z.array(tier), exhibitors: z.array(firm) })

/** The English name of a firm: `logos`, `websites` and the logo's file use it, whatever the reader's language. */
export const firmKey = (name: Text): string => inLanguage(name, 'en')

/**
 * A logo’s path below content/: as `logos` names it, or the name in lowercase, spaces as underscores, only letters, `.png` (specification,
 * section 3); `.svg` where there is only that file.
 */
export function logoPath(firm: Text, logos: Record<string, string>, files: Pick<Edition, 'exists'>): string {
  const name = firmKey(firm)
  const named = Object.hasOwn(logos, name) && logos[name]
  // toLowerCase() would turn a Turkish İ into an i followed by a combining dot.
  const lower = name.normalize('NFC').replaceAll('İ', 'i').toLowerCase()
  const usual = `images/logos/${lower.replaceAll(' ', '_').replace(/[^\p{L}_]/gu, '')}`
  const has = (path: string) => files.exists(`content/${path}`)
  if (named) return `images/logos/${named}`
  return has(`${usual}.svg`) && !has(`${usual}.png`) ? `${usual}.svg` : `${usual}.png`
}

/** Records are made only from an edition without errors, which therefore has both lists. */
const sponsorsIn = ({ data }: ReadEdition) => (data as EditionData).sponsors

/** A firm whose logo is not there is shown by its name. */
function firmsOf(names: Text[], read: ReadEdition, language: Language): z.infer<typeof firm>[] {
  const { logos, websites } = sponsorsIn(read)
  return names.map((name) => {
    const logo = logoPath(name, logos, read.edition)
    return {
      name: inLanguage(name, language),
      logo: read.edition.exists(`content/${logo}`) ? logo : undefined,
      website: Object.hasOwn(websites, firmKey(name)) ? websites[firmKey(name)] : undefined,
    }
  })
}

const tiersOf = (tiers: EditionData['sponsors']['tiers'], read: ReadEdition, language: Language) =>
  tiers.map(({ key, name, firms }) => ({
    key,
    name: inLanguage(name, language),
    firms: firmsOf(firms, read, language),
  }))

/** Partners and sponsors by tier, each with its logo and website where there is one. */
export function sponsorsOf(read: ReadEdition, language: Language): z.infer<typeof sponsorsRecord> {
  const { partners, tiers, contact } = sponsorsIn(read)
  return {
    partners: firmsOf(partners, read, language),
    tiers: tiersOf(tiers, read, language),
    contact: { ...contact, name: contact.name && withTitle(contact.name, language) },
  }
}

/** Categories and further exhibitors of the Exhibition page. Logos and websites come from sponsors.yaml. */
export function exhibitionOf(
  read: ReadEdition,
  language: Language,
): z.infer<typeof exhibitionRecord> | undefined {
  const { exhibition } = read.data
  return (
    exhibition && {
      tiers: tiersOf(exhibition.tiers, read, language),
      exhibitors: firmsOf(exhibition.exhibitors, read, language),
    }
  )
}
