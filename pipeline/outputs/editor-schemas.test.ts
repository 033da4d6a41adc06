import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { collections } from '../schemas'
import { editorSchemas } from './editor-schemas'

const schemas = editorSchemas()
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  'yaml.schemas': Record<string, string>
}

test.each(Object.values(collections).map(({ file }) => file))('content/%s matches its shape', (file) => {
  const [schema = ''] =
    Object.entries(settings['yaml.schemas']).find(([, path]) => path === `content/${file}`) ?? []
  const ajv = new Ajv({ strict: false })
  const valid = ajv.compile(JSON.parse(schemas[schema.replace('./', '')] ?? '') as object)
  expect([valid(parse(readFileSync(`content/${file}`, 'utf8'))), valid.errors]).toEqual([true, null])
})

test('titles are in both languages', () => {
  expect(schemas['.vscode/schemas/speakers.json']).toContain('Photo · Fotoğraf')
})
