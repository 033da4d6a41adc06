// The shape in which every output returns its files, and how they are written.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

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
