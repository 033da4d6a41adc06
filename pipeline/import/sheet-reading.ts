// What a sheet lists, as far as the program understands it: plain data that a page can show, and that decisions correct.
import type { Cell, Sheet } from './cells'
import type { SheetDecisions } from './decisions'
import type { Layout } from './layout'
import type { ColumnReading } from './roles'

/** What a sheet may list. `grid` is a programme; `own` is a sheet of our own workbook. */
export const listKinds = [
  'programme',
  'grid',
  'posters',
  'committees',
  'sponsors',
  'keyDates',
  'paperAuthors',
  'private',
  'own',
  'nothing',
] as const

export type ListKind = (typeof listKinds)[number]

/** What a row may be. */
export const rowKinds = [
  'headings',
  'above',
  'heading',
  'talk',
  'slot',
  'entry',
  'total',
  'note',
  'struck',
  'hidden',
  'rejected',
  'withdrawn',
  'unclear',
  'ignored',
] as const

export type RowKind = (typeof rowKinds)[number]

/** Rows whose talks are not given; that a row is hidden may mean something else, and is asked about. */
export const notGiven = ['struck', 'withdrawn', 'rejected'] as const satisfies readonly RowKind[]

/** The cells of a row by the roles of their columns; of a role in both languages, the Turkish one as `…Tr`. */
export type Cells = Partial<Record<string, Cell>>

export type RowReading = {
  row: number
  kind: RowKind
  reason: string
  /** Its first words, by which decisions know it. */
  text: string
  cells: Cells
}

export type SheetReading = {
  /** Its cells; of a grid, rearranged as a list. */
  sheet: Sheet
  /** What the tab is called in the file. */
  name: string
  list: ListKind
  /** The row of headings, counted from 0; -1 if it has none. */
  headingRow: number
  columns: ColumnReading[]
  rows: RowReading[]
  /** Other lists that it may be just as well. */
  alternatives: ListKind[]
  decisions: SheetDecisions
  /** The layout of a sheet of our own workbook. */
  layout?: Layout
}

/** A sheet whose rows are still to be read. */
export type Reading = Omit<SheetReading, 'rows'>

/** Lists whose rows are talks; those of all others are entries below headings. */
export const isOfTalks = (list: ListKind): boolean => ['programme', 'grid', 'posters'].includes(list)
