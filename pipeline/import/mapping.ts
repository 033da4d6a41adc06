// A mapping file: which list a sheet has and which column says what, where headings do not tell.
import { parseDocument, stringify } from 'yaml'
import { z } from 'zod'
import { both } from '../read/problem'
import { didYouMean, suggestion } from '../read/suggestion'
import { foreignLayouts, headingsIn, MOST_ROWS_ABOVE, type Mapping, type Recognised } from './headings'
import { baseName } from './layout'
import type { Sheet } from './read-sheets'
import type { SheetProblem } from './rows'

const proposed = both(
  'Without the file, the import proposes one.',
  'Dosya verilmezse içe aktarma bir örnek önerir.',
)

const notUnderstood = both('The mapping file is not understood.', 'Eşleme dosyası anlaşılmadı.')

const rowsAbove = ({ rows }: Sheet) => [...rows.slice(0, MOST_ROWS_ABOVE).keys()]

/** The mapping that a file says; none if there is no file. What it names wrongly is added to the problems. */
export function readMapping(text: string | undefined, sheets: Sheet[], problems: SheetProblem[]): Mapping {
  if (text === undefined) return {}
  const written = parseDocument(text)
  const { data: mapping } = z
    .record(z.string(), z.string().nullable())
    .safeParse(written.errors.length > 0 ? undefined : written.toJS())
  if (!mapping) problems.push({ message: notUnderstood, advice: proposed })
  const check = (words: (string | null)[], known: string[]) => {
    for (const word of words.filter((one) => one !== null && !known.includes(one)))
      problems.push({
        message: both(
          `The mapping file names “${word}”, which is not there.`,
          `Eşleme dosyasındaki “${word}” bulunamadı.`,
        ),
        advice: didYouMean(suggestion(word!, known), proposed),
      })
  }
  const inSheets = sheets.flatMap((sheet) => [
    sheet.name,
    ...rowsAbove(sheet).flatMap((row) => headingsIn(sheet, row)),
  ])
  const inContent = foreignLayouts.flatMap(({ title, columns }) => [
    title.en,
    title.tr,
    ...columns.flatMap((column) => [column.name, baseName(column)]),
  ])
  check(Object.keys(mapping ?? {}), inSheets)
  check(Object.values(mapping ?? {}), inContent)
  return mapping ?? {}
}

/** A mapping file to begin with: what is recognised so far, and null for every other heading. */
export function mappingFor(sheet: Sheet, found?: Recognised): string {
  const headings = rowsAbove(sheet).map((row) => headingsIn(sheet, row))
  const most = Math.max(...headings.map((row) => row.filter(Boolean).length))
  const names = new Map(Object.entries(found?.places ?? {}).map(([name, at]) => [at, name]))
  const row = found?.headings ?? headings.find((one) => one.filter(Boolean).length === most) ?? []
  const columns = row.flatMap((heading, at) => (heading ? [[heading, names.get(at) ?? null]] : []))
  return stringify({
    [sheet.name]: found?.layout.title.en ?? 'Talks',
    ...(Object.fromEntries(columns) as Mapping),
  })
}
