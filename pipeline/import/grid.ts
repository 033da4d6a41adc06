// A programme as a grid (times down the side and a column for each hall or day, or the other way round; talks within the cells) becomes
// a list with a row for each cell, so that everything after this reads lists only.
import { inOneLine } from '../domain/fold'
import { cellsIn, columnsIn, firstRows, rearranged, widthOf, withRowAbove } from './cells'
import type { Cell, CellRow, Sheet } from './cells'
import { isDay, isTime, type Calendar } from './dates-and-times'
import { gridRoles, rowsOfGrid, type FoundGrid } from './grid-rows'
import { isHall, isTitle, pauseOf } from './looks'
import { headingsInRow, roleNamed, rolesOfHeading } from './roles'
import { chairsIn, codeAndTitle, readSectionHeading } from './section-headings'
import { talkIn, talksIn, timeBefore } from './talk-cells'

/** Rows with times that a grid has at least. */
const LEAST_TIMES = 2

/** Talks that columns without the names of halls have at least. */
const LEAST_TALKS = 4

export type Grid = { points: number; headingRow: number; list: Sheet }

/** The sheet turned on its side. */
const transposed = (sheet: Sheet): Sheet => ({
  ...sheet,
  rows: Array.from({ length: columnsIn(sheet) }, (_, column) => sheet.rows.map((row) => row[column])),
})

/** Above the first time, the row with most short texts that name halls or days, and no column of a list. */
function headingsAbove(sheet: Sheet, firstTime: number, timeColumn: number, calendar: Calendar) {
  const isPlace = ({ text }: Cell) => isHall(text) || isDay(text, calendar)
  const isName = ({ text }: Cell) =>
    text.length < 60 && !pauseOf(text) && !chairsIn(text) && (rolesOfHeading(text)[0]?.points ?? 0) < 2.5
  // Above a column of times and a single other one are texts, and no halls.
  const columnCount = columnsIn(sheet)
  const isAcross = (row: CellRow, cell: Cell) => {
    const width = widthOf(row, cell)
    return timeColumn < 0 ? width > 1 && width === columnCount : width >= columnCount - 1
  }
  const candidates = sheet.rows.slice(0, firstTime).map((row, at) => {
    const cells = cellsIn(row).filter(
      ({ column, cell }) => column !== timeColumn && isName(cell) && !isAcross(row, cell),
    )
    const places = cells.filter(({ cell }) => isPlace(cell)).length
    // “OTURUM 1 | Salon: Mavi | Başkan: …” is the heading of a session.
    const isOfSession = places < 2 && row.some((cell) => cell && chairsIn(cell.text))
    return { row, at, cells, places, rank: isOfSession ? 0 : places * 3 + cells.length }
  })
  const [best, ...others] = candidates
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.at - b.at)
  if (!best || headingsInRow(best.row) >= 3) return undefined
  // Days above halls, or halls above days.
  const areDays = (cells: { cell: Cell }[]) => cells.every(({ cell }) => isDay(cell.text, calendar))
  const isOther = (cells: { cell: Cell }[]) =>
    areDays(best.cells)
      ? cells.every(({ cell }) => !isDay(cell.text, calendar) && !codeAndTitle(cell.text).code)
      : areDays(cells)
  const second = others.find(({ cells }) => cells.length > 1 && isOther(cells))
  const [wide, narrow = best] =
    second && second.cells.length > best.cells.length ? [best, second] : [second, best]
  const columns = narrow.cells.flatMap(({ cell }) =>
    narrow.row.flatMap((one, at) => {
      if (one !== cell) return []
      // What is above several columns may be in the first of them only.
      const above = wide?.cells.findLast(({ column }) => column <= at)?.cell
      const heading = [above, cell].flatMap((part) => part?.text.split('\n').map(inOneLine) ?? [])
      return { at, heading: heading.join('\n') }
    }),
  )
  return { headingRow: Math.max(best.at, second?.at ?? 0), columns, places: best.places }
}

/** Beside a column of times a single other one, without a heading or below that of its hall or day. */
function columnAlone(sheet: Sheet, firstTime: number, timeColumn: number, calendar: Calendar) {
  const body = sheet.rows.slice(firstTime).flatMap((row) => cellsIn(row).map(({ column }) => column))
  const [at, ...others] = new Set(body.filter((column) => column !== timeColumn))
  if (at === undefined || others.length > 0 || timeColumn < 0) return undefined
  const headingRow = firstTime - 1
  const names = cellsIn(sheet.rows[headingRow]).map(({ cell }) => inOneLine(cell.text))
  const heading = names.find((text) => isHall(text) || isDay(text, calendar)) ?? ''
  return { headingRow, columns: [{ at, heading }], places: 1 }
}

