// Rows that say something of the list below them by labels (“Oturum: | A1 | Salon: | Mavi Salon”, “Session 1 | Room: 5 | Chair: A. Örnek”),
// as headings of one cell below one another.
import { cellsIn, rearranged, type Cell, type CellRow, type Sheet } from './cells'
import { isOf, roleNamed } from './roles'
import { codeAndTitle } from './section-headings'
import { pattern } from './vocabulary'

/** The label of a cell that has one, also without what it says: “Salon: Mavi Salon”, “Salon:”. */
function labelOf({ text }: Cell): { role: string; label: string; value: string } | undefined {
  const [, label = '', value = ''] = /^([^:\n]{2,40}?)\s*:\s*([^]*)$/.exec(text) ?? []
  const role = roleNamed(label) ?? ''
  return isOf('labels', role) || isOf('selfEvident', role) ? { role, label, value } : undefined
}

/** What a label says, and of what. */
type Part = { cell: Cell; isDay?: boolean }

/** What the cells of a row say by their labels; undefined if it is another row. */
function partsOf(row: CellRow): Part[] | undefined {
  const cells = cellsIn(row).map(({ cell }) => cell)
  const parts: Part[] = []
  const labels: string[] = []
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] as Cell
    const named = labelOf(cell)
    if (named) {
      const beside = cells[at + 1]
      const isBeside = named.value === '' && beside && !labelOf(beside)
      if (isBeside) at += 1
      const value = isBeside ? beside : { text: named.value }
      // A day and a time are understood without their labels.
      const text = `${named.label}: ${value.text}`
      const isDay = named.role === 'date'
      if (value.text) parts.push({ cell: isOf('selfEvident', named.role) ? value : { text }, isDay })
      labels.push(named.label)
    } else if (codeAndTitle(cell.text).code && pattern('session').test(cell.text)) parts.push({ cell })
    else return undefined
  }
  // Halls beside one another have the same labels.
  return labels.length > 0 && new Set(labels).size === labels.length && parts.length > 0 ? parts : undefined
}

/** The sheet with each label and what it says in a row of its own, the day before the others; other rows as they are. */
export function withLabelsBelow(sheet: Sheet): Sheet {
  const read = sheet.rows.map(partsOf)
  if (!read.some(Boolean)) return sheet
  const rows = sheet.rows.flatMap((cells, row) => {
    if (!read[row]) return [{ cells, row }]
    if (read[row - 1]) return []
    const next = read.findIndex((one, at) => at > row && !one)
    const run = read.slice(row, next < 0 ? undefined : next)
    const parts = run.flatMap((own, at) => (own ?? []).map((part) => ({ ...part, row: row + at })))
    const inOrder = [...parts.filter(({ isDay }) => isDay), ...parts.filter(({ isDay }) => !isDay)]
    return inOrder.map(({ cell, row: from }) => ({ cells: [cell], row: from }))
  })
  return rearranged(sheet, rows)
}
