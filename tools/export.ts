// npm run export -- edition.xlsx: writes the lists of content/ into one workbook, which npm run import reads again.
//
//   --language tr   in Turkish
import { isSound } from '../pipeline/check'
import { writeReport } from '../pipeline/check/report/report'
import { readAgain } from '../pipeline/edition'
import { workbookOf } from '../pipeline/import/workbook'
import { both } from '../pipeline/read/problem'
import { writeWhole } from '../pipeline/write-files'
import { language, runTool, text } from './run-tool'

const options = { file: text.regex(/\.xlsx$/i).describe('edition.xlsx'), language }

const wrong = both(
  'Correct the content first; the workbook is made from it.',
  'Önce içeriği düzeltin; çalışma kitabı ondan yapılır.',
)

const written = (file: string) =>
  both(
    `${file} holds every list. After your edits: npm run import -- ${file}`,
    `Bütün listeler ${file} dosyasında. Düzenledikten sonra: npm run import -- ${file}`,
  )

void runTool('export', options, async ({ file, language }) => {
  const { read, problems } = await readAgain(process.cwd())
  if (!isSound(problems)) {
    process.stdout.write(`${writeReport(problems, language)}\n${wrong[language]}\n`)
    return 1
  }
  await writeWhole(file, await workbookOf(read))
  process.stdout.write(`${written(file)[language]}\n`)
  return 0
})
