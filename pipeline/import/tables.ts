// From what the sheets list to tables: rows of the edition's lists, each with what is removed when no row continues it.
import { beginningOf } from '../domain/beginning-of'
import { fold, inOneLine } from '../domain/fold'
import { plainTitle } from '../domain/title-marks'
import { label } from '../messages/render'
import type { IsOfSample } from './another-programme'
import type { Ask } from './asks'
import { cellsIn, placeIn, type Cell } from './cells'
import { isTime, timesIn, type Calendar } from './dates-and-times'
import type { Values } from './edition-values'
import { readItems } from './items'
import { keysIn, type Keys } from './keys'
import { isInCapitals, withSmallLetters } from './languages'
import { pauseOf } from './looks'
import { committeeGroup, keyDateGroup, sponsorGroup } from './other-lists'
import { ownRows } from './own-rows'
import { authorsOfPapers, withInstitutions } from './people'
import { posterGroup, programmeGroup, type Group } from './programme'
import type { Item, Talk } from './programme-items'
import { codeAndTitle } from './section-headings'
import { titleText } from './sessions'
import { fileOf } from '../schemas'
import { isOfTalks, notGiven, type RowReading, type SheetReading } from './sheet-reading'
import { choiceWithin, vocabulary } from './vocabulary'

const MOST_SHOWN = 5

export const quoted = (texts: string[]): string =>
  [
    ...texts.slice(0, MOST_SHOWN).map((text) => `“${beginningOf(plainTitle(text), 60)}”`),
    ...(texts.length > MOST_SHOWN ? ['…'] : []),
  ].join(', ')

/** The titles of talks, sessions and events in a row. Words for breaks are not acronyms: nobody is asked about them. */
function titlesIn({ kind, text, cells: { title, sessionTitle } }: RowReading): string[] {
  const { code, title: ofSession } = codeAndTitle(
    text.replace(timesIn(text)?.found ?? '', '').replace(/^ · /, ''),
  )
  if (kind === 'heading') return code ? [ofSession] : []
  const isEvent = kind === 'slot' && title && !pauseOf(title.text)
  return kind === 'talk' || isEvent ? [title, sessionTitle].flatMap((cell) => cell?.text ?? []) : []
}

/** The titles of a sheet that are in capitals. */
const titlesInCapitals = ({ list, rows }: SheetReading): string[] =>
  isOfTalks(list) ? [...new Set(rows.flatMap(titlesIn).filter((title) => isInCapitals(title)))] : []

/** Whether a sheet has titles in capitals. */
export const hasCapitals = (reading: SheetReading): boolean => titlesInCapitals(reading).length > 0

/** More times than these may be those of a programme. */
const MOST_TIMES = 3

/** A sheet from which nothing is taken, and where its list is written if it is one of these. */
function notTaken({ name, sheet }: SheetReading): Ask {
  const above = sheet.rows.slice(0, 3).flatMap((row) => cellsIn(row).map(({ cell }) => cell.text))
  const words = fold([name, ...above].join(' '))
  const collection = (['fees', 'hotels'] as const).find((one) =>
    vocabulary.tabs[one]?.some((word) => words.includes(word)),
  )
  const timed = sheet.rows.filter((row) => cellsIn(row).some(({ cell }) => isTime(cell.text)))
  if (!collection && timed.length > MOST_TIMES) return { code: 'sheet-with-times', values: {} }
  if (!collection) return { code: 'sheet-not-taken', values: {} }
  const values = { list: label(`editor.${collection}`), file: fileOf(collection) }
  return { code: 'sheet-elsewhere', values }
}

/** Rows, columns and whole sheets that are left out: said once for each sheet. */
function leftOut(reading: SheetReading): Ask[] {
  const { name, list, rows, decisions, sheet } = reading
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ text }) => text)
  const isEmpty = cellsIn(sheet.rows.flat()).length === 0
  const asks = notGiven.flatMap((kind): Ask[] => {
    const texts = of(kind)
    const values = { reason: label(`sheet.${kind}`), text: `${texts.length}: ${quoted(texts)}` }
    return texts.length > 0 ? [{ code: 'left-out', values }] : []
  })
  const hidden = of('hidden')
  if (hidden.length > 0)
    asks.push({
      code: 'hidden-rows',
      values: { count: hidden.length, text: quoted(hidden) },
      isDecided: decisions.hidden !== undefined,
    })
  const capitals = titlesInCapitals(reading)
  if (capitals.length > 0)
    asks.push({
      code: 'in-capitals',
      values: { count: capitals.length, text: quoted(capitals.map((one) => withSmallLetters(one))) },
      isDecided: decisions.capitals !== undefined,
    })
  if (list === 'private') asks.push({ code: 'sheet-private', values: {} })
  if (list === 'nothing' && !isEmpty) asks.push(notTaken(reading))
  return asks.map((ask) => ({ ...ask, sheet: name }))
}

