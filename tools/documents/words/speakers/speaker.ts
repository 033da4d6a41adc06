/** What the sample documents know about a speaker. */
import type { Both } from '../edition'

export type Abstract = {
  title: Both
  authors: string[]
  /** At most 500 words per language (specification, section 5). */
  en: string[]
  /** Turkish speakers write in both languages; for others the secretariat adds a short summary. */
  tr: string[]
  keywords: Both
  turkishBy: 'speaker' | 'secretariat'
}

export type Speaker = {
  stem: string
  name: string
  affiliation: Both
  kind: 'plenary' | 'invited'
  bio: Record<'en' | 'tr', string[]>
  abstract?: Abstract
}
