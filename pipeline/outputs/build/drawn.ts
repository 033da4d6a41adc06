// Files that take long to draw, cards and PDFs: kept from build to build, and drawn again where their content has changed.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeHash, contentHash } from './content-hash'

/** Gives a file as it was drawn before from the same content, which JSON can write, or draws it. */
export type Drawn = (content: unknown, draw: () => Promise<Buffer>) => Promise<Buffer>

/** Keeps nothing: where there is no folder that outlives the run. */
export const drawnAnew: Drawn = (_, draw) => draw()

/** Keeps files in a folder; `code` stands for the code that draws, and a new one draws all again. */
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

/** What Gatsby's build of this project keeps: until its cache is emptied, or its code is another. */
export const drawnInBuild = (root: string): Drawn => drawnOnce(join(root, '.cache/drawn'), codeHash(root))
