// What the import has to say: a code, values and a place; rendered once, at the end, in the reader's language.
import type { Bilingual } from '../domain/languages'
import { inBothLanguages } from '../messages/render'
import { vocabulary } from './vocabulary'

export type Ask = {
  code: string
  /** A value is the same in both languages, or has a wording in each. */
  values: Record<string, string | number | Bilingual>
  sheet?: string | undefined
  cell?: string | undefined
  /** Decided by a person already: it is only reported. */
  isDecided?: boolean
}

/** Whether a person has to decide before something is taken, should look at it, or is only reported. */
export type Weight = 'must' | 'look' | 'told'

export type Question = Ask & { weight: Weight }

const isOnly = (weight: Weight, code: string) => vocabulary.questions[weight]?.includes(code)

export const weighed = (ask: Ask): Question => ({
  ...ask,
  weight: ask.isDecided || isOnly('told', ask.code) ? 'told' : isOnly('look', ask.code) ? 'look' : 'must',
})

/** What a message says and advises, in words. */
export function worded({ code, values }: Ask): Record<'message' | 'advice', Bilingual> {
  const of = (part: 'message' | 'advice') => inBothLanguages({ code: `import.${code}`, values, part })
  return { message: of('message'), advice: of('advice') }
}
