// What each row of a list is: a heading, a slot without talks, a talk, an entry, or nothing to be taken; and what its cells say.
import { fold } from '../domain/fold'
import { memoise } from '../domain/memoise'
import { cellsIn, widthOf, type Cell, type CellRow } from './cells'
import { isDay, timesIn, type Calendar } from './dates-and-times'
import { rowName } from './decisions'
import { isCommittee } from './lists-below-names'
import { isHall, isNo, isOnlyHall, isTitle, isYes, pauseOf } from './looks'
import { headingsInRow, repeatsHeadings, type ColumnReading, isOf } from './roles'
import { chairsIn, codeAndTitle } from './section-headings'
import { isCodedTalk, talkIn } from './talk-cells'
import { isOfTalks, type Cells, type Reading, type RowKind, type RowReading } from './sheet-reading'
import { pattern, stateOf, vocabulary } from './vocabulary'

type Kind = Pick<RowReading, 'kind' | 'reason'>

const as = (kind: RowKind, reason: string = kind): Kind => ({ kind, reason })

/** The numbers of the columns that are taken, by these names. */
export const placesOf = (columns: ColumnReading[]): Record<string, number> =>
  Object.fromEntries(columns.filter(({ role }) => role !== 'ignored').map(({ name, at }) => [name, at]))

const cellsByRole = (row: CellRow, columns: ColumnReading[]): Cells =>
  Object.fromEntries(
    columns.flatMap(({ at, role, name }) => {
      const cell = row[at]
      return cell && cell.text !== '' && role !== 'ignored' ? [[name, cell]] : []
    }),
  )

/** A remark: it begins with a star, is a whole sentence, or names a time zone and nothing else. */
const isRemark = (text: string) =>
  (/\p{L}/u.test(text) && !/[\p{L}\d]/u.test(text.replace(pattern('besideTime', 'giu'), ''))) ||
  /^[*†•]/.test(text) ||
  /^(?:not|note|p\.?s\.?)\s*[:.]/iu.test(text) ||
  (/[.!]$/.test(text) && text.split(/\s+/).length > 5)

/** “10:00–10:30 COFFEE BREAK” in one cell. */
function isTimedPause(text: string): boolean {
  const time = timesIn(text)?.found
  return time !== undefined && pauseOf(text.replace(time, '')) !== undefined
}

/** Whether the people of a talk were turned down, or withdrew it. */
function stateOfRow(cells: Cells): 'rejected' | 'withdrawn' | undefined {
  const { deleted, status, notes, start, presenters, number, code, title = cells['titleTr'] } = cells
  if (isYes(deleted?.text ?? '')) return 'withdrawn'
  if (isNo(cells['active']?.text ?? '')) return 'rejected'
  // “(ÇEKİLDİ) …” in a title, “(gelemeyecek)” after who presents, and “İPTAL” in the place of a time or title.
  const beside = [title, presenters, number, code].map(
    (cell) =>
      /^[([][^()[\]]{4,25}[)\]]|[([][^()[\]]{4,25}[)\]]$|^\P{Z}{4,12}$/u.exec(cell?.text ?? '')?.[0] ?? '',
  )
  if ([...beside, start?.text ?? ''].some((text) => stateOf(text) === 'withdrawn')) return 'withdrawn'
  const states = [status, notes].map((cell) => stateOf(cell?.text ?? ''))
  return states.find((state) => state === 'rejected' || state === 'withdrawn')
}

/** Whether a single text in a list of people or firms is a heading: a row of headings follows, or it names a committee or category. */
function isSection({ sheet, headingRow }: Reading, row: number, text: string): boolean {
  if (row < headingRow) return true
  if (!sheet.rows.slice(row + 1).some((after) => cellsIn(after).length > 1)) return false
  const isNamed = isCommittee(text) || vocabulary.tabs['sponsors']?.some((word) => fold(text).includes(word))
  return isNamed || headingsInRow(sheet.rows[row + 1] ?? []) >= 1.5
}

/** A row, its cells by their roles, and those that say something. */
type Row = { row: number; cells: Cells; written: ReturnType<typeof cellsIn> }

/** Why a row is left out, whatever its list has. */
function leftOut({ sheet, decisions }: Reading, { row, cells, written }: Row): Kind | undefined {
  const title = cells['title'] ?? cells['titleTr']
  if (title?.isStruck || written.every(({ cell }) => cell.isStruck)) return as('struck')
  if (written.length < 4 && written.some(({ cell }) => pattern('total').test(cell.text))) return as('total')
  const state = stateOfRow(cells)
  if (state) return as(state)
  return sheet.hiddenRows.includes(row) && decisions.hidden !== 'take' ? as('hidden') : undefined
}

