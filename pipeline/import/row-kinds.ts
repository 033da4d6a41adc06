// What each row of a list is: a heading, a slot without talks, a talk, or nothing to be taken.
import { cellsIn, widthOf, type Cell, type Sheet } from './cells'
import { isDay, timesIn } from './dates-and-times'
import { rowName, type SheetDecisions } from './decisions'
import { isHall, pauseOf } from './looks'
import type { RowReading } from './programme-items'
import { repeatsHeadings } from './roles'
import { chairsIn, codeAndTitle } from './section-headings'
import { stateOf } from './vocabulary'

type Cells = Partial<Record<string, Cell>>

const isTotal = (text: string) => /^(?:genel )?(?:toplam|total|sum|adet|count)\b/iu.test(text)

/** A remark below a table: it begins with a star or is a whole sentence. */
const isRemark = (text: string) =>
  /^[*†•]/.test(text) ||
  /^(?:not|note|p\.?s\.?)\s*[:.]/iu.test(text) ||
  (/[.!]$/.test(text) && text.split(/\s+/).length > 5)

/** Whether the people of a talk were turned down, or withdrew it. */
function stateOfRow(cells: Cells): 'rejected' | 'withdrawn' | undefined {
  if (/^(?:yes|evet|true|x|1)$/i.test(cells['deleted']?.text ?? '')) return 'withdrawn'
  const states = [cells['status'], cells['notes']].map((cell) => stateOf(cell?.text ?? ''))
  const state = states.find((one) => one === 'rejected' || one === 'withdrawn')
  return state as 'rejected' | 'withdrawn' | undefined
}

type RowKindFound = { kind: RowReading['kind']; reason: string }

/** What a row below the headings is, by its cells alone, and why. */
export function kindOfRow(
  sheet: Sheet,
  row: number,
  headingRow: number,
  cells: Cells,
  decisions: SheetDecisions,
): RowKindFound {
  const written = cellsIn(sheet.rows[row])
  const texts = written.map(({ cell }) => cell.text)
  const decided = decisions.rows?.[rowName(texts)]
  if (decided) return { kind: decided as RowReading['kind'], reason: 'decision' }
  if (written.length === 0) return { kind: 'empty', reason: 'empty' }
  if (repeatsHeadings(sheet, row, headingRow)) return { kind: 'headings', reason: 'headings' }
  const title = cells['title'] ?? cells['titleTr']
  if (title?.isStruck || written.every(({ cell }) => cell.isStruck))
    return { kind: 'struck', reason: 'struck' }
  if (texts.some(isTotal) && written.length < 4) return { kind: 'total', reason: 'total' }
  const state = stateOfRow(cells)
  if (state) return { kind: state, reason: state }
  if (sheet.hiddenRows.includes(row) && decisions.hidden !== 'take')
    return { kind: 'hidden', reason: 'hidden' }
  const others =
    written.length === 1
      ? written
      : written.filter(
          ({ cell }) =>
            ![
              cells['start'],
              cells['end'],
              cells['date'],
              cells['number'],
              cells['code'],
              cells['minutes'],
            ].includes(cell),
        )
  const isTimed =
    written.length > 1 && cells['start'] !== undefined && timesIn(cells['start'].text) !== undefined
  const people = cells['authors'] ?? cells['speakers'] ?? cells['presenters']
  const [single] = others
  if (!isTimed && written.length === 1 && single) {
    if (isRemark(single.cell.text)) return { kind: 'note', reason: 'remark' }
    return { kind: 'heading', reason: 'single' }
  }
  if (isTimed && others.length === 1 && single) {
    const isWide = widthOf(sheet.rows[row], single.cell) > 1
    if (pauseOf(single.cell.text) || isWide || single.cell !== title)
      return { kind: 'slot', reason: isWide ? 'wide' : 'pause' }
  }
  if (title && !people && pauseOf(title.text)) return { kind: 'slot', reason: 'pause' }
  if (isTimed && !title && !people && others.some(({ cell }) => pauseOf(cell.text)))
    return { kind: 'slot', reason: 'pause' }
  if (title) return { kind: 'talk', reason: 'title' }
  if (people) return { kind: 'unclear', reason: 'no-title' }
  if (
    !isTimed &&
    others.length <= 2 &&
    others.some(
      ({ cell }) =>
        isHall(cell.text) ||
        isDay(cell.text, { year: 2000, days: [] }) ||
        chairsIn(cell.text) ||
        codeAndTitle(cell.text).code,
    )
  )
    return { kind: 'heading', reason: 'section' }
  return { kind: 'unclear', reason: 'unknown' }
}
