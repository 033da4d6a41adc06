// Sheets that have each author of a paper, or each chair, in columns of his own (“Author 1”, “1. Yazar Kurumu”, “chair2”), with all of them in two cells.
import { firstRows, inOneLine, type CellRow, type Sheet } from './cells'
import { peopleCells } from './institutions'
import { isOf, rolesOfHeading } from './roles'

type PersonColumn = { at: number; number: number; role: string; heading: string }

/** “Author 1 Affiliation”, “1. Yazar” and “Yazar 2 Kurumu” as a role with the number of the person. */
function personColumns(row: CellRow, family: string): PersonColumn[] {
  return row.flatMap((cell, at): PersonColumn[] => {
    const [, before = '', number, after = ''] =
      /^(\D*)(\d{1,2})(?![\d:])\.?(\D*)$/.exec(cell?.text ?? '') ?? []
    const heading = inOneLine(`${before} ${after}`.replace(/[_()#]/g, ' '))
    const role = rolesOfHeading(heading)[0]?.role ?? ''
    return number && isOf(family, role) ? [{ at, number: Number(number), role, heading }] : []
  })
}

/** The sheet with the people of a family in one cell of each row, and their institutions in another; others as they are. */
function withFamilyJoined(sheet: Sheet, family: string): Sheet {
  const found = firstRows(sheet).map((row) => ({
    row,
    columns: personColumns(sheet.rows[row] ?? [], family),
  }))
  const isOfSeveral = (columns: PersonColumn[]) => new Set(columns.map(({ number }) => number)).size > 1
  const { row: headingRow = -1, columns = [] } = found.find((one) => isOfSeveral(one.columns)) ?? {}
  const numbers = [...new Set(columns.map(({ number }) => number))].sort((a, b) => a - b)
  const ofNames = columns.filter(({ role }) => role !== 'affiliations')
  const [names, affiliations] = [ofNames[0], columns.find(({ role }) => role === 'affiliations')]
  if (!names) return sheet
  const joined = (row: CellRow): CellRow => {
    const textOf = (number: number, isNamed: (role: string) => boolean) =>
      columns
        .filter((one) => one.number === number && isNamed(one.role))
        .flatMap(({ at }) => row[at]?.text || [])
        .join(' ')
    const people = numbers.map((number) => ({
      name: textOf(number, (role) => role !== 'affiliations'),
      affiliation: inOneLine(textOf(number, (role) => role === 'affiliations')),
    }))
    const cells = peopleCells(people.filter(({ name }) => name !== ''))
    return row.map((cell, at) => {
      if (at === names.at) return { text: cells.names }
      if (at === affiliations?.at) return { text: cells.affiliations }
      return columns.some((one) => one.at === at) ? undefined : cell
    })
  }
  const headings = sheet.rows[headingRow]?.map((cell, at) => {
    const own = [names, affiliations].find((column) => column?.at === at)
    return own ? { text: own.heading } : columns.some((one) => one.at === at) ? undefined : cell
  })
  const rows = sheet.rows.map((row, at) => (at > headingRow ? joined(row) : row))
  return { ...sheet, rows: rows.with(headingRow, headings ?? []) }
}

/** The sheet with the authors, and with the chairs, of each row in one cell; others as they are. */
export const withPeopleJoined = (sheet: Sheet): Sheet =>
  ['ofAuthors', 'ofChairs'].reduce(withFamilyJoined, sheet)
