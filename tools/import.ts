// npm run import -- FILE: takes the lists of a workbook, a .csv or a schedule of pretalx, frab or Indico into content/. Nothing is
// written unless all of the file is understood and the edition that results passes the check.
//
//   --dry-run                 only says what would change
//   --mapping mapping.yaml    says which column is what, where the headings do not say
//   --language tr             in Turkish
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { importFile } from '../pipeline/import/import-file'
import { writeChanges, writeProblems, writeTaken } from '../pipeline/import/report'
import { editionOnDisk } from '../pipeline/edition-on-disk'
import { readEdition } from '../pipeline/read'
import { sentence } from '../pipeline/messages/render'
import { writeFiles } from '../pipeline/write-files'
import { flag, language, Refused, runTool, text } from './run-tool'

const options = {
  file: text.describe('programme.xlsx'),
  'dry-run': flag,
  mapping: text.optional().describe('mapping.yaml'),
  language,
}

const say = (text: string) => process.stdout.write(`${text}\n\n`)

function fileNamed(path: string): Buffer {
  if (existsSync(path)) return readFileSync(path)
  throw new Refused('tool.no-file', { path })
}

void runTool('import', options, async ({ file, 'dry-run': isDry, mapping, language }) => {
  const root = process.cwd()
  const edition = editionOnDisk(root)
  const rules = mapping && fileNamed(mapping).toString()
  const imported = importFile(edition, fileNamed(file), basename(file), rules)
  say(writeTaken(imported.taken, language))
  if (!imported.result) {
    say(`${writeProblems(imported, language)}\n\n${sentence({ code: 'tool.nothing-written' }, language)}`)
    return 1
  }
  say(writeChanges(readEdition(edition), imported.result.read, language))
  const files = Object.keys(imported.files)
  if (!isDry) await writeFiles(root, imported.files)
  const written = { code: 'tool.written', values: { files: files.join(', ') } }
  if (files.length > 0) say(sentence(isDry ? { code: 'tool.dry-run' } : written, language))
  return 0
})
