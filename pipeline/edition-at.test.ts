import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editionAt } from './edition-at'

let folder = ''
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: folder })

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'edition-'))
  mkdirSync(join(folder, 'content/data'), { recursive: true })
  writeFileSync(join(folder, 'content/data/ücretler.yaml'), '\uFEFFa: 1\r\n')
  writeFileSync(join(folder, 'content/site.yaml'), 'name: İzmir\n')
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'first')
  writeFileSync(join(folder, 'content/site.yaml'), 'name: other\n')
})

afterAll(() => rmSync(folder, { recursive: true }))

test('reads the words of a commit, not of the disk', () => {
  const edition = editionAt(folder, 'HEAD')
  expect(edition?.list('content')).toEqual(['content/data/ücretler.yaml', 'content/site.yaml'])
  expect(edition?.read('content/site.yaml')).toBe('name: İzmir\n')
  expect(edition?.read('content/data/ücretler.yaml')).toBe('a: 1\n')
  expect(edition?.read('content/none.yaml')).toBeUndefined()
})

test.each(['nowhere', '--output=x'])('%s is no commit', (commit) => {
  expect(editionAt(folder, commit)).toBeUndefined()
})
