// The two languages of the site.

import type { Language } from '../../pipeline/schemas/kinds'

export type { Language }

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'tr' : 'en')

/** What the toggle shows: the code of the language it leads to (specification, section 4). */
export const toggleLabel = (shown: Language) => otherLanguage(shown).toUpperCase()

/** The language of an address: /tr and everything below it is Turkish. */
export const languageOfPath = (path: string): Language => (/^\/tr(\/|$)/.test(path) ? 'tr' : 'en')
