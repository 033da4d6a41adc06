// Recognises what a sheet lists and which of its columns says what: our own workbook, or headings in either language.
import { fold } from '../domain/fold'
import { memoiseByText } from '../read/memoise'
import { both } from '../read/problem'
import { languages, type Language } from '../domain/languages'
import { inOneLine } from './fields'
import {
  baseName,
  columnsWith,
  inOneLabel,
  layoutFor,
  layouts,
  OWNER,
  type Column,
  type Layout,
} from './layout'
import type { Sheet } from './read-sheets'
import { listOf, words } from './words'

const talks = layoutFor('sessions', 'talks')

const ofSession = layoutFor('sessions').columns.flatMap((column) => {
  if (['date', 'hall', 'end', 'chairs'].includes(column.name)) return column
  const heading = both('Title of the session', 'Oturumun başlığı')
  return column.name === 'title.en' ? { ...column, name: 'sessionTitle', language: undefined, heading } : []
})

/** A programme as committees keep it: each talk with its day, hall and session. */
export const programmeLayout: Layout = { ...talks, columns: [...talks.columns, ...ofSession] }

/** The lists that a sheet of somebody else may have. */
export const foreignLayouts = [programmeLayout, ...layouts.filter((layout) => layout !== talks)]

/** A heading without capitals, accents, brackets and marks. */
const plainHeading = memoiseByText(
  (text) =>
    fold(text)
      .replace(/\(?(lar|ler|s)\)/g, '')
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  4000,
)

const languageWords: Record<Language, RegExp> = {
  en: /\b(english|ingilizce|en|eng)\b/,
  tr: /\b(turkish|turkce|tr)\b/,
}

/** How well a heading names a column: 0 if it is the column's own, 1 the best of its synonyms; undefined if it does not. */
function rankOf(heading: string, column: Column, { title }: Layout): number | undefined {
  const written = plainHeading(heading)
  const labels = [inOneLabel(column.heading), column.heading.en, column.heading.tr]
  if (labels.some((label) => plainHeading(label) === written)) return 0
  const named = languages.find((language) => languageWords[language].test(written))
  const plain = named ? written.replace(languageWords[named], '').replace(/\s+/g, ' ').trim() : written
  const base = baseName(column)
  const ofSheet = words.headings[`${title.en} ${base}`.trim()]
  const known = ofSheet ?? words.headings[base.replace(/^.*\.(?=affiliations$)/, '')]
  const language = languages.find((one) => listOf(known?.[one]).includes(plain))
  if (!language || (column.language && (named ?? language) !== column.language)) return undefined
  return 1 + listOf(known?.[language]).indexOf(plain)
}

/** The list of each sheet, and the column of each heading; null for one that is not to be taken. */
export type Mapping = Record<string, string | null>

type Named = { column: Column; rank: number }

/** The columns that a heading may name; only one if the heading is its own. */
function columnsNamed(heading: string, layout: Layout, mapping: Mapping): Named[] {
  const asked = mapping[heading]
  if (asked !== undefined)
    return layout.columns
      .filter((one) => one.name === asked || (one.language !== 'tr' && baseName(one) === asked))
      .map((column) => ({ column, rank: 0 }))
  const found = layout.columns.flatMap((column) => {
    const rank = rankOf(heading, column, layout)
    return rank === undefined ? [] : { column, rank }
  })
  const own = found.find(({ rank }) => rank === 0)
  if (own) return [own]
  // “Authors (presenter *)” is the column of the authors.
  const bare = heading.replace(/\([^()]*\)/g, '')
  return found.length > 0 || bare === heading ? found : columnsNamed(bare, layout, mapping)
}

export type Recognised = {
  layout: Layout
  /** Our own workbook has whole lists: what is not in it is removed. */
  isOwn: boolean
  headingRow: number
  /** The numbers of the columns that are taken, by their names. */
  places: Record<string, number>
  headings: string[]
  /** Columns that several headings may equally mean. */
  unclear: string[][]
}

export const headingsIn = ({ rows }: Sheet, row: number) =>
  Array.from(rows[row] ?? [], (cell) => inOneLine(cell?.text ?? ''))

