// A text where a list is wanted: the list that was meant.
import { z } from 'zod'
import type { Meant } from './explain-meant'
import { bare, metaOf } from './schema-walk'

/** `[A, B] (new)` is meant as the list with a comment; `Selin Kurmaca` as a list of one name, and of the fields of one person. */
export function meantList(value: string, schema: z.ZodType | undefined): { meant?: Meant } {
  const inner = bare(schema)
  if (!(inner instanceof z.ZodArray)) return {}
  const element = inner.element as z.ZodType
  const meant = (to: string) => ({ meant: { from: value, to, unquoted: true } })
  const [, list, rest] = /^(\[[^[\]]*\])\s*(.+)$/.exec(value) ?? []
  if (list !== undefined) return meant(`${list} # ${rest}`)
  // A comma between names parts them, but not that before a profession.
  const isPerson = metaOf(element).kind === 'person-name' || !element.safeParse(value).success
  if (/[[\]{}#'"\n]|: /.test(value) || (isPerson && value.includes(','))) return {}
  if (element.safeParse(value).success) return meant(`[${value}]`)
  return element.safeParse({ name: value }).success ? meant(`[{ name: ${value} }]`) : {}
}
