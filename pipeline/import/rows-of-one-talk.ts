// Sheets that have a talk in several rows (its title with the time, below it its people, below these their institution), with it in one cell.
import { cellsIn, markedText, widthOf, type Cell, type CellRow, type Sheet } from './cells'
import { isTime } from './dates-and-times'
import { titleIn } from './languages'
import { isInstitution } from '../domain/people-in-text/name-or-institution'
import { isTitle, pauseOf } from './looks'
import { isOf, roleNamed } from './roles'
import { chairsIn } from './section-headings'
import { isPeopleLine } from './talk-cells'

/** Whether a row has a time of its own, which is not merged with that above it. */
const hasTime = (row: CellRow = [], above: CellRow = []): boolean =>
  row.slice(0, 4).some((cell, column) => cell && cell !== above[column] && isTime(cell.text))

/** The cells of a row that are not merged with those above them. */
const ownCells = (row: CellRow, above: CellRow = []) =>
  cellsIn(row).filter(({ column, cell }) => cell !== above[column])

/** A heading that says that a column has people. */
const namesPeople = ({ text }: Cell): boolean => {
  const role = text.length < 60 ? roleNamed(text) : undefined
  return role !== undefined && isOf('people', role)
}

const isOfPeople = ({ text }: Cell): boolean =>
  !chairsIn(text) && (isPeopleLine(text) || isInstitution(text)) && pauseOf(text) === undefined

/** As one: the text of a cell with that of another below it. */
const withBelow = (above: Cell, below: Cell): Cell => ({
  ...above,
  text: `${above.text}\n${below.text}`,
  marked: (above.marked ?? below.marked) && `${markedText(above)}\n${markedText(below)}`,
  underlined: [...(above.underlined ?? []), ...(below.underlined ?? [])],
})

/** Fewer talks than these are not enough to see how a sheet is written. */
const LEAST_TALKS = 3

/** The sheet with a title in the other language, alone in the row below, in the cell of the first; others as they are. */
function withTitlesJoined(sheet: Sheet): Sheet {
  const rows = sheet.rows.map((row) => [...row])
  let joined = 0
  for (const [at, row] of sheet.rows.entries()) {
    const above = sheet.rows[at - 1] ?? []
    const [single, ...others] = ownCells(row, above)
    const first = single && above[single.column]
    if (!first || others.length > 0 || cellsIn(above).length < 3 || widthOf(row, single.cell) > 1) continue
    // A talk below another one whose time is merged, and no title.
    if (rows[at - 1]?.length === 0 || single.cell.text.split('\n').some((line) => isOfPeople({ text: line })))
      continue
    if (typeof titleIn(`${first.text}\n${single.cell.text}`) === 'string' || !isTitle(first.text)) continue
    rows[at - 1] = (rows[at - 1] ?? []).with(single.column, withBelow(first, single.cell))
    rows[at] = []
    joined += 1
  }
  return joined >= LEAST_TALKS ? { ...sheet, rows } : sheet
}

/** The sheet with each talk in one row; others as they are. */
export function withTalksJoined(whole: Sheet): Sheet {
  const sheet = withTitlesJoined(whole)
  if (sheet.rows.some((row) => row.some((cell) => cell && namesPeople(cell)))) return sheet
  const rows = sheet.rows.map((row) => [...row])
  const talks = new Set<number>()
  let talk = -1
  for (const [at, row] of rows.entries()) {
    const written = ownCells(row, sheet.rows[at - 1])
    const column = written[0]?.column ?? 0
    const above = rows[talk]?.[column]
    const isBelow =
      talk === at - 1 || (rows.slice(talk + 1, at).every((one) => one.length === 0) && talk >= 0)
    if (hasTime(row, sheet.rows[at - 1])) talk = at
    else if (above && isBelow && !pauseOf(above.text) && written.every(({ cell }) => isOfPeople(cell))) {
      const own = rows[talk] ?? []
      // In a grid each is below its own title.
      const areBelow = written.every((one) => isTitle(own[one.column]?.text.split('\n')[0] ?? ''))
      for (const one of written) {
        const place = areBelow ? one.column : column
        own[place] = withBelow(own[place] ?? above, one.cell)
      }
      rows[at] = []
      talks.add(talk)
    } else talk = -1
  }
  return talks.size >= LEAST_TALKS ? { ...sheet, rows } : sheet
}
