// GraphQL types, derived from the schemas so that no shape is written twice.
import { z } from 'zod'
import { bare, fieldsOf, metaOf } from '../read/entries/schema-walk'
import { calendarDate } from '../records/localise'
import { presentedRecord } from '../records/presented'
import { kindNamed } from '../schemas/kinds'

/** A name with a capital first letter, as types and parts of their names have it. */
const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** A field that may be left out is nullable; a field with a default is not. */
function isOptional(schema: z.ZodType): boolean {
  let inner: z.ZodType = schema
  while (inner instanceof z.ZodPipe) inner = inner.in as z.ZodType
  return inner instanceof z.ZodOptional
}

/** Definitions of types by their names, in the order in which they are met. */
type Types = Map<string, string>

/** The type of a value of a kind; one that refers to a file has a directive after it. */
function typeOfKind(kind: string, types: Types): string {
  if (kind === 'date') return objectType(calendarDate, 'CalendarDate', types)
  return kindNamed(kind)?.sdl ?? 'String'
}

/** The type of a field. `place` names an object that no other field has. */
function typeOf(schema: z.ZodType, place: string, types: Types): string {
  const { kind, typeName } = metaOf(schema)
  const inner = bare(schema)
  if (kind) return typeOfKind(kind, types)
  if (inner instanceof z.ZodObject) return objectType(inner, place, types)
  if (typeName) return typeName
  if (inner instanceof z.ZodArray)
    return typeOf(inner.element as z.ZodType, place, types).replace(/^\S+/, '[$&!]')
  if (inner instanceof z.ZodNumber) return inner.isInt ? 'Int' : 'Float'
  return inner instanceof z.ZodBoolean ? 'Boolean' : 'String'
}

const fieldLines = (schema: z.ZodObject, place: string, types: Types): string[] =>
  Object.entries(fieldsOf(schema)).map(([field, value]) => {
    const type = typeOf(value, place + capitalised(field), types)
    return `  ${field}: ${isOptional(value) ? type : type.replace(/^\S+/, '$&!')}`
  })

/** The name of an object's type, which is defined when it is first met: its own name, or else that of its place. */
function objectType(schema: z.ZodObject, place: string, types: Types): string {
  const { typeName: name = place, implements: shared } = metaOf(schema)
  if (!types.has(name)) {
    types.set(name, '')
    const head = shared ? `${name} implements ${shared}` : name
    types.set(name, `type ${head} {\n${fieldLines(schema, name, types).join('\n')}\n}`)
  }
  return name
}

/** All record types in GraphQL's schema definition language. Each record also has a language and its place in the order. */
export function graphqlTypes(records: Record<string, { shape: z.ZodObject }>): string {
  const types: Types = new Map()
  // Talks and posters implement it, so that one fragment queries what they share.
  const shared = fieldLines(presentedRecord, 'Presented', types)
  types.set('Presented', `interface Presented {\n${shared.join('\n')}\n}`)
  for (const [name, { shape }] of Object.entries(records)) {
    const fields = ['  language: String!', '  order: Int!', ...fieldLines(shape, name, types)]
    types.set(name, `type ${name} implements Node @dontInfer {\n${fields.join('\n')}\n}`)
  }
  return [...types.values()].join('\n\n')
}
