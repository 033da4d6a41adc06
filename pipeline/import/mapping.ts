// A mapping file: which list a sheet has and which column says what, where headings do not say.
import { parseDocument, stringify } from 'yaml'
import { z } from 'zod'
import { both, didYouMean, fault } from '../read/problem'
import { suggestion } from '../read/suggestion'
import { foreignLayouts, headingRows, headingsIn, type Mapping, type Recognised } from './headings'
import { baseName } from './layout'
import type { Sheet } from './read-sheets'
import type { SheetProblem } from './rows'

const notUnderstood = fault(
  'The mapping file is not understood.',
  'Eşleme dosyası anlaşılmadı.',
  'Without the file, the import proposes one.',
  'Dosya verilmezse içe aktarma bir örnek önerir.',
)

/** The mapping that a file says; none if there is no file. What it names wrongly is added to the problems. */
export function readMapping(text: string | undefined, sheets: Sheet[], problems: SheetProblem[]): Mapping {
  if (text === undefined) return {}
  const written = parseDocument(text)
  const { data: mapping } = z
    .record(z.string(), z.string().nullable())
    .safeParse(written.errors.length > 0 ? undefined : written.toJS())
  if (!mapping) problems.push(notUnderstood)
  const check = (words: (string | null)[], all: string[]) => {
    const known = [...new Set(all)].filter(Boolean)
    const otherwise = both(`Known: ${known.join(', ')}.`, `Bilinenler: ${known.join(', ')}.`)
    for (const word of words)
      if (word !== null && !known.includes(word))
        problems.push({
          message: both(
            `The mapping file names “${word}”, which is not there.`,
            `Eşleme dosyasındaki “${word}” bulunamadı.`,
          ),
          advice: didYouMean(suggestion(word, known), otherwise),
        })
  }
  const headings = sheets.flatMap((sheet) => headingRows(sheet).flatMap((row) => headingsIn(sheet, row)))
  const values = Object.values(mapping ?? {})
  const asked = foreignLayouts.filter(({ title }) => values.includes(title.en) || values.includes(title.tr))
  check(Object.keys(mapping ?? {}), [...sheets.map(({ name }) => name), ...headings])
  check(values, [
    ...asked.flatMap(({ columns }) => columns.flatMap((column) => [column.name, baseName(column)])),
    ...foreignLayouts.flatMap(({ title }) => [title.en, title.tr]),
  ])
  return mapping ?? {}
}

/** A mapping file to begin with: what is recognised so far, and null for every other heading. */
export function mappingFor(sheet: Sheet, found?: Recognised): string {
  const headings = headingRows(sheet).map((row) => headingsIn(sheet, row))
  const most = Math.max(...headings.map((row) => row.filter(Boolean).length))
  const names = new Map(Object.entries(found?.places ?? {}).map(([name, at]) => [at, name]))
  const row = found?.headings ?? headings.find((one) => one.filter(Boolean).length === most) ?? []
  const columns = row.flatMap((heading, at) => (heading ? [[heading, names.get(at) ?? null]] : []))
  const list = found?.layout.title.en ?? 'Talks'
  return stringify({ [sheet.name]: list, ...(Object.fromEntries(columns) as Mapping) })
}
