// A file that is missing where it is named, and lies in another folder of the edition.
import { basename, dirname } from 'node:path/posix'
import type { Edition } from '../../read/edition'
import { ignoringCase } from '../../read/fold'
import { both } from '../../read/problem'

/** The one file of this name in another folder of content/ or static/; undefined where there is none, or more than one. */
export function lyingElsewhere(edition: Edition, path: string): string | undefined {
  const name = ignoringCase(basename(path))
  const found = ['content', 'static']
    .flatMap((folder) => edition.list(folder))
    .filter((file) => ignoringCase(basename(file)) === name && dirname(file) !== dirname(path))
  return found.length === 1 ? found[0] : undefined
}

export const movedAdvice = (from: string, to: string) =>
  both(
    `It lies in another folder: move ${from} to ${to}.`,
    `Dosya başka bir klasörde: ${from} dosyasını ${to} olarak taşıyın.`,
  )
