// Keeps what was read from Word files in .cache, so that the next check reads only those that changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../write-files'
import type { WordCache } from './index'

const FOLDER = 'pipeline/abstracts'

const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** The code that reads Word files, and the versions of the packages with which it does. */
function codeOf(root: string): string {
  const sources = existsSync(join(root, FOLDER))
    ? readdirSync(join(root, FOLDER)).map((name) => join(FOLDER, name))
    : []
  return hashOf(...[...sources, 'package.json'].map((file) => readFileSync(join(root, file))))
}

/** A cache in the folder of a checkout. A file of it that is damaged, or cannot be written, is as if there were none. */
export function wordCache(root: string): WordCache {
  const folder = join(root, '.cache/word-files')
  const code = codeOf(root)
  return async (content, make) => {
    const file = join(folder, hashOf(code, JSON.stringify(content)))
    const kept = await readFile(file).catch(() => Buffer.alloc(0))
    const end = kept.indexOf('\n')
    const body = kept.subarray(end + 1)
    if (end > 0 && kept.subarray(0, end).toString() === hashOf(body)) return body
    const made = await make()
    try {
      await writeWhole(file, Buffer.concat([Buffer.from(`${hashOf(made)}\n`), made]))
    } catch {
      // A full disk or a folder without rights: the next check reads the file again.
    }
    return made
  }
}
