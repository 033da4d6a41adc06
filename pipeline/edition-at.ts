// Reads the edition at a commit from Git into memory, to find out what a pull request changes.
import { spawnSync } from 'node:child_process'
import { plain, type Edition } from './read/edition'

const MOST_BYTES = 512 * 1024 * 1024

/** What Git answers in a folder, or undefined where it fails. */
export function git(root: string, args: string[], input?: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    maxBuffer: MOST_BYTES,
    input,
  })
  return status === 0 ? stdout : undefined
}

/** Splits the output of `git cat-file --batch`: for each object a line `<id> <type> <size>`, its bytes and a newline. */
function cutBatch(output: Buffer, count: number): (Buffer | undefined)[] {
  let offset = 0
  return Array.from({ length: count }, () => {
    const end = output.indexOf(10, offset)
    const size = Number(/ blob (\d+)$/.exec(output.subarray(offset, end).toString())?.[1] ?? NaN)
    offset = end + 1
    if (Number.isNaN(size)) return undefined
    const bytes = output.subarray(offset, offset + size)
    offset += size + 1
    return bytes
  })
}

/**
 * The words of an edition (YAML and MDX) at a commit. Pictures and documents are known by name only: nothing compares
 * them. Undefined where Git does not know the commit.
 */
export function editionAt(root: string, commit: string): Edition | undefined {
  if (commit.startsWith('-')) return undefined
  const listed = git(root, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, 'content', 'static'])
  if (!listed) return undefined
  const paths = listed.toString().split('\0').filter(Boolean)
  const texts = paths.filter((path) => /\.(yaml|mdx)$/.test(path))
  const asked = texts.map((path) => `${commit}:${path}\n`).join('')
  const output = git(root, ['cat-file', '--batch'], asked)
  const blobs = output ? cutBatch(output, texts.length) : []
  const files = new Map(texts.map((path, index) => [path, blobs[index]]))
  return {
    list: (folder) => paths.filter((path) => path.startsWith(`${folder}/`)).sort(),
    read: (path) => {
      const bytes = files.get(path)
      return bytes && plain(bytes.toString('utf8'))
    },
    bytes: (path) => files.get(path),
    exists: (path) => paths.includes(path),
  }
}