/** Whether a cell says when or which, as those of talks and of breaks do alike. */
export const isFormal = (cells: Cells, cell: Cell): boolean =>
  vocabulary.groups['formal']?.some((role) => cells[role] === cell) === true

/** The part of the titles of a list that have the people in their cells; a title alone may look so: “Composite Repair: A review of …”. */
export const partOfTalkCells = memoise(({ sheet, list, columns }: Reading): number => {
  const place = columns.find(({ role }) => role === 'title')?.at ?? -1
  if (list === 'grid') return 1
  if (columns.some(({ role }) => isOf('people', role))) return 0
  const titles = sheet.rows
    .flatMap((row) => row[place] ?? [])
    .filter(({ text }) => text !== '' && !pauseOf(text))
  return titles.filter((cell) => talkIn(cell)).length / Math.max(1, titles.length)
})

/** Whether a title alone is something else than a talk. */
const hasTalkCells = (reading: Reading): boolean => partOfTalkCells(reading) > 0.5

/** Whether the time of a row holds that of the row below it, of its day and hall: “09:00–10:30 Session 1” above “09:00–09:20 …”. */
function holdsNext({ sheet, columns }: Reading, row: number): boolean {
  const textIn = (cells: CellRow = [], role: string) =>
    cells[columns.find((one) => one.role === role)?.at ?? -1]?.text ?? ''
  const spanOf = (cells: CellRow = []) => {
    const span = timesIn(textIn(cells, 'start'))?.span
    return span && { end: timesIn(textIn(cells, 'end'))?.span.start, ...span }
  }
  const timedFrom = (first: number) => sheet.rows.findIndex((cells, one) => one >= first && spanOf(cells))
  const timed = timedFrom(row)
  const [above, below] = [sheet.rows[timed], sheet.rows[timedFrom(timed + 1)]]
  const [own, next] = [spanOf(above), spanOf(below)]
  const isThere = ['date', 'hall', 'session'].every((role) =>
    ['', textIn(above, role)].includes(textIn(below, role)),
  )
  const isWithin = own?.end !== undefined && next?.end !== undefined && next.end < own.end
  return isThere && isWithin && own.start === next.start
}

/** Whether the rows below that of a session, up to the next time, are talks without one. */
function holdsUntimed({ sheet, columns }: Reading, row: number): boolean {
  const cellIn = (cells: CellRow, isOwn: (role: string) => boolean) =>
    columns.flatMap(({ role, at }) => (isOwn(role) && cells[at]?.text ? cells[at] : []))[0]
  for (const cells of sheet.rows.slice(row + 1)) {
    if (timesIn(cellIn(cells, (role) => role === 'start')?.text ?? '')) return false
    const title = cellIn(cells, (role) => role === 'title')
    const people = cellIn(cells, (role) => isOf('people', role))
    if (title && people && title !== people) return true
  }
  return false
}

/** Whether a row has nothing of its own, and other rows have the titles of its session. */
function isOfTitled({ sheet, columns }: Reading, cells: Cells): boolean {
  const [title = -1, session = -1] = ['title', 'sessionTitle'].map((role) => placesOf(columns)[role])
  const name = cells['sessionTitle']?.text
  const hasPeople = columns.some(({ role }) => isOf('people', role) && cells[role])
  return (
    !hasPeople &&
    name !== undefined &&
    sheet.rows.some((row) => row[title]?.text && row[session]?.text === name)
  )
}

/** Whether most titles with a code are those of talks: then one with a single person is no session with its chair. */
const areCodedTalks = memoise(({ sheet, columns }: Reading): boolean => {
  const place = columns.find(({ role }) => role === 'title')?.at ?? -1
  const coded = sheet.rows.flatMap((row) => row[place] ?? []).filter(({ text }) => codeAndTitle(text).code)
  return coded.filter(isCodedTalk).length > coded.length / 2
})

