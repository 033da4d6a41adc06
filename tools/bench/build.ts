// npm run bench:build: how long a build takes, cold, warm and after one changed line, for larger and larger editions.
// Everything happens in a copy of the project. Option: --sizes 1,5,20
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { enlarge } from './larger-edition'
import { table } from './table'

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1,5,20' } } })
const root = process.cwd()

/** Made by builds and tests, or linked instead of copied. */
const LEFT_OUT = new Set([
  'node_modules',
  'public',
  '.cache',
  '.git',
  'coverage',
  'generated',
  'test-results',
])

function copyOfProject(times: number): string {
  const copy = mkdtempSync(join(tmpdir(), `symposium-${times}x-`))
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !LEFT_OUT.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  if (times > 1) enlarge(copy, times)
  return copy
}

/** Seconds of one build; throws with its last lines where it fails. */
function build(folder: string): number {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/gatsby.mjs', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
  })
  if (status !== 0) throw new Error(`The build failed.\n${`${stdout}${stderr}`.slice(-2000)}`)
  return (performance.now() - started) / 1000
}

/** One changed line of text, as an organiser would change it. */
function changeOneLine(folder: string): void {
  const file = join(folder, 'content/pages/venue/en.mdx')
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(/^description: .*$/m, 'description: How to find the venue, changed by one line.'),
  )
}

const rows: string[][] = []
for (const times of (values.sizes ?? '').split(',').map(Number)) {
  const folder = copyOfProject(times)
  try {
    const cold = build(folder)
    const warm = build(folder)
    changeOneLine(folder)
    const changed = build(folder)
    rows.push([`${times}×`, ...[cold, warm, changed].map((seconds) => seconds.toFixed(1))])
    console.error(rows.at(-1)?.join('  '))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
console.log(table(['Content', 'Cold, s', 'Warm, s', 'One line, s'], rows))
