// npm run serve: the built site on http://localhost:9000.
//
//   --port 8080            on another port
//   --host 0.0.0.0         for other computers as well
//   --build                builds it first, as npm start does
import { spawnSync } from 'node:child_process'
import { builtSite } from './built-site'
import { flag, freeHost, listening, port, runTool, text } from './run-tool'

const options = { port: port(9000), host: text.optional().describe('0.0.0.0'), build: flag }

void runTool('serve', options, async (values) => {
  if (values.build) {
    // A port in use is refused before the build, rather than after it.
    await freeHost(values.port)
    const { status } = spawnSync(process.execPath, ['tools/gatsby.mjs', 'build'], { stdio: 'inherit' })
    if (status !== 0) return status ?? 1
  }
  const { server, serving } = builtSite()
  const host = await listening(server, values.port, values.host)
  process.stdout.write(`http://${host}${serving.prefix}/\n`)
  return 0
})
