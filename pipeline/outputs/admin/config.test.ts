import { editionOnDisk } from '../../edition-on-disk'
import { rowsIn } from '../../../tests/setup/rows'
import type { Language } from '../../domain/languages'
import { readEdition } from '../../read'
import { metaOf } from '../../read/entries/schema-walk'
import { collectionNames, collections, fileOf } from '../../schemas'
import { adminConfig, type AdminCollection } from './config'
import { connectionOf } from './connection'
import type { Field } from './fields'
import { refusalOfFile, refusalOfValue, schemaOfField } from './refusal'

const read = readEdition(editionOnDisk(process.cwd()))
const english = adminConfig(read, 'en', connectionOf({}))
const turkish = adminConfig(read, 'tr', connectionOf({}))

const collectionNamed = (config: typeof english, name: string) =>
  config.collections.find((collection) => collection.name === name) as AdminCollection

const inner = (field: Field) => [field['fields'] ?? [], field['field'] ?? []].flat() as Field[]
const allFields = (fields: Field[]): Field[] => fields.flatMap((field) => [field, ...allFields(inner(field))])

/** The field at a path within a collection; a step into the entries of a list is not written. */
function fieldAt({ files }: AdminCollection, ...path: string[]): Field {
  const [first, ...steps] = path
  const root = files[0]!.fields.find(({ name }) => name === first)!
  return steps.reduce((field, step) => inner(field).find(({ name }) => name === step)!, root)
}

test.each(collectionNames)('%s is covered, with every field of its schema', (name) => {
  const { files } = collectionNamed(english, name)
  expect(files.map(({ file }) => file)).toEqual([fileOf(name)])
  const { many, entry } = collections[name]
  const [list] = files[0]!.fields
  const fields = many ? inner(list!) : files[0]!.fields
  expect(fields.map((field) => field.name)).toEqual(Object.keys(entry.shape))
})

test('every page and letter is covered in both languages', () => {
  const files = english.collections.flatMap((collection) => collection.files.map(({ file }) => file))
  expect(files).toEqual(expect.arrayContaining([...read.pages, ...read.letters].map(({ file }) => file)))
  expect(collectionNamed(english, 'pages-tr').files).toHaveLength(read.pages.length / 2)
})

test('every talk and poster has an abstract in both languages, and a place for its Word file', () => {
  const [first] = collectionNamed(turkish, 'abstracts-tr').files
  expect(first!.file).toMatch(/^content\/abstracts\/[^/]+\/tr\.mdx$/)
  const count = collectionNamed(english, 'abstracts-en').files.length
  const uploads = collectionNamed(english, 'abstract-files')
  expect(fieldAt(uploads, 'entries', 'item')['options']).toHaveLength(count)
  expect(fieldAt(uploads, 'entries', 'file')).toMatchObject({ media_folder: '/content/abstracts' })
})

test('labels come from the schema, in the language of the interface; a text has a field for each language', () => {
  const field = (config: typeof english, name: string) =>
    fieldAt(collectionNamed(config, 'speakers'), 'entries', name)
  expect(field(english, 'photo').label).toBe('Photo')
  expect(field(turkish, 'photo').label).toBe('Fotoğraf')
  expect(turkish.locale).toBe('tr')
  expect(inner(field(english, 'affiliation'))).toMatchObject([
    { name: 'en', widget: 'text', required: true },
    { name: 'tr', widget: 'text', required: true },
  ])
})

test('a field that may be left out is not required, nor is anything within it', () => {
  const earlyBird = fieldAt(collectionNamed(english, 'fees'), 'categories', 'earlyBird')
  expect([earlyBird, ...inner(earlyBird)].map(({ required }) => required)).toEqual([false, false, false])
  expect(fieldAt(collectionNamed(english, 'fees'), 'categories', 'standard').required).toBe(true)
})

type Tables = {
  fields: { name: string; collection: string; path: string; field: object }[]
  typed: { at: string; value: string; language: Language; says?: string }[]
}
const { fields, typed } = rowsIn<Tables>('pipeline/outputs/admin/config-fields.yaml')

const entryField = (collection: string, path: string) =>
  fieldAt(collectionNamed(english, collection), 'entries', ...path.split(' '))

test.each(fields)('$name', ({ collection, path, field }) => {
  expect(entryField(collection, path)).toMatchObject(field)
})

test('the halls and the pages are those of the edition', () => {
  const choices = (collection: string, path: string) => entryField(collection, path)['options'] as object[]
  expect(choices('sessions', 'hall')).toMatchObject(
    read.data.programme!.halls.map(({ key }) => ({ value: key })),
  )
  expect(choices('navigation', 'to')).toContainEqual({ label: 'Venue (/venue)', value: '/venue' })
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

test.each(typed)('what is said of $at: $value ($language)', ({ at, value, language, says }) => {
  const refusal = refusalOfValue(at, value, language)
  expect(refusal).toEqual(says && expect.stringContaining(says))
})

const fees = read.edition.read('content/data/fees.yaml') ?? ''

test.each([
  ['content/data/fees.yaml', fees.replace('amount: 6000', 'amount: many'), 'standard.amount'],
  ['content/abstracts/1A-1/en.mdx', '---\n---\n\n<script>alert(1)</script>\n', '<script>'],
  ['content/pages/contact/en.mdx', '---\ntitle: x\n---\n', 'page /contact'],
  ['content/data/fees.yaml', fees, undefined],
  ['content/abstracts/1A-1/en.mdx', '---\n---\n\nCO<sub>2</sub>\n', undefined],
])('%s is refused only with what is wrong in it: %#', (file, text, says) =>
  expect(refusalOfFile(file, text, 'en')).toEqual(says && expect.stringContaining(says)),
)

test('the editor saves nowhere, unless a repository is named', () => {
  expect(connectionOf({}).kind).toBe('trial')
  expect(connectionOf({ GITHUB_REPOSITORY: 'a/b' }).kind).toBe('trial')
  expect(english['backend']).toEqual({ name: 'test-repo' })
})

test('the editor saves in a repository on GitHub by pull requests', () => {
  const connection = connectionOf({
    ADMIN_REPOSITORY: 'chamber/symposium',
    ADMIN_SIGN_IN: 'https://sign-in.example.org/',
  })
  const repository = { name: 'github', repo: 'chamber/symposium', branch: 'main' }
  expect(adminConfig(read, 'en', connection)).toMatchObject({
    backend: { ...repository, base_url: 'https://sign-in.example.org' },
    publish_mode: 'editorial_workflow',
  })
  expect(() => connectionOf({ ADMIN_REPOSITORY: 'https://github.com/a/b' })).toThrow('owner/name')
})
