// Where a firm's logo lies (specification, section 3: Sponsor or partner).
import { inLanguage } from './localise'
import type { Text } from '../schemas/kinds'

/** The name by which `logos`, `websites` and the logo's file know a firm, whatever the reader's language. */
export const firmKey = (name: Text) => inLanguage(name, 'en')

/**
 * The file of a firm's logo below content/images/logos/: from the explicit map, otherwise the name lowercased, spaces
 * turned to underscores, everything but letters and underscores removed, plus `.png`.
 */
function logoFile(name: string, explicit: Record<string, string>): string {
  const mapped = explicit[name]
  if (mapped) return mapped
  // A Turkish İ would lowercase to an i with a loose dot above.
  const lower = name.normalize('NFC').replaceAll('İ', 'i').toLowerCase()
  return `${lower.replaceAll(' ', '_').replace(/[^\p{L}_]/gu, '')}.png`
}

/** The logo's path below content/. */
export const logoPath = (name: Text, explicit: Record<string, string>) =>
  `images/logos/${logoFile(firmKey(name), explicit)}`
