// The tables of a programme from all its sheets: sessions, talks, days and posters, and what of the content gives way to them.
import { inBoth, inLanguage, type Bilingual } from '../domain/languages'
import { overlap, sessionEnd } from '../domain/session-times'
import type { TalkKind } from '../domain/programme-kinds'
import { label } from '../messages/render'
import { groupedBy } from '../records/pairs'
import type { Ask } from './asks'
import type { Values } from './edition-values'
import { fieldsOf } from './fields'
import type { Keys } from './keys'
import { layoutFor, OWNER } from './layout'
import type { Row, Table } from './merge'
import type { Item, Talk } from './programme-items'
import {
  programmeRows,
  rowAt,
  textCells,
  titleText,
  USUAL_SLOT,
  type KnownSession,
  type ProgrammeRows,
} from './sessions'

/** A list that is taken or left as a whole, with all the tables that it needs. */
export type Group = {
  sheets: string[]
  tables: Table[]
  change?: (values: Values) => void
  isOwn?: boolean
}

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

/** The session of talks that have no day and hour yet. */
const WAITING = 'waiting'

/** When the halls are in use. */
const hoursOf = ({ sessions, talks }: ProgrammeRows) =>
  sessions.flatMap(({ cells: { hall, date, code, start, end } }) => {
    if (!hall || !date || !start) return []
    const own = talks.filter(({ cells }) => cells[OWNER] === code)
    const timed = own.map(({ cells }) => ({
      kind: (cells['kind'] ?? 'talk') as TalkKind,
      start: cells['start'] || undefined,
      minutes: Number(cells['minutes']) || undefined,
    }))
    return [{ hall, date, start, end: sessionEnd({ start, end, talks: timed }) ?? start }]
  })

/** Days of the programme that are not in its list yet. */
function newDays(sessions: Row[], known: string[]): Row[] {
  const dates = [...new Set(sessions.map(({ cells }) => cells['date'] ?? ''))].sort()
  return dates.flatMap((date, at) => {
    const row = sessions.find(({ cells }) => cells['date'] === date)
    const cells = { date, 'title.en': `Day ${at + 1}`, 'title.tr': `${at + 1}. gün` }
    return known.includes(date) || !row ? [] : [{ ...row, cells }]
  })
}

/** Talks that wait for a day and an hour, and the session that holds them. */
function waitingRows(talks: Talk[], isThere: boolean, date: string): { sessions: Row[]; talks: Row[] } {
  const title = textCells('title', label('sheet.waiting-talks'))
  const rows = talks.map(({ place, title: own, kind, people }) =>
    rowAt(
      place,
      { [OWNER]: WAITING, ...textCells('title', own), kind: kind === 'poster' ? undefined : kind },
      people,
    ),
  )
  const sessions = rows.slice(0, isThere ? 0 : 1).map((row) => ({
    ...row,
    people: {},
    cells: { code: WAITING, waits: 'true', date, start: '09:00', ...title },
  }))
  return { sessions, talks: rows }
}

const codesIn = (rows: Row[], column: string): Set<string> =>
  new Set(rows.flatMap(({ cells }) => cells[column] ?? []))

const namesOf = (list: KnownSession[]): Bilingual =>
  inBoth((language) => list.map(({ title, code }) => (title ? inLanguage(title, language) : code)).join(', '))

/** Talks with the same title, as drafts have them. */
function twice(items: Item[]): { text: string; count: number }[] {
  const titles = items.flatMap((item) => (item.type === 'talk' ? titleText(item.title) : []))
  const byTitle = groupedBy(titles, (title) => [title.toLocaleLowerCase('tr')])
  return [...byTitle.values()].flatMap(([text = '', ...others]) =>
    others.length > 0 ? [{ text, count: others.length + 1 }] : [],
  )
}

