import { z } from 'zod'
import { editionOnDisk } from '../../edition-on-disk'
import { readEdition } from '../../read'
import { bare, metaOf } from '../../read/entries/schema-walk'
import { collectionNames, collections, fileOf } from '../../schemas'
import { adminConfig, type AdminCollection } from './config'
import { connectionOf } from './connection'
import type { Field } from './fields'
import { fileSchema } from './formats'
import { refusalOfFile, refusalOfValue, schemaOfField } from './refusal'

const read = readEdition(editionOnDisk(process.cwd()))
const english = adminConfig(read, 'en', { kind: 'trial' })
const turkish = adminConfig(read, 'tr', { kind: 'trial' })

const collectionNamed = (config: typeof english, name: string) =>
  config.collections.find((collection) => collection.name === name) as AdminCollection

const inner = (field: Field): Field[] => [
  ...((field['fields'] as Field[] | undefined) ?? []),
  ...(field['field'] ? [field['field'] as Field] : []),
]
const allFields = (fields: Field[]): Field[] => fields.flatMap((field) => [field, ...allFields(inner(field))])

/** The field at a path within a collection; a step into the entries of a list is not written. */
function fieldAt(collection: AdminCollection, ...path: string[]): Field {
  const found = path.reduce<Field[]>((fields, name) => {
    const next = fields.filter((field) => field.name === name)
    return path.at(-1) === name && next.length > 0 ? next : next.flatMap(inner)
  }, collection.files[0]!.fields)
  return found[0]!
}

/** Names of a schema's fields at its top level, or of those of its entries if it is a list. */
function namesIn(schema: z.ZodType | undefined): string[] {
  const here = bare(schema)
  if (here instanceof z.ZodArray) return namesIn(here.element as z.ZodType)
  return here instanceof z.ZodObject ? Object.keys(here.shape) : []
}

test('every collection is covered, with every field of its schema', () => {
  for (const name of collectionNames) {
    const collection = collectionNamed(english, name)
    expect(collection.files.map(({ file }) => file)).toEqual([fileOf(name)])
    const [list] = collection.files[0]!.fields
    const top = collections[name].many ? inner(list!) : collection.files[0]!.fields
    expect(top.map((field) => field.name)).toEqual(namesIn(fileSchema(name)))
  }
})

test('every page and letter is covered in both languages', () => {
  const files = english.collections.flatMap((collection) => collection.files.map(({ file }) => file))
  expect(files).toEqual(expect.arrayContaining([...read.pages, ...read.letters].map(({ file }) => file)))
  expect(collectionNamed(english, 'pages-tr').files).toHaveLength(read.pages.length / 2)
})

test('every talk and poster has an abstract in both languages, and a place for its Word file', () => {
  const [first] = collectionNamed(english, 'abstracts-tr').files
  expect(first).toMatchObject({
    file: expect.stringMatching(/^content\/abstracts\/[^/]+\/tr\.mdx$/) as string,
  })
  const count = collectionNamed(english, 'abstracts-en').files.length
  const uploads = collectionNamed(english, 'abstract-files')
  expect(fieldAt(uploads, 'entries', 'item')['options']).toHaveLength(count)
  expect(fieldAt(uploads, 'entries', 'file')).toMatchObject({ media_folder: '/content/abstracts' })
})

test('labels come from the schema, in the language of the interface', () => {
  expect(fieldAt(collectionNamed(english, 'speakers'), 'entries', 'photo').label).toBe('Photo')
  expect(fieldAt(collectionNamed(turkish, 'speakers'), 'entries', 'photo').label).toBe('Fotoğraf')
  expect(turkish.locale).toBe('tr')
})

test('a text has a field for each language', () => {
  const affiliation = fieldAt(collectionNamed(english, 'speakers'), 'entries', 'affiliation')
  expect(inner(affiliation).map(({ name, widget, required }) => [name, widget, required])).toEqual([
    ['en', 'text', true],
    ['tr', 'text', true],
  ])
})

test('a field that may be left out is not required, nor is anything within it', () => {
  const earlyBird = fieldAt(collectionNamed(english, 'fees'), 'categories', 'earlyBird')
  expect([earlyBird, ...inner(earlyBird)].map(({ required }) => required)).toEqual([false, false, false])
  expect(fieldAt(collectionNamed(english, 'fees'), 'categories', 'standard').required).toBe(true)
})

test('limits come from the schema', () => {
  const sessions = collectionNamed(english, 'sessions')
  expect(fieldAt(sessions, 'entries', 'talks', 'minutes')).toMatchObject({
    widget: 'number',
    value_type: 'int',
    min: 1,
    max: 240,
  })
})

