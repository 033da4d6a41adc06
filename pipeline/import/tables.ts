// From rows to tables: whole lists of our own workbook, and what the sheets of others say of some lists.
import { both, type Fault } from '../read/problem'
import { fieldsOf } from './former-entries'
import { programmeLayout, type Recognised } from './headings'
import type { Values } from './edition-values'
import { inEither, layoutFor, OWNER, referredBy, type Column, type Layout } from './layout'
import { listsIn, type Row, type Table } from './merge'
import { markedPresenters } from './people'
import { peopleOf, programmeRows, valueOf } from './programme-rows'
import type { Sheet } from './read-sheets'
import { keyNamed, slug, type SheetProblem } from './rows'

/** A list of our own workbook is whole: what is not in it is removed. */
export const ownTable = (layout: Layout, rows: Row[]): Table => ({ layout, rows, removes: () => true })

type Foreign = { sheet: Sheet; recognised: Recognised; rows: Row[] }

/** The rows with those authors marked who present, where the sheet has a column for each. */
const withPresenters = (rows: Row[]): Row[] =>
  rows.map((row) => {
    const columns = [...row.cells.keys()]
    const named = (name: string) => columns.find((column) => column.name === name)
    const [authors, presenters] = [named('authors'), named('presenters')]
    const cells = new Map(row.cells)
    if (!authors || !presenters || !cells.get(authors)) return row
    cells.set(authors, markedPresenters(cells.get(authors)!, cells.get(presenters)!))
    for (const column of columns) if (column.path[0] === 'presenters') cells.delete(column)
    return { ...row, cells }
  })

/** Finds the keys of halls, themes, committees and categories by their names; new ones become rows of their own list. */
function keysIn(values: Values) {
  const added = new Map<Layout, Row[]>()
  const known = (layout: Layout) => [
    ...listsIn(layout, values[layout.collection]).flatMap(({ entries }) => entries),
    ...(added.get(layout) ?? []).map((row) => ({
      key: valueOf(row, 'key'),
      name: valueOf(row, 'name') ?? valueOf(row, 'title'),
    })),
  ]
  const keyFor = (layout: Layout, text: string, from: Row): string => {
    const key = keyNamed(text, known(layout))
    if (key !== undefined) return key
    const own = (name: string) => layout.columns.find((column) => column.name === name)
    const named = own('name.en') ?? own('title.en')
    if (!own('key') || !named) return text
    const cells = new Map([
      [own('key')!, slug(text)],
      [inEither(named), text],
    ])
    added.set(layout, [...(added.get(layout) ?? []), { ...from, cells }])
    return slug(text)
  }
  return { keyFor, known, added }
}

/** The text of a row that says nothing else. */
function headingIn({ sheet, row }: Row): string | undefined {
  const texts = new Set(sheet.rows[row]!.flatMap((cell) => cell?.text || []))
  return texts.size === 1 ? [...texts][0] : undefined
}

const additive = (layout: Layout, rows: Row[]): Table => ({ layout, rows, removes: () => false })

/** Days of the programme that are not in its list yet. */
function newDays(sessions: Row[], values: Values): Row[] {
  const layout = layoutFor('programme', 'days')
  const days = (fieldsOf(values.programme).days ?? []) as { date: string }[]
  const known = new Set(days.map(({ date }) => date))
  const column = (name: string) => layout.columns.find((one) => one.name === name)!
  const dates = [...new Set(sessions.map((row) => valueOf(row, 'date') ?? ''))].filter(Boolean).sort()
  return dates.flatMap((date, at) => {
    if (days.length === 0 || known.has(date)) return []
    const cells = new Map([
      [column('date'), date],
      [column('title.en'), `Day ${at + 1}`],
      [column('title.tr'), `${at + 1}. gün`],
    ])
    return [{ ...sessions.find((row) => valueOf(row, 'date') === date)!, cells }]
  })
}

const noDay: Fault = {
  message: both('It does not say when the talks are given.', 'Bildirilerin ne zaman sunulacağı yazmıyor.'),
  advice: both(
    'Add the columns Date, Time and Hall. Posters need none: name the sheet Posters.',
    'Tarih, Saat ve Salon sütunlarını ekleyin. Posterlere gerekmez: Sayfanın adını Posterler yapın.',
  ),
}

