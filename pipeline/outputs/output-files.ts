// The files of outputs, and how those of earlier builds are removed.
import { readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Contents of files by their paths below public/, without a slash at the beginning. */
export type OutputFiles = Record<string, string | Buffer>

/** Folders that Gatsby itself prunes. */
const OF_GATSBY = /^(page-data|static|_gatsby)\//

/** Bundles, recognised by their hashes. Older ones are kept, because a page that is still open may ask for them. */
const BUNDLE = /^[^/]+[-.][0-9a-f]{12,20}\.(js|css)(\.LICENSE\.txt)?$/

/** All paths below a folder, with / on every system; folders end with /. */
async function below(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.map((entry) => {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    return entry.isDirectory() ? `${path}/` : path
  })
}

/** A path and the folders above it: for `a/b/c.pdf` also `a/` and `a/b/`. */
const withFolders = (path: string): string[] =>
  [...path.matchAll(/\/|$/g)].map(({ index }) => path.slice(0, index + 1))

/**
 * Removes what neither this build made (`made`, paths below public/) nor `staticFolder` holds, such as old calendars. Returns the paths of
 * all files that are left.
 */
export async function prunePublic(
  publicFolder: string,
  staticFolder: string,
  made: string[],
): Promise<string[]> {
  const kept = new Set([...made, ...(await below(staticFolder))].flatMap(withFolders))
  const isOld = (path: string) => !kept.has(path) && !OF_GATSBY.test(path) && !BUNDLE.test(path)
  const present = await below(publicFolder)
  const old = present.filter(isOld)
  await Promise.all(old.map((path) => rm(join(publicFolder, path), { recursive: true, force: true })))
  return present.filter((path) => !isOld(path) && !path.endsWith('/'))
}
