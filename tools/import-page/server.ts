// The local page of an import. It keeps the choices while a person looks, and writes the content and the decisions on request.
import type { IncomingMessage, Server } from 'node:http'
import { text as bodyOf } from 'node:stream/consumers'
import { DECISIONS_FILE } from '../../pipeline/check/files/stray-files'
import { inLanguage, languages, type Language } from '../../pipeline/domain/languages'
import { withAbstracts } from '../../pipeline/abstracts'
import { keptReadings } from '../../pipeline/edition'
import { editionOnDisk } from '../../pipeline/edition-on-disk'
import { readDecisions, writeDecisions, type Decisions } from '../../pipeline/import/decisions'
import { isOpen, readSheets, understand, unreadable } from '../../pipeline/import/import-file'
import { changeGroups } from '../../pipeline/import/report'
import { inMemory, readEdition, type Edition } from '../../pipeline/read'
import { writeFiles } from '../../pipeline/write/write-files'
import { privateServer } from '../private-server'
import { decisionsIn } from './choices'
import { importPage, type ImportPage } from './page'

/** A sheet with 2,000 rows has as many choices. */
const LONGEST_FORM = 2_000_000

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  if (Number(request.headers['content-length']) > LONGEST_FORM) throw new Error('The form is too long.')
  return new URLSearchParams(await bodyOf(request))
}

/** What the page says about what was just done. */
type Said = Pick<ImportPage, 'written' | 'isAnew' | 'isEnded'>

export type ImportServer = {
  server: Server
  /** Resolves when the person has ended; whether something is still to be decided. */
  ended: Promise<boolean>
}

/** The import of a file as far as it has been decided. */
type OpenImport = {
  /** Answers a form: what it decides, writes or ends. */
  submit: (form: URLSearchParams) => Promise<Said>
  pageIn: (language: Language, said: Said) => string
  isOpen: () => boolean
}

/** Reads the file `name` for the content in `root`; without decisions at first. */
async function openImport(root: string, name: string, bytes: Uint8Array): Promise<OpenImport> {
  // The Word files, too: an abstract in the sheet does not take the place of one of them.
  const { words } = await withAbstracts(editionOnDisk(root), keptReadings(root))
  const onDisk = (): Edition => ({ ...inMemory(editionOnDisk(root)), words })
  let edition = onDisk()
  // The file is read once; what it says is understood again after each decision.
  const sheets = await readSheets(edition, bytes, name)
  const importWith = (decided: Decisions) =>
    Array.isArray(sheets) ? understand(edition, sheets, decided) : unreadable(sheets)
  let decisions: Decisions = {}
  let imported = importWith(decisions)

  function read(decided: Decisions): void {
    edition = onDisk()
    decisions = decided
    imported = importWith(decided)
  }

  async function write(): Promise<string[]> {
    // As it is now: somebody may have edited it since the page was made.
    const earlier = readDecisions(onDisk().read(DECISIONS_FILE)) ?? {}
    const all = { ...earlier, ...decisions }
    const decided = Object.keys(decisions).length > 0 ? { [DECISIONS_FILE]: writeDecisions(all) } : {}
    const files = { ...imported.files, ...decided }
    await writeFiles(root, files)
    read(decisions)
    return Object.keys(files)
  }

  function pageIn(language: Language, said: Said): string {
    const before = readEdition(edition)
    const { programme } = before.data
    return importPage({
      language,
      file: name,
      imported,
      changes: imported.result ? changeGroups(before, imported.result.read, language) : [],
      days: (programme?.days ?? []).map(({ date }) => date),
      halls: (programme?.halls ?? []).map((hall) => ({
        key: hall.key,
        name: inLanguage(hall.name, language),
      })),
      ...said,
    })
  }

  async function submit(form: URLSearchParams): Promise<Said> {
    const decided = decisionsIn(form, imported, decisions)
    const isNew = JSON.stringify(decided) !== JSON.stringify(decisions)
    const wish = form.get('do')
    if (isNew) read(decided)
    // What is written is what was shown.
    if (wish === 'write') return isNew ? { isAnew: true } : { written: await write() }
    return wish === 'end' ? { isEnded: true } : {}
  }

  return { submit, pageIn, isOpen: () => isOpen(imported) }
}

/** Serves the page of the file `name` for the content in `root`, in both languages below `prefix`. */
export async function importServer(
  root: string,
  name: string,
  bytes: Uint8Array,
  prefix: string,
): Promise<ImportServer> {
  const open = await openImport(root, name, bytes)
  const server = privateServer('import', prefix, async (path, request, answer) => {
    const language = languages.find((one) => one === path)
    if (!language) {
      answer.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n')
      return
    }
    const said = request.method === 'POST' ? await open.submit(await formOf(request)) : {}
    if (said.isEnded) server.emit('ended')
    answer.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    })
    answer.end(open.pageIn(language, said))
  })
  const ended = new Promise<boolean>((resolve) => server.once('ended', () => resolve(open.isOpen())))
  return { server, ended }
}
