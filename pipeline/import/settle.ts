// Merges lists into an edition, each by itself: rows that the check refuses are left out and asked about.
import { checkEdition, type CheckedEdition } from '../check'
import type { Diagnostic } from '../messages/diagnostic'
import { inBothLanguages } from '../messages/render'
import { editionWith, type Edition, type ReadEdition } from '../read'
import { fileOf } from '../schemas'
import { placeIn } from './cells'
import { changedFiles, idsOf, valuesOf, type Values } from './edition-values'
import { columnsWith, OWNER, type Layout } from './layout'
import { listsIn, merge, type Row } from './merge'
import type { Ask } from './asks'
import type { Group } from './programme'

/** Sessions of talks that have lost them all are withdrawn with them. */
function withoutEmptied(values: Values, before: ReadEdition): void {
  type Session = { code: string; talks?: unknown[]; waits?: boolean }
  const had = (before.data.sessions ?? [])
    .filter(({ kind, talks }) => ['session', 'plenary'].includes(kind) && talks.length > 0)
    .map(({ code }) => code)
  const sessions = values.sessions as Session[]
  values.sessions = sessions.filter(
    ({ code, talks = [], waits }) => talks.length > 0 || !(had.includes(code) || waits),
  )
}

type Placed = { group: Group; layout: Layout; row: Row; line: number; column: number }

type Merged = {
  values: Values
  placesIn: (read: ReadEdition) => Placed[]
  homeless: { group: Group; row: Row }[]
}

/** The values of the edition with these groups in them. */
function mergeGroups(read: ReadEdition, groups: Group[]): Merged {
  const values = valuesOf(read)
  const ids = idsOf(read, values)
  const tables = groups.flatMap((group) => group.tables.map((table) => ({ group, table })))
  const merged = tables
    .sort((a, b) => a.table.layout.path.length - b.table.layout.path.length)
    .map(({ group, table }) => ({ group, layout: table.layout, ...merge(table, values, ids) }))
  for (const { change } of groups) change?.(values)
  if (tables.some(({ table }) => table.layout.title.en === 'Talks')) withoutEmptied(values, read)
  const placesIn = ({ files }: ReadEdition) =>
    merged.flatMap(({ group, layout, rowOf }) => {
      const { yaml } = files[layout.collection]
      return listsIn(layout, values).flatMap(({ at, entries, isList }) =>
        entries.flatMap((value, index): Placed[] => {
          const row = rowOf.get(value)
          return row ? [{ group, layout, row, ...yaml.locate(isList ? [...at, index] : []) }] : []
        }),
      )
    })
  return {
    values,
    placesIn,
    homeless: merged.flatMap(({ group, homeless }) => homeless.map((row) => ({ group, row }))),
  }
}

/** The row that is to blame for a problem of the resulting edition: several entries may begin on one line. */
function placeOf({ file, line, column }: Diagnostic, places: Placed[]): Placed | undefined {
  return places
    .filter(({ layout }) => fileOf(layout.collection) === file)
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .findLast((one) => one.line < line || (one.line === line && one.column <= column))
}

/** Where in the file of the reader a problem is: at its cell, or at its row where the sheet has no column for the field. */
function cellOf({ layout, row }: Placed, field = ''): string {
  const steps = field.replace(/\[\d+\]/g, '').split('.')
  const column = columnsWith(layout, row.places).find(({ path, list }) => {
    const own = path.join('.')
    return own !== '' && (list ? steps.includes(own) : steps.join('.').endsWith(own))
  })
  const at = column && row.places[column.name]
  return placeIn(row.sheet, row.row, at)
}

const textOf = ({ cells }: Row): string =>
  (
    cells['title'] ??
    cells['title.en'] ??
    cells['name'] ??
    cells['event.en'] ??
    cells['event'] ??
    cells['code'] ??
    cells[''] ??
    Object.values(cells).find(Boolean) ??
    ''
  ).slice(0, 70)

/** A problem of the resulting edition as one of the file: the words of the check, and the words of the row. */
const asked = (
  problem: Diagnostic,
  place: Placed,
  code: 'entry-refused' | 'list-refused' | 'hall-clash',
): Ask => ({
  code,
  values: { text: `“${textOf(place.row)}”`, problem: inBothLanguages(problem) },
  sheet: place.row.sheet.name,
  cell: cellOf(place, problem.field),
})

