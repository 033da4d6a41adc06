// Reads a programme as a grid: times down the side and a column for each hall (or the other way round), talks within the cells.
import { cellsIn, inOneLine, widthOf, type Cell, type Sheet } from './cells'
import { dayIn, isDay, isTime, timesIn, type Calendar, type Span } from './dates-and-times'
import { rowName, type SheetDecisions } from './decisions'
import { titleIn } from './languages'
import { isHall, isInstitution, isTitle, pauseOf } from './looks'
import type { Context, ProgrammeReading } from './programme-items'
import { headingsInRow, rolesOfHeading } from './roles'
import { chairsIn, readSectionHeading } from './section-headings'
import { kindBefore, talkIn } from './talk-cells'

export type GridReading = {
  points: number
  headingRow: number
  timeColumn: number
  /** The columns of halls or days, by what is written above them. */
  columns: { at: number; heading: string }[]
  isTransposed: boolean
  sheet: Sheet
}

const transposed = (sheet: Sheet): Sheet => {
  const width = Math.max(0, ...sheet.rows.map((row) => row.length))
  return {
    ...sheet,
    hiddenRows: [],
    rows: Array.from({ length: width }, (_, column) => sheet.rows.map((row) => row[column])),
  }
}

const ratio = (of: number, all: number) => (all === 0 ? 0 : of / all)

/** Whether a cell of a grid holds a talk: a title with people below or after it. */
const isTalkCell = (text: string) => talkIn({ text }) !== undefined

function gridIn(sheet: Sheet, calendar: Calendar, isTransposed: boolean): GridReading | undefined {
  const width = Math.max(0, ...sheet.rows.map((row) => row.length))
  const timesOf = (column: number) =>
    sheet.rows.filter((row) => row[column] && isTime(row[column].text)).length
  const timeColumn = [...Array(Math.min(width, 4)).keys()].sort((a, b) => timesOf(b) - timesOf(a))[0] ?? 0
  if (timesOf(timeColumn) < 3) return undefined
  const firstTime = sheet.rows.findIndex((row) => row[timeColumn] && isTime(row[timeColumn].text))
  // Above the first time, the row with most short texts that name no column of a list.
  const nameable = (cell: Cell) => cell.text.length < 60 && !pauseOf(cell.text) && !chairsIn(cell.text)
  const candidates = sheet.rows.slice(0, firstTime).map((row, at) => ({
    at,
    cells: cellsIn(row).filter(
      ({ column, cell }) =>
        column !== timeColumn &&
        widthOf(row, cell) < width - 1 &&
        nameable(cell) &&
        (rolesOfHeading(cell.text)[0]?.points ?? 0) < 2.5,
    ),
  }))
  const isPlace = (text: string) => isHall(text) || isDay(text, calendar)
  const rank = (one: (typeof candidates)[number]) =>
    one.cells.filter(({ cell }) => isPlace(cell.text)).length * 3 + one.cells.length
  const [best] = candidates
    .filter(({ cells }) => cells.length > 0)
    .sort((a, b) => rank(b) - rank(a) || a.at - b.at)
  if (!best || headingsInRow(sheet.rows[best.at] ?? []) >= 3) return undefined
  const columns = best.cells.flatMap(({ column, cell }) =>
    (sheet.rows[best.at] ?? []).flatMap((one, at) =>
      one === cell && at >= column ? { at, heading: inOneLine(cell.text) } : [],
    ),
  )
  const bodies = columns.flatMap(({ at }) => sheet.rows.slice(best.at + 1).flatMap((row) => row[at] ?? []))
  const distinct = [...new Set(bodies)].filter(({ text }) => text !== '' && !pauseOf(text))
  const talks = distinct.filter(({ text }) => isTalkCell(text)).length
  const places = columns.filter(({ heading }) => isPlace(heading)).length
  const share = ratio(talks, distinct.length)
  const isGrid = talks > 1 && share > 0.35 && (columns.length > 1 || places > 0)
  if (!isGrid) return undefined
  return { points: 10 + share * 10 + places, headingRow: best.at, timeColumn, columns, isTransposed, sheet }
}

/** The grid of a sheet, whichever way it lies; undefined if it is none. */
export function readGrid(sheet: Sheet, calendar: Calendar): GridReading | undefined {
  const found = [gridIn(sheet, calendar, false), gridIn(transposed(sheet), calendar, true)].filter(
    (one) => one !== undefined,
  )
  return found.sort((a, b) => b.points - a.points)[0]
}

type State = Context & { isHeld?: boolean }

