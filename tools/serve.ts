// npm run serve: the built site on http://localhost:9000.
//
//   --port 8080            on another port
//   --host 0.0.0.0         for other computers as well
//   --build                builds it first, as npm start does
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { builtSite } from './built-site'
import { listening } from './listening'
import { flag, port, runTool, text } from './run-tool'

/** Refuses a port in use before the build, rather than after it. */
async function tryPort(number: number): Promise<void> {
  const server = createServer()
  await listening(server, number)
  server.close()
}

const options = { port: port(9000), host: text.optional().describe('0.0.0.0'), build: flag }

void runTool('serve', options, async (values) => {
  if (values.build) {
    await tryPort(values.port)
    const { status } = spawnSync(process.execPath, ['tools/gatsby.mjs', 'build'], { stdio: 'inherit' })
    if (status !== 0) return status ?? 1
  }
  const { server, serving } = builtSite()
  const host = await listening(server, values.port, values.host)
  process.stdout.write(`http://${host}${serving.prefix}/\n`)
  return 0
})
