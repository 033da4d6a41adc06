// The end of a build: what an earlier one left in the public folder, and this one has not made, goes.
import { readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Folders in which Gatsby itself keeps order from build to build. */
const GATSBYS = /^(page-data|static|_gatsby)\//

/** Bundles by their hashes. Older ones stay: a page that is open may still ask for them. */
const BUNDLE = /^[^/]+-[0-9a-f]{12}\.(js|css)(\.LICENSE\.txt)?$/

/** Paths below a folder, with `/`; those of folders end with it. */
async function below(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.map((entry) => {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    return entry.isDirectory() ? `${path}/` : path
  })
}

/** `a/b/c.pdf`: itself, `a/` and `a/b/`. */
const withFolders = (path: string): string[] =>
  [...path.matchAll(/\/|$/g)].map(({ index }) => path.slice(0, index + 1))

/**
 * Removes whatever in the public folder is neither of this build (`made`, paths below it) nor served as it is from
 * `staticFolder`: a document that organisers took away, the calendars of a session that is gone, lists that nobody asks for.
 */
export async function removeLeftOver(publicFolder: string, staticFolder: string, made: string[]) {
  const kept = new Set([...made, ...(await below(staticFolder))].flatMap(withFolders))
  const old = (await below(publicFolder)).filter(
    (path) => !kept.has(path) && !GATSBYS.test(path) && !BUNDLE.test(path),
  )
  await Promise.all(old.map((path) => rm(join(publicFolder, path), { recursive: true, force: true })))
}
