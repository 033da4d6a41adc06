import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { collections } from '../schemas'
import { editorFiles } from './editor-schemas'

const files = editorFiles()

test.each(Object.keys(files))('%s is current (npx tsx tools/editor-schemas.ts)', (file) => {
  expect(readFileSync(file, 'utf8')).toBe(files[file])
})

test('every collection has a shape for the editor', () => {
  const settings = JSON.parse(files['.vscode/settings.json'] ?? '{}') as {
    'yaml.schemas': Record<string, string>
  }
  const mapped = Object.values(settings['yaml.schemas'])
  for (const { file } of Object.values(collections)) expect(mapped).toContain(`content/${file}`)
})

test.each(Object.values(collections).map(({ file }) => file))('content/%s matches its shape', (file) => {
  const settings = JSON.parse(files['.vscode/settings.json'] ?? '{}') as {
    'yaml.schemas': Record<string, string>
  }
  const [schema = ''] =
    Object.entries(settings['yaml.schemas']).find(([, path]) => path === `content/${file}`) ?? []
  const ajv = new Ajv({ strict: false })
  const valid = ajv.compile(JSON.parse(files[schema.slice(2)] ?? '{}') as object)
  expect([valid(parse(readFileSync(`content/${file}`, 'utf8'))), valid.errors]).toEqual([true, null])
})

test('titles are in both languages', () => {
  expect(files['.vscode/schemas/speakers.json']).toContain('Photo · Fotoğraf')
})
