// npm run import -- FILE: takes the lists of a workbook, a .csv, a web page, a calendar, or a schedule of pretalx, frab, Indico, Sessionize or any system
// that writes JSON into content/, on a page of this computer that shows what was understood. The command ends with 2 instead of 0 if something is still to be decided.
//
//   --no-open       does not open the page on which a person decides, but writes what needs no decision and lists the rest
//   --port 8080     the page on another port
//   --dry-run       only says what would change
//   --language tr   in Turkish
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import open from 'open'
import { withAbstracts } from '../pipeline/abstracts'
import type { Language } from '../pipeline/domain/languages'
import { importFile, isOpen } from '../pipeline/import/import-file'
import { writeAsks, writeChanges, writeTaken } from '../pipeline/import/report'
import { keptReadings } from '../pipeline/edition'
import { editionOnDisk } from '../pipeline/edition-on-disk'
import { inMemory, readEdition } from '../pipeline/read'
import { sentence } from '../pipeline/messages/render'
import { writeFiles } from '../pipeline/write/write-files'
import { importServer } from './import-page/server'
import { secretPrefix } from './private-server'
import { flag, language, listening, port, Refused, runTool, text } from './run-tool'

const options = {
  file: text.describe('programme.xlsx'),
  'no-open': flag,
  'dry-run': flag,
  port: port(9400),
  language,
}

/** Something is still to be decided. */
const OPEN = 2

const say = (text: string) => text && process.stdout.write(`${text}\n\n`)

function fileNamed(path: string): Buffer {
  if (existsSync(path)) return readFileSync(path)
  throw new Refused('tool.no-file', { path })
}

/** Without the page: what needs no decision is written, the rest is listed. */
async function importAtOnce(file: string, isDry: boolean, language: Language): Promise<boolean> {
  const root = process.cwd()
  const edition = await withAbstracts(inMemory(editionOnDisk(root)), keptReadings(root))
  const imported = await importFile(edition, fileNamed(file), basename(file))
  say(writeTaken(imported, language))
  say(writeAsks(imported, language))
  if (imported.result) say(writeChanges(readEdition(edition), imported.result.read, language))
  const files = Object.keys(imported.files)
  if (!isDry) await writeFiles(root, imported.files)
  const written = { code: isDry ? 'tool.dry-run' : 'tool.written', values: { files: files.join(', ') } }
  if (files.length > 0) say(sentence(written, language))
  else if (!imported.result) say(sentence({ code: 'tool.nothing-written' }, language))
  return isOpen(imported)
}

/** On a page of this computer, until the person ends. */
async function importOnPage(file: string, port: number, language: Language): Promise<boolean> {
  const prefix = secretPrefix()
  const { server, ended } = await importServer(process.cwd(), basename(file), fileNamed(file), prefix)
  const address = `http://${await listening(server, port)}${prefix}`
  const values = { address: `${address}/en`, addressTr: `${address}/tr` }
  say(sentence({ code: 'tool.import-page', values }, language))
  // Where no browser can be opened, such as on a server, the address is enough. Tests have their own.
  if (process.env['BROWSER'] !== 'none') await open(`${address}/${language}`).catch(() => undefined)
  const isOpenAtEnd = await ended
  server.close()
  server.closeAllConnections()
  return isOpenAtEnd
}

void runTool('import', options, async ({ file, port, language, 'no-open': isAtOnce, 'dry-run': isDry }) => {
  const isStillOpen =
    isAtOnce || isDry ? await importAtOnce(file, isDry, language) : await importOnPage(file, port, language)
  if (!isStillOpen) return 0
  say(sentence({ code: 'tool.import-open' }, language))
  return OPEN
})
