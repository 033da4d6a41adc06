// Files that take long to draw (cards and PDFs) are kept from build to build, and drawn again only when their content changes.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeHash, contentHash } from './content-hash'

/** Returns a file that an earlier build drew from the same content (any JSON value), or draws it now. */
export type Drawn = (content: unknown, draw: () => Promise<Buffer>) => Promise<Buffer>

/** Draws every time, for runs without a cache folder. */
export const drawnAnew: Drawn = (_, draw) => draw()

/** Keeps files in a folder. `code` identifies the drawing code: when it changes, everything is drawn again. */
export const drawnOnce =
  (folder: string, code: string): Drawn =>
  async (content, draw) => {
    const file = join(folder, contentHash(JSON.stringify([code, content])))
    if (existsSync(file)) return readFile(file)
    const drawn = await draw()
    await mkdir(folder, { recursive: true })
    await writeFile(file, drawn)
    return drawn
  }

/** Keeps files in Gatsby's cache, until that is emptied or the project's code changes. */
export const drawnInBuild = (root: string): Drawn => drawnOnce(join(root, '.cache/drawn'), codeHash(root))
