// What the check says of Word files: which problem, with which values. The words are in messages/, in the area `abstract`.
import { error, type Finding, type Values } from '../messages/diagnostic'
import type { RemarkCode } from './abstract'

/** Why a file, or a part of it, is not printed. */
export type RefusalCode =
  'old-format' | 'damaged' | 'large-picture' | 'large-file' | 'large-text' | 'no-text' | 'other-format'

export type Refusal = { code: RefusalCode; values?: Record<string, string> }

export type MessageCode =
  | RefusalCode
  | RemarkCode
  | 'unmatched'
  | 'twice'
  | 'two-in-file'
  | 'two-unmatched'
  | 'other-code'
  | 'other-title'
  | 'authors-added'
  | 'authors-differ'

/** Codes of messages after which nothing has to be done, unless something is not as it should be. */
export const needsNothing = new Set<MessageCode>(['struck-out', 'hidden', 'footnote', 'not-abstract'])

/** Up to this many characters of words that a file has are repeated. */
const LONGEST = 120

const shortened = (text: string) => {
  const one = text.replace(/\s+/g, ' ').trim()
  return one.length <= LONGEST ? one : `${one.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`
}

/** The finding of a code; `after` are the words after which something is, `item` the talk or poster of the file. */
export function abstractFinding(code: MessageCode, values: Record<string, string> = {}): Finding {
  const { after, item, ...others } = values
  const filled: Values = {
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, shortened(value)])),
    item: item ?? '',
    place: after ? { code: 'abstract.after', values: { words: shortened(after) } } : '',
    of: item ? { code: 'abstract.of', values: { item } } : '',
  }
  return error(`abstract.${code}`, filled)
}
