// Intended differences between the languages: content/intended-differences.yaml.
import { z } from 'zod'
import type { Edition } from '../../read/edition'
import { checkEntry } from '../../read/entries/entry-check'
import type { Problem } from '../../read/problem'
import { readYaml } from '../../read/yaml/yaml-file'
import { line, named } from '../../schemas/fields'

/** One intended difference. */
export const intendedDifference = z.strictObject({
  where: named(line(), 'Folder of the page, or file', 'Sayfanın klasörü ya da dosya'),
  fact: named(line(), 'What is in one language only', 'Yalnızca bir dilde olan bilgi'),
  reason: named(line(), 'Reason', 'Gerekçe'),
})

export const INTENDED_FILE = 'content/intended-differences.yaml'

/** A page goes by its folder, a data file by its path. */
export const placeOfText = (file: string) => file.replace(/^content\//, '').replace(/\/(en|tr)\.mdx$|\/$/, '')

export type Intended = {
  /** Whether a difference at this place is intended. */
  allows: (where: string, fact: string) => boolean
  /** Problems of the file itself. */
  problems: Problem[]
}

/** Reads the list. A file that is missing or has no entries allows nothing. */
export function intendedDifferences(edition: Edition): Intended {
  const isEmpty = !/^\s*[^#\s]/m.test(edition.read(INTENDED_FILE) ?? '')
  if (isEmpty) return { allows: () => false, problems: [] }
  const yaml = readYaml(edition, INTENDED_FILE)
  const checked = checkEntry(yaml, z.array(intendedDifference), yaml.value, [])
  const entries = (checked.value ?? []) as z.output<typeof intendedDifference>[]
  return {
    allows: (place, shown) =>
      entries.some(
        ({ where, fact }) =>
          // “250 words” names the 250 that is in one language only.
          placeOfText(where) === placeOfText(place) && (fact === shown || fact.split(/\s+/).includes(shown)),
      ),
    problems: yaml.problems.length > 0 ? yaml.problems : checked.problems,
  }
}
