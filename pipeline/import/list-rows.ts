// Reads the rows of a list with columns: which are headings, days, sessions, breaks and talks, and what the talks say.
import { languages, type Text } from '../domain/languages'
import { cellsIn, inOneLine, type Cell, type Sheet } from './cells'
import { below, contextOf } from './context'
import { dateIn, dayIn, minutesIn, timeOfNumber, timesIn, type Calendar, type Span } from './dates-and-times'
import { rowName, type SheetDecisions } from './decisions'
import { titleIn } from './languages'
import { pauseOf } from './looks'
import { cellsByRole, readPeople, type PeopleRead } from './people-cells'
import type { Context, Place, ProgrammeReading, Slot, Talk } from './programme-items'
import type { ColumnReading } from './roles'
import { kindOfRow } from './row-kinds'
import { talkIn } from './talk-cells'
import { codeAndTitle } from './section-headings'
import { choiceWithin } from './vocabulary'

type Cells = Partial<Record<string, Cell>>

const TALK_KINDS = ['talk', 'invited', 'plenary', 'poster'] as const

const peopleRoles = new Set(['authors', 'presenters', 'speakers', 'coauthors'])

/** When an entry is, by its cells: a column of times may have spans, moments or numbers. */
export function whenOf(cells: Cells, calendar: Calendar): { day?: string; span?: Span; minutes?: number } {
  const textOf = (role: string) => cells[role]?.text ?? ''
  const time = textOf('start')
  const numbered = cells['start']?.isNumber ? timeOfNumber(time) : undefined
  const span = numbered ? { start: numbered } : timesIn(time)?.span
  const until = timesIn(textOf('end'))?.span.start
  const day =
    dayIn(textOf('date'), calendar) ??
    dateIn(time, calendar)?.day ??
    (textOf('date') === '' ? dateIn(textOf('sessionStart'), calendar)?.day : undefined)
  const minutes = minutesIn(textOf('minutes'))
  const end = span?.end ?? until
  return {
    ...(day ? { day } : {}),
    ...(span ? { span: { start: span.start, ...(end ? { end } : {}) } } : {}),
    ...(minutes ? { minutes } : {}),
  }
}

const marked = (cell: Cell | undefined) => cell?.marked ?? cell?.text ?? ''

/** The title of a row: from one cell, which may have it in both languages, or from two. */
export function titleOf(cells: Cells, role = 'title'): Text {
  const [first, other] = [marked(cells[role]), marked(cells[`${role}Tr`])]
  if (other && first) {
    const [en, tr] = [inOneLine(first), inOneLine(other)]
    return en === tr ? en : { en, tr }
  }
  return titleIn(first || other)
}

/** What kind of talk a row has: by its own column, by its notes, or by its number. */
function kindOf(cells: Cells, decided: string | undefined): Talk['kind'] {
  const texts = [cells['kind'], cells['notes'], cells['status']].flatMap((cell) => cell?.text ?? [])
  const named = texts.map((text) => choiceWithin(text, TALK_KINDS)).filter(Boolean)
  const special = named.find((kind) => kind !== 'talk') ?? named[0] ?? decided
  return special as Talk['kind']
}

/** What the session's column says: its code, and its title if there is one. */
function sessionIn(cells: Cells): Pick<Context, 'session' | 'sessionTitle'> {
  const [code, name] = [
    codeAndTitle(cells['session']?.text ?? ''),
    codeAndTitle(cells['sessionTitle']?.text ?? ''),
  ]
  const title = name.title || code.title
  const session = code.code ?? name.code
  return {
    ...(session ? { session } : {}),
    ...(title ? { sessionTitle: titleIn(title) } : {}),
  }
}

/** The place of something doubtful within the sheet. */
type Doubt = ProgrammeReading['doubts'][number]

type RowOfList = { row: number; written: ReturnType<typeof cellsIn>; cells: Cells; place: Place }

/** A break or a ceremony; undefined if nothing says when it is. */
function slotOf(
  { written, cells, place }: RowOfList,
  { day }: Context,
  when: ReturnType<typeof whenOf>,
): Slot | undefined {
  const own = written.map(({ cell }) => cell)
  const times = [cells['start'], cells['end'], cells['date']]
  const cell =
    own.find((one) => pauseOf(one.text)) ?? cells['title'] ?? own.find((one) => !times.includes(one))
  const { span } = when
  if (!cell || !span) return undefined
  const hall = cells['hall'] === cell ? undefined : cells['hall']
  const chairs = cells['chairs'] && readPeople({ presenters: cells['chairs'] }).people.map(({ name }) => name)
  const date = when.day ?? day
  return {
    type: 'slot',
    ...(date ? { day: date } : {}),
    ...(hall ? { hall: inOneLine(hall.text) } : {}),
    ...(chairs ? { chairs } : {}),
    title: titleIn(marked(cell)),
    kind: pauseOf(cell.text) ?? 'other',
    ...span,
    place,
  }
}

/** The context of a talk: that of the headings above it, with what its own cells say. */
function contextOfTalk(
  cells: Cells,
  context: Context,
  day: string | undefined,
  chairsReversed: boolean,
): Context {
  const named = sessionIn(cells)
  const isOther =
    (named.session !== undefined && named.session !== context.session) ||
    (day !== undefined && day !== context.day)
  const { session, sessionTitle: _title, chairs: held, ...rest } = context
  const read =
    cells['chairs'] && readPeople({ presenters: cells['chairs'] }, { presenters: chairsReversed }).people
  const chairs = read && read.length > 0 ? read.map(({ name }) => name) : undefined
  return {
    ...(isOther ? rest : context),
    // The chairs of a heading are those of the session below it, whose code only its first talk says.
    ...(isOther && held && session === undefined ? { chairs: held } : {}),
    ...(day ? { day } : {}),
    ...(cells['hall'] ? { hall: inOneLine(cells['hall'].text) } : {}),
    ...named,
    ...(chairs ? { chairs } : {}),
  }
}

