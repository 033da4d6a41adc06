// npm run new-edition -- --edition 7 --year 2027: makes content/ the next edition. What is left to do: docs/next-edition.md.
//
//   --dry-run     only says what would change
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isSound } from '../pipeline/check'
import { writeReport } from '../pipeline/check/report/report'
import { readAgain } from '../pipeline/edition'
import { istanbulDay } from '../pipeline/records/istanbul-time'
import { nextEdition } from './new-edition/next-edition'
import { runTool } from './run-tool'

const { values } = parseArgs({
  options: {
    edition: { type: 'string' },
    year: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
})

const root = process.cwd()
const say = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<number> {
  const to = { edition: Number(values.edition), year: Number(values.year) }
  if (!Number.isInteger(to.edition) || !Number.isInteger(to.year)) {
    say('Write both numbers: npm run new-edition -- --edition 7 --year 2027')
    return 1
  }
  const { read, problems } = await readAgain(root)
  if (!isSound(problems)) {
    say(writeReport(problems, 'en'))
    say('Correct the current edition first; the next one is made from it.')
    return 1
  }
  const { written, deleted } = nextEdition(read, to, istanbulDay())
  for (const path of Object.keys(written)) say(`change  ${path}`)
  for (const path of deleted) say(`delete  ${path}`)
  if (values['dry-run']) return 0
  for (const [path, text] of Object.entries(written)) writeFileSync(join(root, path), text)
  for (const path of deleted) rmSync(join(root, path))
  const after = await readAgain(root)
  say(`\n${writeReport(after.problems, 'en')}`)
  say('\nGo on with docs/next-edition.md. npm run check:launch lists what is still to be filled in.')
  return isSound(after.problems) ? 0 : 1
}

runTool(main)
