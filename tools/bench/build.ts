// npm run bench:build: how long a build takes, cold, warm and after one changed line, for larger and larger editions.
// Everything happens in a copy of the project. Option: --sizes 1,5,20
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, copyOfProject } from '../copy-of-project'
import { enlarge } from './larger-edition'
import { table } from './table'

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1,5,20' } } })
const root = process.cwd()

/** Seconds of one build. */
async function seconds(folder: string): Promise<number> {
  const started = performance.now()
  await build(folder)
  return (performance.now() - started) / 1000
}

/** One changed line of text, as an organiser would change it. */
function changeOneLine(folder: string): void {
  const file = join(folder, 'content/pages/venue/en.mdx')
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(
      /^description: .*$/m,
      'description: How to find the venue of the symposium, changed by one line.',
    ),
  )
}

const rows: string[][] = []
for (const times of (values.sizes ?? '').split(',').map(Number)) {
  const folder = copyOfProject(root)
  if (times > 1) enlarge(folder, times)
  try {
    const cold = await seconds(folder)
    const warm = await seconds(folder)
    changeOneLine(folder)
    const changed = await seconds(folder)
    rows.push([`${times}×`, ...[cold, warm, changed].map((taken) => taken.toFixed(1))])
    console.error(rows.at(-1)?.join('  '))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
console.log(table(['Content', 'Cold, s', 'Warm, s', 'One line, s'], rows))
