// Which sheets a workbook of the edition has, and their columns: derived from the shapes in schemas/.
import { z } from 'zod'
import { bare, elementOf, fieldsOf, metaOf, schemaAt } from '../read/entries/schema-walk'
import { collections, type Collection, type CollectionName } from '../schemas'
import { languages, type Bilingual, type Language } from '../schemas/kinds'

export type Column = {
  /** As a mapping file calls it, such as `presenters.name` or `title.en`. */
  name: string
  /** From the row's value to the cell's, or, if the cell holds a list, to the list. */
  path: string[]
  /** From an item of the list to its part of the cell, one line for each item. */
  inItem?: string[]
  /** Which language of a text the cell has. */
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
const keys = ['code', 'key', 'date', 'name']

export const keyOf = (fields: Record<string, unknown>) => keys.find((key) => key in fields)

const inLanguages: Record<Language, Bilingual> = {
  en: { en: 'English, or both', tr: 'İngilizce ya da ortak' },
  tr: { en: 'Turkish', tr: 'Türkçe' },
}

const joined = (above: Bilingual | undefined, own: Bilingual, separator = ': '): Bilingual =>
  above ? { en: `${above.en}${separator}${own.en}`, tr: `${above.tr}${separator}${own.tr}` } : own

function withLanguages(column: Column): Column[] {
  if (metaOf(column.schema).kind !== 'text') return [column]
  return languages.map((language) => {
    const { en, tr } = inLanguages[language]
    const heading = { en: `${column.heading.en} (${en})`, tr: `${column.heading.tr} (${tr})` }
    return { ...column, name: [column.name, language].filter(Boolean).join('.'), language, heading }
  })
}

/** The columns of a value. Lists and records that have a sheet of their own are left out. */
function columnsOf(schema: z.ZodType, column: Omit<Column, 'schema'>, apart: string[]): Column[] {
  const meta = metaOf(schema)
  const inner = bare(schema)
  const label = { en: meta.title ?? '', tr: meta.tr ?? '' }
  const here = {
    ...column,
    heading: meta.title ? joined(column.heading.en ? column.heading : undefined, label) : column.heading,
    hint: meta.hint ?? column.hint,
  }
  if (meta.kind === 'text') return withLanguages({ ...here, schema })
  const element = elementOf(schema)
  if (element) return columnsOf(element, { ...here, inItem: [] }, [])
  if (!(inner instanceof z.ZodObject)) return [{ ...here, schema }]
  return Object.entries(fieldsOf(inner)).flatMap(([name, field]) => {
    if (apart.includes(name)) return []
    const inside = here.inItem ? { inItem: [...here.inItem, name] } : { path: [...here.path, name] }
    return columnsOf(field, { ...here, ...inside, name: here.name ? `${here.name}.${name}` : name }, [])
  })
}

/** The name of a column without its language. */
export const baseName = ({ name, schema }: Column) =>
  metaOf(schema).kind === 'text' ? name.replace(/\.?(en|tr)$/, '') : name

/** The column of a text that a sheet has once, without saying in which language. */
export const inEither = (column: Column): Column => ({
  ...column,
  name: baseName(column),
  language: undefined,
  heading: {
    en: column.heading.en.replace(/ \([^()]*\)$/, ''),
    tr: column.heading.tr.replace(/ \([^()]*\)$/, ''),
  },
})

type Listed = [collection: CollectionName, path: string, en: string, tr: string]

/** The sheets, those that change most first. */
const listed: Listed[] = [
  ['sessions', '', 'Sessions', 'Oturumlar'],
  ['sessions', 'talks', 'Talks', 'Bildiriler'],
  ['posters', '', 'Posters', 'Posterler'],
  ['speakers', '', 'Speakers', 'Konuşmacılar'],
  ['committees', 'members', 'Members', 'Kurul üyeleri'],
  ['sponsors', 'tiers.firms', 'Sponsors', 'Sponsorlar'],
  ['sponsors', 'partners', 'Partners', 'Destekleyenler'],
  ['exhibition', 'tiers.firms', 'In the exhibition', 'Sergide'],
  ['exhibition', 'exhibitors', 'Exhibitors', 'Diğer katılımcılar'],
  ['keyDates', '', 'Key dates', 'Önemli tarihler'],
  ['fees', 'categories', 'Fees', 'Ücretler'],
  ['fees', '', 'About fees', 'Ücret bilgileri'],
  ['hotels', '', 'Hotels', 'Oteller'],
  ['hotels', 'rooms', 'Rooms', 'Odalar'],
  ['socialTour', '', 'Tour', 'Gezi'],
  ['socialTour', 'itinerary', 'Itinerary', 'Gezi planı'],
  ['socialTour', 'menu', 'Lunch menu', 'Öğle menüsü'],
  ['socialTour', 'vehicles', 'Vehicles', 'Araçlar'],
  ['workshop', 'days.sessions', 'Workshops', 'Çalıştaylar'],
  ['workshop', '', 'About the workshops', 'Çalıştay'],
  ['workshop', 'days', 'Workshop days', 'Çalıştay günü'],
  ['programme', '', 'Programme', 'Program'],
  ['programme', 'days', 'Days', 'Günler'],
  ['programme', 'halls', 'Halls', 'Salonlar'],
  ['programme', 'themes', 'Themes', 'Temalar'],
  ['committees', '', 'Committees', 'Kurullar'],
  ['sponsors', 'tiers', 'Sponsor tiers', 'Kategoriler'],
  ['exhibition', 'tiers', 'Exhibition tiers', 'Sergi'],
  ['sponsors', 'logos', 'Logos', 'Logolar'],
  ['sponsors', 'websites', 'Websites', 'Web siteleri'],
]

const stepsOf = (path: string) => (path === '' ? [] : path.split('.'))

/** The parts of a value that are lists with a sheet of their own, or not for the sheet at all. */
const apartFrom = (collection: CollectionName, path: string) => [
  ...listed
    .filter(([name, other]) => name === collection && other !== path && other.startsWith(path))
    .map(([, other]) => stepsOf(other.slice(path.length).replace(/^\./, ''))[0] ?? ''),
  // The site tells what changed in words that organisers write once, and keeps them.
  ...(collection === 'programme' ? ['changes'] : []),
]

/** A firm's name and what is said of it: a line of `logos` or `websites`. */
const recordColumns = (value: z.ZodType): Column[] => [
  {
    name: 'name',
    path: ['name'],
    schema: z.string(),
    heading: { en: 'Firm', tr: 'Firma' },
    hint: {
      en: 'The firm’s English name, as it is written in the list.',
      tr: 'Firmanın listede yazıldığı biçimiyle İngilizce adı.',
    },
  },
  { name: 'value', path: ['value'], schema: value, heading: { en: 'Value', tr: 'Değer' } },
]

function layoutOf([name, listPath, en, tr]: Listed): Layout {
  const { entry, many, label }: Collection = collections[name]
  const path = stepsOf(listPath)
  const list =
    path.length === 0
      ? undefined
      : schemaAt(
          entry,
          path.flatMap((step, at) => (at > 0 ? [0, step] : [step])),
        )
  const layout: Layout = { title: { en, tr }, collection: name, path, columns: [] }
  const record = bare(list)
  if (record instanceof z.ZodRecord)
    return { ...layout, columns: recordColumns(record.valueType as z.ZodType) }
  const schema = list ? elementOf(list)! : entry
  const columns = columnsOf(
    schema,
    { name: '', path: [], heading: { en: '', tr: '' } },
    apartFrom(name, listPath),
  )
  const above =
    path.length === 2 ? schemaAt(entry, [path[0]!]) : many && path.length === 1 ? entry : undefined
  if (!above) return { ...layout, columns: columns.map(withHeading(en, tr)) }
  const fields = fieldsOf(elementOf(above) ?? above)
  const owner = keyOf(fields)!
  const { title, tr: inTurkish } = metaOf(fields[owner])
  const of = path.length === 2 ? { en: metaOf(above).title!, tr: metaOf(above).tr! } : label
  const heading = joined(capitalised(of), { en: title!, tr: inTurkish! })
  const column = { name: OWNER, path: [OWNER], schema: fields[owner]!, heading }
  return { ...layout, columns: [column, ...columns.map(withHeading(en, tr))], owner }
}

const capitalised = ({ en, tr }: Bilingual): Bilingual => ({
  en: en.charAt(0).toUpperCase() + en.slice(1),
  tr: tr.charAt(0).toLocaleUpperCase('tr') + tr.slice(1),
})

/** A row that is a single text, such as a firm, has the heading of its sheet. */
const withHeading =
  (en: string, tr: string) =>
  (column: Column): Column =>
    column.heading.en.startsWith(' (')
      ? { ...column, heading: { en: `${en}${column.heading.en}`, tr: `${tr}${column.heading.tr}` } }
      : column

export const layouts: Layout[] = listed.map(layoutOf)

/** The sheet of a list, by its collection and path. */
export const layoutFor = (collection: CollectionName, path = ''): Layout =>
  layouts.find((layout) => layout.collection === collection && layout.path.join('.') === path)!

/** Fields that refer to an entry of another sheet. */
const references: Record<string, Layout> = {
  'sessions.hall': layoutFor('programme', 'halls'),
  'posters.theme': layoutFor('programme', 'themes'),
  'posters.session': layoutFor('sessions'),
}

/** The sheet in which the entry stands that a column names. */
export const referredBy = ({ collection, path }: Layout, { name }: Column): Layout | undefined =>
  name === OWNER ? layoutFor(collection, path.slice(0, -1).join('.')) : references[`${collection}.${name}`]

/** What a sheet or a column is called in a workbook. At most 31 characters fit on a sheet's tab. */
export const both = ({ en, tr }: Bilingual) => `${en} · ${tr}`
