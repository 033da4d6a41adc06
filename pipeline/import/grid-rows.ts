// The talks of a grid as the rows of a list, column by column.
import { TALK_MINUTES } from '../domain/programme-kinds'
import { minutesOf, timeOf } from '../domain/session-times'
import { inOneLine } from '../domain/fold'
import { changed, onlyCell, type Cell, type CellRow, type PlacedRow, type Sheet } from './cells'
import { dayIn, isDay, isTime, timesIn, type Calendar, type Span } from './dates-and-times'
import { isTitle, pauseOf } from './looks'
import { roleNamed } from './roles'
import { hallLabelled, readSectionHeading } from './section-headings'
import { isCodedTalk, talkIn, talksIn, timeBefore } from './talk-cells'

/** The roles of the columns of the list that a grid becomes. */
export const gridRoles = ['date', 'start', 'end', 'hall', 'title'] as const

/** Where the headings, times and talks of a grid are in its sheet. */
export type FoundGrid = {
  sheet: Sheet
  points: number
  headingRow: number
  /** -1 where the talks have times of their own. */
  timeColumn: number
  /** The columns of halls or days, by what is written above them. */
  columns: { at: number; heading: string }[]
}

const cellWith = (text: string | undefined): Cell | undefined => (text ? { text } : undefined)

