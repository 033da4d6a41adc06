// The cells of a sheet as they were read from any kind of file: plain data that every later stage, and a page, can show.

export type Cell = {
  /** As a person reads it, without what is struck out: dates as 2025-10-02, times as 13:30. Lines stay lines. */
  text: string
  /** The same with the marks of titles for italics, sub- and superscripts; absent if it has none. */
  marked?: string | undefined
  /** Whether the file keeps it as a date or a time of day, and not as a text. */
  isDate?: boolean
  isNumber?: boolean
  /** A formula without a result, such as #N/A. */
  isError?: boolean
  /** Everything in it is struck out. */
  isStruck?: boolean | undefined
  /** So many talks have the time of this one together. */
  sharedBy?: number | undefined
  /** What is underlined, line by line. */
  underlined?: string[] | undefined
}

/** The text of a cell with its marks; nothing of none. */
export const markedText = (cell: Cell | undefined): string => cell?.marked ?? cell?.text ?? ''

/** A cell with its text changed, with its marks and without. */
export const changed = (cell: Cell, change: (text: string) => string): Cell => ({
  ...cell,
  text: change(cell.text),
  marked: cell.marked && change(cell.marked),
})

export type CellRow = (Cell | undefined)[]

/** Where a row, or its one cell, is in the file. */
export type Origin = { row: number; column?: number | undefined }

export type Sheet = {
  name: string
  /** Merged cells are the same object in each place. Rows and cells count from 0. */
  rows: CellRow[]
  /** Rows that the file hides, by hand or with a filter. */
  hiddenRows: number[]
  /** Where each row is in the file, or its one cell, if the sheet was rearranged. */
  origins?: Origin[]
  /** The roles of its columns where they are known: of an export of a system, or of a grid that became a list. */
  known?: string[]
  /** Rows at which nothing that was said above holds any more: the columns of a grid. */
  starts?: number[]
  /** What is written above a list that is beside others. */
  section?: string | undefined
}

/** C, or AB, for a column counted from 0. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter
}

/** C12 for a cell in the file, both counted from 0; 12 for a row whose column is not known. */
export function placeIn({ origins }: Pick<Sheet, 'origins'>, row: number, column?: number): string {
  const origin = origins?.[row] ?? { row }
  const at = origin.column ?? column
  return `${at === undefined ? '' : columnLetters(at)}${origin.row + 1}`
}

/** A row of a sheet that is rearranged, and its place in the sheet as it was. */
export type PlacedRow = Origin & { cells: CellRow }

/** A rearranged sheet: of each row, the place in the file is kept, and whether it is hidden. */
export function rearranged(sheet: Sheet, placed: PlacedRow[]): Sheet {
  const originOf = ({ row, column }: Origin): Origin => {
    const above = sheet.origins?.[row]
    return { row: above?.row ?? row, column: above?.column ?? column }
  }
  return {
    ...sheet,
    rows: placed.map(({ cells }) => cells),
    origins: placed.map(originOf),
    hiddenRows: placed.flatMap(({ row }, at) => (sheet.hiddenRows.includes(row) ? at : [])),
  }
}

/** The sheet with a row above another one: headings may be below the opening of the first day. */
export function withRowAbove(sheet: Sheet, row: number, first: number): Sheet {
  const others = [...sheet.rows.keys()].filter((one) => one !== row)
  return rearranged(
    sheet,
    others.toSpliced(first, 0, row).map((at) => ({ cells: sheet.rows[at] ?? [], row: at })),
  )
}

/** The distinct cells of a row that say something: a merged one counts once. */
export const cellsIn = (row: CellRow = []): { column: number; cell: Cell }[] =>
  row.flatMap((cell, column) =>
    cell && cell.text !== '' && row.indexOf(cell) === column ? { column, cell } : [],
  )

/** The cell of a row that has no other. */
export function onlyCell(row: CellRow = []): { column: number; cell: Cell } | undefined {
  const [single, ...others] = cellsIn(row)
  return others.length === 0 ? single : undefined
}

/** The numbers of the first rows that say something: those in which a list has its headings, above its entries. */
export const firstRows = ({ rows }: Sheet): number[] =>
  [...rows.keys()].filter((row) => rows[row]?.some((cell) => cell && cell.text !== '')).slice(0, 25)

/** How many columns a sheet has. */
export const columnsIn = ({ rows }: Pick<Sheet, 'rows'>): number =>
  Math.max(0, ...rows.map((row) => row.length))

/** How many columns of a row a cell covers. */
export const widthOf = (row: CellRow = [], cell: Cell): number => row.filter((one) => one === cell).length

/** An area of cells that are merged. */
export type Merge = { row: number; column: number; rows: number; columns: number }

/** More than any list of an edition needs; a sheet may have empty rows down to its last possible one. */
export const MOST_ROWS = 20_000
export const MOST_COLUMNS = 250

/** A row that says the same in each column, or in each after the first, as one merged cell: some programs repeat these. */
function withRepeated(row: CellRow, columns: number): CellRow {
  const from = row[0]?.text === row[1]?.text ? 0 : 1
  const [first, ...others] = row.slice(from)
  const isWhole = row.length === columns && others.length > 1
  const isOne =
    isWhole && first && /\p{L}/u.test(first.text) && others.every((one) => one?.text === first.text)
  return isOne ? row.map((cell, at) => (at < from ? cell : first)) : row
}

/** Rows without the cells that say nothing at their ends, with merged cells as one object in each place; what is beyond the limits is left out. */
export function withMerges(all: CellRow[], merges: Merge[]): CellRow[] {
  const rows = all.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS))
  for (const area of merges) {
    const cell = rows[area.row]?.[area.column]
    const end = Math.min(area.column + area.columns, MOST_COLUMNS)
    for (const row of cell ? rows.slice(area.row, area.row + area.rows) : [])
      for (let { column } = area; column < end; column += 1) row[column] = cell
  }
  const cut = rows.map((row) => Array.from(row.slice(0, row.findLastIndex(Boolean) + 1)))
  const columns = columnsIn({ rows: cut })
  return cut.map((row) => withRepeated(row, columns))
}
