// The words of diagnostics in both languages, as their readers get them.
import { IntlMessageFormat } from 'intl-messageformat'
import { inBoth, type Bilingual } from '../../pipeline/domain/languages'
import type { Diagnostic, Finding, Sentence, Value } from '../../pipeline/messages/diagnostic'
import { adviceOf, inBothLanguages, messageFor } from '../../pipeline/messages/render'

/** What is wrong. */
export const messageOf = (finding: Finding): Bilingual => inBothLanguages(finding)

/** What to write instead. */
export const adviceIn = (finding: Finding): Bilingual => inBoth((language) => adviceOf(finding, language))

/** The line of another place that a message names moves with every comment above it: rows write … in its stead. */
export const withoutLines = (message: string): string => message.replace(/(content\/[\w./-]+):\d+/g, '$1:…')

/** The English message as rows of mistakes.yaml have it. */
export const saidOf = (finding: Finding): string => withoutLines(messageOf(finding).en)

const isSentence = (value: Value | Bilingual): value is Sentence =>
  typeof value === 'object' && 'code' in value

/** The codes of all sentences of which a diagnostic consists. */
export function codesIn(found: Sentence | Diagnostic): string[] {
  const { advice = [], suggestion } = 'severity' in found ? found : {}
  const parts = [...Object.values(found.values ?? {}), ...advice].filter(isSentence)
  return [found.code, ...parts.flatMap(codesIn), ...(suggestion ? ['advice.did-you-mean'] : [])]
}

/** Whatever the English message of a code may be, with any values; a source of patterns. */
export function patternOf(code: string): string {
  const { message } = messageFor(code, 'en')
  const parts = new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()
  return parts
    .map((part) =>
      'value' in part && part.type === 0 ? part.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : '.*',
    )
    .join('')
}
