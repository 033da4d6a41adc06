// From the rows of a programme or of a list of posters to its talks and slots, with what is doubtful at which cell.
import { isDeepStrictEqual } from 'node:util'
import { inOneLine } from '../domain/fold'
import { languages, type Text } from '../domain/languages'
import { isInstitution } from '../domain/people-in-text/name-or-institution'
import { formOfNames } from '../domain/people-in-text/names'
import type { Ask } from './asks'
import { cellsIn, changed, markedText, placeIn, type Cell } from './cells'
import { isDay, isTime, partsOfMoment, type Calendar } from './dates-and-times'
import { titleIn } from './languages'
import { isHall, isYes } from './looks'
import { readPeople } from './people'
import type { Context, Item, Talk } from './programme-items'
import { isOf } from './roles'
import { chairsOf, smaller, whenOf, type Entry, type OfSheet } from './row-entry'
import { partOfTalkCells, placesOf } from './rows'
import { below, codeAndTitle, contextOf, readSectionHeading } from './section-headings'
import { titleText } from './sessions'
import { notGiven, type Cells, type RowKind, type RowReading, type SheetReading } from './sheet-reading'
import { addSlot, longEvent, slotOf } from './slots'
import { isPeopleLine, kindBeside, talkIn, type TalkHabits } from './talk-cells'
import { choiceWithin, pattern, vocabulary } from './vocabulary'

/** A text of a row: from one cell, which may have it in both languages, or from two. */
export function textOf(cells: Cells, role: string): Text {
  const [en, tr] = [markedText(cells[role]), markedText(cells[`${role}Tr`])].map(inOneLine)
  if (en && tr) return en === tr ? en : { en, tr }
  return titleIn(markedText(cells[role] ?? cells[`${role}Tr`]))
}

const talkKinds = ['talk', 'invited', 'plenary', 'poster'] as const

/** What kind of talk a row has: by its own column or its notes, or beside its title. */
function kindOf({ kind, notes, status }: Cells, besideTitle: Talk['kind'][]): Talk['kind'] {
  // “(presentation type) poster” and “Presentation type: poster” are not oral presentations.
  const written = [kind, notes, status].map(
    ({ text = '' }: Partial<Cell> = {}) =>
      choiceWithin(text.replace(/\([^()]*\)|^[^:\n]*:/gm, ' '), talkKinds) ?? choiceWithin(text, talkKinds),
  )
  const named = [...written, ...besideTitle].filter((one) => one !== undefined)
  return named.find((one) => one !== 'talk') ?? named[0]
}

/** The hall in “Thu 2 Oct, 11:00–11:20, Blue Room”. */
const hallWithin = ({ text = '' }: Partial<Cell> = {}): string | undefined =>
  partsOfMoment(text).find((part) => isHall(part))

/** The context of a talk: that of the headings above it, with what its own cells say. */
function contextOfTalk(
  { cells, when: { day }, place }: Entry,
  { calendar, forms, isEachTimed }: OfSheet,
  previous: Context,
): Context {
  // Where all have their own day and hour, a talk without them is not placed yet.
  const isUnplaced =
    isEachTimed && !['start', 'date', 'hall', 'session', 'sessionTitle'].some((role) => cells[role])
  const context = isUnplaced ? {} : previous
  const [text = '', titleOf = ''] = [cells['session'], cells['sessionTitle']].map((cell) => cell?.text)
  // “1. OTURUM, new line, Salon A, new line, Başkan: …” is a heading in a cell.
  const said = [text, titleOf].flatMap((one) =>
    one.includes('\n') ? readSectionHeading(one, calendar) : [],
  )[0]
  const named = codeAndTitle(titleOf.includes('\n') ? '' : titleOf)
  const whole = codeAndTitle(text)
  const own = said ?? (whole.code ? whole : codeAndTitle(text.replace(pattern('codeAndName', 'u'), '$1: ')))
  const session = own.code ?? named.code
  const called = named.title || own.title
  // Some systems list their halls as sessions.
  const title = called === cells['hall']?.text ? '' : called
  const isOther =
    (session !== undefined && session !== context.session) ||
    (title && context.sessionTitle !== undefined && titleText(title) !== titleText(context.sessionTitle)) ||
    (day !== undefined && context.day !== undefined && day !== context.day)
  const above = isOther ? {} : context
  // The chairs of a heading are those of the session below it, whose code only its first talk says.
  const isHeld = !isOther || (context.session ?? context.sessionTitle) === undefined
  // A system names those of each talk.
  const held = isHeld && !place.sheet.known?.includes('chairs') ? context.chairs : undefined
  return {
    day: day ?? context.day,
    hall: cells['hall']
      ? inOneLine(cells['hall'].text)
      : (said?.hall ?? hallWithin(cells['start']) ?? context.hall),
    part: context.part,
    begins: context.begins,
    ends: context.ends,
    talkKind: above.talkKind,
    session: session ?? above.session,
    sessionTitle: (typeof title === 'string' ? titleIn(title) : title) || above.sessionTitle,
    chairs: chairsOf(cells, forms) ?? said?.chairs ?? held,
  }
}

