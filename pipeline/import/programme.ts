// The tables of a programme from all its sheets: sessions, talks, days and posters, and what of the content gives way to them.
import { inBoth, inLanguage, type Bilingual, type Text } from '../domain/languages'
import { isPause } from '../domain/programme-codes'
import { overlap, sessionEnd } from '../domain/session-times'
import type { TalkKind } from '../domain/programme-kinds'
import { label } from '../messages/render'
import { groupedBy } from '../records/pairs'
import { kinds as valueKinds } from '../schemas/kinds'
import {
  clearProgramme,
  clearWinners,
  dayTitle,
  isAnotherList,
  namesIn,
  sessionsOfAnother,
  type IsOfSample,
  type Presented,
} from './another-programme'
import type { Ask } from './asks'
import type { Values } from './edition-values'
import { fieldsOf } from './fields'
import type { Keys } from './keys'
import { withSmallLetters } from './languages'
import { pauseOf } from './looks'
import { layoutFor, OWNER } from './layout'
import type { Row, Table } from './merge'
import type { Item, Talk } from './programme-items'
import { programmeRows, rowAt, talkRows, textCells, titleText, USUAL_SLOT } from './sessions'
import type { KnownSession, ProgrammeRows } from './sessions'

/** A list that is taken or left as a whole, with all the tables that it needs. */
export type Group = {
  sheets: string[]
  tables: Table[]
  /** What is taken out of the content before. */
  clear?: (values: Values) => void
  change?: (values: Values) => void
  isOwn?: boolean
}

/** The names of the sheets in which items are. */
const sheetsOf = (items: Item[]): string[] => [...new Set(items.map(({ place }) => place.sheet.name))]

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
    const cells = { date, ...textCells('title', dayTitle(at)) }
    return known.includes(date) || !row ? [] : [{ ...row, cells }]
  })
}

/** Talks that wait for a day and an hour, and the session that holds them. */
function waitingRows(talks: Talk[], isThere: boolean, date: string): { sessions: Row[]; talks: Row[] } {
  const title = textCells('title', label('sheet.waiting-talks'))
  const rows = talkRows(
    talks.map((talk) => ({ ...talk, start: undefined })),
    WAITING,
  )
  const sessions = rows.slice(0, isThere ? 0 : 1).map((row) => ({
    ...row,
    people: {},
    cells: { code: WAITING, waits: 'true', date, start: '09:00', ...title },
  }))
  return { sessions, talks: rows }
}

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

/** Which sessions of the content a programme of a sheet replaces. */
function comparedWith(made: ProgrammeRows) {
  const valuesIn = (column: string) => new Set(made.sessions.flatMap(({ cells }) => cells[column] ?? []))
  const [dates, codes, kinds] = [valuesIn('date'), valuesIn('code'), valuesIn('kind')]
  const hours = hoursOf(made)
  const isOther = ({ code, talks = [] }: KnownSession) => !codes.has(code) && talks.length === 0
  return {
    hasDate: (date: string) => dates.has(date),
    /** What the content has in a hall at a time at which the sheet has something else there. */
    givesWay: (known: KnownSession) => {
      const { date, start, end = start, hall = [] } = known
      const isThere = (one: (typeof hours)[number]) => [hall].flat().includes(one.hall) && one.date === date
      return isOther(known) && hours.some((one) => isThere(one) && overlap(one, { start, end }))
    },
    /** Breaks of a day that the sheet has are all in the sheet. */
    isReplacedPause: ({ code, date, kind }: KnownSession) =>
      kind !== undefined && isPause(kind) && kinds.has(kind) && dates.has(date) && !codes.has(code),
    /** A ceremony of the day that the sheet does not have. */
    isNotInSheet: (known: KnownSession) =>
      isOther(known) && dates.has(known.date) && known.kind !== undefined && !isPause(known.kind),
    hasSlots: kinds.size > 0,
  }
}

