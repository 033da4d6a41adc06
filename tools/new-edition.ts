// npm run new-edition -- --edition 7 --year 2027: turns content/ into the next edition (docs/next-edition.md).
//
//   --starts 2027-09-16   in place of --year, where the first day is known: every date moves with it
//   --dry-run             only says what would change
//   --language tr         in Turkish
import { isSound } from '../pipeline/check'
import { writeReport } from '../pipeline/check/report/report'
import { readAgain } from '../pipeline/edition'
import type { Values } from '../pipeline/messages/diagnostic'
import { sentence } from '../pipeline/messages/render'
import { writeDates } from '../pipeline/domain/format'
import { dayAt } from '../pipeline/domain/event-time'
import { clockOfEdition } from '../pipeline/domain/time-zone'
import type { EditionData } from '../pipeline/schemas'
import { writeFiles } from '../pipeline/write/write-files'
import { daysUntil, later, refusal } from './new-edition/calendar'
import { holdsSample, nextEdition, numbersOf } from './new-edition/next-edition'
import { day, flag, language, runTool, wholeNumber } from './run-tool'

const options = {
  edition: wholeNumber().optional().describe('7'),
  year: wholeNumber().optional().describe('2027'),
  starts: day.optional().describe('2027-09-16'),
  'dry-run': flag,
  language,
}

const say = (text: string) => process.stdout.write(`${text}\n`)

void runTool('new-edition', options, async ({ language, edition, year: asked, starts, 'dry-run': isDry }) => {
  const root = process.cwd()
  const written = (code: string, values?: Values) => sentence({ code, values }, language)
  const refuse = (...texts: string[]) => {
    say(texts.join('\n'))
    return 1
  }
  const year = starts === undefined ? asked : Number(starts.slice(0, 4))
  if (!edition || !year || (asked ?? year) !== year) return refuse(written('new-edition.numbers'))
  const to = { edition, year, starts }
  const { read, problems } = await readAgain(root)
  if (!isSound(problems)) return refuse(writeReport(problems, language), written('new-edition.correct-first'))
  const data = read.data as EditionData
  const refused = refusal(numbersOf(data), to, holdsSample(read))
  if (refused) return refuse(sentence(refused, language))
  const { written: files, deleted } = nextEdition(read, to, dayAt(clockOfEdition(data.site)))
  for (const path of Object.keys(files)) say(written('new-edition.changed-file', { path }))
  for (const path of deleted) say(written('new-edition.deleted-file', { path }))
  const by = daysUntil(to, data.site.starts)
  const dates = writeDates(later(data.site.starts, by), later(data.site.ends, by), language)
  const code = starts === undefined ? 'new-edition.placeholder-days' : 'new-edition.days'
  say(`\n${written(code, { dates })}`)
  if (isDry) return 0
  await writeFiles(root, { ...files, ...Object.fromEntries(deleted.map((path) => [path, undefined])) })
  const after = await readAgain(root)
  say(`\n${writeReport(after.problems, language)}\n\n${written('new-edition.continue')}`)
  return isSound(after.problems) ? 0 : 1
})
