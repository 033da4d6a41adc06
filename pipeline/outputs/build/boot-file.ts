// After the build: the boot file, which starts every page and is named by the hash of its content.
import { join } from 'node:path'
import { build } from 'esbuild'
import { contentHash } from './content-hash'

/** Bundles src/boot/ into one script for current browsers; returns its file name and text. */
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
