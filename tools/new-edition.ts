// npm run new-edition -- --edition 7 --year 2027: turns content/ into the next edition (docs/next-edition.md).
//
//   --starts 2027-09-16   in place of --year, where the first day is known: every date moves with it
//   --dry-run             only says what would change
//   --language tr         in Turkish
import { isSound } from '../pipeline/check'
import { writeReport } from '../pipeline/check/report/report'
import { readAgain } from '../pipeline/edition'
import { both } from '../pipeline/read/problem'
import { writeDates } from '../pipeline/domain/format'
import { dayAt } from '../pipeline/domain/event-time'
import { clockOfEdition } from '../pipeline/domain/time-zone'
import type { EditionData } from '../pipeline/schemas'
import { writeFiles } from '../pipeline/write-files'
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

const words = {
  numbers: both(
    'Write the number and the year, or the first day: npm run new-edition -- --edition 7 --year 2027, or --edition 7 --starts 2027-09-16',
    'Sayıyı ve yılı ya da ilk günü yazın: npm run new-edition -- --edition 7 --year 2027 ya da --edition 7 --starts 2027-09-16',
  ),
  wrong: both(
    'Correct the current edition first; the next one is made from it.',
    'Önce şimdiki etkinliği düzeltin; sonraki ondan yapılır.',
  ),
  change: both('change  ', 'değişir '),
  delete: both('delete  ', 'silinir '),
  days: both('The days', 'Günler'),
  placeholder: both('Placeholder for the days', 'Günler için geçici tarih'),
  moved: both('Every other date has moved as far.', 'Öbür tarihler de o kadar kaydı.'),
  goOn: both(
    'Go on with docs/next-edition.md. npm run check:launch lists what is still to be filled in.',
    'docs/next-edition.md ile sürdürün. Doldurulacak yerleri npm run check:launch -- --language tr sıralar.',
  ),
}

const say = (text: string) => process.stdout.write(`${text}\n`)

void runTool('new-edition', options, async ({ language, edition, year: asked, starts, 'dry-run': isDry }) => {
  const root = process.cwd()
  const refuse = (...texts: string[]) => {
    say(texts.join('\n'))
    return 1
  }
  const year = starts === undefined ? asked : Number(starts.slice(0, 4))
  if (!edition || !year || (asked ?? year) !== year) return refuse(words.numbers[language])
  const to = { edition, year, starts }
  const { read, problems } = await readAgain(root)
  if (!isSound(problems)) return refuse(writeReport(problems, language), words.wrong[language])
  const data = read.data as EditionData
  const refused = refusal(numbersOf(data), to, holdsSample(read))
  if (refused) return refuse(refused[language])
  const { written, deleted } = nextEdition(read, to, dayAt(clockOfEdition(data.site)))
  for (const path of Object.keys(written)) say(`${words.change[language]}${path}`)
  for (const path of deleted) say(`${words.delete[language]}${path}`)
  const by = daysUntil(to, data.site.starts)
  const dates = writeDates(later(data.site.starts, by), later(data.site.ends, by), language)
  const known = words[starts === undefined ? 'placeholder' : 'days'][language]
  say(`\n${known}: ${dates}. ${words.moved[language]}`)
  if (isDry) return 0
  await writeFiles(root, { ...written, ...Object.fromEntries(deleted.map((path) => [path, undefined])) })
  const after = await readAgain(root)
  say(`\n${writeReport(after.problems, language)}\n\n${words.goOn[language]}`)
  return isSound(after.problems) ? 0 : 1
})
