// GraphQL types, derived from the schemas so that no shape is written twice.
import { z } from 'zod'
import { bare, fieldsOf, metaOf } from '../read/entries/schema-walk'
import { firm, tier } from '../records/firms'
import { interfaceWords } from '../schemas/interface'
import { kinds, type Kind, type KindName } from '../schemas/kinds'
import { calendarDate } from '../records/localise'
import { presented } from '../records/presented'

const upper = (word: string) => word[0]!.toUpperCase() + word.slice(1)

/** A field that may be left out is nullable; a field with a default is not. */
function isOptional(schema: z.ZodType): boolean {
  let inner: z.ZodType = schema
  while (inner instanceof z.ZodPipe) inner = inner.in as z.ZodType
  return inner instanceof z.ZodOptional
}

/** Shapes used by several records share one type of this name; any other object type is named after its field. */
const shared = new Map<z.ZodType, string>([
  [calendarDate, 'CalendarDate'],
  [firm, 'Firm'],
  [tier, 'SponsorTier'],
])

/** Talks and posters implement this interface, so that one fragment queries what they share. */
const common = new Set<z.ZodType>(Object.values(presented))

/** A group of labels is read as a whole, so that no query has to name each; `Words` is its type. */
const whole = new Set<z.ZodType>(Object.values(interfaceWords.shape))

type Types = Map<string, string>

/** The type of a field; one that refers to a file has a directive after it. */
function typeOf(schema: z.ZodType, name: string, types: Types): string {
  const { kind } = metaOf(schema)
  const inner = bare(schema)
  if (whole.has(schema)) return 'JSON'
  if (kind === 'date') return objectType(calendarDate, name, types)
  if (kind) return (kind in kinds && (kinds[kind as KindName] as Kind).sdl) || 'String'
  if (inner instanceof z.ZodArray)
    return typeOf(inner.element as z.ZodType, name, types).replace(/^\S+/, '[$&!]')
  if (inner instanceof z.ZodObject) return objectType(inner, name, types)
  if (inner instanceof z.ZodNumber) return inner.isInt ? 'Int' : 'Float'
  return inner instanceof z.ZodBoolean ? 'Boolean' : 'String'
}

const fieldLines = (schema: z.ZodObject, name: string, types: Types): string[] =>
  Object.entries(fieldsOf(schema)).map(([field, value]) => {
    const type = typeOf(value, `${common.has(value) ? 'Presented' : name}${upper(field)}`, types)
    return `  ${field}: ${isOptional(value) ? type : type.replace(/^\S+/, '$&!')}`
  })

function objectType(schema: z.ZodObject, place: string, types: Types): string {
  const name = shared.get(schema) ?? place
  if (!types.has(name)) {
    types.set(name, '')
    // Others, such as a speaker's talk, have only some of its fields.
    const fields = Object.values(fieldsOf(schema))
    const isPresented = [...common].every((field) => fields.includes(field))
    const head = isPresented ? `${name} implements Presented` : name
    types.set(name, `type ${head} {\n${fieldLines(schema, name, types).join('\n')}\n}`)
  }
  return name
}

/** All record types in GraphQL's schema definition language. Each record also has a language and its place in the order. */
export function graphqlTypes(records: Record<string, { shape: z.ZodObject }>): string {
  const types: Types = new Map()
  const interfaceLines = fieldLines(z.object(presented), 'Presented', types)
  types.set('Presented', `interface Presented {\n${interfaceLines.join('\n')}\n}`)
  for (const [name, { shape }] of Object.entries(records)) {
    const fields = ['  language: String!', '  order: Int!', ...fieldLines(shape, name, types)]
    types.set(name, `type ${name} implements Node @dontInfer {\n${fields.join('\n')}\n}`)
  }
  return [...types.values()].join('\n\n')
}
