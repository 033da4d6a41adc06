// Which sheets a workbook of the edition has, and their columns: derived from the shapes in schemas/.
import type { z } from 'zod'
import { elementOf, fieldsOf, metaOf, schemaAt } from '../read/entries/schema-walk'
import { both, inBoth, languages, type Bilingual, type Language } from '../domain/languages'
import { label } from '../messages/render'
import { collections, type Collection, type CollectionName } from '../schemas'

export type Column = {
  /** As a mapping file calls it, such as `presenters.name` or `title.en`. */
  name: string
  /** From the row's value to the cell's. */
  path: string[]
  /** What a cell with a list holds: a value in each line, the names of people, or the institutions of these people. */
  list?: 'lines' | 'people' | 'affiliations'
  language?: Language | undefined
  schema: z.ZodType
  heading: Bilingual
  hint?: Bilingual | undefined
}

export type Layout = {
  title: Bilingual
  collection: CollectionName
  /** From the collection, or from each of its entries, to the list; empty where a row is the entry itself. */
  path: string[]
  columns: Column[]
  /** The field of the entry above that says to which one a row belongs; its column is called `in`. */
  owner?: string
}

/** The name of the column that says to which entry a row belongs. */
export const OWNER = 'in'

/** The fields by which other rows refer to an entry. */
const ownerFields = ['code', 'key', 'date', 'name']

const labelOf = (schema: z.ZodType | undefined) => both(metaOf(schema).title ?? '', metaOf(schema).tr ?? '')

/** A heading below that of its group. */
const below = (above: Bilingual, own: Bilingual): Bilingual =>
  inBoth((language) => [above[language], own[language]].filter(Boolean).join(': '))

const withLanguages = (column: Column): Column[] =>
  languages.map((language) => {
    const shown = label(`workbook.in-${language}`)
    const heading = inBoth((reader) => `${column.heading[reader]} (${shown[reader]})`)
    return { ...column, name: [column.name, language].filter(Boolean).join('.'), language, heading }
  })

/** The columns of a value. Lists and records that have a sheet of their own are left out. */
function columnsOf(schema: z.ZodType, column: Omit<Column, 'schema'>, apart: string[]): Column[] {
  const { kind, hint = column.hint } = metaOf(schema)
  const here = { ...column, heading: below(column.heading, labelOf(schema)), hint, schema }
  if (kind === 'text') return withLanguages(here)
  const element = elementOf(schema)
  const { name, affiliation } = fieldsOf(element)
  if (name && affiliation) {
    const heading = below(here.heading, label('workbook.affiliations'))
    const institutions = { ...here, heading, name: `${here.name}.affiliations`, schema: affiliation }
    return [
      { ...here, schema: name, list: 'people' },
      ...withLanguages({ ...institutions, list: 'affiliations' }),
    ]
  }
  if (element) return [{ ...here, schema: element, list: 'lines' }]
  const fields = Object.entries(fieldsOf(schema)).filter(([field]) => !apart.includes(field))
  if (fields.length === 0) return [here]
  return fields.flatMap(([field, own]) => {
    const name = [here.name, field].filter(Boolean).join('.')
    return columnsOf(own, { ...here, path: [...here.path, field], name }, [])
  })
}

/** The name of a column without its language. */
const baseName = ({ name, schema }: Column): string =>
  metaOf(schema).kind === 'text' ? name.replace(/\.?(en|tr)$/, '') : name

/** The columns of some cells, in the order of the layout; texts in one column that names no language are in either. */
export const columnsWith = ({ columns }: Layout, cells: object): Column[] =>
  columns.flatMap((column) => {
    if (column.name in cells) return column
    return column.language === 'en' && baseName(column) in cells
      ? { ...column, name: baseName(column), language: undefined }
      : []
  })

/** The sheets of each collection by the path to their list, those that change most first; none for what is edited in its file only. */
const sheets: Record<CollectionName, string[]> = {
  sessions: ['', 'talks'],
  posters: [''],
  speakers: [''],
  committees: ['members', ''],
  sponsors: ['tiers.firms', 'partners', 'tiers'],
  exhibition: ['tiers.firms', 'exhibitors', 'tiers'],
  keyDates: [''],
  fees: ['categories', ''],
  hotels: ['', 'rooms'],
  socialTour: ['', 'itinerary', 'menu', 'vehicles'],
  workshop: ['days.sessions', '', 'days'],
  programme: ['', 'days', 'halls', 'themes'],
  previousEvents: [''],
  downloads: [''],
  venue: [],
  site: [],
  design: [],
  navigation: [],
  interface: [],
}

const stepsOf = (path: string): string[] => path.split('.').filter(Boolean)

const titleOf = (collection: CollectionName, path: string): Bilingual =>
  label(`workbook.${[collection, ...stepsOf(path)].join('-')}`)

/** The parts of a value that are lists with a sheet of their own, or not for the sheet at all. */
const apartFrom = (collection: CollectionName, path: string): string[] => [
  ...sheets[collection]
    .filter((other) => other.startsWith(path))
    .flatMap((other) => stepsOf(other.slice(path.length)).slice(0, 1)),
  // The site reports what changed in words that organisers write once, and keeps them. The prizes are a list within a group, and
  // institutions are written once.
  ...(collection === 'programme' ? ['changes', 'posterAwards', 'institutions'] : []),
]

function layoutOf(collection: CollectionName, listPath: string): Layout {
  const { entry, many }: Collection = collections[collection]
  const path = stepsOf(listPath)
  const listAt = (steps: string[]) =>
    steps.reduce<z.ZodType>((found, step) => elementOf(schemaAt(found, [step])) ?? found, entry)
  const title = titleOf(collection, listPath)
  // A row that is a single text, such as a firm, has the heading of its sheet.
  const heading = metaOf(listAt(path)).kind === 'text' ? title : both('', '')
  const columns = columnsOf(listAt(path), { name: '', path: [], heading }, apartFrom(collection, listPath))
  const layout: Layout = { title, collection, path, columns }
  const above = path.slice(0, -1)
  if (path.length === 0 || (above.length === 0 && !many)) return layout
  const fields = fieldsOf(listAt(above))
  const owner = ownerFields.find((field) => field in fields) ?? ''
  const schema = schemaAt(listAt(above), [owner]) ?? entry
  const ofOwner = below(titleOf(collection, above.join('.')), labelOf(schema))
  return { ...layout, columns: [{ name: OWNER, path: [OWNER], schema, heading: ofOwner }, ...columns], owner }
}

export const layouts: Layout[] = Object.entries(sheets).flatMap(([collection, paths]) =>
  paths.map((path) => layoutOf(collection as CollectionName, path)),
)

/** The layout of a list of the edition; throws for a list that has no sheet. */
export function layoutFor(collection: CollectionName, path = ''): Layout {
  const found = layouts.find((one) => one.collection === collection && one.path.join('.') === path)
  if (found) return found
  throw new Error(`No sheet for ${collection} ${path}`)
}

/** Fields that refer to an entry of another sheet. */
const references: Record<string, Layout> = {
  'sessions.hall': layoutFor('programme', 'halls'),
  'posters.theme': layoutFor('programme', 'themes'),
  'posters.session': layoutFor('sessions'),
}

/** The sheet that has the entry that a column names. */
export const referredBy = ({ collection, path }: Layout, name: string): Layout | undefined =>
  name === OWNER ? layoutFor(collection, path.slice(0, -1).join('.')) : references[`${collection}.${name}`]

/** What a sheet or a column is called in a workbook. At most 31 characters fit on a sheet's tab. */
export const inOneLabel = ({ en, tr }: Bilingual): string => `${en} · ${tr}`
