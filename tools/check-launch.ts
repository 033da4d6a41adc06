// npm run check:launch: lists what is still sample material, placeholder or past, and fails if there is anything.
//
//   --language tr          in Turkish
//   --format github        as annotations
//   --today 2026-06-01     as if it were another day
import { isSound } from '../pipeline/check'
import { writeAnnotations, writeReport } from '../pipeline/check/report/report'
import { briefly, checkLaunch } from '../pipeline/check/launch'
import { readAgain } from '../pipeline/edition'
import { inOrder } from '../pipeline/messages/ordering'
import { dayAt } from '../pipeline/domain/event-time'
import { clockOfEdition } from '../pipeline/domain/time-zone'
import { day, language, runTool } from './run-tool'
import { z } from 'zod'

const options = {
  language,
  format: z.enum(['text', 'github']).default('text').describe('text|github'),
  today: day.optional().describe('2026-06-01'),
}

void runTool('check:launch', options, async ({ language, format, today }) => {
  const { read, problems } = await readAgain(process.cwd())
  const all = inOrder([...problems, ...checkLaunch(read, today ?? dayAt(clockOfEdition(read.data.site)))])
  const text =
    format === 'github' ? writeAnnotations(all, language) : writeReport(briefly(all), language, 'launch')
  process.stdout.write(text ? `${text}\n` : '')
  return isSound(all) ? 0 : 1
})
