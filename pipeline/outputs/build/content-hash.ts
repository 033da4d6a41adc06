// Hashes that identify versions of files and of caches kept between builds.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A hash of 16 hexadecimal digits, for names of files that may be cached for ever. */
export const contentHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/** Our webpack loader. It is not compiled with the pipeline, so it is hashed separately. */
export const LOADER = 'pipeline/outputs/build/webpack/swc-loader.cjs'

/**
 * Identifies the code of this build: the pipeline as compiled by Gatsby, the loader, the versions of all packages and the
 * supported browsers.
 */
export const codeHash = (root: string) =>
  contentHash(
    Buffer.concat(
      ['.cache/compiled/gatsby-node.mjs', LOADER, 'package-lock.json', 'package.json'].map((file) =>
        readFileSync(join(root, file)),
      ),
    ),
  )
