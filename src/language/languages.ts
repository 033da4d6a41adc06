import type { Language } from '../../pipeline/domain/languages'

export { languageOfPath } from '../../pipeline/domain/addresses'
export { otherLanguage } from '../../pipeline/domain/languages'
export type { Language }
