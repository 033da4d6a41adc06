// The words of diagnostics in both languages, as their readers get them.
import { inBoth, type Bilingual } from '../../pipeline/domain/languages'
import type { Finding } from '../../pipeline/messages/diagnostic'
import { adviceOf, inBothLanguages } from '../../pipeline/messages/render'

/** What is wrong. */
export const messageOf = (finding: Finding): Bilingual => inBothLanguages(finding)

/** What to write instead. */
export const adviceIn = (finding: Finding): Bilingual => inBoth((language) => adviceOf(finding, language))
