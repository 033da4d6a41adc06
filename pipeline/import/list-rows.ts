// Reads the rows of a list with columns: which are headings, days, sessions, breaks and talks, and what the talks say.
import { languages, type Text } from '../schemas/kinds'
import { cellsIn, inOneLine, widthOf, type Cell, type Sheet } from './cells'
import {
  dateIn,
  dayIn,
  isDay,
  minutesIn,
  timeOfNumber,
  timesIn,
  type Calendar,
  type Span,
} from './dates-and-times'
import { rowName, type SheetDecisions } from './decisions'
import { titleIn } from './languages'
import { isHall, pauseOf } from './looks'
import { cellsByRole, readPeople } from './people-cells'
import type { Context, Place, RowReading, Talk, ProgrammeReading } from './programme-items'
import { repeatsHeadings, type ColumnReading } from './roles'
import { talkIn } from './talk-cells'
import { chairsIn, codeAndTitle, readSectionHeading } from './section-headings'
import { choiceWithin, stateOf } from './vocabulary'

type Cells = Partial<Record<string, Cell>>

const TALK_KINDS = ['talk', 'invited', 'plenary', 'poster'] as const

const peopleRoles = new Set(['authors', 'presenters', 'speakers', 'coauthors'])

const isTotal = (text: string) => /^(?:genel )?(?:toplam|total|sum|adet|count)\b/iu.test(text)

/** A remark below a table: it begins with a star or is a whole sentence. */
const isRemark = (text: string) =>
  /^[*†•]/.test(text) ||
  /^(?:not|note|p\.?s\.?)\s*[:.]/iu.test(text) ||
  (/[.!]$/.test(text) && text.split(/\s+/).length > 5)

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

/** Whether the people of a talk were turned down, or withdrew it. */
function stateOfRow(cells: Cells): 'rejected' | 'withdrawn' | undefined {
  if (/^(?:yes|evet|true|x|1)$/i.test(cells['deleted']?.text ?? '')) return 'withdrawn'
  const states = [cells['status'], cells['notes']].map((cell) => stateOf(cell?.text ?? ''))
  const state = states.find((one) => one === 'rejected' || one === 'withdrawn')
  return state as 'rejected' | 'withdrawn' | undefined
}

type RowKindFound = { kind: RowReading['kind']; reason: string }

/** What a row below the headings is, by its cells alone. */
function kindOfRow(
  sheet: Sheet,
  row: number,
  headingRow: number,
  cells: Cells,
  decisions: SheetDecisions,
): RowKindFound {
  const written = cellsIn(sheet.rows[row])
  const texts = written.map(({ cell }) => cell.text)
  const decided = decisions.rows?.[rowName(texts)]
  if (decided) return { kind: decided as RowReading['kind'], reason: 'decision' }
  if (written.length === 0) return { kind: 'empty', reason: 'empty' }
  if (repeatsHeadings(sheet, row, headingRow)) return { kind: 'headings', reason: 'headings' }
  const title = cells['title'] ?? cells['titleTr']
  if (title?.isStruck || written.every(({ cell }) => cell.isStruck))
    return { kind: 'struck', reason: 'struck' }
  if (texts.some(isTotal) && written.length < 4) return { kind: 'total', reason: 'total' }
  const state = stateOfRow(cells)
  if (state) return { kind: state, reason: state }
  if (sheet.hiddenRows.includes(row) && decisions.hidden !== 'take')
    return { kind: 'hidden', reason: 'hidden' }
  const others =
    written.length === 1
      ? written
      : written.filter(
          ({ cell }) =>
            ![
              cells['start'],
              cells['end'],
              cells['date'],
              cells['number'],
              cells['code'],
              cells['minutes'],
            ].includes(cell),
        )
  const isTimed =
    written.length > 1 && cells['start'] !== undefined && timesIn(cells['start'].text) !== undefined
  const people = cells['authors'] ?? cells['speakers'] ?? cells['presenters']
  const [single] = others
  if (!isTimed && written.length === 1 && single) {
    if (isRemark(single.cell.text)) return { kind: 'note', reason: 'remark' }
    return { kind: 'heading', reason: 'single' }
  }
  if (isTimed && others.length === 1 && single) {
    const isWide = widthOf(sheet.rows[row], single.cell) > 1
    if (pauseOf(single.cell.text) || isWide || single.cell !== title)
      return { kind: 'slot', reason: isWide ? 'wide' : 'pause' }
  }
  if (title && !people && pauseOf(title.text)) return { kind: 'slot', reason: 'pause' }
  if (isTimed && !title && !people && others.some(({ cell }) => pauseOf(cell.text)))
    return { kind: 'slot', reason: 'pause' }
  if (title) return { kind: 'talk', reason: 'title' }
  if (people) return { kind: 'unclear', reason: 'no-title' }
  if (
    !isTimed &&
    others.length <= 2 &&
    others.some(
      ({ cell }) =>
        isHall(cell.text) ||
        isDay(cell.text, { year: 2000, days: [] }) ||
        chairsIn(cell.text) ||
        codeAndTitle(cell.text).code,
    )
  )
    return { kind: 'heading', reason: 'section' }
  return { kind: 'unclear', reason: 'unknown' }
}

