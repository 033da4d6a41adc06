import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginBuild, finishBuild } from './under-way'

const root = mkdtempSync(join(tmpdir(), 'under-way-'))
const mark = join(root, '.cache/build-under-way')
const command = process.env['gatsby_executing_command']

beforeAll(() => mkdirSync(join(root, '.cache')))
afterAll(() => {
  process.env['gatsby_executing_command'] = command
  rmSync(root, { recursive: true })
})

test('a build is marked as under way from beginning to end', async () => {
  process.env['gatsby_executing_command'] = 'build'
  await beginBuild(root)
  expect(existsSync(mark)).toBe(true)
  await finishBuild(root)
  expect(existsSync(mark)).toBe(false)
})

test('gatsby develop, which may be stopped at any time, is not marked', async () => {
  process.env['gatsby_executing_command'] = 'develop'
  await beginBuild(root)
  expect(existsSync(mark)).toBe(false)
})
