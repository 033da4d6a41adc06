// The programme at a glance, which is also the table of contents: each day as time × hall, each hall in its colour and at the angle of its fibres.
import type { Area } from '../../../domain/day-grid'
import { timeIn } from '../../../domain/event-time'
import { isPause } from '../../../domain/programme-codes'
import type { ScheduleDay } from '../../../records/schedule'
import type { Column, Element, Paper, Paragraph } from '../../pdf/paper'
import { looks, sizes } from '../../pdf/style'
import { startPart, type Printout } from '../../pdf/texts'
import { GAP, gridOf, PADDING, type Block, type Glance, type Grid } from './glance-blocks'
import { colourOf, dayName, drawPly } from './printout'

/** Least height of a minute in which something takes place, up to so many, of a line with an hour, and of hours in which nothing does. */
const MINUTE = 0.45
const MOST_MINUTES = 90
const LINE = 12
const NOTHING = 5

/** Lines of a grid, from the first to the last. */
type Stretch = { first: number; last: number }

const isWithin = ({ area }: Block, { first, last }: Stretch) => area.start < last && area.end > first

/** The column of a block's text. */
const inner = ({ x, width }: Column): Column => ({ x: x + 2 * PADDING, width: width - 3 * PADDING })

/** What is written in a block in a stretch: all, or its title again if it began on the page before. */
const textsIn = ({ area, texts }: Block, { first }: Stretch) =>
  area.start < first ? texts.slice(0, 1) : texts

