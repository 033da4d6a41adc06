// From what the sheets list to tables: rows of the edition's lists, each with what is removed when no row continues it.
import { inBoth } from '../records/localise'
import { minutesOf, overlap, timeOf } from '../records/session-times'
import type { languages } from '../schemas/kinds'
import { TALK_MINUTES } from '../schemas/programme'
import { cellsIn, inOneLine, placeName } from './cells'
import type { Calendar } from './dates-and-times'
import type { Values } from './edition-values'
import { isFields } from '../outputs/admin/form-values'
import { fieldsOf } from './fields'
import { readGridRows } from './grid'
import { keysIn, type Keys } from './keys'
import { layoutFor, OWNER, referredBy } from './layout'
import { isInstitution } from './looks'
import { readListRows } from './list-rows'
import type { Row, Table } from './merge'
import type { Ask } from './messages'
import { areSamePerson } from './names'
import { committeeRows, keyDateRows, sponsorRows } from './other-lists'
import { ownRows } from './own-rows'
import { cellsByRole } from './people-cells'
import type { Item, ProgrammeReading, ReadPerson, RowReading, Talk } from './programme-items'
import {
  newDays,
  posterRows,
  programmeRows,
  type ProgrammeRows,
  rowAt,
  textCells,
  titleText,
  peopleField,
  USUAL_SLOT,
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

export type Tables = { groups: Group[]; rows: Map<SheetReading, RowReading[]> }

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

const table = (layout: Table['layout'], rows: Row[], removes: Table['removes'] = () => false): Table => ({
  layout,
  rows,
  removes,
})

/** Doubts of a reading as messages, at their cells. */
function asksOf(reading: SheetReading, { doubts }: ProgrammeReading): Ask[] {
  const musts = [
    'institutions-unclear',
    'row-without-title',
    'row-unclear',
    'talk-without-time',
    'slot-without-time',
  ]
  return doubts.map(({ code, values, row, column }) => ({
    code,
    values,
    sheet: reading.name,
    cell: placeName(reading.sheet.origins?.[row] ?? row, column),
    weight: musts.includes(code) ? 'must' : 'look',
  }))
}

/** Rows that were left out, by why: said once for each sheet. */
export function leftOut(reading: SheetReading, rows: RowReading[]): Ask[] {
  const reasons = {
    struck: { en: 'they are struck out', tr: 'Üzeri çizili olduğundan' },
    withdrawn: { en: 'they were withdrawn', tr: 'Geri çekildiğinden' },
    rejected: { en: 'they were not accepted', tr: 'Kabul edilmediğinden' },
  }
  const textOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ text }) => text)
  const shown = (texts: string[]) =>
    [...texts.slice(0, 5).map((text) => `“${text.slice(0, 60)}”`), ...(texts.length > 5 ? ['…'] : [])].join(
      ', ',
    )
  const asks = Object.entries(reasons).flatMap(([kind, reason]): Ask[] => {
    const texts = textOf(kind)
    return texts.length === 0
      ? []
      : [
          {
            code: 'left-out',
            values: { reason, text: `${texts.length}: ${shown(texts)}` },
            sheet: reading.name,
            weight: 'told',
          },
        ]
  })
  const hidden = textOf('hidden')
  if (hidden.length > 0)
    asks.push({
      code: 'hidden-rows',
      values: { count: hidden.length, text: shown(hidden) },
      sheet: reading.name,
      weight: reading.decisions.hidden ? 'told' : 'must',
    })
  return asks
}

/** EasyChair has the authors of papers in a sheet of their own: they bring the institutions. */
function authorsOfPapers(readings: SheetReading[]): Map<string, ReadPerson[]> {
  const papers = new Map<string, ReadPerson[]>()
  for (const { sheet, headingRow, columns } of readings.filter(({ list }) => list === 'paperAuthors')) {
    const column = columns.find(({ role }) => role === 'affiliations')?.at
    const known = new Set(
      sheet.rows.flatMap((row) => (column === undefined ? [] : inOneLine(row[column]?.text ?? '') || [])),
    )
    for (const row of sheet.rows.slice(headingRow + 1)) {
      const cells = cellsByRole(row, columns)
      const code = cells['code']?.text
      const name = [cells['firstName'], cells['lastName']].flatMap((cell) => cell?.text ?? []).join(' ')
      const institution = severalOf(inOneLine(cells['affiliations']?.text ?? ''), known)
      if (code && name)
        papers.set(code, [...(papers.get(code) ?? []), { name, affiliations: institution, presents: false }])
    }
  }
  return papers
}

/** “A and B” is two institutions where the sheet has one of them by itself. */
function severalOf(text: string, known: ReadonlySet<string>): string[] {
  if (text === '') return []
  const parts = text.split(/\s+(?:and|ve|&)\s+|\s*;\s*/)
  return parts.length > 1 &&
    parts.some((part) => known.has(part)) &&
    parts.every((part) => isInstitution(part))
    ? parts
    : [text]
}

