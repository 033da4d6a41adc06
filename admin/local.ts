// npm run admin: the editor for the files of this computer. Nothing is sent elsewhere; saving writes into content/.
//
//   --root ../copy         for another folder that has a content/
//   --port 8080            on another port
import { existsSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { join, posix, resolve } from 'node:path'
import { lookup } from 'mrmime'
import { withAbstracts } from '../pipeline/abstracts'
import { adminFiles } from '../pipeline/outputs/admin'
import { localConnection } from '../pipeline/outputs/admin/connection'
import { keptReadings } from '../pipeline/edition'
import { editionOnDisk } from '../pipeline/edition-on-disk'
import { readEdition } from '../pipeline/read'
import { privateServer, secretPrefix } from '../tools/private-server'
import { listening, port, Refused, runTool, text } from '../tools/run-tool'
import { FILE_SERVER, fileRequests } from './file-requests'

const project = process.cwd()

const options = {
  root: text.default('.').describe('../copy'),
  port: port(9300),
}

function refuseWithout(root: string): void {
  if (!existsSync(join(root, 'content'))) throw new Refused('tool.no-content', { root })
  if (!existsSync(FILE_SERVER)) throw new Refused('tool.no-editor')
}

/** Serves the editor and the files in the folder `prefix`. */
async function editorServer(root: string, prefix: string) {
  const connection = localConnection(`${prefix}/api/v1`)
  // Word files are read once, not for each visit.
  const kept = keptReadings(project)
  const filesNow = async () => {
    const read = readEdition(await withAbstracts(editionOnDisk(root), kept))
    return (await adminFiles(read, { root: project, prefix, connection })).files
  }
  const answerFiles: RequestListener = await fileRequests(root)
  let files = await filesNow()

  async function respond(path: string, answer: ServerResponse) {
    // Its pages are folders: admin, and admin/en and admin/tr, with a slash at the end or without.
    const name = path.includes('.') ? path : posix.join(path, 'index.html')
    // Made again for each visit, so that the halls, themes and pages to choose from are up to date.
    if (name.endsWith('.html')) files = await filesNow()
    const bytes = Object.hasOwn(files, name) ? files[name] : undefined
    answer.writeHead(bytes === undefined ? 404 : 200, {
      'content-type': `${lookup(name) ?? 'text/plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    answer.end(bytes ?? 'Not found')
  }

  return privateServer('admin', prefix, async (path, request, answer) =>
    path === 'api/v1' ? answerFiles(request, answer) : respond(path, answer),
  )
}

void runTool('admin', options, async (values) => {
  const root = resolve(values.root)
  refuseWithout(root)
  const prefix = secretPrefix()
  const host = await listening(await editorServer(root, prefix), values.port)
  process.stdout.write(`Editor: http://${host}${prefix}/admin\n`)
  return 0
})
