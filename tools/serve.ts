// npm run serve: the built site on http://localhost:9000, or on the port of --port.
import { parseArgs } from 'node:util'
import { runTool } from './run-tool'
import { builtSite } from './server/built-site'

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '9000' } } })
  const { server, serving } = builtSite()
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${values.port} is taken: choose another one with -- --port.`
        : error.message,
    )
    process.exit(1)
  })
  server.listen(Number(values.port), () => console.log(`http://localhost:${values.port}${serving.prefix}/`))
  return 0
}

runTool(main)
