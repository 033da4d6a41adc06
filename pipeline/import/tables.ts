// From rows to tables: whole lists of our own workbook, and what the sheets of others say of some lists.
import { fault } from '../read/problem'
import type { Values } from './edition-values'
import { fieldsOf } from './fields'
import { programmeLayout, type Recognised } from './headings'
import { columnNamed, layoutFor, OWNER, referredBy, type Layout } from './layout'
import { listsIn, type Row, type Table } from './merge'
import { headingIn, peopleOf, programmeRows } from './programme-rows'
import { keyNamed, slug, type SheetProblem } from './rows'
import type { Cells } from './values'

/** A sheet, what it was taken for, and its rows; none if it is not recognised. */
export type Taken = { sheet: string; recognised: Recognised | undefined; rows: Row[] }

const noDay = fault(
  'It does not say when the talks are given.',
  'Bildirilerin ne zaman sunulacağı yazmıyor.',
  'Add the columns Date, Time and Hall. Posters need none: name the sheet Posters.',
  'Tarih, Saat ve Salon sütunlarını ekleyin. Posterlere gerekmez: Sayfanın adını Posterler yapın.',
)

/** Finds the keys of halls, themes, committees and categories by their names; new ones become rows of their own list. */
function keysIn(values: Values) {
  const added = new Map<Layout, Row[]>()
  const known = (layout: Layout): unknown[] => [
    ...listsIn(layout, values).flatMap(({ entries }) => entries),
    ...(added.get(layout) ?? []).map(({ cells }) => cells),
  ]
  const keyFor = (layout: Layout, text: string, from: Row): string => {
    const key = keyNamed(text, known(layout))
    const name = ['name', 'title'].find((one) => columnNamed(layout, `${one}.en`))
    if (key !== undefined || !name || !columnNamed(layout, 'key')) return key ?? text
    const cells = { key: slug(text), [name]: text }
    added.set(layout, [...(added.get(layout) ?? []), { ...from, cells }])
    return cells.key
  }
  return { keyFor, known, added }
}

/** Days of the programme that are not in its list yet. */
function newDays(sessions: Row[], values: Values): Row[] {
  const known = (fieldsOf(values.programme).days as { date: string }[]).map(({ date }) => date)
  const dates = [...new Set(sessions.flatMap(({ cells }) => cells['date'] || []))].sort()
  return dates.flatMap((date, at) => {
    const row = sessions.find(({ cells }) => cells['date'] === date)!
    const cells = { date, 'title.en': `Day ${at + 1}`, 'title.tr': `${at + 1}. gün` }
    return known.includes(date) ? [] : { ...row, cells }
  })
}

function table(layout: Layout, rows: Row[], removes: Table['removes'] = () => false): Table {
  return { layout, rows, removes }
}

type Keys = ReturnType<typeof keysIn>

function programmeTables(all: Row[], values: Values, keys: Keys, problems: SheetProblem[]): Table[] {
  const isPoster = (row: Row) => /poster/i.test(row.cells['kind'] ?? '') && peopleOf(row) !== ''
  const halls = layoutFor('programme', 'halls')
  const known = values.sessions as Parameters<typeof programmeRows>[1]['sessions']
  const lectures = all.filter((row) => !isPoster(row))
  const { sessions, talks } = programmeRows(lectures, {
    sessions: known,
    hall: (text) => {
      const key = keys.keyFor(halls, text, all[0]!)
      const at = keys.known(halls).findIndex((hall) => fieldsOf(hall).key === key)
      return { key, letter: String.fromCharCode(65 + at) }
    },
  })
  const isDated = ({ cells }: Row) => cells['date'] || known.some(({ code }) => code === cells['code'])
  if (sessions.length > 0 && !sessions.some(isDated)) problems.push({ ...noDay, sheet: all[0]!.sheet.name })
  const pauses = sessions.map(({ cells }) => cells['kind'])
  const kinds = new Set(talks.map(({ cells }) => cells['kind'] ?? ''))
  const posters = all.filter(isPoster)
  return [
    // A programme that has the coffee breaks has all of them.
    table(layoutFor('sessions'), sessions, ({ value }) => pauses.includes(String(fieldsOf(value).kind))),
    // A list of submitted talks does not withdraw the plenary lectures.
    table(
      layoutFor('sessions', 'talks'),
      talks,
      ({ value }) => kinds.size > 1 || (fieldsOf(value).kind ?? 'talk') === 'talk',
    ),
    table(layoutFor('programme', 'days'), newDays(sessions, values)),
    ...(posters.length > 0 ? [table(layoutFor('posters'), posters, () => true)] : []),
  ]
}

function listTable(layout: Layout, rows: Row[], keys: Keys): Table {
  let section = ''
  const own = rows.flatMap((row, at) => {
    if (at === 0) section = row.sheet.section ?? row.sheet.name
    const heading = layout.owner && headingIn(row)
    if (heading !== undefined) {
      section = heading
      return []
    }
    const { [OWNER]: owner, ...others } = row.cells
    const cells: Cells = layout.owner ? { ...others, [OWNER]: owner || section } : others
    const keyed = Object.entries(cells).map(([name, text]) => {
      const target = referredBy(layout, name)
      return [name, target && text ? keys.keyFor(target, text, row) : text]
    })
    return { ...row, cells: Object.fromEntries(keyed) as Cells }
  })
  const owners = own.map(({ cells }) => cells[OWNER])
  // Texts refer to what has a key: it is removed by hand.
  const isKeyed = columnNamed(layout, 'key') !== undefined
  return table(layout, own, (old) => !isKeyed && owners.includes(old.owner))
}

/** The tables of all sheets. A list of our own workbook is whole: what is not in it is removed. */
export function tablesOf(sheets: Taken[], values: Values, problems: SheetProblem[]): Table[] {
  const keys = keysIn(values)
  const isProgramme = ({ recognised }: Taken) => recognised?.layout === programmeLayout
  const lists = sheets.flatMap((sheet) => {
    const { recognised, rows } = sheet
    if (!recognised || isProgramme(sheet)) return []
    const { layout, isOwn } = recognised
    return isOwn ? table(layout, rows, () => true) : listTable(layout, rows, keys)
  })
  const talks = sheets.filter(isProgramme).flatMap(({ rows }) => rows)
  const programme = sheets.some(isProgramme) ? programmeTables(talks, values, keys, problems) : []
  return [...lists, ...programme, ...[...keys.added].map(([layout, rows]) => table(layout, rows))]
}
