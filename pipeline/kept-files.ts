// Files that take long to make (cards, PDFs, what was read from Word files) are kept, and made again when their content or code changes.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from './write/write-files'

/** Returns a file that was made earlier from the same content (any JSON value), or makes it now. */
export type KeptFiles = (content: unknown, make: () => Promise<Buffer>) => Promise<Buffer>

/** Makes every file, for runs without a folder to keep them. */
export const unkept: KeptFiles = (_, make) => make()

/** The SHA-256 of a file or a text, in hexadecimal digits. */
export const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/** Keeps files in a folder, below their hash. `code` identifies the code that makes them. A damaged file is as if there were none. */
export const keptIn =
  (folder: string, code: string): KeptFiles =>
  async (content, make) => {
    const file = join(folder, hashOf(JSON.stringify([code, content])))
    const kept = await readFile(file).catch(() => Buffer.alloc(0))
    const end = kept.indexOf('\n')
    const body = kept.subarray(end + 1)
    if (end > 0 && kept.subarray(0, end).toString() === hashOf(body)) return body
    const made = await make()
    // A full disk or a folder without rights: it is made again next time.
    await writeWhole(file, Buffer.concat([Buffer.from(`${hashOf(made)}\n`), made])).catch(() => undefined)
    return made
  }

/** Identifies code by its files. */
export const codeIn = (root: string, files: string[]): string =>
  hashOf(files.map((file) => readFileSync(join(root, file), 'utf8')).join())