/** What a row of a programme is by its cells. */
function kindInProgramme(reading: Reading, { row, cells, written }: Row, calendar: Calendar): Kind {
  const { sheet, list, columns } = reading
  const { title = cells['titleTr'], start, authors, speakers, presenters, lastName } = cells
  const people = [authors, speakers, presenters, lastName].find(
    (cell) => cell && cell !== title && !chairsIn(cell.text),
  )
  const others =
    written.length === 1
      ? written
      : written.filter(
          ({ cell }) => widthOf(sheet.rows[row], cell) > 1 || pauseOf(cell.text) || !isFormal(cells, cell),
        )
  const [single] = others
  const isTimed = written.length > 1 && timesIn(start?.text ?? '') !== undefined
  if (single && others.length === 1 && pattern('online').test(single.cell.text)) return as('note', 'remark')
  if (single && others.length === 1 && isTimed && isOnlyHall(single.cell.text))
    return as('heading', 'section')
  if (!isTimed && written.length === 1 && single)
    return isTimedPause(single.cell.text) && list !== 'posters'
      ? as('slot', 'pause')
      : isRemark(single.cell.text)
        ? as('note', 'remark')
        : as('heading', 'single')
  const isSectionCell = ({ text }: Cell) =>
    isHall(text) ||
    isDay(text, calendar) ||
    chairsIn(text) ||
    (codeAndTitle(text).code && (!isTitle(text) || /\b(?:oturum|session)/.test(fold(text))))
  const isOfTalks = single && isTimed && !people && !pauseOf(single.cell.text) && !talkIn(single.cell)
  if (isOfTalks && others.length === 1 && (holdsNext(reading, row) || holdsUntimed(reading, row)))
    return as('heading', 'section')
  const isChaired = others.some(({ cell }) => cell !== cells['chairs'] && chairsIn(cell.text))
  if (single && (isChaired || !isTimed) && others.every(({ cell }) => isSectionCell(cell)))
    return as('heading', 'section')
  const isSession = title && isTimed && (cells['hall'] ?? codeAndTitle(title.text).code)
  if (isSession && list === 'programme' && holdsNext(reading, row)) return as('heading', 'session')
  // A session whose talks are in another sheet.
  const isCoded = title && (isCodedTalk(title) || (areCodedTalks(reading) && talkIn(title)))
  if (title && start && list === 'grid' && codeAndTitle(title.text).code && !isCoded)
    return as('talk', 'session')
  const hasTalk = title && !people && !columns.some(({ role }) => isOf('people', role)) && talkIn(title)
  if (hasTalk && (start || list !== 'grid')) return as('talk', 'title')
  if (isTimed && others.length === 1 && single) {
    const isWide = widthOf(sheet.rows[row], single.cell) > 1
    if (isWide && talkIn(single.cell)) return as('talk', 'title')
    if (pauseOf(single.cell.text) || isWide || single.cell !== title)
      return as('slot', isWide ? 'wide' : 'pause')
  }
  const isEvent = title && !people && pauseOf(title.text) && (isTimed || !isTitle(title.text))
  if (isEvent) return as('slot', 'pause')
  // “Opening” by the organisers is a ceremony, too.
  const named = cells['kind'] ?? (title && title.text.split(/\s+/).length < 3 ? title : undefined)
  if (title && isTimed && isOf('ceremonies', pauseOf(named?.text ?? '') ?? '')) return as('slot', 'pause')
  if (isTimed && !title && (!people || pauseOf(people.text)) && others.some(({ cell }) => pauseOf(cell.text)))
    return as('slot', 'pause')
  if (title && hasTalkCells(reading) && isTimed && !isTitle(title.text.split('\n')[0] ?? ''))
    return as('slot', 'unknown')
  if (title && list === 'grid' && !start) return as('unclear', 'talk-without-time')
  if (title) return as('talk', 'title')
  // A time that is still free, or what the rows of the talks say as well.
  if (others.length === 0 || isOfTitled(reading, cells)) return as('note', 'row-unclear')
  if (isTimed && (cells['kind'] ?? cells['sessionTitle'])) return as('slot', 'untitled')
  if (people) return as('unclear', 'row-without-title')
  return !isTimed && others.length <= 2 && others.some(({ cell }) => isSectionCell(cell))
    ? as('heading', 'section')
    : as('unclear', 'row-unclear')
}

/** Every row of a list that says something. */
export function readRows(reading: Reading, calendar: Calendar): RowReading[] {
  const { sheet, headingRow, columns, list, decisions } = reading
  return sheet.rows.flatMap((own, row): RowReading[] => {
    // The boxes of a column to be ticked are beside the headings, too.
    const isBox = (column: number, { text }: Cell) =>
      columns[column]?.role === 'ignored' && (isYes(text) || isNo(text))
    const written = cellsIn(own).filter(({ column, cell }) => isOfTalks(list) || !isBox(column, cell))
    const [single, ...others] = written
    if (!single) return []
    const text = rowName(written.map(({ cell }) => cell.text))
    const cells = cellsByRole(own, columns)
    const kindOf = (): Kind => {
      const decided = decisions.rows?.[text]
      if (decided) return as(decided as RowKind, 'decision')
      if (repeatsHeadings(sheet, row, headingRow)) return as('headings')
      if (!isOfTalks(list) && others.length === 0 && isSection(reading, row, single.cell.text))
        return as('heading', 'single')
      if (row < headingRow) return as('above')
      const whole = { row, cells, written }
      const inList = () => (isOfTalks(list) ? kindInProgramme(reading, whole, calendar) : as('entry'))
      return leftOut(reading, whole) ?? inList()
    }
    return [{ row, ...kindOf(), text, cells }]
  })
}