/** A heading within the list changes what holds for the rows below it. */
function below(context: Context, text: string, calendar: Calendar, isNew: boolean): Context {
  const { day, hall, code, title, chairs } = readSectionHeading(text, calendar)
  const part = (context.part ?? 0) + 1
  const isSession =
    code !== undefined ||
    (title !== undefined && chairs === undefined && day === undefined && hall === undefined)
  const base: Context =
    day && day !== context.day ? { part, ...(context.hall && !isNew ? { hall: context.hall } : {}) } : context
  return {
    ...base,
    ...(day ? { day } : {}),
    ...(hall ? { hall } : {}),
    ...(isSession ? { part, session: undefined, sessionTitle: undefined, chairs: undefined } : {}),
    ...(chairs && !isSession ? { part, session: undefined, sessionTitle: undefined } : {}),
    ...(code ? { session: code } : {}),
    ...(isSession && title ? { sessionTitle: title } : {}),
    ...(chairs ? { chairs } : {}),
  } as Context
}

/** The context that the rows above the headings and the name of the sheet give to all of it. */
function contextOf(sheet: Sheet, headingRow: number, calendar: Calendar, decisions: SheetDecisions): Context {
  const above = sheet.rows
    .slice(0, Math.max(0, headingRow))
    .flatMap((row) => cellsIn(row).map(({ cell }) => cell.text))
  let context: Context = {}
  for (const text of [sheet.name, ...above]) {
    const { day, hall, code, chairs } = readSectionHeading(text, calendar)
    // The heading of the first session may be above the headings of the columns.
    if ((code !== undefined && /\s/.test(text)) || chairs) context = below(context, text, calendar, true)
    if (day && isBare(text, calendar)) context.day = day
    if (hall) context.hall = hall
  }
  if (decisions.day) context.day = decisions.day
  if (decisions.hall) context.hall = decisions.hall
  return context
}

/** A day by itself or beside a hall; in “Programme committee, 14 June 2027” it is that of a letter. */
function isBare(text: string, calendar: Calendar): boolean {
  const day = dayIn(text, calendar)
  return (
    isDay(text, calendar) ||
    calendar.days.includes(day ?? '') ||
    text.split(/\s[-–—|]\s|,\s/).some((part) => isDay(part, calendar) && isHallOrDay(text, calendar))
  )
}

