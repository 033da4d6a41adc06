// After the build: the boot file, small enough to be read at a glance, named by its content.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'

/** A file's content in eight bytes of hexadecimal, for names that may be cached for ever. */
export const contentHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/** Bundles src/boot/ into one script for browsers of the last years; gives its name and text. */
export async function bootFile(root: string): Promise<{ name: string; text: string }> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/boot/boot.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    logLevel: 'silent',
  })
  const text = outputFiles[0]?.text ?? ''
  return { name: `boot-${contentHash(text)}.js`, text }
}
