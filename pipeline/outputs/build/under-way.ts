// Marks a build that is under way. If it is interrupted, its cache is ahead of public/, and tools/gatsby.mjs starts the next from
// scratch.
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Below the project’s folder. Exists from the first step that changes the cache until the last step of the build. */
const MARK = '.cache/build-under-way'

/** Marks the build of this project as begun. Nothing is marked under `gatsby develop`, which may be stopped at any time. */
export async function beginBuild(root: string): Promise<void> {
  if (process.env['gatsby_executing_command'] === 'build') await writeFile(join(root, MARK), '')
}

/** Removes the mark: cache and public/ match again. */
export const finishBuild = (root: string): Promise<void> => rm(join(root, MARK), { force: true })
