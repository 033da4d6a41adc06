// The edition in a folder on disk.
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { plain, type Edition } from './read/edition'

/** The files of an edition below a folder, read when they are asked for. Links out of it are not followed. */
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