/** What has no day in sheets that have times, but do not say of which day. */
function withoutDay(items: Item[]): Set<Item> {
  const undated = items.filter(({ day }) => !day)
  const sheets = sheetsOf(undated.filter(({ start }) => start))
  return new Set(undated.filter(({ place }) => sheets.includes(place.sheet.name)))
}

/** The items, of which those without a day are on that of an edition that has one day only. */
function onOnlyDay(items: Item[], [day, ...others]: string[]): Item[] {
  if (others.length > 0) return items
  const undated = withoutDay(items)
  return items.map((item) => (undated.has(item) ? { ...item, day } : item))
}

/** What is to be said of a programme. */
function asksAbout(items: Item[], made: ProgrammeRows, gone: KnownSession[], staying: KnownSession[]): Ask[] {
  const withoutHall = made.sessions.filter(({ cells }) => !cells['hall'] && !cells['kind'])
  const codes = withoutHall.map(({ cells }) => cells['code'])
  const hallless = made.talks.filter(({ cells }) => codes.includes(cells[OWNER]))
  const undated = withoutDay(items)
  const untimed = made.unplaced.filter((talk) => !undated.has(talk))
  const counted: (Ask & { of: unknown[] })[] = [
    { code: 'gave-way', of: gone, values: { text: namesOf(gone) } },
    { code: 'not-in-sheet', of: staying, values: { text: namesOf(staying) } },
    { code: 'talks-without-time', of: untimed, values: { count: untimed.length } },
    { code: 'no-hall', of: hallless, values: { count: hallless.length } },
  ]
  const endless = made.endless.map(({ title }) => ({ text: titleText(title), minutes: USUAL_SLOT }))
  return [
    ...[...groupedBy(undated, ({ place }) => [place.sheet.name])].map(([sheet, own]) => ({
      code: 'no-day',
      values: { count: own.length },
      sheet,
    })),
    ...counted.filter(({ of }) => of.length > 0).map(({ code, values }) => ({ code, values })),
    ...endless.map((values) => ({ code: 'slot-without-end', values })),
    ...made.shared.map(({ title, count }) => ({
      code: 'time-shared',
      values: { text: titleText(title), count },
    })),
    ...twice(items).map((values) => ({ code: 'twice', values })),
  ]
}

/** Takes away ends of sessions at which their talks are not over yet: they were written for other talks. */
function dropOutgrownEnds(content: Values): void {
  for (const session of content.sessions as KnownSession[]) {
    const { start, end, talks = [] } = session
    const timed = talks.map(({ kind = 'talk', ...talk }) => ({ ...talk, kind }))
    const written = sessionEnd({ start, end, talks: timed })
    const needed = sessionEnd({ start, talks: timed })
    if (written && needed && needed > written) delete session.end
  }
}

