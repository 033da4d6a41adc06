// The tables of a programme from all its sheets: sessions, talks, days and posters, and what of the content gives way to them.
import { inBoth, type languages } from '../domain/languages'
import { minutesOf, overlap, timeOf } from '../domain/session-times'
import { TALK_MINUTES } from '../domain/programme-kinds'
import { isFields } from '../outputs/admin/form-values'
import type { Values } from './edition-values'
import { fieldsOf } from './fields'
import type { Keys } from './keys'
import { layoutFor, OWNER } from './layout'
import type { Row, Table } from './merge'
import type { Ask } from './messages'
import type { Item, Talk } from './programme-items'
import {
  newDays,
  peopleField,
  programmeRows,
  rowAt,
  textCells,
  titleText,
  USUAL_SLOT,
  type ProgrammeRows,
} from './sessions'
import type { SheetReading } from './understand'

/** A list that is taken or left as a whole, with all the tables that it needs. */
export type Group = {
  name: string
  sheets: string[]
  tables: Table[]
  change?: (values: Values) => void
  isOwn?: boolean
}

type Known = {
  code: string
  kind?: string
  title?: unknown
  date: string
  start: string
  end?: string
  hall?: string | string[]
  talks?: unknown[]
  waits?: boolean
}

/** The session of talks that have no day and hour yet. */
export const WAITING = 'waiting'

/** The rows of a list, and which entries are removed that no row continues; none, unless told. */
export const table = (
  layout: Table['layout'],
  rows: Row[],
  removes: Table['removes'] = () => false,
): Table => ({
  layout,
  rows,
  removes,
})

type Hours = { hall: string; date: string; start: string; end: string }

/** When the halls are in use, talk by talk. */
function hoursOf({ sessions, talks }: ProgrammeRows): Hours[] {
  return sessions.flatMap(({ cells }) => {
    const { hall, date, code, start, end } = cells
    if (!hall || !date || !start) return []
    const own = talks.filter((row) => row.cells[OWNER] === code)
    if (own.length === 0) return [{ hall, date, start, end: end ?? start }]
    let next = start
    for (const row of own) {
      const kind = (row.cells['kind'] ?? 'talk') as keyof typeof TALK_MINUTES
      next = timeOf(
        minutesOf(row.cells['start'] || next) + (Number(row.cells['minutes']) || TALK_MINUTES[kind]),
      )
    }
    return [{ hall, date, start, end: next }]
  })
}

