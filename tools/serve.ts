// npm run serve: the built site on http://localhost:9000.
//
//   --port 8080            on another port
//   --build                builds it first, as npm start does
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { flag, port } from './options'
import { runTool } from './run-tool'
import { builtSite } from './server/built-site'
import { listening } from './server/listening'

/** Refuses a port in use before the build, rather than after it. */
async function tryPort(number: number): Promise<void> {
  const server = createServer()
  await listening(server, number)
  server.close()
}

runTool('serve', { port: port(9000), build: flag }, async (values) => {
  if (values.build) {
    await tryPort(values.port)
    const { status } = spawnSync(process.execPath, ['tools/gatsby.mjs', 'build'], { stdio: 'inherit' })
    if (status !== 0) return status ?? 1
  }
  const { server, serving } = builtSite()
  const host = await listening(server, values.port)
  process.stdout.write(`http://${host}${serving.prefix}/\n`)
  return 0
})
