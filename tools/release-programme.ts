// npm run release:programme, run by hand when a version of the programme is published. Keeps that version in
// content/released-schedule.json, so that the changes of the next one can be derived, and writes ids into the YAML.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAgain, refusal } from '../pipeline/edition'
import { itemOf } from '../pipeline/records/programme-changes/change-list'
import { release } from '../pipeline/records/programme-changes/release'
import { RELEASED_FILE } from '../pipeline/records/programme-changes/released-schedule'
import { releasedProgramme, scheduleSnapshot } from '../pipeline/records/talk-ids'
import type { EditionData } from '../pipeline/schemas'
import { writeFiles } from '../pipeline/outputs/output-files'
import { runTool } from './run-tool'
import { withIds } from './written-ids'

void runTool('release:programme', {}, async () => {
  const root = process.cwd()
  const checked = await readAgain(root)
  const refused = refusal(checked)
  if (refused) {
    process.stdout.write(`${refused}\n`)
    return 1
  }
  const { read } = checked
  const data = read.data as EditionData
  const last = releasedProgramme(read)
  const current = scheduleSnapshot(data, last)
  const written = data.programme.changes.map((change) => ({ ...change, item: itemOf(change, current, last) }))
  const result = release(current, last, written)
  const { en, tr } = result.message
  process.stdout.write(`${en}\n${tr}\n`)
  if (result.outcome === 'refused') return 1
  await writeFiles(root, withIds(read, last))
  if (result.outcome === 'released') {
    writeFileSync(join(root, RELEASED_FILE), `${JSON.stringify(result.file, null, 2)}\n`)
  }
  return 0
})
