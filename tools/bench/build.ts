// npm run bench:build: how long a build takes, cold, warm and after one changed line, for larger and larger editions and for
// more pages, beside what Gatsby itself takes for an empty site. Everything happens in copies of the project.
//
//   --sizes 1,5,20         how many times as large as the sample
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, copyOfProject } from '../copy-of-project'
import { listOf, wholeNumber, type Values } from '../options'
import { runTool } from '../run-tool'
import { emptySite } from './empty-site'
import { addPages, enlarge } from './larger-edition'
import { table } from './table'

const options = { sizes: { ...listOf('1,5,20', wholeNumber(1)), otherwise: [1, 5, 20] } }

/** Gatsby's line about the pictures it has encoded: seconds, and number of pictures. */
const PICTURES = /IMAGE_PROCESSING jobs - ([\d.]+)s - (\d+)/

/** Seconds of one build in all and without encoding pictures, and how many pictures it encoded. */
async function timed(folder: string) {
  const started = performance.now()
  const [, encoding = '0', pictures = '0'] = PICTURES.exec(await build(folder)) ?? []
  const all = (performance.now() - started) / 1000
  return { all, pictures: Number(pictures), withoutPictures: all - Number(encoding) }
}

/** Changes one line of text, as an organiser would. */
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

/** Runs builds in a folder, then deletes the folder, even if a build fails. */
async function measured<Times>(folder: string, builds: (folder: string) => Promise<Times>): Promise<Times> {
  try {
    return await builds(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Seconds of the first and of a second build of the empty site. */
type Limit = { first: number; warm: number }

/** Formats seconds and their multiple of the empty site's: 12.3 (1.7×). */
const beside = (seconds: number, limit: number) => `${seconds.toFixed(1)} (${(seconds / limit).toFixed(1)}×)`

/** One row of the table: a first build, a second one without changes, and one after a changed line. */
async function row(folder: string, content: string, limit: Limit): Promise<string[]> {
  const first = await timed(folder)
  const warm = await timed(folder)
  changeOneLine(folder)
  const changed = await timed(folder)
  return [
    content,
    first.all.toFixed(1),
    beside(first.withoutPictures, limit.first),
    `${((first.all - first.withoutPictures) / first.pictures).toFixed(2)} × ${first.pictures}`,
    beside(warm.all, limit.warm),
    `${changed.all.toFixed(1)}, ${changed.pictures} pictures`,
  ]
}

const head = [
  'Content',
  'First, s',
  'Without pictures, s',
  'Pictures, s each',
  'Warm, s',
  'One changed line, s',
]

type Larger = { content: string; change: (root: string) => void }

/** The editions to measure: each one's name in the table, and how it is made from the sample. */
const largerEditions = (sizes: number[]): Larger[] => [
  ...sizes.map((times) => ({ content: `${times}×`, change: (root: string) => enlarge(root, times) })),
  { content: '1×, 100 further pages', change: (root) => addPages(root, 100) },
]

async function main({ sizes }: Values<typeof options>): Promise<number> {
  const root = process.cwd()
  const limit = await measured(emptySite(root), async (folder) => ({
    first: (await timed(folder)).all,
    warm: (await timed(folder)).all,
  }))
  const rows = [['empty site', '', limit.first.toFixed(1), '', limit.warm.toFixed(1), '']]
  for (const { content, change } of largerEditions(sizes)) {
    rows.push(
      await measured(copyOfProject(root), (folder) => {
        change(folder)
        return row(folder, content, limit)
      }),
    )
    console.error(rows.at(-1)?.join('  '))
  }
  console.log(table(head, rows))
  return 0
}

runTool('bench:build', options, main)
