// Turns a schema into the editor's form fields: one widget for each kind of value, with labels and limits from the schema itself.
import { z } from 'zod'
import { namingFields } from '../../read/entries/entry-names'
import { bare, fieldsOf, metaOf } from '../../read/entries/schema-walk'
import { isOneOrSeveral } from '../../write/form-values'
import { inBothLanguages, label } from '../../messages/render'
import { kindNamed } from '../../schemas/kinds'
import { languageNames, languages, type Language } from '../../domain/languages'

/** A field of Decap’s configuration and, our addition, `at`: the path of its schema, which checks what is typed. */
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

/** Kinds of fields whose files are uploaded. */
const uploads = ['picture', 'logo', 'drawing', 'file'] as const

type Upload = (typeof uploads)[number]

export type Place = {
  language: Language
  /** Collection and path, such as `sessions.0.talks.0.minutes`. 0 is any entry of a list, * any name. */
  path: string
  /** Whether the field is in a group that may be left out; then it is never required. */
  optional: boolean
  choices: (path: string, schema: z.ZodType) => Choice[] | undefined
  /** Folder for the files of a field, from the project's folder. */
  folder: (path: string, kind: Upload) => string
}

type Base = Pick<Field, 'name' | 'label' | 'required' | 'hint'>

function baseOf(name: string, schema: z.ZodType, { language, optional }: Place): Base {
  const { title, tr, hint, kind } = metaOf(schema)
  // A page is chosen, so nobody has to know how its address is written.
  const isExplained = kind !== undefined && kind !== 'route' && kindNamed(kind) !== undefined
  const advice = isExplained
    ? inBothLanguages({ code: `kind.${kind}`, part: 'advice' })
    : kind === 'text' && label('editor.both-languages')
  return {
    name,
    label: (language === 'tr' ? tr : title) ?? name,
    // What may be left out or has a default is wrapped.
    required: !optional && bare(schema) === schema,
    hint: [hint, advice].flatMap((part) => (part ? part[language] : [])).join(' ') || undefined,
  }
}

/** The limits that a schema sets: of a number, or of the length of a list. */
const limitsOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

type Options = { widget: string; [option: string]: unknown }

/** A field for a file: uploads go into its folder, and the value is written as content/ writes paths. */
function upload(kind: Upload, place: Place): Options {
  const folder = place.folder(place.path, kind)
  return {
    widget: kind === 'file' ? 'file' : 'image',
    choose_url: false,
    media_folder: `/${folder}`,
    public_folder: folder.replace(/^content\/|^static(?=\/)/, ''),
  }
}

const moment = (dateFormat: string | false, timeFormat: string | false): Options => ({
  widget: 'datetime',
  format: dateFormat || timeFormat,
  date_format: dateFormat,
  time_format: timeFormat,
  default: '',
})

function leaf(name: string, schema: z.ZodType, place: Place): Options {
  const { kind } = metaOf(schema)
  const inner = bare(schema)
  if (name === 'id') return { widget: 'hidden' }
  const file = uploads.find((known) => known === kind)
  if (file) return upload(file, place)
  if (kind === 'colour') return { widget: 'color', allowInput: true }
  if (kind === 'date') return moment('YYYY-MM-DD', false)
  if (kind === 'time') return moment(false, 'HH:mm')
  if (inner instanceof z.ZodBoolean) return { widget: 'boolean', required: false }
  if (inner instanceof z.ZodEnum) {
    const options = inner.options.map((value) => ({ label: String(value), value: String(value) }))
    const usual = schema instanceof z.ZodDefault ? { default: schema.def.defaultValue as unknown } : {}
    return { widget: 'select', options, ...usual }
  }
  if (!(inner instanceof z.ZodNumber)) return { widget: 'checked-string', at: place.path }
  const { type, minimum: min, maximum } = limitsOf(inner)
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min, max }
}

/** The title of a collapsed entry: taken from the first field that names the entry. */
function summaryOf(fields: Field[], language: Language): string {
  const find = (wanted: string) => fields.find(({ name }) => name === wanted)
  const part = ({ name, widget }: Field) => `{{fields.${name}${widget === 'object' ? `.${language}` : ''}}}`
  const naming = [...namingFields, 'date', 'time', 'start', 'network', language].flatMap(
    (name) => find(name) ?? [],
  )
  const shown = new Set([naming[0] ?? fields[0] ?? [], find('title') ?? []].flat())
  return [...shown].map(part).join(' · ')
}

function list(base: Base, schema: z.ZodType, element: z.ZodType, place: Place): Options {
  const min = limitsOf(schema).minItems
  const limits = { widget: 'list', required: min !== undefined && base.required, min }
  const item = formField('item', element, { ...place, path: `${place.path}.0`, optional: false })
  const fields = item['fields'] as Field[] | undefined
  return fields
    ? { ...limits, summary: summaryOf(fields, place.language), fields }
    : { ...limits, collapsed: false, field: { ...item, label: base.label } }
}

/** `name: value` lines, which are rows of a form. */
function rows(value: z.ZodType, { language, ...place }: Place): Options {
  const inside = { ...place, language, path: `${place.path}.*`, optional: false }
  const fields: Field[] = [
    { name: 'name', label: label('editor.row-name')[language], widget: 'string', required: true },
    { ...formField('value', value, inside), label: label('editor.row-value')[language] },
  ]
  return { required: false, widget: 'list', summary: '{{fields.name}}', fields }
}

function optionsOf(base: Base, schema: z.ZodType, place: Place): Options {
  const { name, required } = base
  const inner = bare(schema)
  const options = place.choices(place.path, schema)
  if (options) return { widget: 'select', options, multiple: isOneOrSeveral(schema) || undefined }
  if (metaOf(schema).kind === 'text') {
    const nameOf = (text: Language) => languageNames[text][place.language]
    const fields = languages.map((text) => ({ name: text, label: nameOf(text), widget: 'text', required }))
    return { widget: 'object', fields }
  }
  if (inner instanceof z.ZodArray) return list(base, schema, inner.element as z.ZodType, place)
  if (inner instanceof z.ZodRecord) return rows(inner.valueType as z.ZodType, place)
  if (!(inner instanceof z.ZodObject)) return leaf(name, schema, place)
  const fields = formFields(inner, { ...place, optional: !required })
  return { widget: 'object', collapsed: name !== 'item', fields }
}

/** The field of a form for a schema. */
export function formField(name: string, schema: z.ZodType, place: Place): Field {
  const base = baseOf(name, schema, place)
  return { ...base, ...optionsOf(base, schema, place) }
}

/** The fields of a group, in the order of its schema. */
export const formFields = (schema: z.ZodObject, place: Place): Field[] =>
  Object.entries(fieldsOf(schema)).map(([name, field]) =>
    formField(name, field, { ...place, path: `${place.path}.${name}` }),
  )
