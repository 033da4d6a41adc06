// The scripts that are not part of webpack's bundles: the start of a page, the service worker, the editor's.
import { build, type BuildOptions } from 'esbuild'

/** A script with all that it imports, for current browsers; and the paths of the files that it is made from. */
export async function browserScript(options: BuildOptions): Promise<{ text: string; files: string[] }> {
  const { outputFiles, metafile } = await build({
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    logLevel: 'silent',
    ...options,
    write: false,
    metafile: true,
  })
  return { text: outputFiles[0]?.text ?? '', files: Object.keys(metafile.inputs) }
}
