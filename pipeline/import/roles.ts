// What each column of a list says: a score for each role from the heading and from the cells below it, with the reasons.
import { memoise, memoiseByText } from '../read/memoise'
import type { Language } from '../domain/languages'
import { cellsIn, inOneLine, type Cell, type Sheet } from './cells'
import { columnNames } from './decisions'
import { isDay, isTime, minutesIn, timeOfNumber, type Calendar } from './dates-and-times'
import { hasSurnamesFirst, readNames } from './names'
import {
  isAcademicTitle,
  isCode,
  isEmail,
  isHall,
  isInstitution,
  isPerson,
  isPhone,
  isTitle,
  isWebsite,
} from './looks'
import { choiceCalled, plainWords, stateOf, vocabulary } from './vocabulary'

/** What a column of a list may say. `speakers` are presenters and authors in one column. */
export const columnRoles = [...Object.keys(vocabulary.headings), 'speakers', 'ignored'] as readonly string[]

export type Reason = {
  code: 'heading' | 'cells' | 'decision' | 'file'
  values: Record<string, string | number>
}

export type RoleScore = { role: string; points: number; reasons: Reason[] }

export type ColumnReading = {
  /** Counted from 0. */
  at: number
  heading: string
  role: string
  /** The language of a text that the sheet has in both. */
  language?: Language
  /** Whether names in it begin with the surname. */
  hasSurnamesFirst?: boolean
  reasons: Reason[]
  /** The roles that it may have, the most likely first. */
  scores: RoleScore[]
}

type HeadingName = { role: string; points: number; language?: Language }

const languageWords: Record<Language, RegExp> = {
  en: /\b(?:english|ingilizce|en|eng|ing)\b/,
  tr: /\b(?:turkish|turkce|tr)\b/,
}

/** “SAAT / TIME”, “Title (English)” and lines below one another are several names of one column. */
const partsOf = (heading: string): string[] => {
  const outside = heading.replace(/\([^()]*\)/g, ' ')
  const parts = outside.split(/[/|\n]|\s[-–—·]\s/).map((part) => part.trim())
  return [...new Set([inOneLine(outside), ...parts])].filter(Boolean)
}

/** How well a part of a heading names roles: 3 if it is one of their words, less if it only contains one. */
function namedBy(part: string): HeadingName[] {
  // “chair1” is a chair.
  const plain = plainWords(part).replace(/(?<=\p{L}{3}) ?\d$/u, '')
  const language = (['en', 'tr'] as const).find((one) => languageWords[one].test(plain))
  const written = language ? plain.replace(languageWords[language], ' ').replace(/\s+/g, ' ').trim() : plain
  return vocabulary.headingWords.flatMap(({ role, word, rank }): HeadingName[] => {
    const points =
      written === word || plain === word
        ? 3 - rank * 0.02
        : word.length > 3 && (written.startsWith(`${word} `) || written.endsWith(` ${word}`))
          ? 1.2 + word.length * 0.05
          : 0
    return points > 0 ? [{ role, points, ...(language ? { language } : {}) }] : []
  })
}

/** The roles that a heading names, the best first. */
export const rolesOfHeading = memoiseByText((heading: string): HeadingName[] => {
  const parts = partsOf(heading)
  const best = new Map<string, HeadingName>()
  for (const named of parts.flatMap(namedBy))
    if (named.points > (best.get(named.role)?.points ?? 0)) best.set(named.role, named)
  const roles = [...best.values()].sort((a, b) => b.points - a.points)
  const isNamed = (role: string) => (best.get(role)?.points ?? 0) > 2.5
  // “Konuşmacı / Yazarlar”: who speaks, among the authors.
  if (isNamed('authors') && isNamed('presenters')) return [{ role: 'speakers', points: 3.2 }, ...roles]
  const language = (['en', 'tr'] as const).find((one) => languageWords[one].test(plainWords(heading)))
  return roles.map((one) => (language ? { ...one, language } : one))
}, 4000)

