import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { editorSchemas, withSchemas } from './editor-schemas'

const schemas = editorSchemas()
const settings = readFileSync('.vscode/settings.json', 'utf8')
const fileOf = (JSON.parse(settings) as { 'yaml.schemas': Record<string, string> })['yaml.schemas']

test('the settings of VS Code name every schema; npm install and each build write them', () => {
  expect(settings).toBe(withSchemas(settings))
  expect(Object.keys(fileOf)).toEqual(Object.keys(schemas).map((path) => `./${path}`))
})

test.each(Object.entries(schemas))('%s describes its file', (path, schema) => {
  const ajv = new Ajv({ strict: false })
  const valid = ajv.compile(JSON.parse(schema) as object)
  // A file of comments only is an empty list.
  const content: unknown = parse(readFileSync(fileOf[`./${path}`]!, 'utf8')) ?? []
  expect([valid(content), valid.errors]).toEqual([true, null])
})

test('a new collection is added to the settings, and what else they say stays', () => {
  const before = '{\n  // Ours\n  "yaml.schemas": {},\n  "files.eol": "\\n"\n}\n'
  expect(withSchemas(before)).toBe(
    before.replace('{}', () => JSON.stringify(fileOf, null, 2).replaceAll('\n', '\n  ')),
  )
})

test('titles are in both languages', () => {
  expect(schemas['.vscode/schemas/speakers.json']).toContain('Photo · Fotoğraf')
})
