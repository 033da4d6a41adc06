import type { Language } from '../../pipeline/domain/languages'

export { otherLanguage } from '../../pipeline/domain/languages'
export type { Language }

/** The language of an address: /tr and everything below it is Turkish. */
export const languageOfPath = (path: string): Language => (/^\/tr(\/|$)/.test(path) ? 'tr' : 'en')
