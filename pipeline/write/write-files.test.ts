import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import type * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as written from './write-files'

/** A disk on which only half of the files with this in their names finds room. */
let mockFullAt: string | undefined

jest.mock('node:fs/promises', () => {
  const disk = jest.requireActual<typeof fs>('node:fs/promises')
  const writeFile = async (file: string, content: string, options: object) => {
    const isFull = mockFullAt !== undefined && file.includes(mockFullAt)
    await disk.writeFile(file, isFull ? content.slice(0, 5) : content, options)
    if (isFull) throw new Error('ENOSPC: no space left on device')
  }
  return { ...disk, writeFile }
})

// Loaded once the disk has been replaced, which an import would not wait for.
const { writeFiles } = jest.requireActual<typeof written>('./write-files')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-files-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/speakers.yaml'), 'old speakers')
  writeFileSync(join(root, 'content/posters.yaml'), 'old posters')
})
afterEach(() => {
  mockFullAt = undefined
  rmSync(root, { recursive: true })
})

/** Everything below the folder, with what each file says. */
const everything = () =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  )

const before = { 'content/speakers.yaml': 'old speakers', 'content/posters.yaml': 'old posters' }

const changes = {
  'content/speakers.yaml': 'new speakers',
  'content/new/abstract.mdx': 'new abstract',
  'content/posters.yaml': undefined,
}

test('files are changed, made and deleted together', async () => {
  await writeFiles(root, changes)
  expect(everything()).toEqual({
    'content/speakers.yaml': 'new speakers',
    'content/new/abstract.mdx': 'new abstract',
  })
})

test.each(['speakers', 'abstract'])(
  'a disk that is full at “%s” leaves everything as it was',
  async (name) => {
    mockFullAt = name
    await expect(writeFiles(root, changes)).rejects.toThrow('no space left')
    expect(everything()).toEqual(before)
    expect(readdirSync(join(root, 'content'))).not.toContain('new')
  },
)

test('a file that cannot be replaced brings back those that were', async () => {
  // A file takes no folder's place, as on Windows it does not take the place of one that Excel has open.
  mkdirSync(join(root, 'content/held/below'), { recursive: true })
  const unable = { ...changes, 'content/posters.yaml': 'new posters', 'content/held': 'a file' }
  await expect(writeFiles(root, unable)).rejects.toThrow()
  expect(everything()).toEqual(before)
})

test('an unchanged file keeps its date, and a changed one its permissions', async () => {
  const [kept, changed] = [join(root, 'content/posters.yaml'), join(root, 'content/speakers.yaml')]
  chmodSync(changed, 0o600)
  const { mtimeMs } = statSync(kept)
  await writeFiles(root, { 'content/posters.yaml': 'old posters', 'content/speakers.yaml': 'new' })
  expect(statSync(kept).mtimeMs).toBe(mtimeMs)
  if (process.platform !== 'win32') expect(statSync(changed).mode & 0o777).toBe(0o600)
})
