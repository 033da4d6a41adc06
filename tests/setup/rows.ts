// Rows of tests that are written as YAML beside them.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isFields } from '../../pipeline/write/form-values'

export const rowsIn = <Tables>(file: string) => parse(readFileSync(file, 'utf8')) as Tables

/** What a text of a row matches: itself, with anything in place of each …. */
export const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '[^]*')}$`)

/** By what a row names an entry of a list: its code, number or key, or else its place, from 0. */
function nameOf(entry: unknown, at: number): string {
  const { code, number, key } = isFields(entry) ? entry : {}
  return String(code ?? number ?? key ?? at)
}

function mergedValue(value: unknown, change: unknown): unknown {
  if (!isFields(change)) return change
  const isList = Array.isArray(value)
  const named = isList
    ? value.map((entry, at) => [nameOf(entry, at), entry] as const)
    : Object.entries(isFields(value) ? value : {})
  const parts = new Map<string, unknown>(named)
  for (const [name, part] of Object.entries(change))
    if (part === null) parts.delete(name)
    else parts.set(name, mergedValue(parts.get(name), part))
  return isList ? [...parts.values()] : Object.fromEntries(parts)
}

/** Data with what a row changes in them. null removes a field or an entry; a new name adds one. */
export const merged = <Data>(data: Data, change: unknown) => mergedValue(data, change) as Data
