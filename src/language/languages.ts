import type { Language } from '../../pipeline/domain/languages'

export type { Language }

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'tr' : 'en')

/** The language of an address: /tr and everything below it is Turkish. */
export const languageOfPath = (path: string): Language => (/^\/tr(\/|$)/.test(path) ? 'tr' : 'en')
