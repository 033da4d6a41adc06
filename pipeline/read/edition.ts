// Where an edition's files come from: a folder on disk, or that folder with some files replaced (tests, old versions).
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** What decoding tells of a picture. */
export type DrawnPicture = {
  /** In px; of an SVG Infinity. */
  width: number
}

/** The files of an edition. Paths are relative to the project's folder, with `/` between folders. */
export type Edition = {
  /** All files below a folder, and links to other places, which do not exist for the other functions. */
  list(folder: string): string[]
  /** The text of a file without its byte-order mark and with plain line ends, or undefined where there is none. */
  read(path: string): string | undefined
  /** The bytes of a file, or undefined where there is none. */
  bytes(path: string): Buffer | undefined
  exists(path: string): boolean
  /**
   * Pictures with valid first and last bytes, undefined where one cannot be decoded; absent if decoding was not tried
   * (check/files/formats.ts).
   */
  drawn?: ReadonlyMap<string, DrawnPicture | undefined>
  /** What was read from Word files, by their paths; absent if reading was not tried (abstracts/index.ts). */
  words?: ReadonlyMap<string, object>
}

/** Removes a byte-order mark and Windows line endings: editors add them, they are not mistakes. */
export const plain = (source: string) => source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** An edition in a folder on disk. */
export function editionOnDisk(root: string): Edition {
  const list = (folder: string): string[] => {
    const absolute = join(root, folder)
    if (!existsSync(absolute)) return []
    return (
      readdirSync(absolute, { withFileTypes: true })
        // Files of programs are hidden; in static/ they are served like all others.
        .filter((entry) => !entry.name.startsWith('.') || folder.startsWith('static'))
        .flatMap((entry) => {
          const path = `${folder}/${entry.name}`
          if (entry.isDirectory()) return list(path)
          // Some disks store ö as o and two dots, and find the file by either name; on others these are two names.
          const composed = path.normalize('NFC')
          return [existsSync(join(root, composed)) ? composed : path]
        })
        .sort()
    )
  }
  const onDisk = (path: string) => {
    const absolute = join(root, path)
    if (!existsSync(absolute) || !statSync(absolute).isFile()) return undefined
    // Only the exact name counts, where the disk ignores case, spells ö in two ways, or follows a link to another folder.
    const real = relative(realpathSync.native(root), realpathSync.native(absolute)).split(sep).join('/')
    return real.normalize('NFC') === path.normalize('NFC') ? absolute : undefined
  }
  return {
    list,
    read: (path) => {
      const absolute = onDisk(path)
      return absolute && plain(readFileSync(absolute, 'utf8'))
    },
    bytes: (path) => {
      const absolute = onDisk(path)
      return absolute ? readFileSync(absolute) : undefined
    },
    exists: (path) => onDisk(path) !== undefined,
  }
}

/** The edition with some files replaced or, where `undefined`, removed. Nothing on disk changes. */
export function editionWith(base: Edition, changed: Record<string, string | Buffer | undefined>): Edition {
  const has = (path: string) => Object.hasOwn(changed, path)
  return {
    list: (folder) =>
      [
        ...base.list(folder).filter((path) => !has(path)),
        ...Object.keys(changed).filter(
          (path) => changed[path] !== undefined && path.startsWith(`${folder}/`),
        ),
      ].sort(),
    read: (path) => {
      if (!has(path)) return base.read(path)
      const file = changed[path]
      return file === undefined ? undefined : plain(file.toString())
    },
    bytes: (path) => {
      if (!has(path)) return base.bytes(path)
      const file = changed[path]
      return file === undefined ? undefined : Buffer.from(file)
    },
    exists: (path) => (has(path) ? changed[path] !== undefined : base.exists(path)),
  }
}