/** How many headings a row has: roles that its cells name, each counted once, and half for those that only contain a name. */
export const headingsInRow = memoise((row: (Cell | undefined)[]): number => {
  const texts = [...new Set(row.flatMap((cell) => (cell?.text && cell.text.length < 60 ? cell.text : [])))]
  const best = new Map<string, number>()
  for (const text of texts) {
    const [{ role, points } = { role: '', points: 0 }] = rolesOfHeading(text)
    if (points > 0) best.set(role, Math.max(best.get(role) ?? 0, points > 2.5 ? 1 : 0.5))
  }
  return [...best.values()].reduce((sum, one) => sum + one, 0)
})

/** Whether a row repeats the headings of the list, or has headings of its own: names of columns and nothing else. */
export function repeatsHeadings(sheet: Sheet, row: number, headingRow: number): boolean {
  const written = cellsIn(sheet.rows[row])
  if (row === headingRow) return true
  const above = sheet.rows[headingRow]
  const same = written.filter(
    ({ column, cell }) => plainWords(above?.[column]?.text ?? '') === plainWords(cell.text),
  ).length
  if (headingRow >= 0 && same >= 2 && same >= written.length / 2) return true
  const named = written.filter(
    ({ cell }) => cell.text.length < 40 && (rolesOfHeading(cell.text)[0]?.points ?? 0) > 2.8,
  ).length
  return named >= 3 && named >= written.length * 0.8
}

