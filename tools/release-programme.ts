// npm run release:programme, run by hand when a version of the programme is published. Keeps that version in
// content/released-schedule.json, so that the changes of the next one can be derived.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAgain, refusal } from '../pipeline/edition'
import { release } from '../pipeline/records/programme-changes/release'
import { RELEASED_FILE, releasedScheduleOf } from '../pipeline/records/programme-changes/released-schedule'
import { scheduleSnapshot } from '../pipeline/records/programme-changes/snapshot'
import type { EditionData } from '../pipeline/schemas'
import { runTool } from './run-tool'

void runTool('release:programme', {}, async () => {
  const root = process.cwd()
  const checked = await readAgain(root)
  const refused = refusal(checked)
  if (refused) {
    process.stdout.write(`${refused}\n`)
    return 1
  }
  const { read } = checked
  const { programme, sessions, posters } = read.data as EditionData
  const result = release(
    scheduleSnapshot({ programme, sessions, posters }),
    releasedScheduleOf(read),
    programme.changes,
  )
  if (result.outcome === 'released') {
    writeFileSync(join(root, RELEASED_FILE), `${JSON.stringify(result.file, null, 2)}\n`)
  }
  const { en, tr } = result.message
  process.stdout.write(`${en}\n${tr}\n`)
  return result.outcome === 'refused' ? 1 : 0
})
