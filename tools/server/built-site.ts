// The built site of a project as a server, used for a look at it, measurements, screenshots and tests.
import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Serving } from '../../pipeline/outputs/site/serving'
import { Refused } from '../run-tool'
import { siteServer } from './site-server'

/** A server for the public/ folder of the project at `root`, and its rules. Throws Refused if nothing was built yet. */
export function builtSite(root = process.cwd()): { server: Server; serving: Serving } {
  const rules = join(root, 'deploy/generated/serving.json')
  if (!existsSync(rules)) {
    throw new Refused({
      en: 'There is no built site yet: run npm run build first.',
      tr: 'Henüz derlenmiş bir site yok: önce npm run build çalıştırın.',
    })
  }
  const serving = JSON.parse(readFileSync(rules, 'utf8')) as Serving
  return { server: siteServer(join(root, 'public'), serving), serving }
}
