// The edition of this checkout: read and checked once a build, again after each edit in develop.
import { checkEdition, isSound, type CheckedEdition } from './check'
import { withPicturesTried } from './check/files/pictures'
import { writeReport } from './check/report/report'
import { editionOnDisk } from './read'

let checked: CheckedEdition | undefined

/** The edition as it stands, read anew, its pictures tried. An unsound one does not take the place of the last sound one. */
export async function readAgain(root: string): Promise<CheckedEdition> {
  const found = checkEdition(await withPicturesTried(editionOnDisk(root)))
  if (isSound(found.problems)) checked = found
  return found
}

/** The last edition without errors; before any was read, the one on disk, whatever its state. */
export function currentEdition(root: string): CheckedEdition {
  checked ??= checkEdition(editionOnDisk(root))
  return checked
}

/** The English report and how to get the Turkish one; undefined where the edition is sound. */
export function refusal({ problems }: CheckedEdition): string | undefined {
  if (isSound(problems)) return undefined
  return `${writeReport(problems, 'en')}\n\nTürkçesi: npm run check:content -- --language tr`
}
