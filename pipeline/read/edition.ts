// What the files of an edition are to the reader, whether they are on disk (edition-on-disk.ts), in Git (edition-at.ts) or in a test.
import { withoutInvisible } from '../domain/formats'
import { memoiseByText } from '../domain/memoise'

/** A picture as the build decodes it: its width in pixels, and whether nothing is seen of it on white. */
export type DrawnPicture = { width: number; isWhite: boolean }

/** The files of an edition. Paths are relative to the project's folder, with `/` between folders. */
export type Edition = {
  /** All files below a folder, and links to other places, which do not exist for the other functions. */
  list(folder: string): string[]
  /** The text of a file without its byte-order mark and with plain line ends, or undefined where there is none. */
  read(path: string): string | undefined
  /** The bytes of a file, or undefined where there is none. */
  bytes(path: string): Buffer | undefined
  exists(path: string): boolean
  /** Pictures by their paths, undefined where decoding failed; absent if not tried (check/files/file-fault.ts). */
  drawn?: ReadonlyMap<string, DrawnPicture | undefined>
  /** What was read from Word files, by their paths; absent if reading was not tried (abstracts/index.ts). */
  words?: ReadonlyMap<string, object>
}

/** Without what editors and copying add, which is not a mistake: Windows line endings, invisible characters, Word's breaks (\v, \f). */
export const plain = (source: string): string =>
  withoutInvisible(source)
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f]/g, ' ')

const remembered = <Result>(make: (path: string) => Result) => memoiseByText(make, Infinity)

/** The edition as it was when each file was first asked for: to be changed many times, and read from the disk once. */
export const inMemory = (base: Edition): Edition => ({
  list: remembered(base.list),
  read: remembered(base.read),
  bytes: remembered(base.bytes),
  exists: remembered(base.exists),
})

/** The edition with some files replaced or, where `undefined`, removed. Nothing on disk changes. */
export function editionWith(base: Edition, changed: Record<string, string | Buffer | undefined>): Edition {
  const has = (path: string) => Object.hasOwn(changed, path)
  const added = Object.keys(changed).filter((path) => changed[path] !== undefined)
  const bytes = (path: string) => (changed[path] === undefined ? undefined : Buffer.from(changed[path]))
  const text = remembered((path) => bytes(path) && plain(String(bytes(path))))
  return {
    list: (folder) => {
      const kept = base.list(folder).filter((path) => !has(path))
      return [...kept, ...added.filter((path) => path.startsWith(`${folder}/`))].sort()
    },
    read: (path) => (has(path) ? text(path) : base.read(path)),
    bytes: (path) => (has(path) ? bytes(path) : base.bytes(path)),
    exists: (path) => (has(path) ? changed[path] !== undefined : base.exists(path)),
    ...(base.words && { words: base.words }),
  }
}
