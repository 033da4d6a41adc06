// The built site of this project, ready to listen: for a look, for measuring and for pictures of its pages.
import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Serving } from '../../pipeline/outputs/site/serving'
import { siteServer } from './site-server'

/** A server of public/ and the rules that it follows. Ends the process where nothing was built yet. */
export function builtSite(): { server: Server; serving: Serving } {
  const root = process.cwd()
  const rules = join(root, 'deploy/generated/serving.json')
  if (!existsSync(rules)) {
    console.error('There is no built site yet: run npm run build first.')
    process.exit(1)
  }
  const serving = JSON.parse(readFileSync(rules, 'utf8')) as Serving
  return { server: siteServer(join(root, 'public'), serving), serving }
}