/** Beside a column of times several that have talks at one time each, of which nothing names the halls, or only a row among them. */
function columnsBeside(sheet: Sheet, firstTime: number, timeColumn: number, calendar: Calendar) {
  const isHeaded = firstRows(sheet).some((row) => headingsInRow(sheet.rows[row] ?? []) >= 1.5)
  if (isHeaded || timeColumn < 0) return undefined
  const rows = sheet.rows.slice(firstTime)
  /** What a column has for itself, and is not a heading. */
  const bodyOf = (row: CellRow, at: number) => {
    const cell = row[at]
    const isOwn = cell?.text && at !== timeColumn && widthOf(row, cell) === 1
    return isOwn && ![pauseOf, chairsIn, isHall].some((is) => is(cell.text)) ? cell : undefined
  }
  // Between breaks that are merged over several columns even a bare title is a talk.
  const isBreak = (row: CellRow) => row.some((cell) => cell && widthOf(row, cell) > 2 && pauseOf(cell.text))
  const areBare = rows.filter(isBreak).length >= LEAST_TIMES
  const isTalk = (row: CellRow, at: number) => {
    const cell = bodyOf(row, at)
    return cell !== undefined && (talkIn(cell) !== undefined || (areBare && isTitle(cell.text)))
  }
  const columns = [...Array(columnsIn(sheet)).keys()].filter((at) => {
    const own = rows.filter((row) => bodyOf(row, at))
    return own.filter((row) => isTalk(row, at)).length >= Math.max(LEAST_TALKS, own.length * 0.4)
  })
  const parallel = rows.filter((row) => columns.filter((at) => isTalk(row, at)).length > 1)
  if (parallel.length < LEAST_TALKS) return undefined
  const headingRow = firstTime - 1
  const [heading = ''] = cellsIn(sheet.rows[headingRow]).flatMap(
    ({ cell }) => readSectionHeading(cell.text, calendar).day ?? [],
  )
  return { headingRow, columns: columns.map((at) => ({ at, heading })), places: 0 }
}

function gridIn(own: Sheet, calendar: Calendar): FoundGrid | undefined {
  const timesOf = (column: number) => own.rows.filter((row) => isTime(row[column]?.text ?? '')).length
  const written = [...Array(columnsIn(own)).keys()].filter((at) => own.rows.some((row) => row[at]?.text))
  const [best = 0] = written.slice(0, 4).sort((a, b) => timesOf(b) - timesOf(a))
  // Without a column of times the talks have their own.
  const timeColumn = timesOf(best) < LEAST_TIMES ? -1 : best
  const isTimed = (row: CellRow) =>
    timeColumn < 0 ? row.some((cell) => cell && timeBefore(cell)) : isTime(row[timeColumn]?.text ?? '')
  if (own.rows.filter(isTimed).length < LEAST_TIMES) return undefined
  const first = own.rows.findIndex(isTimed)
  const heads = own.rows.findIndex((row) => roleNamed(row[timeColumn]?.text ?? '') === 'start')
  const [sheet, firstTime] = heads > first ? [withRowAbove(own, heads, first), first + 1] : [own, first]
  const named = headingsAbove(sheet, firstTime, timeColumn, calendar)
  const beside = named ?? columnsBeside(sheet, firstTime, timeColumn, calendar)
  const above = beside ?? columnAlone(sheet, firstTime, timeColumn, calendar)
  if (!above) return undefined
  const { headingRow, columns, places } = above
  const bodies = sheet.rows.slice(headingRow + 1).flatMap((row) => columns.flatMap(({ at }) => row[at] ?? []))
  const texts = [...new Set(bodies)].filter(({ text }) => text !== '' && !pauseOf(text))
  // Below halls or days, or where breaks are in all columns, even a bare title is a talk.
  const isForAll = (row: CellRow) => columns.every(({ at }) => pauseOf(row[at]?.text ?? ''))
  const areParallel = columns.length > 2 && sheet.rows.filter(isForAll).length >= LEAST_TIMES
  const areBare =
    areParallel || (places > 1 && places === new Set(columns.map(({ heading }) => heading)).size)
  const isTalk = (cell: Cell) =>
    talkIn(timeBefore(cell)?.rest ?? cell) ??
    talksIn(cell) ??
    (areBare &&
      (areParallel ||
        isTitle(cell.text) ||
        codeAndTitle(cell.text).code !== undefined ||
        /\S (?:\d{1,2}|[IVX]+)$/.test(cell.text)))
  const talks = texts.filter(isTalk).length
  const share = talks / Math.max(1, texts.length)
  if (talks < 2 || share <= 0.35 || (columns.length < 2 && places === 0)) return undefined
  // A list with headings is not a grid of one column.
  const points = beside ? 10 + share * 10 + places : -Infinity
  return { sheet, points, headingRow, timeColumn, columns }
}

/** The grid of a sheet, whichever way it lies, as a list; undefined if it is none. */
export function readGrid(sheet: Sheet, calendar: Calendar): Grid | undefined {
  // Below headings of a list, no row is one of times.
  const isListed = firstRows(sheet).some((row) => headingsInRow(sheet.rows[row] ?? []) >= 3)
  const down = gridIn(sheet, calendar)
  const across = isListed ? undefined : gridIn(transposed(sheet), calendar)
  const found = !across || (down && down.points >= across.points) ? down : across
  if (!found) return undefined
  const { points, headingRow } = found
  const { rows, starts } = rowsOfGrid(found, calendar)
  const placed =
    found === down ? rows : rows.map(({ cells, row, column = 0 }) => ({ cells, row: column, column: row }))
  return { points, headingRow, list: { ...rearranged(sheet, placed), starts, known: [...gridRoles] } }
}
