// A mapping file: which sheet lists what and which column says what, where headings do not tell.
import { parseDocument, stringify } from 'yaml'
import { z } from 'zod'
import { fault } from '../read/problem'
import { suggestion } from '../read/suggestion'
import { columnsIn, foreignLayouts, headingsIn, MOST_ROWS_ABOVE, type Recognised } from './headings'
import { columnNamed } from './layout'
import type { Sheet } from './read-sheets'
import type { SheetProblem } from './rows'

const mapped = z.object({
  list: z.string(),
  /** The number of the row with the headings. */
  headings: z.number().int().positive(),
  /** The column of content/ by each heading; null for one that is not to be taken. */
  columns: z.record(z.string(), z.string().nullable()).default({}),
})

type Mapped = z.infer<typeof mapped>

const notUnderstood = fault(
  'The mapping file is not understood.',
  'Eşleme dosyası anlaşılmadı.',
  'For each sheet it has list, headings and columns, as the import proposes them without it.',
  'Her sayfa için list, headings ve columns içerir; dosya verilmezse içe aktarma örneğini önerir.',
)

/** The mapping of each sheet by its name; none if there is no file. */
export function readMapping(text: string | undefined, problems: SheetProblem[]): Record<string, Mapped> {
  if (text === undefined) return {}
  const written = parseDocument(text)
  const found = z.record(z.string(), mapped).safeParse(written.errors.length > 0 ? undefined : written.toJS())
  if (!found.success) problems.push(notUnderstood)
  return found.data ?? {}
}

/** A sheet as a mapping file says; what it names wrongly is added to the problems. */
export function mappedSheet(
  sheet: Sheet,
  { list, headings: row, columns }: Mapped,
  problems: SheetProblem[],
): Recognised[] {
  const unknown = (word: string, known: string[]) => {
    const near = suggestion(word, known) ?? known.filter(Boolean).join(', ')
    const what = fault(
      `The mapping file names “${word}”, which is not there.`,
      `Eşleme dosyasındaki “${word}” bulunamadı.`,
      `Known: ${near}.`,
      `Bilinen: ${near}.`,
    )
    problems.push({ ...what, sheet: sheet.name })
  }
  const layout = foreignLayouts.find(({ title }) => [title.en, title.tr].includes(list))
  if (!layout) {
    const lists = foreignLayouts.map(({ title }) => title.en)
    unknown(list, lists)
    return []
  }
  const found = columnsIn(sheet, row - 1, layout)
  const { headings } = found
  const places = Object.entries(found.places).filter(([, at]) => columns[headings[at]!] === undefined)
  for (const [heading, name] of Object.entries(columns)) {
    const names = layout.columns.map((column) => column.name)
    if (!headings.includes(heading)) unknown(heading, headings)
    else if (name !== null && !columnNamed(layout, name)) unknown(name, names)
    else if (name !== null) places.push([name, headings.indexOf(heading)])
  }
  return [{ ...found, places: Object.fromEntries(places), unclear: [] }]
}

/** A mapping file to begin with: what is recognised so far, and null for every other heading. */
export function mappingFor(sheet: Sheet, found?: Recognised): string {
  const lengths = sheet.rows.slice(0, MOST_ROWS_ABOVE).map((row) => row.filter((cell) => cell?.text).length)
  const headingRow = found?.headingRow ?? lengths.indexOf(Math.max(...lengths))
  const names = new Map(Object.entries(found?.places ?? {}).map(([name, at]) => [at, name]))
  const columns = headingsIn(sheet, headingRow).flatMap((heading, at) =>
    heading ? [[heading, names.get(at) ?? null]] : [],
  )
  const list = found?.layout.title.en ?? 'Talks'
  return stringify({
    [sheet.name]: { list, headings: headingRow + 1, columns: Object.fromEntries(columns) as unknown },
  })
}