/** The cells of a row of the list that a grid becomes. */
type GridCells = Partial<Record<(typeof gridRoles)[number], Cell | undefined>>

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
function isRepeated(row: CellRow, { columns }: FoundGrid): boolean {
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

/** What a cell may be: several talks, one, a break, a heading. */
function readingOf(cell: Cell, calendar: Calendar) {
  const several = talksIn(cell)
  const said = readSectionHeading(cell.text, calendar)
  return { cell, several, talk: several ?? talkIn(cell), kind: pauseOf(cell.text), said }
}

type CellReading = ReturnType<typeof readingOf>

/** Reads the cells of a grid one by one, and keeps what one of them says of those below it. */
class GridReader {
  readonly rows: PlacedRow[]
  /** The rows with which columns, and what is none of the session before it, begin. */
  readonly starts: number[] = []
  /** The time of each row. */
  private readonly spans: (Span | undefined)[]
  /** The day of each row that is beside its times. */
  private readonly daysBeside: (string | undefined)[]
  /** Whether the last heading is across all columns. */
  private isHeadOfAll = false
  /** The time beside the heading of a session, which is that of its talks without one. */
  private timeOfHeading: Span | undefined

  constructor(
    private readonly grid: FoundGrid,
    private readonly calendar: Calendar,
  ) {
    const { sheet, headingRow } = grid
    const above = sheet.rows.slice(0, Math.max(0, headingRow))
    const kept = above.map((row) => (isRepeated(row, grid) ? [] : row))
    this.spans = sheet.rows.map((_, row) => {
      const text = this.besideOf(row)
      return isTime(text) ? timesIn(text)?.span : undefined
    })
    this.daysBeside = sheet.rows.map((row) => this.dayBeside(row))
    this.rows = [...kept, gridRoles.map((text) => ({ text }))].map((cells, row) => ({ cells, row }))
  }

  private add(cells: GridCells, row: number, column: number): void {
    this.rows.push({ cells: gridRoles.map((role) => cells[role]), row, column })
  }

  private cellAt(row: number, column: number): Cell | undefined {
    return this.grid.sheet.rows[row]?.[column]
  }

  /** What is written beside a row, in the place of its time. */
  private besideOf(row: number): string {
    return this.cellAt(row, this.grid.timeColumn)?.text ?? ''
  }

  /** The end of a slot: its own, or the beginning of the next one of the day. */
  private endAt(last: number): string | undefined {
    const own = this.spans[last]
    const next = this.spans.find((span, row) => row > last && span)?.start
    return own?.end ?? (own && next && next > own.start ? next : undefined)
  }

  /** Whether the next cell below is not a talk: a session whose talks are in another sheet. */
  private isAlone(row: number, column: number): boolean {
    const below = this.grid.sheet.rows.slice(row + 1).flatMap((cells) => cells[column] ?? [])
    const next = below.find(({ text }) => text !== '' && text !== this.cellAt(row, column)?.text)
    const { code, day } = readSectionHeading(next?.text ?? '', this.calendar)
    return !next || (code ?? day ?? pauseOf(next.text)) !== undefined
  }

  /** Whether a cell is the heading of what is below it. “Session” and “Chair” may be beside it, in the place of a time. */
  private isHeading(
    { cell, several, talk, kind, said: { code, chairs } }: CellReading,
    row: number,
    column: number,
  ) {
    const isAboveTimes = this.grid.timeColumn >= 0 && !this.spans.slice(0, row + 1).some(Boolean)
    const isTopic = isAboveTimes && !talk && !kind && !isTitle(cell.text)
    const isNamed = ['chairs', 'session', 'sessionTitle'].includes(roleNamed(this.besideOf(row)) ?? '')
    const isSection = !several && !kind && ((code !== undefined && !isCodedTalk(cell)) || (chairs && !talk))
    return (
      (isNamed || isTopic || Boolean(isSection)) && !(code && this.spans[row] && this.isAlone(row, column))
    )
  }

  /** The last row of a cell that is merged downwards. */
  private lastRowOf(written: Cell, row: number, column: number): number {
    let last = row
    while (this.cellAt(last + 1, column) === written) last += 1
    return last
  }

  /** One cell; `above` is what its column and the day above it say. A line of it may name its hall. */
  private readCell(written: Cell, row: number, column: number, above: GridCells): void {
    const { sheet, columns } = this.grid
    const ofRow = this.spans[row]
    const timed = ofRow ? undefined : timeBefore(written)
    const isChair = roleNamed(this.besideOf(row)) === 'chairs'
    const [, ...lines] = written.text.split('\n')
    const room = lines.map(hallLabelled).find(Boolean)
    const timeless = timed?.rest ?? written
    const withoutRoom = (text: string) =>
      text.replace(/\n[^\n]+/g, (line) => (hallLabelled(line) ? '' : line))
    const bare = room ? changed(timeless, withoutRoom) : timeless
    const cell = isChair ? { text: `Chair: ${written.text}` } : bare
    const place = room ? { ...above, hall: cellWith(room) } : above
    const covered = columns.filter(({ at }) => sheet.rows[row]?.[at] === written)
    const isOfAll = columns.length > 1 && covered.length === columns.length
    const reading = readingOf(cell, this.calendar)
    const { several, talk, kind, said } = reading
    if (this.isHeading(reading, row, column)) {
      this.isHeadOfAll = isOfAll
      this.timeOfHeading = ofRow
      return this.add({ title: cell }, row, column)
    }
    // What is merged over several days is on each of them.
    const dayOf = (heading: string) => ofHeading(heading, this.calendar).date?.text
    const own = columns.find(({ at }) => at === column)?.heading ?? ''
    if (covered.find(({ heading }) => dayOf(heading) === dayOf(own))?.at !== column) return
    // A lecture for everyone is none of the session before it.
    if (isOfAll && talk && !this.isHeadOfAll) this.starts.push(this.rows.length)
    const when = ofRow ?? timed?.span ?? said.span ?? this.timeOfHeading
    if (ofRow) this.timeOfHeading = undefined
    const last = this.lastRowOf(written, row, column)
    // A talk without an end has its usual length; a slot lasts until the next.
    const endOfSlot = when?.end ?? (talk && !several ? undefined : this.endAt(row))
    const end = last > row ? (this.endAt(last) ?? when?.end) : endOfSlot
    if (several) {
      for (const text of several.heads) this.add({ title: { text } }, row, column)
      for (const one of timesOfTalks(several.talks, when, end)) this.add({ ...place, ...one }, row, column)
      // Its session ends with the cell.
      if (several.heads.length > 0) this.starts.push(this.rows.length)
      return
    }
    const isForAll = !talk && isOfAll
    const hall = isForAll ? cell : kind && !talk ? undefined : place.hall
    this.add({ ...place, start: cellWith(when?.start), end: cellWith(end), hall, title: cell }, row, column)
  }

  private dayBeside(cells: CellRow): string | undefined {
    const { timeColumn, columns } = this.grid
    const isBeside = (column: number) => column !== timeColumn && columns.every(({ at }) => at !== column)
    const lines = cells.flatMap((cell, column) => (cell && isBeside(column) ? cell.text.split('\n') : []))
    return lines.map((line) => dayIn(line, this.calendar)).find(Boolean)
  }

  readColumn({ at: column, heading }: FoundGrid['columns'][number]): void {
    const { sheet, headingRow } = this.grid
    this.starts.push(this.rows.length)
    let place = ofHeading(heading, this.calendar)
    for (let row = headingRow + 1; row < sheet.rows.length; row += 1) {
      const cells = sheet.rows[row] ?? []
      const single = onlyCell(cells)
      const cell = cells[column]
      const isDated = single !== undefined && !this.spans[row]
      const day = isDated ? readSectionHeading(single.cell.text, this.calendar).day : undefined
      const beside = this.daysBeside[row]
      if (beside) place = { ...place, date: cellWith(beside) }
      if (single && day) {
        this.add({ title: single.cell }, row, single.column)
        place = { ...place, date: { text: day } }
      } else if (cell?.text && this.cellAt(row - 1, column) !== cell && !isRepeated(cells, this.grid))
        this.readCell(cell, row, column, place)
    }
  }
}

/** The rows of the list that a grid becomes, column by column, and where its columns start. */
export function rowsOfGrid(grid: FoundGrid, calendar: Calendar): { rows: PlacedRow[]; starts: number[] } {
  const reader = new GridReader(grid, calendar)
  for (const column of grid.columns) reader.readColumn(column)
  return reader
}
