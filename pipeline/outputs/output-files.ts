// The files of outputs: how they are written, and how those of earlier builds are removed.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** Contents of files by their paths below public/, without a slash at the beginning. */
export type OutputFiles = Record<string, string | Buffer>

/** Writes files below a folder. An unchanged one keeps its date, from which some servers make its ETag. */
export async function writeFiles(folder: string, files: OutputFiles): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([path, content]) => {
      const file = join(folder, path)
      const there = await readFile(file).catch(() => undefined)
      if (there?.equals(Buffer.from(content))) return
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }),
  )
}

/** Folders that Gatsby itself prunes. */
const OF_GATSBY = /^(page-data|static|_gatsby)\//

/** Bundles, recognised by their hashes. Older ones are kept, because a page that is still open may ask for them. */
const BUNDLE = /^[^/]+[-.][0-9a-f]{20}\.(js|css)(\.LICENSE\.txt)?$/

/** All paths below a folder, with / on every system; folders end with /. */
export async function below(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.map((entry) => {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    return entry.isDirectory() ? `${path}/` : path
  })
}

/** A path and the folders above it: for `a/b/c.pdf` also `a/` and `a/b/`. */
const withFolders = (path: string): string[] =>
  [...path.matchAll(/\/|$/g)].map(({ index }) => path.slice(0, index + 1))

/** Removes what neither this build made (`made`, paths below public/) nor `staticFolder` holds, such as old calendars. */
export async function prunePublic(publicFolder: string, staticFolder: string, made: string[]) {
  const kept = new Set([...made, ...(await below(staticFolder))].flatMap(withFolders))
  const old = (await below(publicFolder)).filter(
    (path) => !kept.has(path) && !OF_GATSBY.test(path) && !BUNDLE.test(path),
  )
  await Promise.all(old.map((path) => rm(join(publicFolder, path), { recursive: true, force: true })))
}
