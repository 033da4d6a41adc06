// Turns a schema into the editor's form fields: one widget for each kind of value, with labels and limits from the schema itself.
import { z } from 'zod'
import { namingFields } from '../../read/entries/entry-names'
import { bare, fieldsOf, metaOf } from '../../read/entries/schema-walk'
import { isOneOrSeveral } from './form-values'
import { kinds, type KindName, type Language } from '../../schemas/kinds'

/**
 * A field in Decap's configuration. `at` is our addition: the path of the field's schema, by which a value is checked while it is
 * typed.
 */
export type Field = {
  name: string
  label: string
  widget: string
  required: boolean
  hint?: string
  at?: string
  [option: string]: unknown
}

/** One choice among things defined elsewhere: halls, themes, pages. */
export type Choice = { label: string; value: string }

export type Place = {
  language: Language
  /** Collection and path, such as `sessions.0.talks.0.minutes`. 0 stands for any entry of a list, * for any name. */
  path: string
  /** Whether the field is in a group that may be left out; then it is never required. */
  optional: boolean
  choices: (path: string, schema: z.ZodType) => Choice[] | undefined
  /** Folder for the files of a field, from the project's folder. */
  folder: (path: string, kind: 'picture' | 'logo' | 'file') => string
}

const words = {
  english: { en: 'English', tr: 'İngilizce' },
  turkish: { en: 'Turkish', tr: 'Türkçe' },
  name: { en: 'Name', tr: 'Ad' },
  value: { en: 'Value', tr: 'Değer' },
}

const sharedText = {
  en: 'If both languages use the same words, fill in both fields.',
  tr: 'Metin iki dilde aynıysa her iki alana da yazın.',
}

const mayBeLeftOut = (schema: z.ZodType) => schema instanceof z.ZodOptional || schema instanceof z.ZodDefault

type Base = Pick<Field, 'name' | 'label' | 'required' | 'hint'>

function baseOf(name: string, schema: z.ZodType, { language, optional }: Place): Base {
  const { title, tr, hint, kind = '' } = metaOf(schema)
  const hints = [
    hint,
    kind in kinds && kind !== 'route' ? kinds[kind as KindName].advice : undefined,
    kind === 'text' ? sharedText : undefined,
  ]
  return {
    name,
    label: (language === 'tr' ? tr : title) ?? name,
    required: !optional && !mayBeLeftOut(schema),
    hint: hints.flatMap((part) => part?.[language] ?? []).join(' ') || undefined,
  }
}

/** The limits that a schema sets: of a number, or of the length of a list. */
const limitsOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

const inBothLanguages = (language: Language, required: boolean): Field[] => [
  { name: 'en', label: words.english[language], widget: 'text', required },
  { name: 'tr', label: words.turkish[language], widget: 'text', required },
]

/** A field for a file: uploads go into its folder, and the value is written as content/ writes paths. */
function upload(base: Base, kind: 'picture' | 'logo' | 'file', place: Place): Field {
  const folder = place.folder(place.path, kind)
  const address = kind !== 'file' ? folder.replace(/^content\//, '') : folder.replace(/^static/, '')
  return {
    ...base,
    widget: kind !== 'file' ? 'image' : 'file',
    choose_url: false,
    media_folder: `/${folder}`,
    public_folder: address,
  }
}

const moment = (base: Base, format: string): Field => ({
  ...base,
  widget: 'datetime',
  format,
  date_format: format === 'HH:mm' ? false : format,
  time_format: format === 'HH:mm' ? format : false,
  default: '',
})

function leaf(base: Base, schema: z.ZodType, place: Place): Field {
  const { kind } = metaOf(schema)
  const inner = bare(schema)
  const choices = place.choices(place.path, schema)
  if (choices)
    return { ...base, widget: 'select', options: choices, multiple: isOneOrSeveral(schema) || undefined }
  if (base.name === 'id') return { ...base, widget: 'hidden' }
  if (kind === 'picture' || kind === 'logo' || kind === 'file') return upload(base, kind, place)
  if (kind === 'date') return moment(base, 'YYYY-MM-DD')
  if (kind === 'time') return moment(base, 'HH:mm')
  if (inner instanceof z.ZodBoolean) return { ...base, widget: 'boolean', required: false }
  if (inner instanceof z.ZodEnum) {
    const options = inner.options.map((value) => ({ label: String(value), value: String(value) }))
    const usual = schema instanceof z.ZodDefault ? { default: schema.def.defaultValue as unknown } : {}
    return { ...base, widget: 'select', options, ...usual }
  }
  if (inner instanceof z.ZodNumber) {
    const { type, minimum, maximum } = limitsOf(inner)
    return {
      ...base,
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      min: minimum,
      max: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
    }
  }
  return { ...base, widget: 'checked-string', at: place.path }
}

/** The title of a collapsed entry: taken from the first field that names the entry. */
function summaryOf(fields: Field[], language: Language): string {
  const naming = [...namingFields, 'date', 'time', 'start', 'network']
    .map((name) => fields.find((field) => field.name === name))
    .find((field) => field !== undefined)
  if (!naming)
    return `{{fields.${fields.some(({ name }) => name === 'en') ? language : (fields[0]?.name ?? 'name')}}}`
  const title = fields.find(({ name }) => name === 'title' && name !== naming.name)
  const part = ({ name, widget }: Field) => `{{fields.${name}${widget === 'object' ? `.${language}` : ''}}}`
  return [naming, ...(title ? [title] : [])].map(part).join(' · ')
}

function list(base: Base, schema: z.ZodType, element: z.ZodType, place: Place): Field {
  const min = limitsOf(schema).minItems
  const inside = { ...place, path: `${place.path}.0`, optional: false }
  const limits = { required: min !== undefined && base.required, min }
  const item = formField('item', element, inside)
  const fields = item['fields'] as Field[] | undefined
  return fields
    ? { ...base, ...limits, widget: 'list', summary: summaryOf(fields, place.language), fields }
    : { ...base, ...limits, widget: 'list', collapsed: false, field: { ...item, label: base.label } }
}

function rows(base: Base, value: z.ZodType, place: Place): Field {
  const { language } = place
  const fields: Field[] = [
    { name: 'name', label: words.name[language], widget: 'string', required: true },
    {
      ...formField('value', value, { ...place, path: `${place.path}.*`, optional: false }),
      label: words.value[language],
    },
  ]
  return { ...base, required: false, widget: 'list', summary: '{{fields.name}}', fields }
}

/** The form field of one value, including the fields of groups and lists. */
export function formField(name: string, schema: z.ZodType, place: Place): Field {
  const base = baseOf(name, schema, place)
  const inner = bare(schema)
  if (metaOf(schema).kind === 'text') {
    return { ...base, widget: 'object', fields: inBothLanguages(place.language, base.required) }
  }
  if (inner instanceof z.ZodArray) return list(base, schema, inner.element as z.ZodType, place)
  if (inner instanceof z.ZodRecord) return rows(base, inner.valueType as z.ZodType, place)
  if (inner instanceof z.ZodObject) {
    const fields = formFields(inner, { ...place, optional: !base.required })
    return { ...base, widget: 'object', collapsed: name !== 'item', fields }
  }
  return leaf(base, schema, place)
}

/** The fields of a group, in the order of its schema. */
export const formFields = (schema: z.ZodObject, place: Place): Field[] =>
  Object.entries(fieldsOf(schema)).map(([name, field]) =>
    formField(name, field, { ...place, path: `${place.path}.${name}` }),
  )
