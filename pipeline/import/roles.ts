// What each column of a list says: a score for each role from the heading and from the cells below it, with the reasons.
import { choiceCalled } from '../read/choice-words'
import { inOneLine, plainWords } from '../domain/fold'
import { memoise } from '../domain/memoise'
import { languages, type Language } from '../domain/languages'
import { isOnlyTitles, withoutTitle } from '../domain/person-names'
import { cellsIn, columnsIn, widthOf, type Cell, type CellRow, type Sheet } from './cells'
import { columnNames } from './decisions'
import {
  dateIn,
  dayNumbered,
  daysIn,
  isDay,
  isMoment,
  isTime,
  minutesIn,
  partsOfMoment,
  type Calendar,
} from './dates-and-times'
import { apartFromInstitutions } from '../domain/people-in-text/institutions'
import { isInstitution, isName, perText } from '../domain/people-in-text/name-or-institution'
import * as looksLike from './looks'
import { formOfNames, readNames, type NamesForm } from '../domain/people-in-text/names'
import { headingWordsLike, pattern, stateOf, vocabulary } from './vocabulary'

/** What a column of a list may say. `speakers` are presenters and authors in one column. */
export const columnRoles: readonly string[] = [...vocabulary.roles, 'speakers', 'ignored']

/** Whether a role is of a group, such as those of columns with the people of a talk. */
export const isOf = (group: string, role: string): boolean =>
  vocabulary.groups[group]?.includes(role) === true

/** What speaks for a role: the heading, the cells below it, a person’s decision, or the form of the file. */
export type Reason = 'heading' | 'cells' | 'decision' | 'file'

export type ColumnReading = {
  /** Counted from 0. */
  at: number
  heading: string
  role: string
  /** What it is called among the cells of a row: its role; that of a Turkish text beside an English one ends in “Tr”. */
  name: string
  /** The form of the names in it. */
  names?: NamesForm | undefined
  reasons: Reason[]
  /** The roles that it may have, the most likely first. */
  scores: RoleScore[]
}

type HeadingName = {
  role: string
  points: number
  /** The language that the heading names: “Title (English)”. */
  language?: Language | undefined
  /** The language of the heading itself. */
  writtenIn?: Language | undefined
}

export type RoleScore = HeadingName & { reasons: Reason[] }

/** A heading that is a word of a role. */
export const NAMED = 2.5

const languageWords: Record<Language, RegExp> = {
  en: /\b(?:english|ingilizce|en|eng|ing)\b/,
  tr: /\b(?:turkish|turkce|tr)\b/,
}

const languageNamed = (plain: string) => languages.find((one) => languageWords[one].test(plain))

/** “SAAT / TIME”, “Title (English)” and lines below one another are several names of one column. */
function partsOf(heading: string): string[] {
  const outside = heading.replace(/\([^()]*\)/g, ' ')
  const parts = outside.split(/[/|\n]|\s[-–—·]\s|\s(?:or|veya)\s/).map((part) => part.trim())
  return [...new Set([inOneLine(outside), ...parts])].filter(Boolean)
}

/** How well a part of a heading names roles: 3 if it is one of their words, less if it only contains one. */
function namedBy(part: string): HeadingName[] {
  // “chair1” is a chair; “Session 1” and “Salon 2” are not headings above others.
  const plain = plainWords(part.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll}|ID\b)/gu, ' ')).replace(
    /(?<!session|oturum|panel|salon|hall|room)(?<=\p{L}{3}) ?\d$/u,
    '',
  )
  const language = languageNamed(plain)
  if (pattern('headingCount').test(plain)) return []
  // Forms ask for “Adınız Soyadınız” and “Your institution”.
  const own = plain.replace(pattern('headingYours', 'giu'), '').trim()
  const written = language ? inOneLine(own.replace(languageWords[language], ' ')) : own
  const bare = written.replace(pattern('headingOwner'), '')
  return headingWordsLike([plain, written, bare]).flatMap(({ words, rank, ...word }): HeadingName[] => {
    const named = (points: number): HeadingName[] => [{ ...word, language, points }]
    if (bare === words && bare !== written) return named(2.75 - rank * 0.02)
    if (written === words || plain === words) return named(3 - rank * 0.02)
    const isWithin = words.length > 3 && (written.startsWith(`${words} `) || written.endsWith(` ${words}`))
    return isWithin ? named(1.2 + words.length * 0.05) : []
  })
}

