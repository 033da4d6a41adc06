// Intended differences between the languages: content/intended-differences.yaml.
import { z } from 'zod'
import { listWanted } from '../../read/collection-file'
import type { Edition } from '../../read/edition'
import { checkEntry, problemAt } from '../../read/entries/entry-check'
import { recordName } from '../../read/entries/entry-names'
import { both, type Problem } from '../../read/problem'
import { readYaml } from '../../read/yaml/yaml-file'
import { line, named } from '../../schemas/fields'

/** One intended difference. */
export const intendedDifference = z.strictObject({
  where: named(line(), 'Folder of the page, or file', 'Sayfanın klasörü ya da dosya'),
  fact: named(line(), 'What is in one language only', 'Yalnızca bir dilde olan bilgi'),
  reason: named(line(), 'Reason', 'Gerekçe'),
})

type IntendedDifference = z.output<typeof intendedDifference>

const label = both('intended difference', 'bilinçli fark')

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
  const list = Array.isArray(yaml.value) ? (yaml.value as unknown[]) : []
  const isOther = yaml.value !== undefined && !Array.isArray(yaml.value)
  const checked = list.map((entry, index) =>
    checkEntry(yaml, intendedDifference, entry, [index], recordName({ label }, index, undefined)),
  )
  const entries = checked.flatMap(({ value }) => (value ? [value as IntendedDifference] : []))
  return {
    allows: (place, shown) =>
      entries.some(
        ({ where, fact }) =>
          // “250 words” names the 250 that is in one language only.
          placeOfText(where) === placeOfText(place) && (fact === shown || fact.split(/\s+/).includes(shown)),
      ),
    problems: [
      ...yaml.problems,
      ...(isOther ? [problemAt(yaml, [], listWanted)] : []),
      ...checked.flatMap(({ problems }) => problems),
    ],
  }
}
