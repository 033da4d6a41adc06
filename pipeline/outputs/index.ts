// The last step: everything made from content that is no page, and the finish of the pages themselves.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReadEdition } from '../read'
import { quietPages } from './build/quiet-pages'
import { frameOrigins, type Serving } from './site/serving'

export type OutputOptions = {
  /** Folder of the project. */
  root: string
  /** Folder of its host that the site lives in; empty at the root. */
  prefix: string
}

/** Files by their path below a folder. */
export type OutputFiles = Record<string, string | Buffer>

async function writeFiles(folder: string, files: OutputFiles): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([path, content]) => {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }),
  )
}

/** Finishes the public folder of a sound edition. Safe to repeat after a build that changed only some pages. */
export async function writeOutputs(
  read: ReadEdition,
  publicFolder: string,
  options: OutputOptions,
): Promise<void> {
  const { root, prefix } = options
  const { venue } = read.data
  const pages = await quietPages(publicFolder, { root, prefix, additions: () => ({}) })
  const serving: Serving = {
    prefix,
    pages: pages.map(({ path }) => path),
    frames: frameOrigins(venue ? [venue.map, venue.accommodationMap] : []),
  }
  await writeFiles(join(root, 'deploy/generated'), { 'serving.json': JSON.stringify(serving, null, 2) })
}
