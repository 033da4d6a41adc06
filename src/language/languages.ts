import type { Language } from '../../pipeline/domain/languages'

export { languageOfPath } from '../../pipeline/domain/addresses'
export type { Language }

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'tr' : 'en')
