// Reads the edition at a commit from Git, to find out what a pull request changes.
import { spawnSync } from 'node:child_process'
import { plain, type Edition } from './read/edition'

const MOST_BYTES = 512 * 1024 * 1024

/** The YAML and MDX of an edition at a commit, other files by name only. Undefined if Git does not know the commit. */
export function editionAt(root: string, commit: string): Edition | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: MOST_BYTES })
    return status === 0 ? stdout : undefined
  }
  if (commit.startsWith('-')) return undefined
  const listed = git('ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, 'content', 'static')
  if (!listed) return undefined
  const paths = listed.toString().split('\0').filter(Boolean).sort()
  const bytes = (path: string) =>
    /\.(yaml|mdx)$/.test(path) && paths.includes(path)
      ? git('cat-file', 'blob', `${commit}:${path}`)
      : undefined
  return {
    list: (folder) => paths.filter((path) => path.startsWith(`${folder}/`)),
    read: (path) => {
      const source = bytes(path)
      return source && plain(source.toString('utf8'))
    },
    bytes,
    exists: (path) => paths.includes(path),
  }
}
