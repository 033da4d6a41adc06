// Reads a list that is not a collection of the site, such as content/intended-differences.yaml.
import type { z } from 'zod'
import { both } from '../domain/languages'
import type { Diagnostic } from '../messages/diagnostic'
import type { Edition } from './edition'
import { checkEntry, withoutConsequences } from './entries/entry-check'
import { readYaml } from './yaml/yaml-file'

/** The valid entries of a list, and what is wrong with the others. A file that is missing or has nothing but comments has none. */
export function readEntryList<Entry>(
  edition: Edition,
  file: string,
  shape: z.ZodType<Entry>,
): { entries: Entry[]; problems: Diagnostic[] } {
  if (!/^\s*[^#\s]/m.test(edition.read(file) ?? '')) return { entries: [], problems: [] }
  const yaml = readYaml(edition, file)
  if (yaml.value === undefined) return { entries: [], problems: yaml.problems }
  if (!Array.isArray(yaml.value)) return { ...checkEntry(yaml, shape.array(), yaml.value, []), entries: [] }
  const checked = yaml.value.map((entry: unknown, index) =>
    checkEntry(yaml, shape, entry, [index], both(`entry ${index + 1}`, `${index + 1}. kayıt`)),
  )
  const problems = checked.flatMap((entry) => entry.problems)
  return {
    entries: checked.flatMap(({ value }) => (value ? [value as Entry] : [])),
    problems: withoutConsequences(yaml, problems),
  }
}