/** Talks and slots of a programme, from all its sheets: some have the day and hour, others the people. */
export function programmeGroup(
  readings: SheetReading[],
  items: Item[],
  values: Values,
  keys: Keys,
  asks: Ask[],
): Group {
  const sessions = values.sessions as Known[]
  const days = (fieldsOf(values.programme)['days'] as { date: string }[]).map(({ date }) => date)
  const made = programmeRows(
    items,
    sessions.filter(({ waits }) => !waits),
    days,
    keys,
  )
  const sheets = [...new Set(readings.map(({ name }) => name))]
  const [sheet] = sheets
  const covered = new Set(made.sessions.map(({ cells }) => cells['date']))
  const codes = new Set(made.sessions.map(({ cells }) => cells['code']))
  const slotKinds = new Set(made.sessions.flatMap(({ cells }) => cells['kind'] ?? []))
  const dateOfSession = (code: string | undefined) => sessions.find((one) => one.code === code)?.date
  const hasKinds =
    new Set(items.flatMap((item) => (item.type === 'talk' ? (item.kind ?? 'talk') : []))).size > 1
  // What the content has in a hall at a time at which the sheet has something else there gives way to it.
  const taken = hoursOf(made)
  const givesWay = ({ code, date, start, end, hall, talks }: Known) =>
    !codes.has(code) &&
    !talks?.length &&
    [hall ?? []]
      .flat()
      .some((own) =>
        taken.some(
          (one) => one.hall === own && one.date === date && overlap(one, { start, end: end ?? start }),
        ),
      )
  const gone = sessions.filter(givesWay)
  const named = (list: Known[]) =>
    inBoth((language) => list.map(({ title, code }) => nameIn(title, language) ?? code).join(', '))
  if (gone.length > 0) asks.push({ code: 'gave-way', values: { text: named(gone) }, sheet, weight: 'look' })
  const others = sessions.filter(
    (one) =>
      covered.has(one.date) &&
      !codes.has(one.code) &&
      !gone.includes(one) &&
      !one.talks?.length &&
      one.kind &&
      !['break', 'lunch', 'session', 'plenary'].includes(one.kind),
  )
  if (others.length > 0 && slotKinds.size > 0)
    asks.push({ code: 'not-in-sheet', values: { text: named(others) }, sheet, weight: 'look' })
  if (made.unplaced.length > 0)
    asks.push({ code: 'talks-without-time', values: { count: made.unplaced.length }, sheet, weight: 'must' })
  for (const slot of made.endless)
    asks.push({
      code: 'slot-without-end',
      values: { text: titleText(slot.title), minutes: USUAL_SLOT },
      sheet,
      weight: 'look',
    })
  const hallless = made.sessions
    .filter(({ cells }) => !cells['hall'] && !cells['kind'])
    .map(({ cells }) => cells['code'])
  const without = made.talks.filter(({ cells }) => hallless.includes(cells[OWNER])).length
  if (without > 0) asks.push({ code: 'no-hall', values: { count: without }, sheet, weight: 'must' })
  const waiting = made.unplaced.map((talk) =>
    rowAt(
      talk.place,
      {
        [OWNER]: WAITING,
        ...textCells('title', talk.title),
        ...(talk.kind && talk.kind !== 'poster' ? { kind: talk.kind } : {}),
      },
      peopleField(talk.people),
    ),
  )
  const first = made.unplaced[0]
  const waitingSession =
    first && !sessions.some(({ code }) => code === WAITING)
      ? [
          rowAt(first.place, {
            code: WAITING,
            waits: 'true',
            date: days[0] ?? '',
            start: '09:00',
            'title.en': 'Talks that wait for a day and an hour',
            'title.tr': 'Günü ve saati belirlenecek bildiriler',
          }),
        ]
      : []
  return {
    name: 'programme',
    sheets,
    tables: [
      // Breaks of a day that the sheet has are all in the sheet; other slots may be known from elsewhere.
      table(layoutFor('sessions'), [...made.sessions, ...waitingSession], ({ value }) => {
        const known = fieldsOf(value) as Partial<Known>
        const { kind, date, code } = known
        if (kind === undefined || date === undefined || code === undefined) return false
        return (
          givesWay(known as Known) ||
          ((kind === 'break' || kind === 'lunch') &&
            slotKinds.has(kind) &&
            covered.has(date) &&
            !codes.has(code))
        )
      }),
      // A list of submitted talks does not withdraw the plenary lectures, nor a sheet of one day the talks of the next.
      table(layoutFor('sessions', 'talks'), [...made.talks, ...waiting], ({ value, owner }) => {
        if (owner === WAITING) return waiting.length > 0
        const date = dateOfSession(owner)
        return (
          date !== undefined &&
          covered.has(date) &&
          (hasKinds || (fieldsOf(value)['kind'] ?? 'talk') === 'talk')
        )
      }),
      table(layoutFor('programme', 'days'), newDays(made.sessions, values.programme)),
      ...(made.posters.length > 0 ? [table(layoutFor('posters'), made.posters, () => true)] : []),
    ],
  }
}

function nameIn(title: unknown, language: (typeof languages)[number]): string | undefined {
  if (typeof title === 'string') return title
  return isFields(title) ? String(title[language]) : undefined
}

/** Talks with the same title in one sheet, as drafts have them. */
export function twice(items: Item[], sheet: string | undefined): Ask[] {
  const talks = items.filter((item): item is Talk => item.type === 'talk')
  const counts = new Map<string, number>()
  for (const { title } of talks)
    counts.set(
      titleText(title).toLocaleLowerCase('tr'),
      (counts.get(titleText(title).toLocaleLowerCase('tr')) ?? 0) + 1,
    )
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([text, count]) => ({
      code: 'twice',
      values: {
        text:
          talks
            .map(({ title }) => titleText(title))
            .find((title) => title.toLocaleLowerCase('tr') === text) ?? text,
        count,
      },
      sheet,
      weight: 'look',
    }))
}
