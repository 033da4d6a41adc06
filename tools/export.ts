// npm run export -- edition.xlsx: writes the lists of content/ into one workbook, which npm run import reads again.
//
//   --language tr   in Turkish
import { isSound } from '../pipeline/check'
import { writeReport } from '../pipeline/check/report/report'
import { readAgain } from '../pipeline/edition'
import { workbookOf } from '../pipeline/import/workbook'
import { sentence } from '../pipeline/messages/render'
import { writeWhole } from '../pipeline/write/write-files'
import { language, runTool, text } from './run-tool'

const options = { file: text.regex(/\.xlsx$/i).describe('edition.xlsx'), language }

void runTool('export', options, async ({ file, language }) => {
  const { read, problems } = await readAgain(process.cwd())
  if (!isSound(problems)) {
    const advice = sentence({ code: 'tool.correct-before-export' }, language)
    process.stdout.write(`${writeReport(problems, language)}\n${advice}\n`)
    return 1
  }
  await writeWhole(file, await workbookOf(read))
  process.stdout.write(`${sentence({ code: 'tool.exported', values: { file } }, language)}\n`)
  return 0
})