/** How the cells of a sheet that have a title and people are written. */
function habitsOf(rows: RowReading[]): TalkHabits {
  const lines = rows.map(({ cells }) => (cells['title']?.text ?? '').split('\n').filter(Boolean))
  const long = lines.filter(({ length }) => length > 2)
  const withInstitution = long.filter((of) => isInstitution(of.at(-1) ?? ''))
  return {
    hasInstitutionsLast: long.length > 2 && withInstitution.length > long.length / 2,
    names: formOfNames(lines.filter(({ length }) => length > 1).flatMap((of) => of.filter(isPeopleLine))),
  }
}

/** Rows whose titles begin with a code each, or end with the address of a meeting, without it; others as they are. */
function withBareTitles(rows: RowReading[]): RowReading[] {
  const isTalk = ({ kind, reason }: RowReading) => kind === 'talk' && reason !== 'session'
  const titles = rows.flatMap((row) => (isTalk(row) ? (row.cells['title']?.text ?? []) : []))
  const codes = new Set(titles.flatMap((title) => pattern('codeBefore', 'u').exec(title)?.[0] ?? []))
  const isSure = titles.length < 3 || codes.size < titles.length * 0.7
  const before = pattern(isSure ? 'sureCode' : 'codeBefore', 'u')
  const linkAfter = pattern('linkAfter', 'giu')
  const withoutLinks = (text: string) => text.replace(linkAfter, '') || text
  return rows.map((row) => {
    const { title } = row.cells
    const bare = title && changed(title, (text) => withoutLinks(text.replace(before, '')))
    return isTalk(row) ? { ...row, cells: { ...row.cells, title: bare } } : row
  })
}

/** A talk; what is doubtful about it is asked. */
function talkOf({ cells, reason, when, place, ask }: Entry, of: OfSheet, context: Context): Talk {
  const { title, code, number, theme, affiliations, presents } = cells
  // “Bildiri / Konuşmacı”: the title and the people are in one cell, or in one that is merged.
  const written = place.sheet.rows[place.row]?.[place.places['title'] ?? -1]
  const isMixed =
    of.hasTalkCells || ['authors', 'speakers', 'presenters'].some((role) => cells[role] === written)
  const both = title && isMixed ? talkIn(title, of.habits) : undefined
  const read = readPeople(cells, of.forms)
  const named = both?.people ?? read.people
  const people = presents ? named.map((one) => ({ ...one, presents: isYes(presents.text) })) : named
  const names = people.map(({ name }) => name)
  const text = inOneLine(title?.text ?? '')
  if (cells['start']?.sharedBy)
    ask(
      'time-shared',
      { text: (title?.text ?? '').split('\n')[0] ?? '', count: cells['start'].sharedBy - 1 },
      'title',
    )
  if ((of.isGrid || of.hasPeople) && people.length === 0 && reason !== 'session')
    ask('talk-without-people', { text: text.slice(0, 80) }, 'title')
  if (read.isUnclear)
    ask(
      'institutions-unclear',
      { people: names.join(', '), text: inOneLine(affiliations?.text ?? '') },
      'affiliations',
    )
  if (read.isDoubtful) ask('read-as-two', { people: names.join(' – ') }, 'authors', 'speakers', 'presenters')
  if (code?.isDate) ask('code-became-date', { text: code.text, title: text }, 'code')
  const titles = ['title', 'titleTr'].flatMap((role) =>
    cells[role] ? { role, ...kindBeside(markedText(cells[role])) } : [],
  )
  const kindsBeside = titles.map(({ kind }) => kind)
  const bare = Object.fromEntries(titles.map(({ role, rest }) => [role, { text: rest }]))
  const wholeTitle = both ? titleIn(both.title) : textOf(bare, 'title')
  const { sessionTitle, talkKind } = context
  const kindAbove = talkKind === 'poster' && when.start ? undefined : talkKind
  return {
    ...context,
    sessionTitle: of.hasSmallLetters && sessionTitle ? smaller(sessionTitle) : sessionTitle,
    type: 'talk',
    title: of.hasSmallLetters ? smaller(wholeTitle) : wholeTitle,
    people,
    kind: both?.kind ?? kindOf(cells, kindsBeside) ?? kindAbove ?? of.decidedKind,
    start: when.start ?? context.begins,
    end: when.start ? when.end : context.ends,
    minutes: when.minutes,
    code: code?.isDate ? undefined : code?.text,
    number: number?.text,
    theme: theme && inOneLine(theme.text),
    language: choiceWithin(cells['language']?.text ?? '', languages),
    isSession: reason === 'session',
    place,
  }
}

