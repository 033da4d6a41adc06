// Merges lists into an edition, each by itself: rows that the check refuses are left out and asked about.
import { checkEdition, type CheckedEdition } from '../check'
import type { Diagnostic } from '../messages/diagnostic'
import { inBothLanguages } from '../messages/render'
import { editionWith, type Edition, type ReadEdition } from '../read'
import { fileOf } from '../schemas'
import type { Ask } from './asks'
import { placeIn } from './cells'
import { changedFiles, idsOf, valuesOf, type Values } from './edition-values'
import { fieldsOf } from './fields'
import { columnsWith, OWNER, type Layout } from './layout'
import { listsIn, merge, type Row } from './merge'
import type { Group } from './programme'
import type { KnownSession } from './sessions'

/** Sessions of talks that have lost them all are withdrawn with them. */
function withoutEmptied(values: Values, before: ReadEdition): void {
  const hadTalks = (before.data.sessions ?? []).filter(
    ({ kind, talks }) => ['session', 'plenary'].includes(kind) && talks.length > 0,
  )
  const codes = new Set(hadTalks.map(({ code }) => code))
  values.sessions = (values.sessions as KnownSession[]).filter(
    ({ code, talks = [], waits }) => talks.length > 0 || !(codes.has(code) || waits),
  )
}

/** A row with the path of its entry in the resulting file. */
type Placed = { group: Group; layout: Layout; row: Row; path: PropertyKey[] }

/** What is said of a talk or poster that a new list no longer has goes with it, which is reported. */
const leftOver: Readonly<Record<string, string>> = {
  'reference.changed-item': 'change-removed',
  'reference.winner': 'winner-removed',
}

/** Paths in the file of the programme, in its order. */
type Paths = (readonly PropertyKey[])[]

/** Takes the items of lists in which these values are out of the programme: the last first, so that the paths stay true. */
function removeItems({ programme }: Values, paths: Paths): void {
  for (const path of paths.toReversed()) {
    const at = path.findLastIndex((step) => typeof step === 'number')
    const list = path.slice(0, at).reduce<unknown>((value, step) => fieldsOf(value)[String(step)], programme)
    if (Array.isArray(list)) list.splice(Number(path[at]), 1)
  }
}

/** The values of the edition with these groups in them, and without what was `removed` in each earlier round. */
function mergeGroups(read: ReadEdition, groups: Group[], removed: Paths[]) {
  const values = valuesOf(read)
  const ids = idsOf(read, values)
  for (const { clear } of groups) clear?.(values)
  const tables = groups.flatMap((group) => group.tables.map((table) => ({ group, table })))
  const merged = tables
    .sort((a, b) => a.table.layout.path.length - b.table.layout.path.length)
    .map(({ group, table }) => ({ group, layout: table.layout, ...merge(table, values, ids) }))
  for (const { change } of groups) change?.(values)
  for (const paths of removed) removeItems(values, paths)
  if (merged.some(({ layout }) => isOfTalks(layout))) withoutEmptied(values, read)
  const places = merged.flatMap(({ group, layout, rowOf }) =>
    listsIn(layout, values).flatMap(({ at, entries, isList }) =>
      entries.flatMap((value, index): Placed[] => {
        const row = rowOf.get(value)
        return row ? [{ group, layout, row, path: isList ? [...at, index] : [] }] : []
      }),
    ),
  )
  const withoutOwner = merged.flatMap(({ group, withoutOwner: rows }) => rows.map((row) => ({ group, row })))
  return { values, places, withoutOwner }
}

const isOfTalks = ({ collection, path }: Layout): boolean => collection === 'sessions' && path[0] === 'talks'

/** The row that is to blame for a problem of the resulting edition: that of the innermost entry in which it is, or that it is named after. */
function placeOf({ file, path = [] }: Diagnostic, places: Placed[]): Placed | undefined {
  const ofFile = places.filter(({ layout }) => fileOf(layout.collection) === file)
  const around = ofFile.filter((one) => one.path.every((step, at) => step === path[at]))
  return (
    around.toSorted((a, b) => a.path.length - b.path.length).at(-1) ??
    ofFile.find(({ row }) => path.includes(nameOf(row)))
  )
}

/** Where in the file of the reader a problem is: at its cell, or at its row where the sheet has no column for the field. */
function cellOf({ layout, row }: Placed, field = ''): string {
  const steps = field.replace(/\[\d+\]/g, '').split('.')
  const column = columnsWith(layout, row.places).find(({ path, list }) => {
    const own = path.join('.')
    return own !== '' && (list ? steps.includes(own) : steps.join('.').endsWith(own))
  })
  return placeIn(row.sheet, row.row, column && row.places[column.name])
}

