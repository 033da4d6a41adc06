// The cells of a sheet as they were read from any kind of file: plain data that every later stage, and a page, can show.

export type Cell = {
  /** As a person reads it, without what is struck out: dates as 2025-10-02, times as 13:30. Lines stay lines. */
  text: string
  /** The same with the marks of titles for italics, sub- and superscripts; absent if it has none. */
  marked?: string
  /** Whether the file keeps it as a date or a time of day, and not as a text. */
  isDate?: boolean
  /** How a date is shown in the file, where it may have been something else: Mar-1. */
  shown?: string
  isNumber?: boolean
  /** A formula without a result, such as #N/A. */
  isError?: boolean
  /** Everything in it is struck out. */
  isStruck?: boolean
  /** What is underlined, line by line. */
  underlined?: string[]
}

export type Sheet = {
  name: string
  /** Merged cells are the same object in each place. Rows and cells count from 0. */
  rows: (Cell | undefined)[][]
  /** Rows that the file hides, by hand or with a filter. */
  hiddenRows: number[]
  /** The rows of the file that these rows were made from, where they are not the same. */
  origins?: number[]
  /** What its columns are where the file itself says so: an export of a system. */
  known?: { list: 'programme'; columns: string[] }
}

/** C12 for the row and column of a cell, both counted from 0. */
export const placeName = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`

/** C, or AB, for a column counted from 0. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter
}

/** The distinct cells of a row that say something: a merged one counts once. */
export function cellsIn(row: (Cell | undefined)[] | undefined): { column: number; cell: Cell }[] {
  const seen = new Set<Cell>()
  return (row ?? []).flatMap((cell, column) => {
    if (!cell || cell.text === '' || seen.has(cell)) return []
    seen.add(cell)
    return { column, cell }
  })
}

/** How many columns of a row a cell covers. */
export const widthOf = (row: (Cell | undefined)[] | undefined, cell: Cell): number =>
  (row ?? []).filter((one) => one === cell).length

/** A text in one line. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
