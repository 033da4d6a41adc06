// Sheets that have a talk in several rows (its title with the time, below it its people, below these their institution), with it in one cell.
import { cellsIn, markedText, type Cell, type Sheet } from './cells'
import { isTime } from './dates-and-times'
import { isInstitution, pauseOf } from './looks'
import { isOf, roleNamed } from './roles'
import { chairsIn } from './section-headings'
import { isPeopleLine } from './talk-cells'

const hasTime = (row: (Cell | undefined)[] = []): boolean =>
  row.slice(0, 4).some((cell) => cell && isTime(cell.text))

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

/** The sheet with each talk in one row; others as they are. */
export function withTalksJoined(sheet: Sheet): Sheet {
  if (sheet.rows.some((row) => row.some((cell) => cell && namesPeople(cell)))) return sheet
  const rows = sheet.rows.map((row) => [...row])
  const talks = new Set<number>()
  let talk = -1
  for (const [at, row] of rows.entries()) {
    const written = cellsIn(row)
    const column = written[0]?.column ?? 0
    const above = rows[talk]?.[column]
    const isBelow =
      talk === at - 1 || (rows.slice(talk + 1, at).every((one) => one.length === 0) && talk >= 0)
    if (hasTime(row)) talk = at
    else if (above && isBelow && !pauseOf(above.text) && written.every(({ cell }) => isOfPeople(cell))) {
      rows[talk] = (rows[talk] ?? []).with(
        column,
        written.reduce((cell, one) => withBelow(cell, one.cell), above),
      )
      rows[at] = []
      talks.add(talk)
    } else talk = -1
  }
  return talks.size >= LEAST_TALKS ? { ...sheet, rows } : sheet
}