/** What a row is called, from the first of its cells that say so. */
function nameOf({ cells }: Row): string {
  const named = ['title', 'title.en', 'name', 'event.en', 'event', 'code', '', ...Object.keys(cells)]
  return (
    named
      .map((column) => cells[column])
      .find(Boolean)
      ?.slice(0, 70) ?? ''
  )
}

/** A problem of the resulting edition as one of the file: the words of the check, and the words of the row. */
const refusal = (code: string, problem: Diagnostic, place: Placed): Ask => ({
  code,
  values: { text: `“${nameOf(place.row)}”`, problem: inBothLanguages(problem) },
  sheet: place.row.sheet.name,
  cell: cellOf(place, problem.field),
})

/** Groups without rows and without whole lists; a session goes with its talks. */
function without(groups: Group[], refused: Set<Row>, dropped: Set<Group>): Group[] {
  const codes = new Set([...refused].flatMap(({ cells }) => (cells['date'] ? (cells['code'] ?? []) : [])))
  const isLost = (row: Row, layout: Layout) =>
    refused.has(row) || (isOfTalks(layout) && codes.has(row.cells[OWNER] ?? ''))
  return groups
    .filter((group) => !dropped.has(group))
    .map((group) => ({
      ...group,
      tables: group.tables.map((table) => ({
        ...table,
        rows: table.rows.filter((row) => !isLost(row, table.layout)),
      })),
    }))
}

/** Two sessions in one hall at one time. */
const isHallClash = ({ code }: Diagnostic, { cells }: Row): boolean =>
  code === 'clash.same-time' && Boolean(cells['hall'])

/** How often what the check refuses is left out before its whole list is. */
const MOST_ROUNDS = 4

/** The edition with these groups, and what the check refuses in it. */
function attempt(edition: Edition, read: ReadEdition, groups: Group[], removed: Paths[]) {
  const merged = mergeGroups(read, groups, removed)
  const files = changedFiles(read, merged.values)
  const result = checkEdition(editionWith(edition, files))
  return { ...merged, files, result, errors: result.errors }
}

export type Settled = { result: CheckedEdition; files: Record<string, string> }

/** Merges what can be merged. Rows that the check refuses are left out and asked about; a list of our own workbook is whole or not at all. */
export function settle(edition: Edition, read: ReadEdition, all: Group[], asks: Ask[]): Settled {
  let groups = all
  const removed: Paths[] = []
  for (let round = 0; ; round += 1) {
    const { result, files, errors, withoutOwner, places } = attempt(edition, read, groups, removed)
    if (errors.length === 0 && withoutOwner.length === 0) return { result, files }
    const refused = new Set<Row>()
    const dropped = new Set<Group>()
    for (const { group, row } of withoutOwner) {
      const values = { owner: row.cells[OWNER] ?? '' }
      asks.push({ code: 'owner-unknown', values, sheet: row.sheet.name, cell: placeIn(row.sheet, row.row) })
      if (group.isOwn) dropped.add(group)
      else refused.add(row)
    }
    const leftOvers = errors.filter(({ code }) => code in leftOver)
    removed.push(leftOvers.map(({ path = [] }) => path))
    for (const { code, values = {} } of leftOvers)
      asks.push({ code: leftOver[code] ?? code, values: { text: String(values['name']) } })
    const placed = errors
      .filter((problem) => !leftOvers.includes(problem))
      .map((problem) => ({ problem, place: placeOf(problem, places) }))
    for (const { problem, place } of placed) {
      if (!place) continue
      const { row, group } = place
      if (!group.isOwn && isHallClash(problem, row)) {
        // Its talks are worth more than its hall.
        asks.push(refusal('hall-clash', problem, place))
        const { hall: _, ...cells } = row.cells
        row.cells = cells as Row['cells']
      } else if (group.isOwn || round >= MOST_ROUNDS) {
        asks.push(refusal(group.isOwn ? 'entry-refused' : 'list-refused', problem, place))
        dropped.add(group)
      } else {
        if (!refused.has(row)) asks.push(refusal('entry-refused', problem, place))
        refused.add(row)
      }
    }
    const [unplaced] = placed.filter(({ place }) => !place)
    // No row is to blame, such as for a text that refers to what is no longer there: the list without which the problem is gone.
    if (unplaced && refused.size + dropped.size === 0) {
      const { file, line, code } = unplaced.problem
      const isGone = (group: Group) =>
        !attempt(edition, read, without(groups, refused, new Set([group])), removed).errors.some(
          (one) => one.file === file && one.line === line && one.code === code,
        )
      const blamed = groups.find(isGone)
      for (const group of blamed ? [blamed] : groups) {
        dropped.add(group)
        const values = { problem: inBothLanguages(unplaced.problem) }
        asks.push({ code: 'list-refused', values, sheet: group.sheets.join(', ') })
      }
    }
    groups = without(groups, refused, dropped)
  }
}
