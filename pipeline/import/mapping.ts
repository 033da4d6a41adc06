// A mapping file: which sheet lists what and which column says what, where headings do not tell.
import { parseDocument, stringify } from 'yaml'
import { z } from 'zod'
import { both } from '../read/problem'
import { suggestion } from '../read/suggestion'
import { columnNamed, columnsIn, programmeLayout, type Recognised } from './headings'
import { layouts, type Layout } from './layout'
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

const notUnderstood: SheetProblem = {
  message: both('The mapping file is not understood.', 'Eşleme dosyası anlaşılmadı.'),
  advice: both(
    'For each sheet it has list, headings and columns, as the import proposes them without it.',
    'Her sayfa için list, headings ve columns içerir; dosya verilmezse içe aktarma örneğini önerir.',
  ),
}

/** The mapping of each sheet by its name; none if there is no file. */
export function readMapping(text: string | undefined, problems: SheetProblem[]): Record<string, Mapped> {
  if (text === undefined) return {}
  const written = parseDocument(text)
  const found = z.record(z.string(), mapped).safeParse(written.errors.length > 0 ? undefined : written.toJS())
  if (!found.success) problems.push(notUnderstood)
  return found.data ?? {}
}

const choices: Layout[] = [programmeLayout, ...layouts.filter(({ title }) => title.en !== 'Talks')]

const textsOf = ({ rows }: Sheet, row: number) =>
  (rows[row] ?? []).map((cell) => cell?.text.replace(/\s+/g, ' ') ?? '')

/** A sheet as a mapping file says; what it names wrongly is added to the problems. */
export function mappedSheet(
  sheet: Sheet,
  { list, headings, columns }: Mapped,
  problems: SheetProblem[],
): Recognised[] {
  const unknown = (word: string, known: string[]) => {
    const near = suggestion(word, known) ?? known.filter(Boolean).join(', ')
    problems.push({
      sheet: sheet.name,
      message: both(
        `The mapping file names “${word}”, which is not there.`,
        `Eşleme dosyasındaki “${word}” bulunamadı.`,
      ),
      advice: both(`Known: ${near}.`, `Bilinen: ${near}.`),
    })
  }
  const layout = choices.find(({ title }) => [title.en, title.tr].includes(list))
  if (!layout) {
    unknown(
      list,
      choices.map(({ title }) => title.en),
    )
    return []
  }
  const row = sheet.rows[headings - 1] ?? []
  const texts = textsOf(sheet, headings - 1)
  const found = columnsIn(row, headings - 1, layout)
  const taken = new Map([...found.columns].filter(([, at]) => columns[texts[at]!] === undefined))
  for (const [heading, name] of Object.entries(columns)) {
    const at = texts.indexOf(heading)
    const column = name === null ? undefined : columnNamed(layout, name)
    if (at < 0) unknown(heading, texts)
    else if (name !== null && !column)
      unknown(
        name,
        layout.columns.map((one) => one.name),
      )
    else if (column) taken.set(column, at)
  }
  const rest = texts.filter((text, at) => text !== '' && ![...taken.values()].includes(at))
  return [{ ...found, columns: taken, unknown: rest, unclear: [] }]
}

/** A mapping file to begin with: what is recognised so far, and null for every other heading. */
export function mappingFor(sheet: Sheet, found?: Recognised): string {
  const lengths = sheet.rows.slice(0, 15).map((row) => row.filter((cell) => cell?.text).length)
  const headingRow = found?.headingRow ?? lengths.indexOf(Math.max(...lengths))
  const nameAt = (at: number) =>
    [...(found?.columns ?? [])].find(([, index]) => index === at)?.[0].name ?? null
  const texts = textsOf(sheet, headingRow)
  const columns = Object.fromEntries(texts.flatMap((text, at) => (text ? [[text, nameAt(at)]] : [])))
  return stringify({
    [sheet.name]: { list: found?.layout.title.en ?? 'Talks', headings: headingRow + 1, columns },
  })
}
