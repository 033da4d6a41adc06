import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

test('a build that was interrupted is repeated from scratch, though its process number is in use again', () => {
  write('.cache/build-lock', String(process.pid))
  expect(build()).toMatchObject({ said: expect.stringContaining('was interrupted'), keptCache: false })
})

test('while another build is running, nothing is touched; once it has been killed, the next one runs', async () => {
  // Does with the lock what gatsby-node.ts does, and does not end.
  write(
    'node_modules/gatsby/cli.js',
    `require('node:fs').writeFileSync('.cache/build-lock', '')
     require('node:net').createServer().listen(process.env.BUILD_SIGNAL, () => console.log(process.pid))`,
  )
  const other = spawn(process.execPath, [join(process.cwd(), 'tools/gatsby.mjs'), 'build'], { cwd: root })
  const pid = await new Promise((started) => other.stdout.once('data', (printed) => started(Number(printed))))
  expect(build()).toEqual({
    said: 'Another build of this folder is running: wait until it has finished.\n',
    status: 1,
    keptCache: true,
  })
  process.kill(Number(pid), 'SIGKILL')
  await once(other, 'exit')
  write('node_modules/gatsby/cli.js', '')
  expect(build()).toMatchObject({ said: expect.stringContaining('was interrupted'), status: 0 })
})