/** The roles that a heading names, the best first. */
export const rolesOfHeading = perText((heading: string): HeadingName[] => {
  const language = languageNamed(plainWords(heading))
  // In “Session time (start)” the brackets say which of the times.
  const whole = namedBy(heading).filter(({ points }) => points > NAMED)
  const named = [...whole, ...partsOf(heading).flatMap(namedBy)].sort((a, b) => b.points - a.points)
  const roles = named.filter(({ role }, at) => named.findIndex((one) => one.role === role) === at)
  const isNamed = (role: string) => roles.some((one) => one.role === role && one.points > NAMED)
  // “Konuşmacı / Yazarlar”: who speaks, among the authors.
  if (isNamed('authors') && isNamed('presenters')) return [{ role: 'speakers', points: 3.2 }, ...roles]
  // “Authors and affiliations”, but not “Author affiliation”.
  const [first = '', ...others] = heading.split(/\s+(?:and|ve|und|et)\s+|\s*[&/,+]\s*/i)
  const [who] = namedBy(first.replace(/[([].*/, ''))
  if (who && isOf('people', who.role) && others.flatMap(namedBy).some(({ role }) => role === 'affiliations'))
    return [who, ...roles.filter(({ role }) => role !== 'affiliations' && role !== who.role)]
  // “Date submitted” is that, and no date.
  const isExact = (roles[0]?.points ?? 0) > NAMED
  return roles.flatMap((one) =>
    isExact && one.points < NAMED ? [] : { ...one, language: language ?? one.language },
  )
})

/** The role that a heading names by one of its words, not only by a part of it. */
export function roleNamed(heading: string): string | undefined {
  const [best] = rolesOfHeading(heading)
  return best && best.points > NAMED ? best.role : undefined
}

/** “Dr. Ayşe Örnek – Başkan” and “Ayşe Örnek (Örnek Üniversitesi)”, but not “Ad Soyad (Kurum)”. */
function isOfPerson(text: string): boolean {
  const [head = '', ...others] = text.split(/[(\n]|\s[–—-]\s/)
  if (roleNamed(head) !== undefined) return false
  return withoutTitle(head) !== inOneLine(head) || (isName(head) && others.some(isInstitution))
}

/** How many headings a row has: roles that its cells name, each counted once, and half for those that only contain a name. */
export const headingsInRow = memoise((row: CellRow): number => {
  const best = new Map<string, number>()
  for (const text of new Set(row.map((cell) => cell?.text ?? ''))) {
    const [named] = text.length < 60 && !isOfPerson(text) ? rolesOfHeading(text) : []
    if (named) best.set(named.role, Math.max(best.get(named.role) ?? 0, named.points > NAMED ? 1 : 0.5))
  }
  return [...best.values()].reduce((sum, one) => sum + one, 0)
})

/** Whether a row repeats the headings of the list, or has headings of its own: names of columns and nothing else. */
export function repeatsHeadings(sheet: Sheet, row: number, headingRow: number): boolean {
  if (row === headingRow) return true
  const written = cellsIn(sheet.rows[row])
  const above = sheet.rows[headingRow] ?? []
  const same = written.filter(
    ({ column, cell }) => plainWords(above[column]?.text ?? '') === plainWords(cell.text),
  )
  if (same.length >= 2 && same.length >= written.length / 2) return true
  const named = written.filter(
    ({ cell }) => cell.text.length < 40 && (rolesOfHeading(cell.text)[0]?.points ?? 0) > 2.8,
  )
  return named.length >= 3 && named.length >= written.length * 0.8
}

/** Letters of a list of people that are enough to tell it from something else. */
const ENOUGH = 400

/** The beginning of a long list, up to the end of a name; nothing of a text that is not a list. */
function beginningOfList(text: string): string {
  const beginning = text.slice(0, ENOUGH)
  const last = Math.max(...[';', ',', '\n'].map((sign) => beginning.lastIndexOf(sign)))
  return text.length > ENOUGH ? beginning.slice(0, Math.max(0, last)) : text
}

const isPeople = perText((text: string): boolean => {
  const list = beginningOfList(text)
  if (isInstitution(list.split(/[\n;(]/)[0] ?? '')) return false
  const { people } = readNames(list)
  return (
    people.length > 0 && people.filter(({ name }) => looksLike.isPerson(name)).length >= people.length * 0.6
  )
})

type Look = (text: string, cell: Cell, calendar: Calendar) => boolean

/** Letters of a date with a remark, such as that it was postponed. */
const MOST_OF_DATE = 60

const isYesOrNo = (text: string): boolean => looksLike.isYes(text) || looksLike.isNo(text)

/** A day, an hour and a hall. */
function isPlaced(text: string, calendar: Calendar): boolean {
  const others = text.length < 90 ? partsOfMoment(text).filter((part) => !looksLike.isHall(part)) : []
  return others.length > 0 && isMoment(others.join(' '), calendar)
}

/** Which cells fit a role. Roles without a look can only be named by a heading. */
const looks: Record<string, Look> = {
  title: (text) => text.split('\n').some((line) => looksLike.isTitle(line) && !isPeople(line)),
  authors: isPeople,
  presenters: isPeople,
  speakers: isPeople,
  coauthors: isPeople,
  chairs: isPeople,
  name: isPeople,
  affiliations: isInstitution,
  date: (text, { isDate }, calendar) =>
    isDay(text, calendar) ||
    isMoment(text, calendar) ||
    (isDate === true && /^\d{4}-/.test(text)) ||
    (text.length < MOST_OF_DATE &&
      !/\d:\d/.test(text) &&
      (daysIn(text, calendar) ?? dateIn(text, calendar)) !== undefined),
  start: (text, _, calendar) => isTime(text) || isMoment(text, calendar) || isPlaced(text, calendar),
  end: (text, _, calendar) => isTime(text) || isMoment(text, calendar),
  minutes: (text) => minutesIn(text) !== undefined,
  hall: looksLike.isHall,
  session: (text, _, calendar) =>
    (looksLike.isCode(text) ||
      /^(?:oturum|session)?\s*\d{1,2}\.?\s?[A-Z]?\b|\b(?:oturum|session)/iu.test(text)) &&
    ![isTime(text), isDay(text, calendar), isMoment(text, calendar)].includes(true),
  number: (text) => /^\p{L}{0,2}[-. ]?\d{1,3}$/u.test(text),
  code: looksLike.isCode,
  kind: (text) => choiceCalled(text, ['talk', 'invited', 'plenary', 'poster']) !== undefined,
  status: (text) => stateOf(text) !== undefined,
  deleted: isYesOrNo,
  active: isYesOrNo,
  presents: isYesOrNo,
  academicTitle: isOnlyTitles,
  event: (text) => /\S\s+\S/.test(text) && !/^\W*\d/.test(text) && !isPeople(text) && !isInstitution(text),
  email: looksLike.isEmail,
  phone: looksLike.isPhone,
  website: looksLike.isWebsite,
}

/** The scores of a column for every role that it may have. */
function scoresOf(heading: string, cells: Cell[], calendar: Calendar): RoleScore[] {
  // “Sunan (E/H)” is no column of names.
  const areMarks = cells.length > 0 && cells.every(({ text }) => isYesOrNo(text))
  const named = rolesOfHeading(heading).map((one) =>
    one.role === 'presenters' && areMarks ? { ...one, role: 'presents' } : one,
  )
  if (pattern('headingCount').test(plainWords(heading))) return []
  const roles = new Set([
    ...named.map(({ role }) => role),
    ...(cells.length > 1 ? (vocabulary.groups['evident'] ?? []) : []),
    ...(cells.length > 1 && heading === '' ? (vocabulary.groups['evidentAlone'] ?? []) : []),
  ])
  // Ids that are all different are those of the entries, and not of sessions.
  const count = new Set(cells.map(({ text }) => text)).size
  const areIds = /id$/i.test(heading) && count === cells.length
  // Numbers that begin again, such as those of boards on each day, are not those of the posters.
  const areRepeated = count < cells.length * 0.7
  // Without a heading, a day with a time may be that of anything, and 1 is not a day.
  const evident = cells.filter(({ text }) => !isMoment(text, calendar))
  return [...roles].flatMap((role): RoleScore[] => {
    const { points = 0, ...heading } = named.find((one) => one.role === role) ?? {}
    const fits = (cell: Cell) => {
      // Without a heading, 1 is not a session, but “1A Oturum” is.
      if (points === 0 && role === 'session')
        return /\d/.test(cell.text) && pattern('session').test(cell.text)
      if (points > 0 && role === 'date' && dayNumbered(cell.text, calendar) !== undefined) return true
      return looks[role]?.(cell.text, cell, calendar)
    }
    const fitting = (points > 0 ? cells : evident).filter(fits).length
    const fit = fitting / Math.max(1, cells.length)
    // A title may be short; one that is an address of e-mail is an academic title.
    const mayBeShort =
      role === 'title' && points >= NAMED && !cells.some(({ text }) => looksLike.isEmail(text))
    // “Speaker Id” only contains a word of people.
    const isStrict = isOf('strict', role) || (isOf('people', role) && points < NAMED && role !== 'lastName')
    const areOnlyIds = isOf('names', role) && cells.every(({ text }) => looksLike.isId(text))
    const isRefuted = cells.length > 0 && (areOnlyIds || (isStrict && fit < 0.2 && !mayBeShort))
    if (
      (points === 0 && fit < 0.6) ||
      isRefuted ||
      (role === 'session' && areIds) ||
      (role === 'number' && areRepeated)
    )
      return []
    const reasons: Reason[] = []
    if (points > 0) reasons.push('heading')
    if (fitting > 0) reasons.push('cells')
    // Of two columns with the same people, the one that has their institutions, too.
    const withInstitutions = cells.filter(({ text }) => /\p{L} ?\([^()]*\p{L}{3}/u.test(text)).length
    const isFuller = isOf('people', role) && withInstitutions > cells.length / 2
    return [{ ...heading, role, points: points + fit * 2 + (isFuller ? 0.3 : 0), reasons }]
  })
}

/** Whether a heading says so. */
export const isHeaded = ({ reasons }: Pick<RoleScore, 'reasons'>): boolean => reasons.includes('heading')

type Scored = { at: number; heading: string; cells: Cell[]; scores: RoleScore[] }

/** Whether a column says the same in another language: “Title (English)” beside “Title”, “Başlık” beside “Title”. */
function isTranslation(one: RoleScore, other: RoleScore, cells: Cell[]): boolean {
  if (one.language !== other.language) return true
  // Topics, which a heading may call as titles are called, are the same in many rows.
  const isOfEach = new Set(cells.map(({ text }) => text)).size > cells.length * 0.9
  return isOfEach && Boolean(one.writtenIn && other.writtenIn) && one.writtenIn !== other.writtenIn
}

/** Gives each column its best role; a role has one column, or one in each language. */
function chosenFor(columns: Scored[], decided: Map<number, RoleScore>): Map<number, RoleScore> {
  const chosen = new Map(decided)
  const candidates = columns.flatMap(({ at, cells, scores }) => scores.map((score) => ({ at, cells, score })))
  const inOrder = candidates.sort((a, b) => b.score.points - a.score.points || a.at - b.at)
  for (const { at, cells, score } of inOrder) {
    const [same, ...more] = [...chosen.values()].filter(({ role }) => role === score.role)
    const isOther = same !== undefined && more.length === 0 && isTranslation(score, same, cells)
    const isFree = !same || (isOther && isOf('bilingual', score.role)) || isOf('several', score.role)
    // Cells alone have to agree in six of ten.
    const isEnough = score.points >= (isHeaded(score) ? 1.5 : 1.2)
    if (!chosen.has(at) && isEnough && isFree) chosen.set(at, score)
  }
  return chosen
}

/** A column with fewer of its cells filled than these has not the titles of a list. */
const SPARSE = 0.2

/** The columns of a sheet with their scores for every role, the best first. */
export function scoredColumns(
  sheet: Sheet,
  headingRow: number,
  dataRows: number[],
  calendar: Calendar,
): Scored[] {
  return Array.from({ length: columnsIn(sheet) }, (_, at) => {
    const written = sheet.rows[headingRow]?.[at]?.text ?? ''
    const filled = dataRows.flatMap((row) => {
      const cell = sheet.rows[row]?.[at]
      return cell?.text ? { cell, width: widthOf(sheet.rows[row], cell) } : []
    })
    // What is merged over more columns than most cells of this one is a heading.
    const usual = filled.map(({ width }) => width).sort((a, b) => a - b)[Math.floor(filled.length / 2)] ?? 1
    const cells = filled.flatMap(({ cell, width }) => (width > usual ? [] : cell))
    // Beside the titles, a text that few entries have is something else.
    const isSparse = filled.length < dataRows.length * SPARSE
    const scores = scoresOf(written, cells, calendar)
      .map((one) => (isSparse && one.role === 'title' ? { ...one, points: one.points - 1 } : one))
      .sort((a, b) => b.points - a.points)
    return { at, heading: inOneLine(written), cells, scores }
  })
}

/** The reading of each column of a list that can have these roles. */
export function readColumns(
  all: Scored[],
  roles: readonly string[],
  decided: Record<string, string> = {},
): ColumnReading[] {
  const havePeople = all.some(({ scores }) =>
    scores.some(
      (one) =>
        isOf('people', one.role) &&
        one.points > (one.role === 'lastName' ? NAMED : NAMED + 1) &&
        isHeaded(one),
    ),
  )
  // Where a heading names the people, what looks like people elsewhere is something else.
  const isOther = (score: RoleScore) => havePeople && score.role === 'speakers' && !isHeaded(score)
  // Beside a first name or a surname, “Name” is the other of them.
  const isPart = ({ role, points }: RoleScore) => /^(?:first|last)Name$/.test(role) && points > NAMED
  const hasParts = (at: number) => all.some((one) => one.at !== at && one.scores.some(isPart))
  const columns = all.map((one) => ({
    ...one,
    scores: one.scores.filter(
      (score) =>
        roles.includes(score.role) && !isOther(score) && !(score.role === 'name' && hasParts(one.at)),
    ),
  }))
  const ofPerson = [...columnNames(columns)].flatMap(([at, name]): [number, RoleScore][] => {
    const role = decided[name]
    return role ? [[at, { role, points: 9, reasons: ['decision'] }]] : []
  })
  const chosen = chosenFor(columns, new Map(ofPerson))
  return columns.map(({ at, heading, cells, scores }) => {
    const { role = 'ignored', reasons = [], ...choice } = chosen.get(at) ?? {}
    const names = isOf('names', role)
      ? formOfNames(cells.map(({ text }) => apartFromInstitutions(text).names))
      : undefined
    const isTurkish = (one: Partial<RoleScore>) => (one.language ?? one.writtenIn) === 'tr'
    const isSecond =
      isTurkish(choice) && [...chosen.values()].some((one) => one.role === role && !isTurkish(one))
    return { at, heading, role, name: isSecond ? `${role}Tr` : role, names, reasons, scores }
  })
}
