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
import { writeFiles } from '../pipeline/outputs/output-files'
import { editionOnDisk } from '../pipeline/edition-on-disk'
import { readEdition } from '../pipeline/read'
import { both } from '../pipeline/read/problem'
import { flag, language, Refused, runTool, text } from './run-tool'

const options = { file: text.describe('programme.xlsx'), 'no-open': flag, 'dry-run': flag, language }

const words = {
  refused: both('Nothing was written.', 'Hiçbir şey yazılmadı.'),
  dry: both(
    'Nothing was written, as asked. Without --dry-run this becomes content/.',
    'İstediğiniz gibi hiçbir şey yazılmadı. --dry-run olmadan bunlar content/ içine yazılır.',
  ),
  written: both('Written', 'Yazıldı'),
  open: both(
    'Some things are still to be decided: correct the sheet and import it again. What is written stays.',
    'Karar bekleyenler var: Tabloyu düzeltip yeniden içe aktarın. Yazılanlar kalır.',
  ),
}

/** Something is still to be decided. */
const OPEN = 2

const say = (text: string) => text && process.stdout.write(`${text}\n\n`)

function fileNamed(path: string): Buffer {
  if (existsSync(path)) return readFileSync(path)
  throw new Refused(both(`There is no file ${path}.`, `${path} adında bir dosya yok.`))
}

/** The only place where an import writes. */
const writeContent = (root: string, files: Record<string, string>): Promise<void> => writeFiles(root, files)

void runTool('import', options, async ({ file, 'dry-run': isDry, language }) => {
  const root = process.cwd()
  const edition = editionOnDisk(root)
  const imported = await importFile(edition, fileNamed(file), basename(file))
  say(writeTaken(imported, language))
  say(writeAsks(imported, language))
  const files = Object.keys(imported.files)
  if (imported.result) say(writeChanges(readEdition(edition), imported.result.read, language))
  if (!isDry) await writeContent(root, imported.files)
  if (files.length === 0) say(imported.result ? '' : words.refused[language])
  else say(isDry ? words.dry[language] : `${words.written[language]}: ${files.join(', ')}`)
  if (!isOpen(imported)) return 0
  say(words.open[language])
  return OPEN
})
