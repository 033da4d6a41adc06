// Recognises what a sheet lists and which of its columns says what: our own workbook, or headings in either language.
import { fold } from '../read/fold'
import { memoiseByText } from '../read/memoise'
import { languages } from '../schemas/kinds'
import { languageWords, SESSION_TITLE, tabs, words } from './heading-words'
import { baseName, both, inEither, layoutFor, layouts, OWNER, type Column, type Layout } from './layout'
import type { Cell, Sheet } from './read-sheets'

const talks = layoutFor('sessions', 'talks')

const sessions = layoutFor('sessions')

const ofSession = sessions.columns.filter(({ name }) => ['date', 'hall', 'end', 'chairs'].includes(name))

const sessionTitle: Column = {
  ...inEither(sessions.columns.find(({ name }) => name === 'title.en')!),
  name: SESSION_TITLE,
  heading: { en: 'Title of the session', tr: 'Oturumun başlığı' },
}

/** A programme as committees keep it: each talk with its day, hall and session. */
export const programmeLayout: Layout = { ...talks, columns: [...talks.columns, ...ofSession, sessionTitle] }

/** A heading without capitals, accents, brackets and marks. */
const plainHeading = memoiseByText(
  (text) =>
    fold(text)
      .replace(/\(?(lar|ler|s)\)/g, '')
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  4000,
)

type Meaning = { column: Column; rank: number }

function meaningsOf(heading: string, layout: Layout): Meaning[] {
  const { columns, title } = layout
  const own = columns.find((column) =>
    [both(column.heading), column.heading.en, column.heading.tr].some(
      (label) => plainHeading(label) === plainHeading(heading),
    ),
  )
  if (own) return [{ column: own, rank: 0 }]
  const written = plainHeading(heading)
  const named = languages.find((language) => languageWords[language].test(written))
  const plain = named ? written.replace(languageWords[named], '').replace(/\s+/g, ' ').trim() : written
  const found = columns.flatMap((column) => {
    const known =
      words[`${title.en} ${baseName(column)}`] ??
      words[baseName(column).replace(/^.*\.(?=affiliations$)/, '')]
    if (!known || (column.language && named && column.language !== named)) return []
    const ofLanguage = languages.find((language) => known[language].split(', ').includes(plain))
    if (!ofLanguage || (column.language && (named ?? ofLanguage) !== column.language)) return []
    return [{ column, rank: 1 + known[ofLanguage].split(', ').indexOf(plain) }]
  })
  // “Authors (presenter *)” is the column of the authors.
  const bare = heading.replace(/\([^()]*\)/g, '')
  return found.length > 0 || bare === heading ? found : meaningsOf(bare, layout)
}

export type Recognised = {
  layout: Layout
  /** Our own workbook has whole lists: what is not in it is removed. */
  isOwn: boolean
  headingRow: number
  columns: Map<Column, number>
  /** All headings, and those from whose columns nothing is taken. */
  headings: string[]
  unknown: string[]
  /** Columns that several headings may equally mean. */
  unclear: string[][]
}

const textsOf = (row: (Cell | undefined)[]) => row.map((cell) => inOneLine(cell?.text ?? ''))

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Takes the columns of a row of headings. */
export function columnsIn(row: (Cell | undefined)[], headingRow: number, layout: Layout): Recognised {
  const headings = textsOf(row)
  const candidates = headings.flatMap((heading, at) =>
    heading === '' || headings.indexOf(heading) < at
      ? []
      : meaningsOf(heading, layout).map((meaning) => ({ ...meaning, heading, at })),
  )
  const columns = new Map<Column, number>()
  const unclear: string[][] = []
  for (const column of layout.columns) {
    // The institutions are those of the people that the sheet has.
    const areOfNobody =
      column.list === 'affiliations' &&
      ![...columns.keys()].some(({ list, path }) => list === 'people' && path[0] === column.path[0])
    if (areOfNobody) continue
    const ranked = candidates.filter((one) => one.column === column).sort((a, b) => a.rank - b.rank)
    const [best, ...others] = ranked.filter(({ at }) => ![...columns.values()].includes(at))
    if (!best) continue
    if (others[0]?.rank === best.rank) unclear.push([best.heading, others[0].heading])
    columns.set(column, best.at)
  }
  const taken = new Set([...columns.values()].map((at) => headings[at]))
  const unknown = [...new Set(headings)].filter((heading) => heading !== '' && !taken.has(heading))
  return { layout, isOwn: false, headingRow, headings, columns: ofEitherLanguage(columns), unknown, unclear }
}

