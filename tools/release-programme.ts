// npm run release:programme, run by hand when a version of the programme is published. Keeps that version in
// content/released-schedule.json, so that the changes of the next one can be derived, and writes ids into the YAML.
import { readAgain, refusal } from '../pipeline/edition'
import { writeFiles } from '../pipeline/write/write-files'
import { releaseOf } from './release'
import { inTwoLines, runTool } from './run-tool'

void runTool('release:programme', {}, async () => {
  const root = process.cwd()
  const checked = await readAgain(root)
  const refused = refusal(checked)
  if (refused) {
    process.stdout.write(`${refused}\n`)
    return 1
  }
  const { outcome, message, files } = releaseOf(checked.read, new Date().toISOString())
  process.stdout.write(`${inTwoLines(message.code, message.values)}\n`)
  await writeFiles(root, files)
  return outcome === 'refused' ? 1 : 0
})
