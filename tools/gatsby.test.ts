import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gatsby-'))
  for (const folder of ['node_modules/gatsby', '.cache', 'public'])
    mkdirSync(join(root, folder), { recursive: true })
  write('node_modules/gatsby/cli.js', "console.log('gatsby', ...process.argv.slice(2))")
  write('.cache/kept', '')
  write('public/index.html', '')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(root, file), text)

function build(prefix = '') {
  const env = { ...process.env, PATH_PREFIX: prefix }
  const call = [join(process.cwd(), 'tools/gatsby.mjs'), 'build']
  const { stdout, stderr, status } = spawnSync(process.execPath, call, { cwd: root, env, encoding: 'utf8' })
  return { said: stdout + stderr, status, keptCache: existsSync(join(root, '.cache/kept')) }
}

test('a build for the same folder of the host keeps the cache', () => {
  write('.cache/built-for', '/symposium')
  expect(build('/symposium')).toEqual({ said: 'gatsby build --prefix-paths\n', status: 0, keptCache: true })
})

test.each([
  ['for another folder of the host', '', '/symposium', 'another folder'],
  ['for another folder of the host, in reverse', '/symposium', '', 'another folder'],
  ['with an emptied public/ and a kept cache', '', '', 'has been emptied'],
])('a build %s starts from scratch', (_, before, now, reason) => {
  write('.cache/built-for', before)
  if (before === now) rmSync(join(root, 'public/index.html'))
  expect(build(now)).toMatchObject({ said: expect.stringContaining(reason), keptCache: false })
  // The folder itself may be mounted.
  expect(existsSync(join(root, 'public'))).toBe(true)
})

test('an interrupted build is repeated from scratch', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  write('.cache/build-lock', String(pid))
  expect(build()).toMatchObject({ said: expect.stringContaining('was interrupted'), keptCache: false })
})

test('while another build is running, nothing is touched', () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  write('.cache/build-lock', String(other.pid))
  const { said, ...rest } = build()
  other.kill()
  expect(said).toBe('Another build of this folder is running: wait until it has finished.\n')
  expect(rest).toEqual({ status: 1, keptCache: true })
  expect(readFileSync(join(root, '.cache/build-lock'), 'utf8')).toBe(String(other.pid))
})
