// npm run import -- FILE: takes the lists of a workbook, a .csv or a schedule of pretalx, frab or Indico into content/. What needs no
// decision is written; the rest is listed, and the command ends with 2 instead of 0.
//
//   --no-open       does not open the page on which a person decides; today there is none yet, so both are the same
//   --dry-run       only says what would change
//   --language tr   in Turkish
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { importFile, isOpen } from '../pipeline/import/import-file'
import { writeAsks, writeChanges, writeTaken } from '../pipeline/import/report'
import { editionOnDisk } from '../pipeline/edition-on-disk'
import { readEdition } from '../pipeline/read'
import { sentence } from '../pipeline/messages/render'
import { writeFiles } from '../pipeline/write-files'
import { flag, language, Refused, runTool, text } from './run-tool'

const options = { file: text.describe('programme.xlsx'), 'no-open': flag, 'dry-run': flag, language }

/** Something is still to be decided. */
const OPEN = 2

const say = (text: string) => text && process.stdout.write(`${text}\n\n`)

function fileNamed(path: string): Buffer {
  if (existsSync(path)) return readFileSync(path)
  throw new Refused('tool.no-file', { path })
}

void runTool('import', options, async ({ file, 'dry-run': isDry, language }) => {
  const root = process.cwd()
  const edition = editionOnDisk(root)
  const imported = await importFile(edition, fileNamed(file), basename(file))
  say(writeTaken(imported, language))
  say(writeAsks(imported, language))
  if (imported.result) say(writeChanges(readEdition(edition), imported.result.read, language))
  const files = Object.keys(imported.files)
  if (!isDry) await writeFiles(root, imported.files)
  const written = { code: 'tool.written', values: { files: files.join(', ') } }
  if (files.length > 0) say(sentence(isDry ? { code: 'tool.dry-run' } : written, language))
  else if (!imported.result) say(sentence({ code: 'tool.nothing-written' }, language))
  if (!isOpen(imported)) return 0
  say(sentence({ code: 'tool.import-open' }, language))
  return OPEN
})
