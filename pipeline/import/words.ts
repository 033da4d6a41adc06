// The words that people use in their sheets (words.yaml), by what they mean.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Bilingual } from '../schemas/kinds'

type Words = {
  headings: Record<string, Bilingual>
  tabs: Record<string, string>
  choices: Record<string, string>
}

export const words = parse(readFileSync('pipeline/import/words.yaml', 'utf8')) as Words

/** The single words of a line. */
export const listOf = (line: string | undefined) => line?.split(', ') ?? []

export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** An object without its fields that are undefined. */
export const present = <Value>(fields: Record<string, Value | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Record<
    string,
    Value
  >
