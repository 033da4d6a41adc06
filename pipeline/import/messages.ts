// What the import has to say: a code, values and a place; rendered once, at the end, in the reader's language.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Fault } from '../read/problem'
import { inBoth, type Bilingual, type Language } from '../domain/languages'

/** A value is the same in both languages, or has a wording in each. */
export type Values = Record<string, string | number | Bilingual>

export type Ask = {
  code: string
  values: Values
  sheet?: string | undefined
  cell?: string | undefined
  /** Whether a person has to decide before it is taken, should look at it, or only be told. */
  weight: 'must' | 'look' | 'told'
}

type Wording = Record<Language, { message: string; advice: string }>

const wordings = parse(readFileSync('pipeline/import/messages.yaml', 'utf8')) as Record<string, Wording>

/** What a message says in words. */
export function worded({ code, values }: Pick<Ask, 'code' | 'values'>): Fault {
  const wording = wordings[code]
  if (!wording) throw new Error(`There is no message ${code}.`)
  const filled = (part: 'message' | 'advice') =>
    inBoth((language) =>
      wording[language][part].replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name] ?? ''
        return typeof value === 'object' ? value[language] : String(value)
      }),
    )
  return { message: filled('message'), advice: filled('advice') }
}
