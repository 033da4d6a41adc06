// What a sheet lists: a programme, posters, committees, sponsors, key dates, the authors of papers, or nothing for the site.
import { fold } from '../domain/fold'
import { cellsIn, type Sheet } from './cells'
import type { Calendar } from './dates-and-times'
import { headingsInRow, readColumns, repeatsHeadings, type ColumnReading, type Reason } from './roles'
import { vocabulary } from './vocabulary'

export const listKinds = [
  'programme',
  'grid',
  'posters',
  'committees',
  'sponsors',
  'keyDates',
  'paperAuthors',
  'private',
  'nothing',
] as const

export type ListKind = (typeof listKinds)[number]

const personal = ['email', 'phone', 'private', 'country', 'notes', 'number']
const presented = [
  'title',
  'authors',
  'presenters',
  'speakers',
  'coauthors',
  'affiliations',
  'theme',
  'language',
  'code',
  'status',
  'deleted',
  'abstract',
  'keywords',
  'kind',
]

/** The roles that the columns of each list may have. */
const rolesOf: Record<Exclude<ListKind, 'grid' | 'nothing'>, string[]> = {
  programme: [
    ...presented,
    ...personal,
    'hall',
    'session',
    'sessionTitle',
    'sessionStart',
    'date',
    'start',
    'end',
    'minutes',
    'chairs',
  ],
  posters: [...presented, ...personal, 'session'],
  committees: [
    'name',
    'firstName',
    'lastName',
    'academicTitle',
    'affiliations',
    'role',
    'committee',
    ...personal,
  ],
  sponsors: ['firm', 'tier', 'website', 'logo', ...personal],
  keyDates: ['event', 'date', 'start', ...personal],
  paperAuthors: ['code', 'firstName', 'lastName', 'affiliations', 'website', 'corresponding', ...personal],
  private: ['name', 'firstName', 'lastName', 'affiliations', ...personal],
}

export type ListReading = {
  list: ListKind
  points: number
  reasons: Reason[]
  /** The row of headings, counted from 0; -1 if it has none. */
  headingRow: number
  columns: ColumnReading[]
}

/** Rows above the headings: a title of the sheet, a date, an empty row. */
const MOST_ROWS_ABOVE = 25

/** The rows that may be those of the headings: those that name most columns, the first of equal ones. */
export function headingRowOf(sheet: Sheet): number {
  const counts = sheet.rows.slice(0, MOST_ROWS_ABOVE).map((row) => headingsInRow(row))
  const most = Math.max(0, ...counts)
  return most < 1.5 ? -1 : counts.indexOf(most)
}

/** The rows below the headings that have several cells: those of entries. */
export function dataRowsOf(sheet: Sheet, headingRow: number): number[] {
  return [...sheet.rows.keys()].filter((at) => {
    const row = sheet.rows[at]
    return at > headingRow && cellsIn(row).length > 1 && !repeatsHeadings(sheet, at, headingRow)
  })
}

/** The words above a list and on its tab. */
export const wordsAround = (sheet: Sheet, headingRow: number): string =>
  fold(
    [
      sheet.name,
      ...sheet.rows
        .slice(0, Math.max(0, headingRow))
        .flatMap((row) => cellsIn(row).map(({ cell }) => cell.text)),
    ].join(' '),
  )

const calls = (words: string, list: string): boolean =>
  (vocabulary.tabs[list] ?? []).some((word) => words.includes(word))

/** Whether a list has what it cannot be without. */
function isFit(list: ListKind, has: (role: string) => boolean, words: string, sectionWords: string): boolean {
  const isNamed = has('authors') || has('presenters') || has('speakers')
  const isWhen = has('date') || has('start') || has('hall') || has('session')
  if (list === 'programme') return has('title') && (isNamed || isWhen)
  if (list === 'posters') return has('title') && isNamed && !has('start')
  const isPerson = has('name') || (has('firstName') && has('lastName'))
  if (list === 'committees')
    return isPerson && (has('committee') || calls(words, 'committees') || calls(sectionWords, 'committees'))
  if (list === 'sponsors')
    return has('firm') && (has('tier') || has('website') || calls(words, 'sponsors')) && !has('phone')
  if (list === 'keyDates') return has('event') && has('date')
  if (list === 'paperAuthors') return has('code') && has('lastName')
  return (isPerson || has('firstName')) && (has('email') || has('phone') || has('private'))
}

/** What else tells two lists apart that have the same columns. */
function bonus(list: ListKind, has: (role: string) => boolean, words: string, headings: string): number {
  if (list === 'posters') return calls(words, 'posters') ? 4 : /\bposter/.test(headings) ? 3 : -4
  if (list === 'programme') return has('start') || has('date') ? 2 : 0
  if (list === 'paperAuthors') return 4
  if (list === 'private') return calls(words, 'private') ? 3 : 1
  return calls(words, list) ? 3 : 0
}

/** Every list that a sheet may be, the most likely first. */
export function readLists(
  sheet: Sheet,
  calendar: Calendar,
  decided?: { list?: string; columns?: Record<string, string> },
): ListReading[] {
  const headingRow = headingRowOf(sheet)
  const dataRows = dataRowsOf(sheet, headingRow)
  if (dataRows.length === 0) return []
  const words = wordsAround(sheet, headingRow)
  const sections = sheet.rows.flatMap((row) => {
    const cells = cellsIn(row)
    return cells.length === 1 ? cells[0]!.cell.text : []
  })
  const headings = fold(
    cellsIn(sheet.rows[headingRow])
      .map(({ cell }) => cell.text)
      .join(' '),
  )
  const found = Object.entries(rolesOf).flatMap(([name, roles]): ListReading[] => {
    const list = name as ListKind
    if (decided?.list !== undefined && decided.list !== list) return []
    const columns = readColumns(sheet, headingRow, dataRows, new Set(roles), calendar, decided?.columns)
    const taken = columns.filter(({ role }) => role !== 'ignored')
    const has = (role: string) => taken.some((column) => column.role === role)
    if (decided?.list !== list && !isFit(list, has, words, fold(sections.join(' ')))) return []
    const points = taken.reduce(
      (sum, { role, scores }) => sum + Math.min(5, scores.find((one) => one.role === role)?.points ?? 5),
      0,
    )
    const unread = columns.filter(({ role, heading }) => role === 'ignored' && heading !== '').length
    return [
      {
        list,
        points: points + bonus(list, has, words, headings) - unread,
        reasons: [
          {
            code: 'heading',
            values: {
              heading: taken
                .map(({ heading }) => heading)
                .filter(Boolean)
                .join(', '),
            },
          },
        ],
        headingRow,
        columns,
      },
    ]
  })
  return found.sort((a, b) => b.points - a.points)
}