const codeOf = (text: string): string => codeAndTitle(text).code ?? text.trim()

/** The code of a session that a grid has in the place of a talk. */
const codeInTitle = ({ title }: Item) => codeAndTitle(titleText(title)).code

/** What the session of a talk is called: its code, or its title. */
const calledIn = ({ session, sessionTitle }: Item): string =>
  session ?? (sessionTitle ? fold(titleText(sessionTitle)) : '')

/** Talks of a sheet that is called by the code of a session, of which another sheet says when it is. */
function ofSession(items: Item[], { name }: SheetReading, readings: SheetReading[]): Item[] {
  const row = readings.flatMap(({ rows }) => rows).find(({ cells }) => cells['code']?.text === name)
  const title = row?.cells['title']?.text
  if (!title || items.some(({ start, session }) => start ?? session)) return items
  const kind = choiceWithin(title, ['poster'])
  return items.map((item) =>
    item.type === 'talk' ? { ...item, kind: item.kind ?? kind, session: name } : item,
  )
}

/** The cell of the title of an item. */
const titleCell = ({ place: { sheet, row, places } }: Item): Cell | undefined =>
  sheet.rows[row]?.[places['title'] ?? -1]

/** The title of an item, and what its cell says. */
const titlesOf = (item: Item): string[] =>
  [titleText(item.title), titleCell(item)?.text ?? ''].map((one) => fold(inOneLine(one)))

/** The items with the people that another sheet has for the same titles. */
function withPeopleOfOthers(items: Item[]): Item[] {
  const isPlaced = ({ start, session, sessionTitle }: Item) => Boolean(start ?? session ?? sessionTitle)
  const details = new Map(
    items.flatMap((item) =>
      item.type === 'talk' && !isPlaced(item) ? [[fold(titleText(item.title)), item]] : [],
    ),
  )
  const joined = new Set<Item>()
  const whole = items.map((item) => {
    const other =
      item.type === 'talk' && isPlaced(item) ? details.get(fold(titleText(item.title))) : undefined
    if (item.type !== 'talk' || !other || item.people.length > 0) return item
    joined.add(other)
    return { ...item, people: other.people }
  })
  return whole.filter((item) => !joined.has(item))
}

/** The items of a programme, of which a list of sessions is none: its entries say when and where the talks are that name them. */
function withTimesOfSessions(items: Item[]): Item[] {
  const isUntimed = (item: Item): item is Talk => item.type === 'talk' && !item.start && calledIn(item) !== ''
  const wanted = new Set(items.filter(isUntimed).map(calledIn))
  // The timetable may be in several sheets.
  const entries = items.flatMap((item): [string, Item][] => {
    const titles = titlesOf(item)
    const known = [...wanted].find((name) =>
      titles.some((title) => title === name || title.startsWith(`${name} - `)),
    )
    if (item.type === 'slot' || (known && item.start)) return known ? [[known, item]] : []
    if (!item.start || item.people.length > 0) return []
    const code = codeOf(item.code ?? codeInTitle(item) ?? item.session ?? '')
    return wanted.has(code) ? [[code, item]] : []
  })
  const sessions = new Map(entries)
  const begun = new Set<string>()
  const found = new Set(entries.map(([, item]) => item))
  const others = items.filter((item) => !found.has(item))
  return others.map((item) => {
    const session = isUntimed(item) ? sessions.get(calledIn(item)) : undefined
    if (!session || item.type === 'slot') return item
    const { day, hall, title } = session
    const isFirst = !begun.has(calledIn(item))
    begun.add(calledIn(item))
    const own = typeof title === 'string' ? codeAndTitle(title).title : title
    const { start, end } = isFirst ? session : {}
    // “Poster session – Hall B” is the session of the talks that name a “Poster session”.
    const name = calledIn(item)
    const isByName = titlesOf(session).some((one) => one !== name && one.startsWith(name))
    const sessionTitle = isByName ? item.sessionTitle : own || undefined
    const kind = item.kind ?? (session.type === 'talk' ? session.kind : undefined)
    return { ...item, day, hall, chairs: session.chairs ?? item.chairs, sessionTitle, start, end, kind }
  })
}

