// The edition of this checkout: read and checked once per build, and again after each edit under `gatsby develop`.
import { withAbstracts } from './abstracts'
import { wordCache } from './abstracts/word-cache'
import { checkEdition, isSound, type CheckedEdition } from './check'
import { withPicturesTried } from './check/files/file-fault'
import { writeReport } from './check/report/report'
import { sentence } from './messages/render'
import { editionOnDisk } from './edition-on-disk'

let checked: CheckedEdition | undefined

/** Reads and checks the edition on disk again, pictures and Word files too. Only a sound one replaces the last sound one. */
export async function readAgain(root: string, cache = wordCache(root)): Promise<CheckedEdition> {
  const edition = await withAbstracts(editionOnDisk(root), cache)
  const found = checkEdition(await withPicturesTried(edition))
  if (isSound(found.problems)) checked = found
  return found
}

/** The last edition without errors. If none has been read yet: the one on disk, in whatever state it is. */
export function currentEdition(root: string): CheckedEdition {
  checked ??= checkEdition(editionOnDisk(root))
  return checked
}

/** The English report and how to get the Turkish one; undefined if the edition is sound. */
export function refusal({ problems }: CheckedEdition): string | undefined {
  if (isSound(problems)) return undefined
  return `${writeReport(problems, 'en')}\n\n${sentence({ code: 'report.other-language' }, 'tr')}`
}