/** What a talk says besides its title, people and time. */
function detailsOf(cells: Cells, decided: string | undefined): Partial<Talk> {
  const { code, number, theme } = cells
  const kind = kindOf(cells, decided)
  const language = languages.find((one) => choiceWithin(cells['language']?.text ?? '', languages) === one)
  return {
    ...(kind ? { kind } : {}),
    ...(code && !code.isDate ? { code: code.text } : {}),
    ...(number ? { number: number.text } : {}),
    ...(theme ? { theme: inOneLine(theme.text) } : {}),
    ...(language ? { language } : {}),
  }
}

/** What is doubtful about a talk, each at its cell. */
function doubtsOf(
  cells: Cells,
  { people, isUnclear, isDoubtful }: PeopleRead,
  row: number,
  places: Place['columns'],
): Doubt[] {
  const names = people.map(({ name }) => name)
  const at = (...roles: string[]) =>
    roles.map((role) => places[role]).find((column) => column !== undefined) ?? 0
  const { code, affiliations, title } = cells
  return [
    ...(isUnclear
      ? [
          {
            code: 'institutions-unclear',
            values: { people: names.join(', '), text: inOneLine(affiliations?.text ?? '') },
            row,
            column: at('affiliations'),
          },
        ]
      : []),
    ...(isDoubtful
      ? [
          {
            code: 'read-as-two',
            values: { people: names.join(' – ') },
            row,
            column: at('authors', 'speakers', 'presenters'),
          },
        ]
      : []),
    ...(code?.isDate
      ? [
          {
            code: 'code-became-date',
            values: { text: code.text, title: inOneLine(title?.text ?? '') },
            row,
            column: at('code'),
          },
        ]
      : []),
  ]
}

/** Reads a programme or a list of posters with columns. */
export function readListRows(
  sheet: Sheet,
  { headingRow, columns }: { headingRow: number; columns: ColumnReading[] },
  calendar: Calendar,
  decisions: SheetDecisions = {},
): ProgrammeReading {
  const reading: ProgrammeReading = { items: [], rows: [], doubts: [] }
  const isReversed = Object.fromEntries(
    columns.map(({ role, hasSurnamesFirst }) => [role, hasSurnamesFirst ?? false]),
  )
  const taken = columns.filter(({ role }) => role !== 'ignored')
  const places = Object.fromEntries(
    taken.map(({ role, language, at }) => [language === 'tr' ? `${role}Tr` : role, at]),
  )
  const hasPeople = taken.some(({ role }) => peopleRoles.has(role))
  let context = contextOf(sheet, headingRow, calendar, decisions)
  const hasTalksAfter = (row: number) =>
    reading.items.length === 0 || sheet.rows.slice(row + 1).some((cells) => cellsIn(cells).length > 2)
  for (const [row, own] of sheet.rows.entries()) {
    const written = cellsIn(own)
    const text = rowName(written.map(({ cell }) => cell.text))
    if (row <= headingRow) {
      const kind = row === headingRow ? 'headings' : 'above'
      if (written.length > 0) reading.rows.push({ row, kind, reason: 'above', text })
      continue
    }
    const cells = cellsByRole(own, columns)
    const { kind, reason } = kindOfRow(sheet, row, headingRow, cells, decisions)
    reading.rows.push({ row, kind, reason, text })
    const column = written[0]?.column ?? 0
    const ofRow = { row, written, cells, place: { sheet, row, columns: places } }
    const when = whenOf(cells, calendar)
    if (kind === 'heading' && hasTalksAfter(row))
      for (const { cell } of written) context = below(context, cell.text, calendar)
    if (kind === 'slot') {
      if (when.day && when.day !== context.day) context = { ...context, day: when.day }
      const slot = slotOf(ofRow, context, when)
      if (slot) reading.items.push(slot)
      if (!slot) reading.doubts.push({ code: 'slot-without-time', values: { text }, row, column })
      if (slot?.kind === 'other') reading.doubts.push({ code: 'slot-kind', values: { text }, row, column })
    }
    if (kind === 'unclear') {
      const code = reason === 'no-title' ? 'row-without-title' : 'row-unclear'
      reading.doubts.push({ code, values: { text }, row, column })
    }
    if (kind !== 'talk') continue
    context = contextOfTalk(cells, context, when.day, isReversed['chairs'] ?? false)
    // “Bildiri / Konuşmacı”: the title and the people are in one cell.
    const both = hasPeople || !cells['title'] ? undefined : talkIn(cells['title'])
    const people = readPeople(cells, isReversed)
    reading.doubts.push(...doubtsOf(cells, people, row, places))
    reading.items.push({
      type: 'talk',
      ...context,
      title: both ? titleIn(both.title) : titleOf(cells),
      people: both?.people ?? people.people,
      ...when.span,
      ...(when.minutes ? { minutes: when.minutes } : {}),
      ...detailsOf(cells, decisions.kind),
      place: ofRow.place,
    })
  }
  return reading
}
