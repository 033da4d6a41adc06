// npm run admin: the editor for the files of this computer. Nothing is sent elsewhere; saving writes into content/.
//
//   --root ../copy         for another folder that has a content/
//   --port 8080            on another port
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { lookup } from 'mrmime'
import { withAbstracts } from '../pipeline/abstracts'
import { adminFiles } from '../pipeline/outputs/admin'
import { localConnection } from '../pipeline/outputs/admin/connection'
import { editionOnDisk } from '../pipeline/edition-on-disk'
import { readEdition } from '../pipeline/read'
import { freeHost, listening, port, Refused, runTool, text } from '../tools/run-tool'

const options = {
  root: text.default('.').describe('../copy'),
  port: port(9300),
}

/** decap-server, which reads and writes the files for the editor. */
const FILE_SERVER = join(process.cwd(), 'admin/node_modules/decap-server/dist/index.js')

function refuseWithout(root: string): void {
  if (!existsSync(join(root, 'content'))) {
    throw new Refused({
      en: `There is no folder content/ in ${root}: --root is the folder of a project.`,
      tr: `${root} içinde content/ klasörü yok: --root bir projenin klasörüdür.`,
    })
  }
  if (!existsSync(FILE_SERVER)) {
    throw new Refused({
      en: 'The editor is not installed: run npm ci in admin/.',
      tr: 'Düzenleyici kurulu değil: admin/ klasöründe npm ci çalıştırın.',
    })
  }
}

/** What has been read from Word files: it is read once, not for each visit. */
const kept = new Map<string, Promise<Buffer>>()

function cache(content: unknown, read: () => Promise<Buffer>): Promise<Buffer> {
  const key = JSON.stringify(content)
  const found = kept.get(key) ?? read()
  kept.set(key, found)
  return found
}

async function editorServer(root: string, fileServer: string) {
  const connection = localConnection(`${fileServer}/api/v1`)
  const filesNow = async () => {
    const read = readEdition(await withAbstracts(editionOnDisk(root), cache))
    return (await adminFiles(read, { root: process.cwd(), prefix: '', connection })).files
  }
  let files = await filesNow()

  async function respond(url: string, answer: ServerResponse) {
    const path = new URL(url, 'http://localhost').pathname.replace(/^\/+|\/+$/g, '') || 'admin'
    const name = path === 'admin' || path === 'admin/tr' ? `${path}/index.html` : path
    // Made again for each visit, so that the halls, themes and pages to choose from are up to date.
    if (name.endsWith('.html')) files = await filesNow()
    const bytes = Object.hasOwn(files, name) ? files[name] : undefined
    answer.writeHead(bytes === undefined ? 404 : 200, {
      'content-type': `${lookup(name) ?? 'text/plain'}; charset=utf-8`,
      'cache-control': 'no-store',
    })
    answer.end(bytes ?? 'Not found')
  }

  return createServer(({ url = '/' }, answer) => {
    respond(url, answer).catch((error: unknown) => {
      // A file that vanished during reading, or an invalid address, must fail only this request, not the editor.
      process.stderr.write(`${String(error)}\n`)
      if (!answer.headersSent) answer.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      answer.end('This page could not be made. See the window of npm run admin.')
    })
  })
}

/** Starts the file server, which answers only the page at `origin`. When either process ends, the other does too. */
function startFileServer(root: string, address: string, origin: string): void {
  const writer = spawn(process.execPath, [FILE_SERVER], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      GIT_REPO_DIRECTORY: root,
      PORT: new URL(address).port,
      BIND_HOST: 'localhost',
      ORIGIN: origin,
      LOG_LEVEL: 'error',
    },
  })
  const stop = (code: number) => {
    writer.kill()
    process.exit(code)
  }
  writer.on('exit', (code) => {
    process.stderr.write(
      'The editor’s file server stopped: start npm run admin again.\nDüzenleyicinin dosya sunucusu durdu: npm run admin komutunu yeniden çalıştırın.\n',
    )
    stop(code ?? 1)
  })
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
}

void runTool('admin', options, async (values) => {
  const root = resolve(values.root)
  refuseWithout(root)
  const fileServer = `http://${await freeHost()}`
  const host = await listening(await editorServer(root, fileServer), values.port)
  const origin = `http://${host}`
  startFileServer(root, fileServer, origin)
  process.stdout.write(`Editor: ${origin}/admin · Türkçe: ${origin}/admin/tr\n`)
  return 0
})
