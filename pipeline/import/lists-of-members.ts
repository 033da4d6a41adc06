// Committees whose members are in a column below their names, without any headings, as a list with a row for each member.
import { fold } from '../domain/fold'
import type { CellRow, Sheet } from './cells'
import { isPerson } from './looks'
import { readNames } from './names'
import { vocabulary } from './vocabulary'

const LONGEST_NAME = 80

const namesMember = (text: string): boolean => {
  const [first] = readNames(text, 'institution-last').people
  return first !== undefined && isPerson(first.name)
}

const namesCommittee = (text: string): boolean =>
  text.length < LONGEST_NAME &&
  (vocabulary.tabs['committees'] ?? []).some((word) => fold(text).includes(word))

/** Fewer members than these make no committee. */
const LEAST_MEMBERS = 3

/** The sheet with its committees and members in two columns; others as they are. */
export function withMembersListed(sheet: Sheet): Sheet {
  const width = Math.max(0, ...sheet.rows.map((row) => row.length))
  const rows: CellRow[] = [[{ text: 'Committee' }, { text: 'Name' }]]
  const origins: NonNullable<Sheet['origins']> = [{ row: 0 }]
  let others = 0
  for (let column = 0; column < width; column += 1) {
    let committee = ''
    for (const [row, cells] of sheet.rows.entries()) {
      const cell = cells[column]
      if (!cell || cell.text === '') continue
      if (namesCommittee(cell.text)) committee = cell.text
      else if (committee && namesMember(cell.text)) {
        rows.push([{ text: committee }, cell])
        origins.push({ row, column })
      } else others += 1
    }
  }
  const areMost = rows.length > LEAST_MEMBERS && others <= rows.length / 4
  return areMost ? { ...sheet, rows, origins, hiddenRows: [] } : sheet
}
