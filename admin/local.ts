// npm run admin: the editor on the files of this computer. Nothing leaves it; saving writes into content/.
import { spawn } from 'node:child_process'
import { createServer, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { adminFiles } from '../pipeline/outputs/admin'
import { editionOnDisk, readEdition } from '../pipeline/read'
import { contentType } from '../tools/server/content-types'

const { values } = parseArgs({
  options: {
    /** The folder whose content/ is edited. */
    root: { type: 'string', default: '.' },
    port: { type: 'string', default: '9300' },
    /** Port of decap-server, which reads and writes the files. */
    'files-port': { type: 'string', default: '9301' },
  },
})

const root = resolve(values.root)
const origin = `http://localhost:${values.port}`
const api = `http://localhost:${values['files-port']}/api/v1`

/** The page is made anew for each visit, so that halls, themes and pages are those of the files as they are now. */
async function filesNow() {
  const { files } = await adminFiles(readEdition(editionOnDisk(root)), {
    connection: { kind: 'local', api },
    prefix: '',
  })
  return new Map(Object.entries(files))
}

let files = await filesNow()

async function respond(url: string, answer: ServerResponse) {
  const path = new URL(url, origin).pathname.replace(/^\/+|\/+$/g, '') || 'admin'
  const page = path === 'admin' || path === 'admin/tr'
  if (page) files = await filesNow()
  const name = page ? `${path}/index.html` : path
  const bytes = files.get(name)
  answer.writeHead(bytes ? 200 : 404, {
    'content-type': bytes ? contentType(name) : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  answer.end(bytes ?? 'Not found')
}

const server = createServer(({ url = '/' }, answer) => {
  respond(url, answer).catch((error: unknown) => {
    // A file that goes away while it is read, an address that is none: this request fails, not the editor.
    process.stderr.write(`${String(error)}\n`)
    if (!answer.headersSent) answer.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
    answer.end('This page could not be made. See the window of npm run admin.')
  })
})

const writer = spawn(
  process.execPath,
  [join(process.cwd(), 'admin/node_modules/decap-server/dist/index.js')],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      GIT_REPO_DIRECTORY: root,
      PORT: values['files-port'],
      BIND_HOST: 'localhost',
      ORIGIN: origin,
      LOG_LEVEL: 'error',
    },
  },
)

function stop(code: number) {
  writer.kill()
  server.close()
  process.exit(code)
}

writer.on('exit', (code) => {
  process.stderr.write(
    'The editor’s file server stopped. Is admin/ installed (npm ci in admin/) and its port free?\n',
  )
  stop(code ?? 1)
})
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
server.listen(Number(values.port), 'localhost', () => {
  process.stdout.write(`Editor: ${origin}/admin · Türkçe: ${origin}/admin/tr\n`)
})