const isPeople = memoiseByText((text: string): boolean => {
  if (text.length > 400 || isInstitution(text.split(/[\n;(]/)[0] ?? '')) return false
  const { people } = readNames(text)
  return people.length > 0 && people.filter(({ name }) => isPerson(name)).length >= people.length * 0.6
}, 8000)

/** A day with a time, as systems export it; without a heading it may be the time of anything. */
const isMoment = (text: string) => /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(text)

type Look = (text: string, cell: Cell, calendar: Calendar) => boolean

/** Which cells fit a role. Roles without a look can only be named by a heading. */
const looks: Record<string, Look> = {
  title: (text) => isTitle(text) && !isPeople(text),
  authors: (text) => isPeople(text),
  presenters: (text) => isPeople(text),
  speakers: (text) => isPeople(text),
  coauthors: (text) => isPeople(text),
  chairs: (text) => isPeople(text),
  name: (text) => isPeople(text),
  affiliations: (text) => isInstitution(text),
  date: (text, cell, calendar) => isDay(text, calendar) || Boolean(cell.isDate && /^\d{4}-/.test(text)),
  start: (text, cell) => isTime(text) || isMoment(text) || Boolean(cell.isNumber && timeOfNumber(text)),
  end: (text) => isTime(text) || isMoment(text),
  minutes: (text) => minutesIn(text) !== undefined,
  hall: (text) => isHall(text),
  session: (text) =>
    /^(?:oturum|session)?\s*\d{1,2}\.?\s?[A-Z]?\b/iu.test(text) || /\b(?:oturum|session)/i.test(text),
  number: (text) => /^\p{L}{0,2}[-. ]?\d{1,3}$/u.test(text),
  code: isCode,
  kind: (text) => choiceCalled(text, ['talk', 'invited', 'plenary', 'poster']) !== undefined,
  status: (text) => stateOf(text) !== undefined,
  deleted: (text) => /^(?:yes|no|evet|hay[ıi]r|true|false|x|[01])$/i.test(text),
  academicTitle: isAcademicTitle,
  email: isEmail,
  phone: isPhone,
  website: isWebsite,
}

/** Roles that nothing but matching cells can confirm: a heading “Time” above institutions names something else. */
const strict = new Set(['date', 'start', 'end', 'email', 'academicTitle', 'deleted', 'minutes', 'title'])

/** Roles that cells show without a heading. */
const evident = new Set([
  'title',
  'speakers',
  'affiliations',
  'date',
  'start',
  'hall',
  'email',
  'phone',
  'website',
])

/** The scores of a column for every role. */
function scoresOf(
  heading: string,
  cells: Cell[],
  calendar: Calendar,
): (RoleScore & { language?: Language })[] {
  const named = new Map(rolesOfHeading(heading).map((one) => [one.role, one]))
  const roles = new Set([...named.keys(), ...(cells.length > 1 ? evident : [])])
  return [...roles].flatMap((role) => {
    const look = looks[role]
    const isNamed = named.has(role)
    const fitting = look
      ? cells.filter((cell) => look(cell.text, cell, calendar) && (isNamed || !isMoment(cell.text))).length
      : 0
    const fit = cells.length > 0 ? fitting / cells.length : 0
    const { points = 0, language } = named.get(role) ?? {}
    if (points === 0 && fit < 0.6) return []
    if (strict.has(role) && cells.length > 0 && fit < 0.2) {
      if (role !== 'title' || points < 2.5 || cells.some(({ text }) => isEmail(text))) return []
    }
    const reasons: Reason[] = [
      ...(points > 0 ? [{ code: 'heading' as const, values: { heading } }] : []),
      ...(fitting > 0 ? [{ code: 'cells' as const, values: { fitting, of: cells.length } }] : []),
    ]
    return { role, points: points + fit * 2, reasons, ...(language ? { language } : {}) }
  })
}

/** Roles that a list may have in several columns: titles in both languages. */
const inBothLanguages = new Set([
  'title',
  'affiliations',
  'event',
  'sessionTitle',
  'abstract',
  'role',
  'keywords',
])

/** The reading of each column of a list whose headings are in a row. `roles` are those that the list can have. */
export function readColumns(
  sheet: Sheet,
  headingRow: number,
  dataRows: number[],
  roles: ReadonlySet<string>,
  calendar: Calendar,
  decided: Record<string, string> = {},
): ColumnReading[] {
  const width = Math.max(0, ...sheet.rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => {
    const cell = sheet.rows[headingRow]?.[at]
    const heading = inOneLine(cell?.text ?? '')
    const cells = dataRows.flatMap((row) => {
      const own = sheet.rows[row]?.[at]
      return own && own.text !== '' ? own : []
    })
    const scores = scoresOf(cell?.text ?? '', cells, calendar)
      .filter(({ role }) => roles.has(role))
      .sort((a, b) => b.points - a.points)
    return { at, heading, cells, scores }
  })
  const chosen = new Map<number, RoleScore & { language?: Language }>()
  for (const [at, name] of columnNames(columns)) {
    const role = decided[name]
    if (role) chosen.set(at, { role, points: 9, reasons: [{ code: 'decision', values: { heading: name } }] })
  }
  const candidates = columns
    .flatMap(({ at, scores }) => scores.map((score) => ({ at, score })))
    .sort((a, b) => b.score.points - a.score.points || a.at - b.at)
  for (const { at, score } of candidates) {
    if (chosen.has(at) || score.points < 1.5) continue
    const same = [...chosen.values()].filter(({ role }) => role === score.role)
    const isOther = same.every(({ language }) => language !== score.language)
    const isFree = same.length === 0 || (inBothLanguages.has(score.role) && same.length < 2 && isOther)
    if (isFree) chosen.set(at, score)
  }
  return columns.map(({ at, heading, cells, scores }) => {
    const score = chosen.get(at)
    const role = score?.role ?? 'ignored'
    const isNames = ['authors', 'presenters', 'speakers', 'coauthors', 'chairs', 'name'].includes(role)
    return {
      at,
      heading,
      role,
      ...(score?.language ? { language: score.language } : {}),
      ...(isNames && hasSurnamesFirst(cells.map(({ text }) => text)) ? { hasSurnamesFirst: true } : {}),
      reasons: score?.reasons ?? [],
      scores: scores.map(({ role: one, points, reasons }) => ({ role: one, points, reasons })),
    }
  })
}
