// A programme as a grid (times down the side and a column for each hall or day, or the other way round; talks within the cells) becomes
// a list with a row for each cell, so that everything after this reads lists only.
import { TALK_MINUTES } from '../domain/programme-kinds'
import { minutesOf, timeOf } from '../domain/session-times'
import { cellsIn, columnsIn, firstRows, onlyCell, rearranged, widthOf, withRowAbove } from './cells'
import { inOneLine } from '../domain/fold'
import type { Cell, CellRow, PlacedRow, Sheet } from './cells'
import { dayIn, isDay, isTime, timesIn, type Calendar, type Span } from './dates-and-times'
import { isHall, isTitle, pauseOf } from './looks'
import { headingsInRow, roleNamed, rolesOfHeading } from './roles'
import { chairsIn, codeAndTitle, readSectionHeading } from './section-headings'
import { isCodedTalk, talkIn, talksIn, timeBefore } from './talk-cells'

/** The roles of the columns of the list that a grid becomes. */
const roles = ['date', 'start', 'end', 'hall', 'title'] as const

/** Rows with times that a grid has at least. */
const LEAST_TIMES = 2

/** Talks that columns without the names of halls have at least. */
const LEAST_TALKS = 4

type Found = {
  sheet: Sheet
  points: number
  headingRow: number
  timeColumn: number
  /** The columns of halls or days, by what is written above them. */
  columns: { at: number; heading: string }[]
}

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
    return { row, at, cells, places, rank: places * 3 + cells.length }
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
  const rows = sheet.rows.slice(firstTime)
  /** What a column has for itself, and is no heading. */
  const bodyOf = (row: CellRow, at: number) => {
    const cell = row[at]
    const isOwn = cell?.text && at !== timeColumn && widthOf(row, cell) === 1
    return isOwn && ![pauseOf, chairsIn, isHall].some((is) => is(cell.text)) ? cell : undefined
  }
  const isTalk = (row: CellRow, at: number) => {
    const cell = bodyOf(row, at)
    return cell !== undefined && talkIn(cell) !== undefined
  }
  const all = [...Array(columnsIn(sheet)).keys()]
  const isHeaded = firstRows(sheet).some((row) => headingsInRow(sheet.rows[row] ?? []) >= 1.5)
  const columns = all.filter((at) => {
    const own = rows.filter((row) => bodyOf(row, at))
    return own.filter((row) => isTalk(row, at)).length >= Math.max(LEAST_TALKS, own.length * 0.4)
  })
  const parallel = rows.filter((row) => columns.filter((at) => isTalk(row, at)).length > 1)
  if (isHeaded || timeColumn < 0 || parallel.length < LEAST_TALKS) return undefined
  const headingRow = firstTime - 1
  const [heading = ''] = cellsIn(sheet.rows[headingRow]).flatMap(
    ({ cell }) => readSectionHeading(cell.text, calendar).day ?? [],
  )
  return { headingRow, columns: columns.map((at) => ({ at, heading })), places: 0 }
}

function gridIn(own: Sheet, calendar: Calendar): Found | undefined {
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
  // A list with headings is no grid of one column.
  const points = beside ? 10 + share * 10 + places : -Infinity
  return { sheet, points, headingRow, timeColumn, columns }
}

const cellWith = (text: string | undefined): Cell | undefined => (text ? { text } : undefined)

/** The cells of a row of the list that a grid becomes. */
type GridCells = Partial<Record<(typeof roles)[number], Cell | undefined>>

/** The talks of one cell with their own times, or with equal parts of the time that they share. */
function timesOfTalks(talks: Cell[], when: Span | undefined, end: string | undefined): GridCells[] {
  const from = when && minutesOf(when.start)
  const whole = from !== undefined && end ? minutesOf(end) - from : 0
  const each = whole > 0 ? Math.floor(whole / talks.length) : TALK_MINUTES.talk
  return talks.map((talk, at) => {
    const { span, rest: title = talk } = timeBefore(talk) ?? {}
    if (span) return { title, start: cellWith(span.start), end: cellWith(span.end) }
    if (from === undefined) return { title }
    const sharedBy = at === 0 && talks.length > 1 ? talks.length : undefined
    return {
      title,
      start: { text: timeOf(from + at * each), sharedBy },
      end: cellWith(timeOf(from + (at + 1) * each)),
    }
  })
}

/** Whether a row repeats the headings of a grid, or the days above some of them. */
function isRepeated(row: CellRow, { columns }: Found): boolean {
  const written = columns.filter(({ at }) => row[at]?.text)
  const isHeading = ({ at, heading }: (typeof columns)[number]) =>
    ` ${inOneLine(heading)} `.includes(` ${inOneLine(row[at]?.text ?? '')} `)
  return written.length > 0 && written.every(isHeading)
}

/** A heading of a hall or day as the cells that each of its talks has. */
function ofHeading(heading: string, calendar: Calendar): GridCells {
  const { day } = readSectionHeading(heading, calendar)
  const place = heading
    .split('\n')
    .filter((part) => !isDay(part, calendar))
    .join(' ')
  const hall = place && (readSectionHeading(place, calendar).hall ?? place)
  return { date: cellWith(day), hall: cellWith(hall) }
}