/** Reads the cells of a grid. */
export function readGridRows(
  { sheet, headingRow, timeColumn, columns, isTransposed }: GridReading,
  calendar: Calendar,
  decisions: SheetDecisions = {},
): ProgrammeReading {
  const reading: ProgrammeReading = { items: [], rows: [], doubts: [] }
  const above = [
    sheet.name,
    ...sheet.rows.slice(0, headingRow).flatMap((row) => cellsIn(row).map(({ cell }) => cell.text)),
  ]
  const heads = above.map((text) => readSectionHeading(text, calendar))
  const all: Context = {}
  const day = decisions.day ?? heads.findLast((one) => one.day)?.day
  const hall = decisions.hall ?? heads.findLast((one) => one.hall)?.hall
  if (day) all.day = day
  if (hall) all.hall = hall
  const ofHeading = (text: string): Context => {
    const found = readSectionHeading(text, calendar)
    if (found.day && isDay(text, calendar))
      return { ...all, day: found.day, ...(found.hall ? { hall: found.hall } : {}) }
    return { ...all, ...(found.day ? { day: found.day } : {}), hall: found.hall ?? inOneLine(text) }
  }
  const bodies = sheet.rows.slice(headingRow + 1).flatMap((row) => columns.flatMap(({ at }) => row[at] ?? []))
  const three = bodies.map(({ text }) => text.split('\n').filter(Boolean)).filter((lines) => lines.length > 2)
  const hasInstitutionsLast =
    three.length > 2 && three.filter((lines) => isInstitution(lines.at(-1) ?? '')).length > three.length / 2
  let contexts = new Map<number, State>(columns.map(({ at, heading }) => [at, ofHeading(heading)]))
  const spanAt = (row: number): Span | undefined => {
    const text = sheet.rows[row]?.[timeColumn]?.text
    return text && isTime(text) ? timesIn(text)?.span : undefined
  }
  /** A slot without an end lasts until the next one of the day. */
  const endAt = (last: number): string | undefined => {
    const own = spanAt(last)
    if (own?.end) return own.end
    for (let row = last + 1; row < sheet.rows.length; row += 1) {
      const next = spanAt(row)
      if (next && own) return next.start > own.start ? next.start : undefined
    }
    return undefined
  }
  for (let row = 0; row < sheet.rows.length; row += 1) {
    const own = sheet.rows[row] ?? []
    const written = cellsIn(own)
    if (written.length === 0) continue
    const text = rowName(written.map(({ cell }) => cell.text))
    const isHead =
      row === headingRow ||
      (columns.length > 0 && columns.every(({ at, heading }) => inOneLine(own[at]?.text ?? '') === heading))
    if (row <= headingRow || isHead) {
      reading.rows.push({ row, kind: isHead ? 'headings' : 'above', reason: 'above', text })
      continue
    }
    const span = spanAt(row)
    const others = written.filter(({ column }) => column !== timeColumn)
    if (
      !span &&
      written.length === 1 &&
      dayIn(written[0]!.cell.text, calendar) &&
      readSectionHeading(written[0]!.cell.text, calendar).day
    ) {
      const next = readSectionHeading(written[0]!.cell.text, calendar).day!
      all.day = next
      contexts = new Map(
        [...contexts].map(([at, { hall: place }]) => [at, { day: next, ...(place ? { hall: place } : {}) }]),
      )
      reading.rows.push({ row, kind: 'day', reason: 'day', text })
      continue
    }
    reading.rows.push({
      row,
      kind: others.length === 0 ? 'empty' : span ? 'talk' : 'heading',
      reason: 'grid',
      text,
    })
    for (const { column, cell } of others) {
      if (row > 0 && sheet.rows[row - 1]?.[column] === cell) continue
      const covered = columns.filter(({ at }) => own[at] === cell).map(({ at }) => at)
      const at = covered[0] ?? column
      const context = contexts.get(at)
      if (!context || cell.isStruck) continue
      let last = row
      while (sheet.rows[last + 1]?.[column] === cell) last += 1
      const place = {
        sheet,
        row: isTransposed ? column : row,
        columns: { title: isTransposed ? row : column },
      }
      const talk =
        pauseOf(cell.text.split('\n')[0] ?? '') && !isTitle(cell.text.split('\n')[0] ?? '')
          ? undefined
          : talkIn(cell, hasInstitutionsLast)
      const kind = pauseOf(cell.text)
      const isWide = columns.length > 1 && covered.length === columns.length
      const heading = readSectionHeading(cell.text, calendar)
      const isHeading = heading.code !== undefined || (heading.chairs !== undefined && !talk)
      if (isHeading && !kind) {
        const part = (context.part ?? 0) + 1
        for (const one of covered.length > 0 ? covered : [at])
          contexts.set(one, {
            ...contexts.get(one),
            part,
            session: heading.code,
            sessionTitle: heading.title,
            chairs: heading.chairs,
            ...(heading.hall ? { hall: heading.hall } : {}),
          } as State)
        continue
      }
      const when = heading.span && !span ? heading.span : span
      if (!when) {
        if (isTitle(cell.text) || talk)
          reading.doubts.push({
            code: 'talk-without-time',
            values: { text: inOneLine(cell.text).slice(0, 80) },
            row: place.row,
            column: place.columns.title,
          })
        continue
      }
      const end = endAt(last)
      // A talk without an end has its usual length; a slot lasts until the next.
      const until = last > row ? (end ?? when.end) : (when.end ?? (talk ? undefined : end))
      const times = { start: when.start, ...(until ? { end: until } : {}) }
      if (!talk && (kind || isWide || !isTitle(cell.text))) {
        const dayOnly = context.day ? { day: context.day } : {}
        const ofOneHall = covered.length === 1 && context.hall && !kind ? { hall: context.hall } : {}
        reading.items.push({
          type: 'slot',
          ...dayOnly,
          ...ofOneHall,
          title: titleIn(cell.marked ?? cell.text),
          kind: kind ?? 'other',
          ...times,
          place,
        })
        if (!kind)
          reading.doubts.push({
            code: 'slot-kind',
            values: { text: inOneLine(cell.text) },
            row: place.row,
            column: place.columns.title,
          })
        continue
      }
      reading.items.push({
        type: 'talk',
        ...context,
        title: titleIn(talk?.title ?? kindBefore(cell.marked ?? cell.text).rest),
        people: talk?.people ?? [],
        ...(talk?.kind ? { kind: talk.kind } : {}),
        ...times,
        place,
      })
      if (!talk)
        reading.doubts.push({
          code: 'talk-without-people',
          values: { text: inOneLine(cell.text).slice(0, 80) },
          row: place.row,
          column: place.columns.title,
        })
    }
  }
  return reading
}