/** Talks and slots of a programme, from all its sheets: some have the day and hour, others the people. */
export function programmeGroup(
  all: Item[],
  values: Values,
  keys: Keys,
  isOfSample: IsOfSample,
  asks: Ask[],
): Group {
  const days = (fieldsOf(values.programme)['days'] as { date: string }[]).map(({ date }) => date)
  const items = onOnlyDay(all, days)
  const sheets = sheetsOf(items)
  const known = values.sessions as KnownSession[]
  const ofAnother = new Set(sessionsOfAnother(items, known, isOfSample).map(({ code }) => code))
  const sessions = known.filter(({ code }) => !ofAnother.has(code))
  if (ofAnother.size > 0)
    asks.push({ code: 'another-programme', values: { count: ofAnother.size }, sheet: sheets[0] })
  const placed = sessions.filter(({ waits }) => !waits)
  const made = programmeRows(items, placed, days, keys)
  const { givesWay, hasDate, isReplacedPause, isNotInSheet, hasSlots } = comparedWith(made)
  const gone = sessions.filter(givesWay)
  const staying = sessions.filter((one) => hasSlots && isNotInSheet(one) && !gone.includes(one))
  asks.push(...asksAbout(items, made, gone, staying).map((ask) => ({ sheet: sheets[0], ...ask })))
  const isWaiting = sessions.length > placed.length
  const waiting = waitingRows(made.unplaced, isWaiting, days[0] ?? '')
  const dateOf = (owner: string | undefined) => sessions.find(({ code }) => code === owner)?.date ?? ''
  const kinds = new Set(items.flatMap((item) => (item.type === 'talk' ? (item.kind ?? 'talk') : [])))
  const sessionTable: Table = {
    layout: layoutFor('sessions'),
    rows: [...made.sessions, ...waiting.sessions],
    removes: ({ value }) => {
      const known = value as KnownSession
      return known.kind !== undefined && (givesWay(known) || isReplacedPause(known))
    },
  }
  const talks: Table = {
    layout: layoutFor('sessions', 'talks'),
    rows: [...made.talks, ...waiting.talks],
    // A list of submitted talks does not withdraw the plenary lectures, nor a sheet of one day the talks of the next.
    removes: ({ value, owner }) =>
      owner === WAITING
        ? waiting.talks.length > 0
        : hasDate(dateOf(owner)) && (kinds.size > 1 || (fieldsOf(value)['kind'] ?? 'talk') === 'talk'),
  }
  const dayTable: Table = { layout: layoutFor('programme', 'days'), rows: newDays(made.sessions, days) }
  const clear = (content: Values) => clearProgramme(content, ofAnother)
  return {
    sheets,
    tables: [sessionTable, talks, dayTable],
    ...(ofAnother.size > 0 && { clear }),
    change: dropOutgrownEnds,
  }
}

/** The code of a board that has letters; undefined of anything else in its column. */
const codeIn = (text: string): string | undefined => {
  const code = text.trim().replace(/[\s./]+/g, '-')
  return /\d/.test(code) && valueKinds.code.accepts(code) ? code : undefined
}

/** The posters of all sheets. `sessions` are those of the programme: where posters are shown in several, each has the one of its day. */
export function posterGroup(posters: Talk[], sessions: Row[], keys: Keys, isOfSample: IsOfSample): Group {
  const shown = sessions.map(({ cells }) => cells).filter(({ kind }) => kind === 'poster')
  const sessionOf = ({ day }: Talk) => {
    const [own, ...others] = shown.filter(({ date }) => date === day)
    return shown.length > 1 && others.length === 0 ? own?.['code'] : undefined
  }
  const rows = posters.map((whole) => {
    const { place, title, code: own = '', sessionTitle, people, ...poster } = whole
    // A heading above posters is their theme, or the name of their session.
    const above = sessionTitle ? withSmallLetters(titleText(sessionTitle), 4) : ''
    const theme = poster.theme ?? (pauseOf(above) ? '' : above)
    const number = poster.number ?? (/^p/i.test(own) ? own : undefined)
    const digits = /^\p{L}{0,2}\D{0,2}(\d{1,3})$/u.exec(number ?? '')?.[1]
    // P-03 is poster 3; LB1 and 12a are codes.
    const code = number && !/^(?:p|poster|no|nr)?\W*\d+$/iu.test(number) ? codeIn(number) : undefined
    const numbered = code ? { code } : { number: digits && String(Number(digits)) }
    const cells = { ...numbered, ...textCells('title', title), session: sessionOf(whole) }
    const row = rowAt(place, cells, people)
    const key = theme && keys.keyFor(layoutFor('programme', 'themes'), theme, row)
    return key ? { ...row, cells: { ...row.cells, theme: key } } : row
  })
  const layout = layoutFor('posters')
  const known = keys.known(layout) as ({ title: Text } & Presented)[]
  const titlesOf = (list: { title: Text }[]) => list.map(({ title }) => title)
  const isAnother = isAnotherList(titlesOf(posters), titlesOf(known), namesIn(known), isOfSample)
  return {
    sheets: sheetsOf(posters),
    tables: [{ layout, rows, removes: () => true }],
    ...(isAnother && { clear: clearWinners }),
  }
}