function withInstitutions(talk: Item, papers: Map<string, ReadPerson[]>): Item {
  const authors = talk.type === 'talk' && talk.code ? papers.get(talk.code) : undefined
  if (talk.type !== 'talk' || !authors) return talk
  const named = talk.people.map((person) => {
    const same = authors.find(({ name }) => areSamePerson(name, person.name))
    return same ? { ...person, affiliations: same.affiliations } : person
  })
  const isWhole = named.length > 0
  return { ...talk, people: isWhole ? named : authors.map((one, at) => ({ ...one, presents: at === 0 })) }
}

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
function programmeGroup(
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
function twice(items: Item[], sheet: string | undefined): Ask[] {
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

/** The tables of all sheets, each list by itself. */
export function tablesOf(readings: SheetReading[], values: Values, calendar: Calendar, asks: Ask[]): Tables {
  const groups: Group[] = []
  const rows = new Map<SheetReading, RowReading[]>()
  const papers = authorsOfPapers(readings)
  const keys = keysIn(values)
  const items: Item[] = []
  const programmes: SheetReading[] = []
  const posters: { reading: SheetReading; talks: Talk[] }[] = []
  for (const reading of readings) {
    const { list, sheet, layout, name } = reading
    const own: RowReading[] = []
    rows.set(reading, own)
    if (layout) {
      groups.push({
        name: `own ${name}`,
        sheets: [name],
        isOwn: true,
        tables: [table(layout, ownRows(sheet, layout, asks), () => true)],
      })
    } else if (list === 'programme' || list === 'grid' || list === 'posters') {
      const read =
        list === 'grid' && reading.grid
          ? readGridRows(reading.grid, calendar, reading.decisions)
          : readListRows(sheet, reading, calendar, reading.decisions)
      own.push(...read.rows)
      asks.push(...asksOf(reading, read), ...leftOut(reading, own))
      const found = read.items.map((item) => withInstitutions(item, papers))
      if (list === 'posters')
        posters.push({ reading, talks: found.filter((item): item is Talk => item.type === 'talk') })
      else {
        items.push(...found)
        programmes.push(reading)
      }
    } else if (list === 'committees') {
      const members = committeeRows(reading, own, keys)
      const owners = members.map(({ cells }) => cells[OWNER])
      groups.push({
        name: `committees ${name}`,
        sheets: [name],
        tables: [table(layoutFor('committees', 'members'), members, (old) => owners.includes(old.owner))],
      })
      asks.push(...leftOut(reading, own))
    } else if (list === 'sponsors') {
      const { rows: firms, websites } = sponsorRows(reading, own, keys)
      const owners = firms.map(({ cells }) => cells[OWNER])
      groups.push({
        name: `sponsors ${name}`,
        sheets: [name],
        tables: [table(layoutFor('sponsors', 'tiers.firms'), firms, (old) => owners.includes(old.owner))],
        change: (all) => {
          const sponsors = fieldsOf(all.sponsors)
          const known = fieldsOf(sponsors['websites'])
          const fresh = websites.filter(({ firm, url }) => known[firm] !== url)
          if (fresh.length > 0)
            all.sponsors = {
              ...sponsors,
              websites: { ...known, ...Object.fromEntries(fresh.map(({ firm, url }) => [firm, url])) },
            }
        },
      })
      asks.push(...leftOut(reading, own))
    } else if (list === 'keyDates') {
      groups.push({
        name: `keyDates ${name}`,
        sheets: [name],
        tables: [table(layoutFor('keyDates'), keyDateRows(reading, own, keys, calendar))],
      })
    } else if (cellsIn(sheet.rows.flat()).length > 0 && list !== 'paperAuthors') {
      asks.push({
        code: list === 'private' ? 'sheet-private' : 'sheet-not-taken',
        values: {},
        sheet: name,
        weight: 'told',
      })
    }
  }
  if (programmes.length > 0) {
    groups.unshift(programmeGroup(programmes, items, values, keys, asks))
    asks.push(...twice(items, programmes[0]?.name))
  }
  const ofProgramme = groups[0]?.tables.find(({ layout }) => layout === layoutFor('posters'))
  const all = posters.flatMap(({ talks }) => posterRows(talks, keys))
  if (all.length > 0) {
    if (ofProgramme) ofProgramme.rows.push(...all)
    else
      groups.push({
        name: 'posters',
        sheets: posters.map(({ reading }) => reading.name),
        tables: [table(layoutFor('posters'), all, () => true)],
      })
  }
  // New halls, themes, committees and categories belong to the list that names them.
  for (const [layout, added] of keys.added) {
    const user = groups.find(({ tables }) =>
      tables.some((one) =>
        one.rows.some(({ cells }) =>
          added.some((row) =>
            Object.entries(cells).some(
              ([column, text]) => text === row.cells['key'] && referredBy(one.layout, column) === layout,
            ),
          ),
        ),
      ),
    )
    user?.tables.unshift(table(layout, added))
  }
  return { groups, rows }
}