test('dates and times have a picker; enums, halls, themes and pages are chosen from a list', () => {
  const sessions = collectionNamed(english, 'sessions')
  expect(fieldAt(sessions, 'entries', 'date')).toMatchObject({
    widget: 'datetime',
    format: 'YYYY-MM-DD',
    time_format: false,
  })
  expect(fieldAt(sessions, 'entries', 'start')).toMatchObject({
    widget: 'datetime',
    format: 'HH:mm',
    date_format: false,
  })
  expect(fieldAt(sessions, 'entries', 'hall')['options']).toEqual(
    read.data.programme?.halls.map(({ key }) => expect.objectContaining({ value: key })),
  )
  expect(fieldAt(collectionNamed(english, 'posters'), 'entries', 'theme').widget).toBe('select')
  expect(fieldAt(collectionNamed(english, 'navigation'), 'entries', 'to')['options']).toContainEqual({
    label: 'Venue (/venue)',
    value: '/venue',
  })
})

test('new files go where the existing ones lie', () => {
  expect(fieldAt(collectionNamed(english, 'speakers'), 'entries', 'photo')).toMatchObject({
    widget: 'image',
    media_folder: '/content/images/speakers',
    public_folder: 'images/speakers',
  })
  expect(fieldAt(collectionNamed(english, 'downloads'), 'entries', 'file')).toMatchObject({
    widget: 'file',
    media_folder: '/static/documents',
    public_folder: '/documents',
  })
})

test('a page that the site needs keeps its template', () => {
  const pages = collectionNamed(english, 'pages-en').files
  const names = new Map(pages.map(({ file, fields }) => [file, fields.map(({ name }) => name)]))
  expect(names.get('content/pages/contact/en.mdx')).toContain('lead')
  expect(names.get('content/pages/contact/en.mdx')).not.toContain('template')
})

test('every field that is checked during typing knows its schema', () => {
  const checked = english.collections
    .flatMap(({ files }) => files.flatMap(({ fields }) => allFields(fields)))
    .filter(({ at }) => at)
  expect(checked.map(({ at }) => at)).toContain('sessions.0.talks.0.presenters.0.name')
  expect(checked.filter(({ at }) => schemaOfField(at!) === undefined).map(({ at }) => at)).toEqual([])
  expect(metaOf(schemaOfField('site.bank.iban')).kind).toBe('iban')
})

describe('what the check would refuse', () => {
  test('a value, in the language of the interface', () => {
    expect(refusalOfValue('site.email', 'nobody', 'en')).toMatch(/is not an e-mail address/)
    expect(refusalOfValue('site.email', 'nobody', 'tr')).toMatch(/bir e-posta adresi değil/)
    expect(refusalOfValue('site.email', 'info@example.org', 'en')).toBeUndefined()
    expect(refusalOfValue('sponsors.websites.*', 'example', 'en')).toMatch(/is not a web address/)
    expect(refusalOfValue('site.email', '', 'en')).toBeUndefined()
  })

  test('a file, with the entry and field', () => {
    const text = read.edition.read('content/data/fees.yaml') ?? ''
    expect(refusalOfFile('content/data/fees.yaml', text, 'en')).toBeUndefined()
    expect(
      refusalOfFile('content/data/fees.yaml', text.replace('amount: 6000', 'amount: many'), 'en'),
    ).toMatch(/standard\.amount/)
  })

  test('an abstract with a tag it may not use', () => {
    const file = 'content/abstracts/1A-1/en.mdx'
    expect(refusalOfFile(file, '---\n---\n\nCO<sub>2</sub>\n', 'en')).toBeUndefined()
    expect(refusalOfFile(file, '---\n---\n\n<script>alert(1)</script>\n', 'en')).toMatch(/<script>/)
  })

  test('a page without text', () => {
    expect(refusalOfFile('content/pages/contact/en.mdx', '---\ntitle: x\n---\n', 'en')).toMatch(
      /page \/contact/,
    )
  })
})

describe('the place where the editor saves', () => {
  test('is nowhere, unless a repository is named', () => {
    expect(connectionOf({})).toEqual({ kind: 'trial' })
    expect(connectionOf({ GITHUB_REPOSITORY: 'a/b' })).toEqual({ kind: 'trial' })
    expect(english['backend']).toEqual({ name: 'test-repo' })
  })

  test('is a repository on GitHub, by pull requests', () => {
    const connection = connectionOf({
      ADMIN_REPOSITORY: 'chamber/symposium',
      ADMIN_SIGN_IN: 'https://sign-in.example.org/',
    })
    expect(adminConfig(read, 'en', connection)).toMatchObject({
      backend: {
        name: 'github',
        repo: 'chamber/symposium',
        branch: 'main',
        base_url: 'https://sign-in.example.org',
      },
      publish_mode: 'editorial_workflow',
    })
    expect(() => connectionOf({ ADMIN_REPOSITORY: 'https://github.com/a/b' })).toThrow('owner/name')
  })
})