/** A text that the sheet has once, in a column that names no language, may be of either. */
function ofEitherLanguage(columns: Map<Column, number>): Map<Column, number> {
  return new Map(
    [...columns].map(([column, at]): [Column, number] => {
      const isAlone = ![...columns.keys()].some(
        (other) => other !== column && baseName(other) === baseName(column),
      )
      return [column.language && isAlone ? inEither(column) : column, at]
    }),
  )
}

/** Rows above the headings: a title of the sheet, a date, an empty row. */
const MOST_ROWS_ABOVE = 15

/** The lists of a sheet that stand beside one another, such as two committees below the same headings each. */
export function listsBeside(sheet: Sheet): Sheet[] {
  for (const [at, row] of sheet.rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const texts = textsOf(row)
    const first = texts.findIndex(Boolean)
    const starts = texts.flatMap((text, column) => (text && text === texts[first] ? column : []))
    const lists = starts.map((start, index) => ({ start, end: starts[index + 1] ?? texts.length }))
    const headings = lists.map(({ start, end }) => texts.slice(start, end).filter(Boolean).join('\n'))
    if (headings.length < 2 || !headings[0]!.includes('\n') || new Set(headings).size > 1) continue
    return lists.map(({ start, end }) => {
      const own = sheet.rows.map((cells) =>
        cells.map((cell, column) => (column >= start && column < end ? cell : undefined)),
      )
      const section = textsOf(own[at - 1] ?? []).find(Boolean)
      return { name: sheet.name, rows: own, ...(section && { section }) }
    })
  }
  return [sheet]
}

/** The columns without which a row says nothing: of a talk its title and people. */
function hasNeeded({ title, columns }: Layout, has: string[]): boolean {
  if (title.en === 'Talks' || title.en === 'Posters')
    return has.includes('title') && (has.includes('authors') || has.includes('presenters'))
  return has.includes(baseName(columns.find(({ name }) => name !== OWNER && name !== 'key')!))
}

function score({ layout, columns }: Recognised, tab: string): number {
  const has = [...columns.keys()].map(baseName)
  if (!hasNeeded(layout, has)) return 0
  const { en, tr } = layout.title
  const called = [en, tr, ...(tabs[en]?.split(', ') ?? [])].map(plainHeading)
  const isCalled = called.some((name) => ` ${plainHeading(tab)}`.includes(` ${name}`))
  return isCalled ? new Set(has).size + 2.5 : has.length > 1 ? new Set(has).size : 0
}

/** What a sheet lists: nothing, one list or, if that cannot be known, several that it may be. */
export function recognise({ name, rows }: Sheet): Recognised[] {
  const own = layouts.find(({ title }) => both(title) === name)
  if (own) return [{ ...columnsIn(rows[0] ?? [], 0, own), isOwn: true }]
  const candidates = [programmeLayout, ...layouts.filter((layout) => layout !== talks)].flatMap((layout) => {
    const found = rows
      .slice(0, MOST_ROWS_ABOVE)
      .map((row, at) => columnsIn(row, at, layout))
      .map((one) => ({ one, points: score(one, name) }))
    return found.sort((a, b) => b.points - a.points)[0] ?? []
  })
  const most = Math.max(0, ...candidates.map(({ points }) => points))
  return candidates.filter(({ points }) => points > 0 && points === most).map(({ one }) => one)
}

/** The column of a name in a mapping file. */
export const columnNamed = ({ columns }: Layout, name: string): Column | undefined =>
  [...columns, ...columns.map(inEither)].find((column) => column.name === name)
