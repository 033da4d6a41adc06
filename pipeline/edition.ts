// The edition of this checkout: read and checked once a build, again after each edit in develop.
import { checkEdition, isSound, type CheckedEdition } from './check'
import { withDamageKnown } from './check/pictures'
import { writeReport } from './check/report'
import { editionOnDisk } from './read'

let checked: CheckedEdition | undefined

/** The edition as it stands, read anew, its pictures tried. */
export async function readAgain(root: string): Promise<CheckedEdition> {
  checked = checkEdition(await withDamageKnown(editionOnDisk(root)))
  return checked
}

/** The edition as it was last read. */
export function currentEdition(root: string): CheckedEdition {
  checked ??= checkEdition(editionOnDisk(root))
  return checked
}

/** The report in both languages where an edition is not sound, else undefined. */
export function refusal({ problems }: CheckedEdition): string | undefined {
  if (isSound(problems)) return undefined
  return `${writeReport(problems, 'en')}\n\nTürkçesi: npm run check:content -- --language tr`
}