/** The rows of the list that a grid becomes, column by column, and where its columns start. */
function listOf(found: Found, calendar: Calendar): { rows: PlacedRow[]; starts: number[] } {
  const { sheet, headingRow, timeColumn, columns } = found
  const above = sheet.rows.slice(0, Math.max(0, headingRow)).map((row) => (isRepeated(row, found) ? [] : row))
  const rows = [...above, roles.map((text) => ({ text }))].map((cells, row): PlacedRow => ({ cells, row }))
  const starts: number[] = []
  const add = (cells: GridCells, row: number, column: number) =>
    void rows.push({ cells: roles.map((role) => cells[role]), row, column })
  const spanAt = (row: number): Span | undefined => {
    const text = sheet.rows[row]?.[timeColumn]?.text ?? ''
    return isTime(text) ? timesIn(text)?.span : undefined
  }
  /** The end of a slot: its own, or the beginning of the next one of the day. */
  const endAt = (last: number): string | undefined => {
    const own = spanAt(last)
    const following = sheet.rows.findIndex((_, row) => row > last && spanAt(row))
    const next = spanAt(following)?.start
    return own?.end ?? (own && next && next > own.start ? next : undefined)
  }
  /** Whether the next cell below is no talk: a session whose talks are in another sheet. */
  const isAlone = (row: number, at: number): boolean => {
    const below = sheet.rows.slice(row + 1).flatMap((cells) => cells[at] ?? [])
    const next = below.find(({ text }) => text !== '' && text !== sheet.rows[row]?.[at]?.text)
    const { code, day } = readSectionHeading(next?.text ?? '', calendar)
    return !next || (code ?? day ?? pauseOf(next.text)) !== undefined
  }
  let isHeadOfAll = false
  /** The time beside the heading of a session, which is that of its talks without one. */
  let below: Span | undefined
  const addCell = (written: Cell, row: number, at: number, heading: GridCells) => {
    const own = spanAt(row) ? undefined : timeBefore(written)
    // “Session” and “Chair” in the place of a time.
    const label = roleNamed(sheet.rows[row]?.[timeColumn]?.text ?? '') ?? ''
    const isChair = label === 'chairs'
    const cell = isChair ? { text: `Chair: ${written.text}` } : (own?.rest ?? written)
    const several = talksIn(cell)
    const talk = several ?? talkIn(cell)
    const kind = pauseOf(cell.text)
    const said = readSectionHeading(cell.text, calendar)
    // A topic above the first time.
    const isAbove =
      !talk && !kind && !isTitle(cell.text) && !sheet.rows.slice(0, row + 1).some((_, one) => spanAt(one))
    const isNamed = ['chairs', 'session', 'sessionTitle'].includes(label) || (isAbove && timeColumn >= 0)
    const isHeading =
      isNamed ||
      (!several && !kind && ((said.code !== undefined && !isCodedTalk(cell)) || (said.chairs && !talk)))
    const covered = columns.filter((one) => sheet.rows[row]?.[one.at] === written)
    const isOfAll = columns.length > 1 && covered.length === columns.length
    if (isHeading && !(said.code && spanAt(row) && isAlone(row, at))) {
      isHeadOfAll = isOfAll
      below = spanAt(row)
      return add({ title: cell }, row, at)
    }
    if (covered[0]?.at !== at) return
    // A lecture for everyone is none of the session before it.
    if (isOfAll && talk && !isHeadOfAll) starts.push(rows.length)
    const when = spanAt(row) ?? own?.span ?? said.span ?? below
    if (spanAt(row)) below = undefined
    let last = row
    while (sheet.rows[last + 1]?.[at] === written) last += 1
    // A talk without an end has its usual length; a slot lasts until the next.
    const end =
      last > row ? (endAt(last) ?? when?.end) : (when?.end ?? (talk && !several ? undefined : endAt(row)))
    if (several) {
      for (const text of several.heads) add({ title: { text } }, row, at)
      for (const one of timesOfTalks(several.talks, when, end)) add({ ...heading, ...one }, row, at)
      // Its session ends with the cell.
      if (several.heads.length > 0) starts.push(rows.length)
      return
    }
    const isForAll = !talk && isOfAll
    add(
      {
        ...heading,
        start: cellWith(when?.start),
        end: cellWith(end),
        hall: isForAll ? cell : kind && !talk ? undefined : heading.hall,
        title: cell,
      },
      row,
      at,
    )
  }
  const isBeside = (column: number) => column !== timeColumn && columns.every(({ at }) => at !== column)
  // A day may be beside its times.
  const daysBeside = sheet.rows.map((row) =>
    row
      .flatMap((cell, column) => (cell && isBeside(column) ? cell.text.split('\n') : []))
      .map((line) => dayIn(line, calendar))
      .find(Boolean),
  )
  for (const { at, heading } of columns) {
    starts.push(rows.length)
    let place = ofHeading(heading, calendar)
    for (let row = headingRow + 1; row < sheet.rows.length; row += 1) {
      const own = sheet.rows[row] ?? []
      const single = onlyCell(own)
      const cell = own[at]
      const day = single && !spanAt(row) ? readSectionHeading(single.cell.text, calendar).day : undefined
      if (daysBeside[row]) place = { ...place, date: cellWith(daysBeside[row]) }
      if (single && day) {
        add({ title: single.cell }, row, single.column)
        place = { ...place, date: { text: day } }
      } else if (cell && cell.text !== '' && sheet.rows[row - 1]?.[at] !== cell && !isRepeated(own, found))
        addCell(cell, row, at, place)
    }
  }
  return { rows, starts }
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
  const { rows, starts } = listOf(found, calendar)
  const placed =
    found === down ? rows : rows.map(({ cells, row, column = 0 }) => ({ cells, row: column, column: row }))
  return { points, headingRow, list: { ...rearranged(sheet, placed), starts, known: [...roles] } }
}
