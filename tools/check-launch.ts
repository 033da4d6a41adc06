// npm run check:launch: lists what is still sample, placeholder or past, and fails until nothing is.
//
//   --language tr          in Turkish
//   --format github        as annotations
//   --today 2026-06-01     as if it were another day
import { parseArgs } from 'node:util'
import { isSound } from '../pipeline/check'
import { writeAnnotations } from '../pipeline/check/report/annotations'
import { checkLaunch } from '../pipeline/check/launch'
import { briefly } from '../pipeline/check/launch/briefly'
import { writeReport } from '../pipeline/check/report/report'
import { readAgain } from '../pipeline/edition'
import { istanbulDay } from '../pipeline/records/istanbul-time'
import { runTool } from './run-tool'

const options = {
  language: { type: 'string', default: 'en' },
  format: { type: 'string', default: 'text' },
  today: { type: 'string' },
} as const

async function main(): Promise<number> {
  const { values } = parseArgs({ options })
  const language = values.language === 'tr' ? 'tr' : 'en'
  const today = values.today ?? istanbulDay()
  const { read, problems } = await readAgain(process.cwd())
  const all = [...problems, ...checkLaunch(read, today)]
  const text =
    values.format === 'github'
      ? writeAnnotations(all, language)
      : writeReport(briefly(all), language, 'launch')
  process.stdout.write(text ? `${text}\n` : '')
  return isSound(all) ? 0 : 1
}

runTool(main)