function programmeTables(
  sheets: Foreign[],
  values: Values,
  keys: ReturnType<typeof keysIn>,
  problems: SheetProblem[],
): Table[] {
  const all = withPresenters(sheets.flatMap(({ rows }) => rows))
  const isPoster = (row: Row) => /poster/i.test(valueOf(row, 'kind') ?? '') && peopleOf(row) !== ''
  const halls = layoutFor('programme', 'halls')
  const lectures = all.filter((row) => !isPoster(row))
  const { sessions, talks } = programmeRows(lectures, headingIn, {
    sessions: values.sessions as Parameters<typeof programmeRows>[2]['sessions'],
    hall: (text) => keys.keyFor(halls, text, all[0]!),
    halls: () => keys.known(halls).map((hall) => String(fieldsOf(hall).key)),
  })
  const known = (values.sessions as { code: string }[]).map(({ code }) => code)
  const isPlaced = (row: Row) => valueOf(row, 'date') || known.includes(valueOf(row, 'code') ?? '')
  if (sessions.length > 0 && !sessions.some(isPlaced)) problems.push({ ...noDay, sheet: all[0]!.sheet.name })
  const pauses = new Set(sessions.flatMap((row) => valueOf(row, 'kind') ?? []))
  const kinds = new Set(talks.map((row) => valueOf(row, 'kind') ?? ''))
  const posters = all
    .filter(isPoster)
    .map((row) => ({ ...row, cells: new Map([...row.cells].filter(([{ name }]) => name !== 'kind')) }))
  return [
    {
      layout: layoutFor('sessions'),
      rows: sessions,
      // A programme that has the coffee breaks has all of them.
      removes: ({ value }) => pauses.has(String(fieldsOf(value).kind)),
    },
    {
      layout: layoutFor('sessions', 'talks'),
      rows: talks,
      // A list of submitted talks does not withdraw the plenary lectures.
      removes: ({ value }) => kinds.size > 1 || (fieldsOf(value).kind ?? 'talk') === 'talk',
    },
    additive(layoutFor('programme', 'days'), newDays(sessions, values)),
    ...(posters.length > 0 ? [postersTable(posters)] : []),
  ]
}

const postersTable = (rows: Row[]): Table => {
  const layout = layoutFor('posters')
  const own = rows.map((row) => {
    const cells = [...row.cells].flatMap(([column, text]): [Column, string][] => {
      const same = [...layout.columns, ...layout.columns.map(inEither)].find(
        ({ name }) => name === column.name,
      )
      return same ? [[same, text]] : []
    })
    return { ...row, cells: new Map(cells) }
  })
  return ownTable(layout, own)
}

function listTable({ sheet, recognised, rows }: Foreign, keys: ReturnType<typeof keysIn>): Table {
  const { layout } = recognised
  let section = sheet.section ?? sheet.name
  const owner = layout.columns.find(({ name }) => name === OWNER)
  const own = withPresenters(rows).flatMap((row) => {
    const text = owner && headingIn(row)
    if (text !== undefined) {
      section = text
      return []
    }
    const cells = new Map(row.cells)
    if (owner && !cells.get(owner)) cells.set(owner, section)
    for (const [column, written] of cells) {
      const target = referredBy(layout, column)
      if (target && written) cells.set(column, keys.keyFor(target, written, row))
    }
    return [{ ...row, cells }]
  })
  const owners = new Set(own.map(({ cells }) => owner && cells.get(owner)))
  // Texts refer to what has a key: it is removed by hand.
  const isKeyed = layout.columns.some(({ name }) => name === 'key')
  return { layout, rows: own, removes: (old) => !isKeyed && owners.has(old.owner) }
}

/** The tables of sheets that others have made. */
export function foreignTables(sheets: Foreign[], values: Values, problems: SheetProblem[]): Table[] {
  const keys = keysIn(values)
  const ofProgramme = sheets.filter(({ recognised }) => recognised.layout === programmeLayout)
  const lists = sheets.filter((one) => !ofProgramme.includes(one)).map((one) => listTable(one, keys))
  const programme = ofProgramme.length > 0 ? programmeTables(ofProgramme, values, keys, problems) : []
  return [...lists, ...programme, ...[...keys.added].map(([layout, rows]) => additive(layout, rows))]
}
