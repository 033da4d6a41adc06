// The built site of a project, ready to listen: for a look, for measuring, for pictures of its pages and for tests.
import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Serving } from '../../pipeline/outputs/site/serving'
import { Refused } from '../run-tool'
import { siteServer } from './site-server'

/** A server of the public/ of `root` and the rules that it follows. Refused where nothing was built yet. */
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
