// npm run bench:build: how long a build takes, cold, warm and after one changed line, for larger and larger editions and for
// more pages, beside what Gatsby itself takes for an empty site. Everything happens in copies of the project. Option: --sizes 1,5,20
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, copyOfProject } from '../copy-of-project'
import { emptySite } from './empty-site'
import { addPages, enlarge } from './larger-edition'
import { table } from './table'

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1,5,20' } } })
const root = process.cwd()

/** What Gatsby says of the pictures it has encoded: seconds, and how many. */
const PICTURES = /IMAGE_PROCESSING jobs - ([\d.]+)s - (\d+)/

/** Seconds of one build, those for pictures apart, and how many pictures it encoded. */
async function timed(folder: string) {
  const started = performance.now()
  const [, encoding = '0', pictures = '0'] = PICTURES.exec(await build(folder)) ?? []
  const all = (performance.now() - started) / 1000
  return { all, pictures: Number(pictures), withoutPictures: all - Number(encoding) }
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

/** Runs builds in a folder and clears it away, also when one fails. */
async function measured<Times>(folder: string, builds: (folder: string) => Promise<Times>): Promise<Times> {
  try {
    return await builds(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const empty = await measured(emptySite(root), async (folder) => ({
  first: await timed(folder),
  warm: await timed(folder),
}))

/** 12.3 (1.7×): seconds, and how many times those of the empty site. */
const beside = (seconds: number, limit: number) => `${seconds.toFixed(1)} (${(seconds / limit).toFixed(1)}×)`

/** One row of the table: a first build, one more of the same, and one after a changed line. */
async function row(folder: string, content: string): Promise<string[]> {
  const first = await timed(folder)
  const warm = await timed(folder)
  changeOneLine(folder)
  const changed = await timed(folder)
  return [
    content,
    first.all.toFixed(1),
    beside(first.withoutPictures, empty.first.all),
    `${((first.all - first.withoutPictures) / first.pictures).toFixed(2)} × ${first.pictures}`,
    beside(warm.all, empty.warm.all),
    `${changed.all.toFixed(1)}, ${changed.pictures} pictures`,
  ]
}

/** What is measured: its name in the table, and how the sample becomes it. */
const larger: [content: string, change: (root: string) => void][] = [
  ...values.sizes
    .split(',')
    .map((times): (typeof larger)[number] => [`${times}×`, (root) => enlarge(root, Number(times))]),
  ['1×, 100 further pages', (root) => addPages(root, 100)],
]

const rows = [['empty site', '', empty.first.all.toFixed(1), '', empty.warm.all.toFixed(1), '']]
for (const [content, change] of larger) {
  rows.push(
    await measured(copyOfProject(root), (folder) => {
      change(folder)
      return row(folder, content)
    }),
  )
  console.error(rows.at(-1)?.join('  '))
}
console.log(
  table(
    ['Content', 'First, s', 'Without pictures, s', 'Pictures, s each', 'Warm, s', 'One changed line, s'],
    rows,
  ),
)
