// Intended differences between the languages: content/intended-differences.yaml.
import { z } from 'zod'
import { listWanted } from '../../read/collection-file'
import type { Edition } from '../../read/edition'
import { checkEntry, problemAt } from '../../read/entries/entry-check'
import { ordinal } from '../../read/entries/entry-names'
import { both, type Problem } from '../../read/problem'
import { readYaml } from '../../read/yaml/yaml-file'
import { line, named } from '../../schemas/kinds'
import { fault } from '../findings'

/** One intended difference. */
export const intendedDifference = z.strictObject({
  where: named(line(), 'Folder of the page, or file', 'Sayfanın klasörü ya da dosya'),
  fact: named(line(), 'What is in one language only', 'Yalnızca bir dilde olan bilgi'),
  reason: named(line(), 'Reason', 'Gerekçe'),
})

const label = both('intended difference', 'bilinçli fark')

const needless = (fact: string) =>
  fault(
    `“${fact}” no longer differs.`,
    `“${fact}” artık farklı değil.`,
    'Delete this entry.',
    'Bu kaydı silin.',
  )

const nowhere = (where: string) =>
  fault(
    `There is no “${where}”.`,
    `“${where}” diye bir yer yok.`,
    'Write the folder of a page, such as content/pages/venue, or a file of data, such as content/data/fees.yaml.',
    'Bir sayfanın klasörünü (content/pages/venue gibi) ya da bir veri dosyasını (content/data/fees.yaml gibi) yazın.',
  )

export const INTENDED_FILE = 'content/intended-differences.yaml'

export type Intended = {
  /** Whether a difference at this place is intended. Remembers that it was asked for. */
  allows: (where: string, fact: string) => boolean
  /** Says that a place was not compared: its entries may still be needed. */
  skip: (where: string) => void
  /** Entries that no difference needed, and problems of the file itself. */
  problems: () => Problem[]
}

/** Reads the list. A file that is missing or has no entries allows nothing. */
export function intendedDifferences(edition: Edition): Intended {
  const source = edition.read(INTENDED_FILE) ?? ''
  if (source.replace(/^\s*#.*$/gm, '').trim() === '')
    return { allows: () => false, skip: () => {}, problems: () => [] }
  const yaml = readYaml(edition, INTENDED_FILE)
  const faults = [...yaml.problems]
  const list = Array.isArray(yaml.value) ? (yaml.value as unknown[]) : []
  if (yaml.value !== undefined && !Array.isArray(yaml.value)) {
    faults.push(listWanted(yaml, label))
  }
  const entries = list.flatMap((entry, index) => {
    const record = both(`${ordinal(index + 1)} ${label.en}`, `${index + 1}. ${label.tr}`)
    const checked = checkEntry(yaml, intendedDifference, entry, [index], record)
    faults.push(...checked.problems)
    return checked.value ? [{ ...(checked.value as z.output<typeof intendedDifference>), index, record }] : []
  })
  const used = new Set<number>()
  const skipped = new Set<string>()
  const folder = (where: string) => where.replace(/^content\//, '').replace(/\/(en|tr)\.mdx$|\/$/, '')
  const isThere = (where: string) => {
    const path = `content/${folder(where)}`
    return edition.exists(path) || edition.list(path).length > 0
  }
  return {
    allows: (where, fact) => {
      const found = entries.find(
        (entry) =>
          folder(entry.where) === folder(where) &&
          // “250 words” names the 250 that is in one language only.
          (entry.fact === fact || entry.fact.split(/\s+/).includes(fact)),
      )
      if (found) used.add(found.index)
      return found !== undefined
    },
    skip: (where) => void skipped.add(folder(where)),
    problems: () => [
      ...faults,
      ...entries
        .filter(({ index, where }) => !used.has(index) && !skipped.has(folder(where)))
        .map(({ index, where, fact, record }) => {
          const field = isThere(where) ? 'fact' : 'where'
          const fault = field === 'fact' ? needless(fact) : nowhere(where)
          return problemAt(yaml, [index, field], fault, { severity: 'warning', record, field })
        }),
    ],
  }
}
