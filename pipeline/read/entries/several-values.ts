// Guesses which value was meant where several of a kind stand in one field: 09:30–10:30, two telephone numbers.
import { kinds, type KindName } from '../../schemas/kinds'
import { meantKind, type Meant } from './meant-kind'
import { isMoved } from './one-within'

const readOrMeant = (kind: KindName, text: string) =>
  kinds[kind].accepts(text) ? text : meantKind(kind, text)?.to

/** `09:30–10:30` and `2–4 Ekim 2025` are two values: the last is meant by the fields `end` and `ends`, the first by all others. */
export function meantRange(kind: KindName, value: string, field: string): Meant | undefined {
  if (isMoved(value)) return undefined
  for (const { index, 0: sign } of value.matchAll(/\s*[-–—]\s*|\s+(?:to|ile)\s+/g)) {
    const [first, last] = [value.slice(0, index), value.slice(index + sign.length)]
    const until = readOrMeant(kind, last)
    const from = readOrMeant(kind, first) ?? readOrMeant(kind, last.replace(/^\d+/, first))
    if (from && until) return { from: value, to: /^ends?$/.test(field) ? until : from }
  }
  return undefined
}

/** Two telephone numbers, addresses or accounts in one field: the first of them. */
export function meantFirst(kind: KindName, value: string): Meant | undefined {
  const [first = '', ...others] = value.split(/\s*[,;|]\s*|\s+(?:[/–-]|and|ve|veya|or)\s+|\s*\n\s*/)
  const to = readOrMeant(kind, first)
  // “/ 123” is an extension.
  return to && others.some((other) => readOrMeant(kind, other)) ? { from: value, to } : undefined
}
