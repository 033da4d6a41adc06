// Files that take long to render (cards and PDFs) are kept from build to build, and rendered again when their content changes.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../write-files'

/** Returns a file that an earlier build rendered from the same content (any JSON value), or renders it now. */
export type RenderCache = (content: unknown, render: () => Promise<Buffer>) => Promise<Buffer>

/** Renders every time, for runs without a cache folder. */
export const uncached: RenderCache = (_, render) => render()

/** Keeps files in a folder. `code` identifies the rendering code: when it changes, everything is rendered again. */
export const cachedIn =
  (folder: string, code: string): RenderCache =>
  async (content, render) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([code, content]))
      .digest('hex')
    const file = join(folder, hash)
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return kept
    const rendered = await render()
    await writeWhole(file, rendered)
    return rendered
  }

/** Keeps files in Gatsby's cache until that is emptied, the pipeline (as compiled by Gatsby) or a package changes. */
export function cachedInBuild(root: string): RenderCache {
  const code = ['.cache/compiled/gatsby-node.js', 'package-lock.json'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  return cachedIn(join(root, '.cache/rendered'), code.join())
}
