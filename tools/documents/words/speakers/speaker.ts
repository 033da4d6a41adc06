// What the sample documents know about a speaker.
import type { Bilingual } from '../../../../pipeline/schemas/kinds'

export type Abstract = {
  title: Bilingual
  /** At most 500 words per language (specification, section 5). */
  en: string[]
  /** In full for Turkish speakers, who write both languages; for others a short summary by the secretariat. */
  tr: string[]
  keywords: Bilingual
  turkishBy: 'speaker' | 'secretariat'
}

export type Speaker = {
  stem: string
  name: string
  affiliation: Bilingual
  kind: 'plenary' | 'invited'
  bio: Record<'en' | 'tr', string[]>
  abstract?: Abstract
}
