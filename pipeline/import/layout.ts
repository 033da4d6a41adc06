// Which sheets a workbook of the edition has, and their columns: derived from the shapes in schemas/.
import type { z } from 'zod'
import { elementOf, fieldsOf, metaOf, schemaAt } from '../read/entries/schema-walk'
import { both, inBoth, languages, type Bilingual, type Language } from '../domain/languages'
import { collections, type Collection, type CollectionName } from '../schemas'

export type Column = {
  /** As a mapping file calls it, such as `presenters.name` or `title.en`. */
  name: string
  /** From the row's value to the cell's. */
  path: string[]
  /** What a cell with a list holds: a value in each line, the names of people, or the institutions of these people. */
  list?: 'lines' | 'people' | 'affiliations'
  language?: Language
  schema: z.ZodType
  heading: Bilingual
  hint?: Bilingual
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

const inLanguages: Record<Language, Bilingual> = {
  en: both('English, or both', 'İngilizce ya da ortak'),
  tr: both('Turkish', 'Türkçe'),
}

const withLanguages = (column: Column): Column[] =>
  languages.map((language) => ({
    ...column,
    name: [column.name, language].filter(Boolean).join('.'),
    language,
    heading: inBoth((reader) => `${column.heading[reader]} (${inLanguages[language][reader]})`),
  }))

/** The columns of a value. Lists and records that have a sheet of their own are left out. */
function columnsOf(schema: z.ZodType, column: Omit<Column, 'schema'>, apart: string[]): Column[] {
  const { kind, hint = column.hint } = metaOf(schema)
  const here = { ...column, heading: below(column.heading, labelOf(schema)), hint, schema }
  if (kind === 'text') return withLanguages(here)
  const element = elementOf(schema)
  const { name, affiliation } = fieldsOf(element)
  if (name && affiliation) {
    const heading = below(here.heading, both('affiliations', 'kurumlar'))
    const institutions = { ...here, heading, name: `${here.name}.affiliations`, schema: affiliation }
    return [
      { ...here, schema: name, list: 'people' },
      ...withLanguages({ ...institutions, list: 'affiliations' }),
    ]
  }
  if (element) return [{ ...here, schema: element, list: 'lines' }]
  const fields = Object.entries(fieldsOf(schema))
  if (fields.length === 0) return [here]
  return fields.flatMap(([field, own]) => {
    const inside = { path: [...here.path, field], name: here.name ? `${here.name}.${field}` : field }
    return apart.includes(field) ? [] : columnsOf(own, { ...here, ...inside }, [])
  })
}

/** The name of a column without its language. */
export const baseName = ({ name, schema }: Column) =>
  metaOf(schema).kind === 'text' ? name.replace(/\.?(en|tr)$/, '') : name

/** The column of a text that a sheet has once, without saying in which language. */
const inEither = (column: Column): Column => ({
  ...column,
  name: baseName(column),
  language: undefined,
  heading: inBoth((reader) => column.heading[reader].replace(/ \([^()]*\)$/, '')),
})

/** The columns of some cells, in the order of the layout; texts in one column that names no language are in either. */
export const columnsWith = ({ columns }: Layout, cells: object): Column[] =>
  columns.flatMap((column) => {
    if (column.name in cells) return column
    return column.language === 'en' && baseName(column) in cells ? inEither(column) : []
  })

/** The column of a name; that of a text also without its language. */
export const columnNamed = (layout: Layout, name: string): Column | undefined =>
  columnsWith(layout, { [name]: '' })[0]

/** A sheet: from the collection, or from each of its entries, to the list whose rows it has, and what it is called. */
type Sheet = { path: string; title: Bilingual }

const sheet = (path: string, en: string, tr: string): Sheet => ({ path, title: both(en, tr) })

/** The sheets of each collection, those that change most first; [] for what is edited in its file only. */
const sheets: Record<CollectionName, Sheet[]> = {
  sessions: [sheet('', 'Sessions', 'Oturumlar'), sheet('talks', 'Talks', 'Bildiriler')],
  posters: [sheet('', 'Posters', 'Posterler')],
  speakers: [sheet('', 'Speakers', 'Konuşmacılar')],
  committees: [sheet('members', 'Members', 'Kurul üyeleri'), sheet('', 'Committees', 'Kurullar')],
  sponsors: [
    sheet('tiers.firms', 'Sponsors', 'Sponsorlar'),
    sheet('partners', 'Partners', 'Destekleyenler'),
    sheet('tiers', 'Sponsor tiers', 'Kategoriler'),
  ],
  exhibition: [
    sheet('tiers.firms', 'In the exhibition', 'Sergide'),
    sheet('exhibitors', 'Exhibitors', 'Diğer katılımcılar'),
    sheet('tiers', 'Exhibition tiers', 'Sergi'),
  ],
  keyDates: [sheet('', 'Key dates', 'Önemli tarihler')],
  fees: [sheet('categories', 'Fees', 'Ücretler'), sheet('', 'About fees', 'Ücret bilgileri')],
  hotels: [sheet('', 'Hotels', 'Oteller'), sheet('rooms', 'Rooms', 'Odalar')],
  socialTour: [
    sheet('', 'Tour', 'Gezi'),
    sheet('itinerary', 'Itinerary', 'Gezi planı'),
    sheet('menu', 'Lunch menu', 'Öğle menüsü'),
    sheet('vehicles', 'Vehicles', 'Araçlar'),
  ],
  workshop: [
    sheet('days.sessions', 'Workshops', 'Çalıştaylar'),
    sheet('', 'About the workshops', 'Çalıştay'),
    sheet('days', 'Workshop days', 'Çalıştay günü'),
  ],
  programme: [
    sheet('', 'Programme', 'Program'),
    sheet('days', 'Days', 'Günler'),
    sheet('halls', 'Halls', 'Salonlar'),
    sheet('themes', 'Themes', 'Temalar'),
  ],
  previousEvents: [sheet('', 'Past events', 'Önceki yıllar')],
  downloads: [sheet('', 'Downloads', 'İndirilecekler')],
  venue: [],
  site: [],
  design: [],
  navigation: [],
  interface: [],
}

const stepsOf = (path: string) => path.split('.').filter(Boolean)

/** The parts of a value that are lists with a sheet of their own, or not for the sheet at all. */
const apartFrom = (collection: CollectionName, path: string) => [
  ...sheets[collection]
    .filter((other) => other.path.startsWith(path))
    .flatMap((other) => stepsOf(other.path.slice(path.length)).slice(0, 1)),
  // The site reports what changed in words that organisers write once, and keeps them. The prizes are a list within a group.
  ...(collection === 'programme' ? ['changes', 'posterAwards'] : []),
]

function layoutOf(name: CollectionName, { path: listPath, title }: Sheet): Layout {
  const { entry, many }: Collection = collections[name]
  const path = stepsOf(listPath)
  const schema = path.reduce<z.ZodType>((found, step) => elementOf(schemaAt(found, [step]))!, entry)
  // A row that is a single text, such as a firm, has the heading of its sheet.
  const heading = metaOf(schema).kind === 'text' ? title : both('', '')
  const columns = columnsOf(schema, { name: '', path: [], heading }, apartFrom(name, listPath))
  const layout: Layout = { title, collection: name, path, columns }
  const above = path.slice(0, -1)
  if (path.length === 0 || (above.length === 0 && !many)) return layout
  const fields = fieldsOf(elementOf(schemaAt(entry, above)) ?? entry)
  const owner = ownerFields.find((field) => field in fields)!
  const ofAbove = sheets[name].find((other) => other.path === above.join('.'))!
  const ofOwner = below(ofAbove.title, labelOf(fields[owner]))
  const column = { name: OWNER, path: [OWNER], schema: fields[owner]!, heading: ofOwner }
  return { ...layout, columns: [column, ...columns], owner }
}

export const layouts: Layout[] = Object.entries(sheets).flatMap(([name, ofCollection]) =>
  ofCollection.map((own) => layoutOf(name as CollectionName, own)),
)

export const layoutFor = (collection: CollectionName, path = ''): Layout =>
  layouts.find((layout) => layout.collection === collection && layout.path.join('.') === path)!

/** Fields that refer to an entry of another sheet. */
const references: Record<string, Layout> = {
  'sessions.hall': layoutFor('programme', 'halls'),
  'posters.theme': layoutFor('programme', 'themes'),
  'posters.session': layoutFor('sessions'),
}

/** The sheet in which the entry stands that a column names. */
export const referredBy = ({ collection, path }: Layout, name: string): Layout | undefined =>
  name === OWNER ? layoutFor(collection, path.slice(0, -1).join('.')) : references[`${collection}.${name}`]

/** What a sheet or a column is called in a workbook. At most 31 characters fit on a sheet's tab. */
export const inOneLabel = ({ en, tr }: Bilingual) => `${en} · ${tr}`
