// An interrupted build leaves a cache that is ahead of public/: tools/gatsby.mjs then starts from scratch.
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Below the project’s folder; stands there from the first step that changes the cache to the last of the build. */
const MARK = '.cache/build-under-way'

/** Marks the build of this project as begun. Nothing is marked under `gatsby develop`, which may be stopped at any time. */
export async function beginBuild(root: string): Promise<void> {
  if (process.env['gatsby_executing_command'] === 'build') await writeFile(join(root, MARK), '')
}

/** Takes the mark away: cache and public/ belong together again. */
export const finishBuild = (root: string): Promise<void> => rm(join(root, MARK), { force: true })
