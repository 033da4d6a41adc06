// The words that people use in their sheets (words.yaml), by what they mean.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { fold } from '../read/fold'
import { suggestion } from '../read/suggestion'
import type { Bilingual } from '../schemas/kinds'

type Words = {
  headings: Record<string, Bilingual>
  tabs: Record<string, string>
  choices: Record<string, string>
}

export const words = parse(readFileSync('pipeline/import/words.yaml', 'utf8')) as Words

export const listOf = (line: string | undefined) => line?.split(', ') ?? []

/** The choice that a word means, in either language and slightly mistyped; undefined if it means none of them. */
export function choiceCalled(word: string, options: readonly string[]): string | undefined {
  const written = fold(word.trim()).replace(/[-_]/g, ' ')
  const isCalled = (option: string) =>
    fold(option) === written || listOf(words.choices[option]).includes(written)
  return options.find(isCalled) ?? suggestion(written, options)
}