/** What is doubtful about the slots that are left. */
const slotAsks = (items: Item[]): Ask[] =>
  items.flatMap(({ type, title, kind, day, place: { sheet, row, places } }): Ask[] => {
    const ask = {
      values: { text: titleText(title) },
      sheet: sheet.name,
      cell: placeIn(sheet, row, places['title'] ?? 0),
    }
    return type === 'slot' && day && kind === 'other' ? [{ code: 'slot-kind', ...ask }] : []
  })

/** The tables of all sheets, each list by itself. */
export function tablesOf(
  readings: SheetReading[],
  values: Values,
  calendar: Calendar,
  isOfSample: IsOfSample,
  asks: Ask[],
): Group[] {
  // New halls, themes, committees and categories belong to the list that names them.
  const withKeys = (make: (keys: Keys) => Group): Group => {
    const keys = keysIn(values)
    const group = make(keys)
    const added = [...keys.added].map(([layout, rows]) => ({ layout, rows }))
    return { ...group, tables: [...added, ...group.tables] }
  }
  const papers = authorsOfPapers(readings)
  const all: Item[] = []
  const posters: Talk[] = []
  const seen = new Set<Cell | undefined>()
  for (const reading of readings.filter(({ list }) => isOfTalks(list))) {
    const { items: read, asks: doubts } = readItems(reading, calendar)
    const items = ofSession(read, reading, readings)
    asks.push(...doubts)
    const defaultKind = reading.list === 'posters' ? 'poster' : 'talk'
    const cells = new Map(items.map((item) => [item, titleCell(item)]))
    // A cell that is merged over lists beside one another is one talk.
    const own = items.filter((item) => item.type === 'slot' || !seen.has(cells.get(item)))
    for (const cell of cells.values()) if (cell) seen.add(cell)
    for (const item of own.map((one) => withInstitutions(one, papers))) {
      const isPoster = item.type === 'talk' && (item.kind ?? defaultKind) === 'poster'
      if (isPoster) posters.push(item)
      else all.push(item)
    }
  }
  const placed = withTimesOfSessions(withPeopleOfOthers(all))
  const isEmpty = (item: Item) => item.type === 'talk' && item.isSession === true
  const called = new Set(placed.map(calledIn))
  // “Session 1A / Session 1B” are two, which have their talks.
  const isKnown = ({ title }: Item) =>
    titleText(title)
      .split(/\s+[/|]\s+/)
      .every((one) => called.has(codeOf(one)))
  for (const { title, place } of placed.filter((item) => isEmpty(item) && !isKnown(item)))
    asks.push({ code: 'session-without-talks', values: { text: titleText(title) }, sheet: place.sheet.name })
  const talks = placed.filter((item) => !isEmpty(item))
  asks.push(...slotAsks(talks))
  const groups: Group[] = []
  if (talks.length > 0) groups.push(withKeys((keys) => programmeGroup(talks, values, keys, isOfSample, asks)))
  const sessions = groups.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows))
  if (posters.length > 0) groups.push(withKeys((keys) => posterGroup(posters, sessions, keys, isOfSample)))
  for (const reading of readings) {
    const { list, layout, sheet, name } = reading
    if (layout)
      groups.push({
        sheets: [name],
        isOwn: true,
        tables: [{ layout, rows: ownRows(sheet, layout, asks), removes: () => true }],
      })
    if (list === 'committees') groups.push(withKeys((keys) => committeeGroup(reading, keys, asks)))
    if (list === 'sponsors') groups.push(withKeys((keys) => sponsorGroup(reading, keys, isOfSample, asks)))
    if (list === 'keyDates') groups.push(withKeys((keys) => keyDateGroup(reading, keys, calendar, asks)))
    asks.push(...leftOut(reading))
  }
  return groups
}