/** Heights of the rows of a stretch: by time, and at least as much as the texts need. */
function heightsOf(paper: Paper, { instants, blocks }: Grid, stretch: Stretch): number[] {
  const shown = blocks.filter((block) => isWithin(block, stretch))
  const heights = instants.slice(stretch.first, stretch.last).map((instant, index) => {
    const line = stretch.first + index
    if (!shown.some(({ area }) => area.start <= line && area.end > line)) return NOTHING
    const minutes = (Date.parse(instants[line + 1] ?? instant) - Date.parse(instant)) / 60_000
    return Math.max(
      Math.min(minutes, MOST_MINUTES) * MINUTE,
      shown.some(({ area }) => area.start === line) ? LINE : 0,
    )
  })
  for (const block of shown.toSorted((one, other) => one.area.end - other.area.end)) {
    const start = Math.max(block.area.start, stretch.first) - stretch.first
    const end = Math.min(block.area.end, stretch.last) - stretch.first
    const needed = paper.heightOf(textsIn(block, stretch), inner(block.column).width) + 2 * PADDING + GAP
    const missing = needed - sum(heights.slice(start, end))
    if (missing > 0) heights[end - 1] = (heights[end - 1] ?? 0) + missing
  }
  return heights
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The longest stretch from a line on that fits into a height; if not all does, it ends where nothing continues, if it can. */
function fitting(paper: Paper, grid: Grid, first: number, height: number): Stretch | undefined {
  const ends = grid.instants.flatMap((_, last) => (last > first ? last : []))
  const fit = ends.filter((last) => sum(heightsOf(paper, grid, { first, last })) <= height)
  const clean = fit.filter((line) => !grid.blocks.some(({ area }) => area.start < line && area.end > line))
  const last = clean.at(-1) ?? fit.at(-1)
  return last === undefined ? undefined : { first, last }
}

function drawHead({ paper, schedule }: Printout, parent: Element | undefined, { columns }: Grid) {
  const cells = columns.map(({ key, name, column }) => ({
    text: { text: name, ...looks.tag, colour: colourOf(schedule, { hall: key }) },
    column: inner(column),
  }))
  const { y } = paper
  const height = Math.max(...cells.map(({ text, column }) => paper.heightOf([text], column.width)))
  const row = parent && paper.element(parent, 'TR')
  if (row) paper.element(row, 'TD')
  for (const { text, column } of cells) {
    paper.y = y
    // Repeated visibly only: it is not read out again.
    if (row) paper.write(paper.element(row, 'TH', { table: { Scope: 'Column' } }), 'P', [text], column)
    else paper.draw(text, y, column)
  }
  for (const { key, column } of columns)
    paper.box(column.x, y + height + 1, column.width, 1.5, colourOf(schedule, { hall: key }))
  paper.y = y + height + 2 * GAP
}

/** Draws a stretch at `paper.y`: a row of the table wherever something begins. */
function drawStretch(printout: Printout, table: Element, grid: Grid, stretch: Stretch) {
  const { paper, schedule } = printout
  const heights = heightsOf(paper, grid, stretch)
  const top = paper.y
  const yOf = (line: number) => top + sum(heights.slice(0, Math.max(0, line - stretch.first)))
  const shown = grid.blocks.filter((block) => isWithin(block, stretch))
  for (const block of shown) {
    const { column, area, session } = block
    const y = yOf(area.start)
    const height = yOf(Math.min(area.end, stretch.last)) - y - GAP
    if (isPause(session.kind)) paper.box(column.x, y, column.width, height, 'sand')
    else drawPly(paper, { ...column, y, height }, schedule, session)
    const [title] = textsIn(block, stretch)
    if (title && area.start < stretch.first) paper.draw(title, y + PADDING, inner(column))
  }
  const starts = [...new Set(grid.blocks.map(({ area }) => area.start))].sort((a, b) => a - b)
  for (const line of starts.filter((one) => one >= stretch.first && one < stretch.last)) {
    const row = paper.element(table, 'TR')
    const now = shown.filter(({ area }) => area.start === line)
    paper.y = yOf(line) + 2
    const hour = { text: now[0] ? timeIn(now[0].session.startsAt) : '', ...looks.tag }
    paper.write(paper.element(row, 'TH', { table: { Scope: 'Row' } }), 'P', [hour])
    grid.columns.forEach((_, index) => {
      const block = now.find(({ area }) => area.from === index)
      if (block) {
        const { area, column, texts } = block
        const RowSpan = starts.filter((one) => one >= area.start && one < area.end).length
        const cell = paper.element(row, 'TD', { table: { RowSpan, ColSpan: area.to - area.from } })
        paper.y = yOf(line) + PADDING
        paper.write(cell, 'P', texts, inner(column))
      } else if (!shown.some(({ area }) => covers(area, line, index))) paper.element(row, 'TD')
    })
  }
  paper.y = top + sum(heights)
}

const covers = ({ start, end, from, to }: Area, line: number, column: number) =>
  start <= line && end > line && from <= column && to > column

/** Space that the name of a day and of the halls take. */
const NAMES = 44

function drawDay(printout: Printout, part: Element, day: ScheduleDay, glance: Glance) {
  const { paper, line } = printout
  const grid = gridOf(printout, day, glance)
  const end = grid.instants.length - 1
  const half = (paper.bottom - paper.top) / 2
  // A day begins on a new page if it fits there and not here, unless that would leave half of this page empty.
  paper.keep(Math.min(NAMES + sum(heightsOf(paper, grid, { first: 0, last: end })), half))
  const title: Paragraph = { text: line(dayName(day.date)), ...looks.bold, size: sizes.heading, above: 10 }
  paper.write(part, 'H3', [title])
  paper.y += 2
  const table = paper.element(part, 'Table')
  let first = 0
  while (first < end) {
    drawHead(printout, first === 0 ? table : undefined, grid)
    const stretch = fitting(paper, grid, first, paper.bottom - paper.y) ?? { first, last: first + 1 }
    drawStretch(printout, table, grid, stretch)
    first = stretch.last
    if (first < end) paper.newPage()
  }
}

/** Draws all days that have sessions. */
export function drawGlance(printout: Printout, glance: Glance): void {
  const part = startPart(printout, glance)
  for (const day of printout.schedule.days) if (day.sessions.length > 0) drawDay(printout, part, day, glance)
}
