// A server for pages of this computer: only a browser here that was given the address, which contains a secret, gets an answer.
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { inTwoLines } from './run-tool'

/** This computer. Another name may be that of a page elsewhere, which its owner has led here (DNS rebinding). */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

function isLoopback({ headers: { host } }: IncomingMessage): boolean {
  const address = `http://${host}`
  return URL.canParse(address) && LOOPBACK.has(new URL(address).hostname)
}

/** The folder of a server's pages, whose name other pages and programs do not know. */
export const secretPrefix = (): string => `/${randomBytes(16).toString('hex')}`

/** Answers what is asked below `prefix`; `path` is what follows it, without slashes around it and without a query. */
export function privateServer(
  command: string,
  prefix: string,
  respond: (path: string, request: IncomingMessage, answer: ServerResponse) => Promise<void>,
): Server {
  const say = (answer: ServerResponse, status: number, code: string) => {
    if (!answer.headersSent) answer.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
    answer.end(`${inTwoLines(code, { command })}\n`)
  }
  return createServer((request, answer) => {
    const { url = '' } = request
    if (!isLoopback(request) || !url.startsWith(`${prefix}/`)) return say(answer, 403, 'tool.secret-address')
    request.url = url.slice(prefix.length)
    const path = request.url.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '')
    respond(path, request, answer).catch((error: unknown) => {
      // A file that vanished during reading must fail only this request, not the server.
      process.stderr.write(`${String(error)}\n`)
      say(answer, 500, 'tool.page-failed')
    })
  })
}
