// The editor's requests for files: decap-server answers them, within content/ and static/, except that files are written by our own
// module, all of a request or none.
import { createRequire } from 'node:module'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join, posix } from 'node:path'
import { z } from 'zod'
import { writeFiles } from '../pipeline/write/write-files'

/** The part of decap-server that can be mounted in another server. */
export const FILE_SERVER = join(process.cwd(), 'admin/node_modules/decap-server/dist/middlewares.js')

/** A path that the editor may read or change: not `.git/config`. */
const place = z
  .string()
  .refine((path) => /^(content|static)(\/|$)/.test(posix.normalize(path.replaceAll('\\', '/'))))

const dataFile = z.looseObject({ path: place, raw: z.string() })
const asset = z.looseObject({ path: place, content: z.string(), encoding: z.literal('base64') })

/** What decap-server understands, as far as it names files. */
const request = z.looseObject({
  action: z.string(),
  params: z
    .looseObject({
      path: place,
      paths: z.array(place),
      folder: place,
      mediaFolder: place,
      files: z.array(z.looseObject({ path: place })),
      entry: dataFile,
      dataFiles: z.array(dataFile),
      assets: z.array(asset),
      asset,
    })
    .partial()
    .default({}),
})

type Request = IncomingMessage & { body: unknown }
type Handler = (request: Request, answer: ServerResponse, next: (error?: unknown) => void) => void

/** What is used of Express, on which decap-server is built. */
type Express = RequestListener & { post: (path: string, ...handlers: Handler[]) => void }
type ExpressModule = (() => Express) & { json: (options: { limit: string }) => Handler }
type FileServer = { registerLocalFs: (app: Express, options: { logLevel: string }) => Promise<void> }

const bytesOf = ({ content, encoding }: z.output<typeof asset>) => Buffer.from(content, encoding)

/** Writes what a request asks to be written; what is left of the request is for decap-server. */
async function write(root: string, asked: z.output<typeof request>): Promise<unknown> {
  const { entry, dataFiles = entry ? [entry] : [], assets = [], asset: medium, branch } = asked.params
  const media = medium ? [...assets, medium] : assets
  await writeFiles(
    root,
    Object.fromEntries([
      ...dataFiles.map(({ path, raw }) => [path, raw] as const),
      ...media.map((one) => [one.path, bytesOf(one)] as const),
    ]),
  )
  return medium ? { action: 'getMediaFile', params: { branch, path: medium.path } } : { action: 'info' }
}

/** The editor shows the sentence. */
function refuse(answer: ServerResponse, status: number, sentence: string): void {
  answer.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  answer.end(JSON.stringify({ error: sentence }))
}

/** Answers requests for the files of the project in `root`, at `/api/v1`. */
export async function fileRequests(root: string): Promise<RequestListener> {
  const require = createRequire(FILE_SERVER)
  const express = require('express') as ExpressModule
  const { registerLocalFs } = require(FILE_SERVER) as FileServer
  const app = express()
  app.post('/api/v1', express.json({ limit: '50mb' }), (incoming, answer, next) => {
    const asked = request.safeParse(incoming.body)
    if (!asked.success) return refuse(answer, 403, 'Only files of content/ and static/ can be edited.')
    if (!asked.data.action.startsWith('persist')) return next()
    write(root, asked.data).then(
      (rest) => {
        incoming.body = rest
        next()
      },
      (error: Error) => refuse(answer, 500, `Nothing was saved · Hiçbir şey kaydedilmedi: ${error.message}`),
    )
  })
  process.env['GIT_REPO_DIRECTORY'] = root
  await registerLocalFs(app, { logLevel: 'error' })
  return app
}