/** A talk with the people of the row below it, where a sheet has each author in a row of his own; undefined if that row is another talk. */
function continued(last: Item | undefined, { people, ...talk }: Talk): Talk | undefined {
  if (last?.type !== 'talk' || last.place.sheet !== talk.place.sheet || people.length === 0) return undefined
  const isSame = (['title', 'day', 'start', 'hall', 'session'] as const).every((field) =>
    isDeepStrictEqual(last[field], talk[field]),
  )
  const isKnown = people.every(({ name }) => last.people.some((one) => one.name === name))
  if (!isSame || isKnown) return undefined
  // In a column of authors the first presents, in one of presenters all do; a column may say who does.
  const { presenters, presents } = talk.place.places
  const areAuthors = (presenters ?? presents) === undefined
  const further = people.map((one) => ({ ...one, presents: one.presents && !areAuthors }))
  return { ...last, people: [...last.people, ...further] }
}

/** A talk with the people of a row below it that has nothing else; undefined if it may be another talk without its title. */
function furtherPeople(last: Item | undefined, { cells }: RowReading, { forms }: OfSheet): Talk | undefined {
  if (last?.type !== 'talk' || vocabulary.groups['ofFirstRow']?.some((role) => cells[role])) return undefined
  const further = readPeople(cells, forms).people.map((one) => ({ ...one, presents: false }))
  return { ...last, people: [...last.people, ...further] }
}

/** Rows of talks that are not taken. */
const notTaken: RowKind[] = [...notGiven, 'hidden']

/** What a programme says, and what is doubtful about it. */
export function readItems(reading: SheetReading, calendar: Calendar): { items: Item[]; asks: Ask[] } {
  const { sheet, name, headingRow, columns, list, decisions } = reading
  const rows = withBareTitles(reading.rows)
  const places = placesOf(columns)
  const talks = rows.flatMap(({ kind, cells }) => (kind === 'talk' ? whenOf(cells, calendar) : []))
  const timed = talks.filter(({ day, start }) => day && start)
  const of: OfSheet = {
    calendar,
    isGrid: list === 'grid',
    hasPeople: columns.some(({ role }) => isOf('people', role)),
    hasTalkCells: partOfTalkCells(reading) > 0.25,
    forms: Object.fromEntries(columns.map(({ role, names }) => [role, names])),
    habits: habitsOf(rows),
    decidedKind: decisions.kind as Talk['kind'],
    hasSmallLetters: decisions.capitals === 'small',
    isEachTimed: timed.length > talks.length * 0.6,
  }
  const above = contextOf(reading, calendar)
  const items: Item[] = []
  const asks: Ask[] = []
  let context = above
  let isAfterTalks = false
  for (const row of rows.filter((one) => one.row > headingRow)) {
    const { kind, cells, text, reason } = row
    const written = cellsIn(sheet.rows[row.row])
    const when = whenOf(cells, calendar)
    const ask: Entry['ask'] = (code, values, ...roles) => {
      const column = roles.map((role) => places[role]).find((at) => at !== undefined) ?? written[0]?.column
      asks.push({ code, values, sheet: name, cell: placeIn(sheet, row.row, column) })
    }
    const entry: Entry = { ...row, written, when, ask, place: { sheet, row: row.row, places } }
    if (sheet.starts?.includes(row.row)) context = above
    const belowCell = (cell: Cell): Context =>
      cell === cells['hall'] && written.length > 1
        ? { ...context, hall: inOneLine(cell.text) }
        : below(context, cell.text, calendar, isAfterTalks)
    // Headings that are repeated may have another day, or another hall.
    if (kind === 'headings')
      for (const { cell } of written)
        if (isDay(cell.text, calendar)) context = below(context, cell.text, calendar, isAfterTalks)
    const isFurther = isAfterTalks && reason === 'row-without-title'
    const more = isFurther ? furtherPeople(items.at(-1), row, of) : undefined
    if (more) items.splice(-1, 1, more)
    else if (kind === 'unclear') ask(reason, { text })
    if (kind === 'heading' && reason === 'session') {
      const { date, hall, title, start } = cells
      for (const cell of [date, start, hall, title]) if (cell) context = belowCell(cell)
      context = { ...context, chairs: readPeople(cells, of.forms).people.map(({ name: chair }) => chair) }
      isAfterTalks = false
    } else if (kind === 'heading') {
      // The time of a session is part of it, and not of the one before.
      const isTimeOf = ({ cell }: (typeof written)[number]) => isTime(cell.text)
      for (const { cell } of [...written.filter((one) => !isTimeOf(one)), ...written.filter(isTimeOf)]) {
        context = belowCell(cell)
        isAfterTalks = false
      }
    }
    if (kind === 'slot') {
      context = { ...context, day: when.day ?? context.day }
      const slot = slotOf(entry, of, context)
      if (slot) addSlot(items, slot, reason === 'untitled')
      else ask('slot-without-time', { text })
    }
    // What is written once for several talks may be beside one that is left out.
    if (notTaken.includes(kind) && cells['title']) context = contextOfTalk(entry, of, context)
    if (kind === 'talk') {
      context = contextOfTalk(entry, of, context)
      const talk = talkOf(entry, of, context)
      const whole = continued(items.at(-1), talk)
      if (whole) items.pop()
      items.push(whole ?? longEvent(talk) ?? talk)
      context = { ...context, begins: undefined, ends: undefined }
      isAfterTalks = true
    }
  }
  return { items, asks }
}
