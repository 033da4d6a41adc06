// Where a firm's logo lies (specification, section 3: Sponsor or partner).
import { inLanguage } from './localise'
import type { Text } from '../schemas/kinds'

/** The English name of a firm: `logos`, `websites` and the logo's file use it, whatever the reader's language. */
export const firmKey = (name: Text) => inLanguage(name, 'en')

/**
 * The file of a firm's logo below content/images/logos/: the one that `logos` names, otherwise the name in lowercase with spaces
 * turned into underscores and everything but letters and underscores removed, plus `.png`.
 */
function logoFile(name: string, explicit: Record<string, string>): string {
  const mapped = Object.hasOwn(explicit, name) ? explicit[name] : undefined
  if (mapped) return mapped
  // toLowerCase() would turn a Turkish İ into an i followed by a combining dot.
  const lower = name.normalize('NFC').replaceAll('İ', 'i').toLowerCase()
  return `${lower.replaceAll(' ', '_').replace(/[^\p{L}_]/gu, '')}.png`
}

/** The logo's path below content/. */
export const logoPath = (name: Text, explicit: Record<string, string>) =>
  `images/logos/${logoFile(firmKey(name), explicit)}`