/** Talks and slots of a programme, from all its sheets: some have the day and hour, others the people. */
export function programmeGroup(
  sheets: string[],
  items: Item[],
  values: Values,
  keys: Keys,
  asks: Ask[],
): Group {
  const sessions = values.sessions as KnownSession[]
  const days = (fieldsOf(values.programme)['days'] as { date: string }[]).map(({ date }) => date)
  const made = programmeRows(
    items,
    sessions.filter(({ waits }) => !waits),
    days,
    keys,
  )
  const [dates, codes, kinds] = ['date', 'code', 'kind'].map((column) => codesIn(made.sessions, column)) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ]
  const hours = hoursOf(made)
  // What the content has in a hall at a time at which the sheet has something else there gives way to it.
  const givesWay = ({ code, date, start, end = start, hall = [], talks = [] }: KnownSession) =>
    !codes.has(code) &&
    talks.length === 0 &&
    hours.some((one) => [hall].flat().includes(one.hall) && one.date === date && overlap(one, { start, end }))
  const isPause = ({ kind }: KnownSession) => kind === 'break' || kind === 'lunch'
  const stays = (one: KnownSession) =>
    dates.has(one.date) &&
    !codes.has(one.code) &&
    !givesWay(one) &&
    !one.talks?.length &&
    one.kind &&
    !isPause(one)
  const [gone, staying] = [sessions.filter(givesWay), kinds.size > 0 ? sessions.filter(stays) : []]
  const hallless = codesIn(
    made.sessions.filter(({ cells }) => !cells['hall'] && !cells['kind']),
    'code',
  )
  const without = made.talks.filter(({ cells }) => hallless.has(cells[OWNER] ?? ''))
  const told: (Ask | false)[] = [
    gone.length > 0 && { code: 'gave-way', values: { text: namesOf(gone) } },
    staying.length > 0 && { code: 'not-in-sheet', values: { text: namesOf(staying) } },
    made.unplaced.length > 0 && { code: 'talks-without-time', values: { count: made.unplaced.length } },
    without.length > 0 && { code: 'no-hall', values: { count: without.length } },
    ...made.endless.map(({ title }) => ({
      code: 'slot-without-end',
      values: { text: titleText(title), minutes: USUAL_SLOT },
    })),
    ...twice(items).map((values) => ({ code: 'twice', values })),
  ]
  asks.push(...told.flatMap((ask) => (ask ? { ...ask, sheet: sheets[0] } : [])))
  const waiting = waitingRows(
    made.unplaced,
    sessions.some(({ code }) => code === WAITING),
    days[0] ?? '',
  )
  const dateOf = (owner: string | undefined) => sessions.find(({ code }) => code === owner)?.date ?? ''
  const hasKinds =
    new Set(items.flatMap((item) => (item.type === 'talk' ? (item.kind ?? 'talk') : []))).size > 1
  return {
    sheets,
    tables: [
      // Breaks of a day that the sheet has are all in the sheet; other slots may be known from elsewhere.
      table(layoutFor('sessions'), [...made.sessions, ...waiting.sessions], ({ value }) => {
        const known = value as KnownSession
        const isReplaced =
          isPause(known) && kinds.has(known.kind ?? '') && dates.has(known.date) && !codes.has(known.code)
        return known.kind !== undefined && (givesWay(known) || isReplaced)
      }),
      // A list of submitted talks does not withdraw the plenary lectures, nor a sheet of one day the talks of the next.
      table(layoutFor('sessions', 'talks'), [...made.talks, ...waiting.talks], ({ value, owner }) =>
        owner === WAITING
          ? waiting.talks.length > 0
          : dates.has(dateOf(owner)) && (hasKinds || (fieldsOf(value)['kind'] ?? 'talk') === 'talk'),
      ),
      table(layoutFor('programme', 'days'), newDays(made.sessions, days)),
    ],
  }
}

/** The posters of all sheets. */
export function posterGroup(sheets: string[], posters: Talk[], keys: Keys): Group {
  const rows = posters.map(({ place, title, number, theme, people }) => {
    const digits = /^\p{L}{0,2}\D{0,2}(\d{1,3})$/u.exec(number ?? '')?.[1]
    const row = rowAt(
      place,
      { number: digits && String(Number(digits)), ...textCells('title', title) },
      people,
    )
    const key = theme && keys.keyFor(layoutFor('programme', 'themes'), theme, row)
    return key ? { ...row, cells: { ...row.cells, theme: key } } : row
  })
  return { sheets, tables: [table(layoutFor('posters'), rows, () => true)] }
}
