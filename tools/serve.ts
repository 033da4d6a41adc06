// npm run serve: the built site on http://localhost:9000, or on the port of --port.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Serving } from '../pipeline/outputs/site/serving'
import { siteServer } from './server/site-server'

const { values } = parseArgs({ options: { port: { type: 'string', default: '9000' } } })
const root = process.cwd()
const rules = join(root, 'deploy/generated/serving.json')

if (!existsSync(rules)) {
  console.error('There is no built site yet: run npm run build first.')
  process.exit(1)
}

const serving = JSON.parse(readFileSync(rules, 'utf8')) as Serving
const server = siteServer(join(root, 'public'), serving)
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${values.port} is taken: choose another one with --port.`
      : error.message,
  )
  process.exit(1)
})
server.listen(Number(values.port), () => console.log(`http://localhost:${values.port}${serving.prefix}/`))