/** Removes rows from the tables that they are in; a session goes with its talks. */
function withoutRows(groups: Group[], refused: Set<Row>): Group[] {
  const codes = new Set(
    [...refused].flatMap(({ cells }) => (cells['date'] && cells['code'] ? cells['code'] : [])),
  )
  return groups.map((group) => ({
    ...group,
    tables: group.tables.map((table) => ({
      ...table,
      rows: table.rows.filter(
        (row) =>
          !refused.has(row) &&
          !(codes.size > 0 && table.layout.path.join('.') === 'talks' && codes.has(row.cells[OWNER] ?? '')),
      ),
    })),
  }))
}

/** Two sessions in one hall at one time. */
const isHallClash = ({ code, severity }: Diagnostic) => code === 'clash.same-time' && severity === 'error'

/** How often what the check refuses is left out before its whole list is. */
const MOST_ROUNDS = 4

const errorsWith = (edition: Edition, read: ReadEdition, groups: Group[]): Diagnostic[] => {
  const files = changedFiles(read, mergeGroups(read, groups).values)
  return checkEdition(editionWith(edition, files)).problems.filter(({ severity }) => severity === 'error')
}

/** The list without which a problem is gone that no row is to blame for, such as a text that refers to what is no longer there. */
function culprit(
  edition: Edition,
  read: ReadEdition,
  groups: Group[],
  { file, line, code }: Diagnostic,
): Group | undefined {
  const remains = (without: Group) =>
    errorsWith(
      edition,
      read,
      groups.filter((one) => one !== without),
    ).some((one) => one.file === file && one.line === line && one.code === code)
  return groups.find((group) => !remains(group))
}

export type Settled = { result: CheckedEdition; files: Record<string, string> }

/** Merges what can be merged. Rows that the check refuses are left out and asked about; a list of our own workbook is whole or not at all. */
export function settle(edition: Edition, read: ReadEdition, all: Group[], asks: Ask[]): Settled {
  let groups = all
  for (let round = 0; ; round += 1) {
    const { values, placesIn, homeless } = mergeGroups(read, groups)
    const files = changedFiles(read, values)
    const result = checkEdition(editionWith(edition, files))
    const errors = result.problems.filter(({ severity }) => severity === 'error')
    if (errors.length === 0 && homeless.length === 0) return { result, files }
    const places = placesIn(result.read)
    const refused = new Set<Row>()
    const dropped = new Set<Group>()
    for (const { group, row } of homeless) {
      asks.push({
        code: 'homeless',
        values: { owner: row.cells[OWNER] ?? '' },
        sheet: row.sheet.name,
        cell: placeIn(row.sheet, row.row),
      })
      if (group.isOwn) dropped.add(group)
      else refused.add(row)
    }
    for (const problem of errors) {
      const place = placeOf(problem, places)
      if (!place) {
        const group = dropped.size > 0 ? undefined : culprit(edition, read, groups, problem)
        for (const one of group ? [group] : dropped.size > 0 ? [] : groups) {
          dropped.add(one)
          asks.push({
            code: 'list-refused',
            values: { problem: inBothLanguages(problem) },
            sheet: one.sheets.join(', '),
          })
        }
      } else if (!place.group.isOwn && isHallClash(problem) && place.row.cells['hall']) {
        // Its talks are worth more than its hall.
        asks.push(asked(problem, place, 'hall-clash'))
        const { hall: _, ...cells } = place.row.cells
        place.row.cells = cells as Row['cells']
      } else if (place.group.isOwn || round >= MOST_ROUNDS) {
        asks.push(asked(problem, place, place.group.isOwn ? 'entry-refused' : 'list-refused'))
        dropped.add(place.group)
      } else {
        if (!refused.has(place.row)) asks.push(asked(problem, place, 'entry-refused'))
        refused.add(place.row)
      }
    }
    groups = withoutRows(
      groups.filter((group) => !dropped.has(group)),
      refused,
    )
  }
}
