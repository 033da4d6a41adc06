// How files are written: beside their place, under another name, and renamed only when all files of an operation are complete. A full
// disk thus leaves every file as it was. The kept libraries (write-file-atomic, atomically) do this for one file at a time.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { copyFile, link, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import gracefulFs from 'graceful-fs'

/** Contents of files by their paths below a folder, without a slash at the beginning; a file that is `undefined` is deleted. */
export type FilesToWrite = Record<string, string | Uint8Array | undefined>

/** A file to be changed, and the names beside it under which its new and its earlier content wait. */
type Change = {
  file: string
  content: string | Uint8Array | undefined
  isNew: boolean
  staged: string
  earlier: string
}

/** On Windows a virus scanner may hold a new file for a moment: this one tries again. */
const rename = promisify(gracefulFs.rename)

/** Hidden, so that neither the check nor a server takes it for a file of the edition. */
const beside = (file: string, name: string) => join(dirname(file), `.${basename(file)}.${name}.tmp`)

function presentContent(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/**
 * The change that a file needs; undefined if it has this content already. Read at once and one after another: a build asks this of
 * thousands of files, and each read by a thread of Node's takes three times as long.
 */
function changeOf(file: string, content: Change['content']): Change | undefined {
  const present = presentContent(file)
  const isUnchanged = content === undefined ? !present : present?.equals(Buffer.from(content))
  if (isUnchanged) return undefined
  const mark = randomBytes(6).toString('hex')
  return {
    file,
    content,
    isNew: !present,
    staged: beside(file, `${mark}-new`),
    earlier: beside(file, `${mark}-old`),
  }
}

/** Does everything that needs room on the disk, and changes no file yet. */
async function stage({ file, content, isNew, staged, earlier }: Change): Promise<void> {
  const mode = isNew ? undefined : (await stat(file)).mode
  if (content !== undefined) await writeFile(staged, content, { mode, flag: 'wx' })
  // A second name for the same content, or a copy on disks that have no such names.
  if (!isNew) await link(file, earlier).catch(() => copyFile(file, earlier))
}

const replace = ({ file, content, staged }: Change): Promise<void> =>
  content === undefined ? rm(file) : rename(staged, file)

const undo = ({ file, isNew, earlier }: Change): Promise<void> =>
  isNew ? rm(file, { force: true }) : rename(earlier, file)

/** Waits until all have ended, so that none is still writing when the others are undone; then throws the first error. */
async function allOf(steps: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(steps)
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

const removed = (files: string[]) => Promise.all(files.map((file) => rm(file, { force: true })))

/**
 * Writes files below a folder: all of them or, if one cannot be written, none, and then throws. An unchanged file keeps its date, from
 * which some servers make its ETag.
 */
export async function writeFiles(folder: string, files: FilesToWrite): Promise<void> {
  const changes = Object.entries(files).flatMap(
    ([path, content]) => changeOf(join(folder, path), content) ?? [],
  )
  const madeFolders: string[] = []
  const replaced: Change[] = []
  try {
    for (const parent of new Set(changes.map(({ file }) => dirname(file)))) {
      const made = await mkdir(parent, { recursive: true })
      if (made !== undefined) madeFolders.push(made)
    }
    await allOf(changes.map(stage))
    await allOf(
      changes.map(async (change) => {
        await replace(change)
        replaced.push(change)
      }),
    )
  } catch (error) {
    await Promise.allSettled(replaced.map(undo))
    await removed(changes.flatMap(({ staged, earlier }) => [staged, earlier]))
    await Promise.allSettled(madeFolders.map((made) => rm(made, { recursive: true })))
    throw error
  }
  await removed(changes.flatMap(({ isNew, earlier }) => (isNew ? [] : [earlier])))
}

/** Writes one file, whole or not at all. */
export const writeWhole = (file: string, content: string | Uint8Array): Promise<void> =>
  writeFiles(dirname(file), { [basename(file)]: content })
