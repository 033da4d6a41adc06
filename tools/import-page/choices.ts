// What a person chose on the page of an import, as decisions about the sheets.
import type { Imported } from '../../pipeline/import/import-file'
import { columnNames, type Decisions, type SheetDecisions } from '../../pipeline/import/decisions'

/** The name of a choice in the form: what it is about, which of the sheets shown, and which column or row of it. */
export const choiceName = (what: string, sheet: number, place?: number): string =>
  [what, sheet, ...(place === undefined ? [] : [place])].join('-')

/** A choice that takes an earlier decision back, so that the program reads by itself. */
export const BY_ITSELF = ''

/** What is chosen for a whole sheet. */
const ofWholeSheet = ['day', 'start', 'hall', 'kind', 'hidden', 'capitals'] as const

/** One of `all` set to what was chosen, or without it. */
function decide(all: Record<string, string> = {}, name: string, chosen: string): Record<string, string> {
  const { [name]: _, ...others } = all
  return chosen === BY_ITSELF ? others : { ...others, [name]: chosen }
}

/** The decisions after the choices of a form: what differs from what is shown was chosen. */
export function decisionsIn(form: URLSearchParams, { sheets }: Imported, before: Decisions): Decisions {
  const decisions = { ...before }
  for (const [at, reading] of sheets.entries()) {
    let own: SheetDecisions = { ...reading.decisions, ...decisions[reading.name] }
    const chosen = (what: string, shown: string, place?: number): string | undefined => {
      const value = form.get(choiceName(what, at, place))
      return value === null || value === shown ? undefined : value
    }
    const list = chosen('list', reading.list)
    if (list !== undefined) own = { ...own, list: list || undefined }
    for (const what of ofWholeSheet) {
      const value = chosen(what, own[what] ?? '')
      if (value !== undefined) own = { ...own, [what]: value || undefined }
    }
    const names = columnNames(reading.columns)
    for (const column of reading.columns) {
      const role = chosen('column', column.role, column.at)
      const name = names.get(column.at)
      if (role !== undefined && name) own = { ...own, columns: decide(own.columns, name, role) }
    }
    for (const row of reading.rows) {
      const kind = chosen('row', row.kind, row.row)
      if (kind !== undefined) own = { ...own, rows: decide(own.rows, row.text, kind) }
    }
    decisions[reading.name] = own
  }
  return decisions
}