const isHallOrDay = (text: string, calendar: Calendar) =>
  text.split(/\s[-–—|]\s|\n/).every((part) => isDay(part, calendar) || isHall(part))

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
  const places = Object.fromEntries(
    columns
      .filter(({ role }) => role !== 'ignored')
      .map(({ role, language, at }) => [language === 'tr' ? `${role}Tr` : role, at]),
  )
  let context = contextOf(sheet, headingRow, calendar, decisions)
  const hasTalksAfter = (row: number) =>
    reading.items.length === 0 || sheet.rows.slice(row + 1).some((cells) => cellsIn(cells).length > 2)
  for (const [row, own] of sheet.rows.entries()) {
    const written = cellsIn(own)
    const text = rowName(written.map(({ cell }) => cell.text))
    if (row <= headingRow) {
      if (written.length > 0)
        reading.rows.push({ row, kind: row === headingRow ? 'headings' : 'above', reason: 'above', text })
      continue
    }
    const cells = cellsByRole(own, columns)
    const { kind, reason } = kindOfRow(sheet, row, headingRow, cells, decisions)
    reading.rows.push({ row, kind, reason, text })
    const place: Place = { sheet, row, columns: places }
    if (kind === 'heading' && hasTalksAfter(row)) {
      for (const { cell } of written) context = below(context, cell.text, calendar, false)
      continue
    }
    if (kind === 'slot') {
      const { day, span } = whenOf(cells, calendar)
      const cell =
        written.map((one) => one.cell).find((one) => pauseOf(one.text)) ??
        cells['title'] ??
        written
          .map((one) => one.cell)
          .find((one) => one !== cells['start'] && one !== cells['end'] && one !== cells['date'])
      if (day && day !== context.day) context = { ...context, day }
      if (!cell) continue
      if (!span) {
        reading.doubts.push({
          code: 'slot-without-time',
          values: { text: inOneLine(cell.text) },
          row,
          column: 0,
        })
        continue
      }
      const { sessionTitle: _, session: __, chairs: ___, part: ____, ...at } = context
      const hall = cells['hall'] && cells['hall'] !== cell ? { hall: cells['hall'].text } : {}
      const { hall: _____, ...dayOnly } = at
      const chairs = cells['chairs']
        ? { chairs: readPeople({ presenters: cells['chairs'] }).people.map(({ name }) => name) }
        : {}
      reading.items.push({
        type: 'slot',
        ...dayOnly,
        ...hall,
        ...chairs,
        title: titleIn(cell.marked ?? cell.text),
        kind: pauseOf(cell.text) ?? 'other',
        ...span,
        place,
      })
      if (!pauseOf(cell.text))
        reading.doubts.push({
          code: 'slot-kind',
          values: { text: inOneLine(cell.text) },
          row,
          column: written.at(-1)?.column ?? 0,
        })
      continue
    }
    if (kind === 'unclear')
      reading.doubts.push({
        code: reason === 'no-title' ? 'row-without-title' : 'row-unclear',
        values: { text },
        row,
        column: written[0]?.column ?? 0,
      })
    if (kind !== 'talk') continue
    const { day, span, minutes } = whenOf(cells, calendar)
    const named = sessionIn(cells)
    const isOther =
      (named.session !== undefined && named.session !== context.session) ||
      (day !== undefined && day !== context.day)
    const chairs = cells['chairs']
      ? readPeople({ presenters: cells['chairs'] }, { presenters: isReversed['chairs'] ?? false }).people.map(
          ({ name }) => name,
        )
      : undefined
    const { session: _, sessionTitle: __, chairs: heldChairs, ...rest } = context
    context = {
      ...(isOther ? rest : context),
      // The chairs of a heading are those of the session below it, whose code only its first talk says.
      ...(isOther && heldChairs && context.session === undefined ? { chairs: heldChairs } : {}),
      ...(day ? { day } : {}),
      ...(cells['hall'] ? { hall: inOneLine(cells['hall'].text) } : {}),
      ...named,
      ...(chairs && chairs.length > 0 ? { chairs } : {}),
    }
    // “Bildiri / Konuşmacı”: the title and the people are in one cell.
    const hasPeople = columns.some(({ role }) => peopleRoles.has(role))
    const both = hasPeople || !cells['title'] ? undefined : talkIn(cells['title'])
    const { people, isUnclear, isDoubtful } = readPeople(
      {
        authors: cells['authors'],
        presenters: cells['presenters'],
        speakers: cells['speakers'],
        coauthors: cells['coauthors'],
        affiliations: cells['affiliations'],
        affiliationsTr: cells['affiliationsTr'],
      },
      isReversed,
    )
    const named_ = text.slice(0, 60)
    if (isUnclear)
      reading.doubts.push({
        code: 'institutions-unclear',
        values: {
          people: people.map(({ name }) => name).join(', '),
          text: inOneLine(cells['affiliations']?.text ?? ''),
        },
        row,
        column: places['affiliations'] ?? 0,
      })
    if (isDoubtful)
      reading.doubts.push({
        code: 'read-as-two',
        values: { people: people.map(({ name }) => name).join(' – '), text: named_ },
        row,
        column: places['authors'] ?? places['speakers'] ?? places['presenters'] ?? 0,
      })
    const code = cells['code']
    if (code?.isDate)
      reading.doubts.push({
        code: 'code-became-date',
        values: { text: code.text, title: inOneLine(cells['title']?.text ?? '') },
        row,
        column: places['code'] ?? 0,
      })
    const language = languages.find((one) => choiceWithin(cells['language']?.text ?? '', languages) === one)
    const kindOfTalk = kindOf(cells, decisions.kind)
    reading.items.push({
      type: 'talk',
      ...context,
      title: both ? titleIn(both.title) : titleOf(cells),
      people: both?.people ?? people,
      ...(kindOfTalk ? { kind: kindOfTalk } : {}),
      ...(span ?? {}),
      ...(minutes ? { minutes } : {}),
      ...(code && !code.isDate ? { code: code.text } : {}),
      ...(cells['number'] ? { number: cells['number'].text } : {}),
      ...(cells['theme'] ? { theme: inOneLine(cells['theme'].text) } : {}),
      ...(language ? { language } : {}),
      place,
    })
  }
  return reading
}
