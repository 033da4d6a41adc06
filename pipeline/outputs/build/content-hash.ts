// Hashes that identify versions of files and of what is kept between builds.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file's content in eight bytes of hexadecimal, for names that may be cached for ever. */
export const contentHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/** webpack's loader, which is not compiled with the pipeline. */
export const LOADER = 'pipeline/outputs/build/webpack/swc-loader.cjs'

/** This build's own code: the pipeline as Gatsby has compiled it, the versions of all packages and the browsers. */
export const codeHash = (root: string) =>
  contentHash(
    Buffer.concat(
      ['.cache/compiled/gatsby-node.mjs', LOADER, 'package-lock.json', 'package.json'].map((file) =>
        readFileSync(join(root, file)),
      ),
    ),
  )
