// npm run export -- edition.xlsx: writes the lists of content/ into one workbook, which npm run import reads again.
//
//   --language tr   in Turkish
import { writeFileSync } from 'node:fs'
import { isSound } from '../pipeline/check'
import { writeReport } from '../pipeline/check/report/report'
import { readAgain } from '../pipeline/edition'
import { workbookOf } from '../pipeline/import/workbook'
import { language, runTool, text } from './run-tool'

const options = { file: text.regex(/\.xlsx$/i).describe('edition.xlsx'), language }

const words = {
  en: {
    first: 'Correct the content first; the workbook is made from it.',
    written: (file: string) => `${file} holds every list. After your edits: npm run import -- ${file}`,
  },
  tr: {
    first: 'Önce içeriği düzeltin; çalışma kitabı ondan yapılır.',
    written: (file: string) =>
      `Bütün listeler ${file} dosyasında. Düzenledikten sonra: npm run import -- ${file}`,
  },
}

void runTool('export', options, async ({ file, language }) => {
  const { read, problems } = await readAgain(process.cwd())
  const say = words[language]
  if (!isSound(problems)) {
    process.stdout.write(`${writeReport(problems, language)}\n${say.first}\n`)
    return 1
  }
  writeFileSync(file, await workbookOf(read))
  process.stdout.write(`${say.written(file)}\n`)
  return 0
})
