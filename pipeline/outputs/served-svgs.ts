// SVGs reach public/ from static/ and, as logos, from content/images: each is replaced by what is served of it.
// `gatsby develop` serves them as they lie on the disk, to this computer alone: pages show them as pictures, in which no script runs, and
// the check names in the browser what a build leaves out. Whoever runs develop on the branch of somebody else runs its code anyway.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { servedSvg } from '../check/files/svg'
import type { OutputFiles } from './output-files'

/** The SVGs among the files of the public folder as they are served. One that an earlier build left there and that is now refused becomes empty. */
export async function servedSvgs(publicFolder: string, paths: string[]): Promise<OutputFiles> {
  const svgs = paths.filter((path) => /\.svg$/i.test(path))
  const served = svgs.map(async (path) => [path, servedSvg(await readFile(join(publicFolder, path))).text])
  return Object.fromEntries(await Promise.all(served)) as OutputFiles
}
