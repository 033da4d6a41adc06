// What every output returns, files of the built site, and how files are written.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Contents by their paths below public/, without a slash at the beginning. */
export type OutputFiles = Record<string, string | Buffer>

/** Writes files below a folder, and the folders that they need. */
export async function writeFiles(folder: string, files: OutputFiles): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([path, content]) => {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }),
  )
}
