// npm run serve: the built site on http://localhost:9000.
//
//   --port 8080            on another port
import { port } from './options'
import { runTool } from './run-tool'
import { builtSite } from './server/built-site'
import { listening } from './server/listening'

runTool('serve', { port: port(9000) }, async (values) => {
  const { server, serving } = builtSite()
  const host = await listening(server, values.port)
  process.stdout.write(`http://${host}${serving.prefix}/\n`)
  return 0
})