function columnsIn(sheet: Sheet, headingRow: number, layout: Layout, mapping: Mapping = {}): Recognised {
  const headings = headingsIn(sheet, headingRow)
  const candidates = headings.flatMap((heading, at) =>
    heading === '' || headings.indexOf(heading) < at
      ? []
      : columnsNamed(heading, layout, mapping).map((one) => ({ ...one, at })),
  )
  const taken = new Map<Column, number>()
  const unclear: string[][] = []
  for (const column of layout.columns) {
    // The institutions are those of the people that the sheet has.
    const ofPeople = [...taken.keys()].some(
      ({ list, path }) => list === 'people' && path[0] === column.path[0],
    )
    if (column.list === 'affiliations' && !ofPeople) continue
    const [best, other] = candidates
      .filter((one) => one.column === column && ![...taken.values()].includes(one.at))
      .sort((a, b) => a.rank - b.rank)
    if (!best) continue
    if (other?.rank === best.rank) unclear.push([headings[best.at]!, headings[other.at]!])
    taken.set(column, best.at)
  }
  // A text that the sheet has once, in a column that names no language, may be of either.
  const bases = [...taken.keys()].map(baseName)
  const places = [...taken].map(([column, at]): [string, number] => {
    const isAlone = bases.filter((base) => base === baseName(column)).length === 1
    return [column.language && isAlone ? baseName(column) : column.name, at]
  })
  return { layout, isOwn: false, headingRow, headings, places: Object.fromEntries(places), unclear }
}

export const notTaken = ({ headings, places }: Pick<Recognised, 'headings' | 'places'>) => {
  const taken = Object.values(places).map((at) => headings[at])
  return [...new Set(headings)].filter((heading) => heading !== '' && !taken.includes(heading))
}

/** Rows above the headings: a title of the sheet, a date, an empty row. */
const MOST_ROWS_ABOVE = 15

export const headingRows = ({ rows }: Sheet) => [...rows.slice(0, MOST_ROWS_ABOVE).keys()]

/** The lists of a sheet that stand beside one another, such as two committees below the same headings each. */
export function listsBeside(sheet: Sheet): Sheet[] {
  for (const at of headingRows(sheet)) {
    const texts = headingsIn(sheet, at)
    const first = texts.find(Boolean)
    const starts = texts.flatMap((text, column) => (text && text === first ? column : []))
    const lists = starts.map((start, index) => ({ start, end: starts[index + 1] ?? texts.length }))
    const headings = lists.map(({ start, end }) => texts.slice(start, end).filter(Boolean).join('\n'))
    if (headings.length < 2 || !headings[0]!.includes('\n') || new Set(headings).size > 1) continue
    return lists.map(({ start, end }) => {
      const rows = sheet.rows.map((cells) =>
        cells.map((cell, column) => (column >= start && column < end ? cell : undefined)),
      )
      const section = headingsIn({ ...sheet, rows }, at - 1).find(Boolean)
      return { name: sheet.name, rows, ...(section && { section }) }
    })
  }
  return [sheet]
}

/** How well a sheet fits a list: by its number of columns and its name; 0 without those columns that say what a row is. */
function score({ layout, places }: Recognised, tab: string): number {
  const { title, columns } = layout
  const has = new Set(columnsWith(layout, places).map(baseName))
  const main = columns.find(({ name }) => name !== OWNER && name !== 'key')!
  const isPresented = title.en === 'Talks' || title.en === 'Posters'
  const isFit = isPresented
    ? has.has('title') && (has.has('authors') || has.has('presenters'))
    : has.has(baseName(main))
  if (!isFit) return 0
  const called = [title.en, title.tr, ...listOf(words.tabs[title.en])].map((name) => plainHeading(name))
  const isCalled = called.some((name) => ` ${plainHeading(tab)}`.includes(` ${name}`))
  return isCalled ? has.size + 2.5 : has.size > 1 ? has.size : 0
}

/** What a sheet lists: nothing, one list or, if that cannot be known, several that it may be. */
export function recognise(sheet: Sheet, mapping: Mapping): Recognised[] {
  const own = layouts.find(({ title }) => inOneLabel(title) === sheet.name)
  if (own) return [{ ...columnsIn(sheet, 0, own), isOwn: true }]
  const list = mapping[sheet.name]
  const candidates = foreignLayouts.flatMap((layout) => {
    if (list && list !== layout.title.en && list !== layout.title.tr) return []
    const found = headingRows(sheet).map((row) => columnsIn(sheet, row, layout, mapping))
    const points = (one: Recognised) => (list ? Object.keys(one.places).length : score(one, sheet.name))
    const [best] = found.map((one) => ({ one, points: points(one) })).sort((a, b) => b.points - a.points)
    return best ?? []
  })
  const most = Math.max(0, ...candidates.map(({ points }) => points))
  return candidates.filter(({ points }) => points > 0 && points === most).map(({ one }) => one)
}
