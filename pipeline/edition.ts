// The edition of this checkout: read and checked once per build, and again after each edit under `gatsby develop`.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withAbstracts } from './abstracts'
import { checkEdition, isSound, type CheckedEdition } from './check'
import { withPicturesTried } from './check/files/file-fault'
import { writeReport } from './check/report/report'
import { sentence } from './messages/render'
import { editionOnDisk } from './edition-on-disk'
import { codeIn, keptIn, type KeptFiles } from './kept-files'

const WORDS = 'pipeline/abstracts'
const PICTURES = 'pipeline/check/files/file-fault.ts'

/** Keeps what was read from Word files and pictures until the code that reads them or a package changes. */
export function keptReadings(root: string): KeptFiles {
  const code = readdirSync(join(root, WORDS)).map((name) => join(WORDS, name))
  return keptIn(join(root, '.cache/read-files'), codeIn(root, [...code, PICTURES, 'package-lock.json']))
}

let checked: CheckedEdition | undefined

/** Reads and checks the edition on disk again, pictures and Word files too. Only a sound one replaces the last sound one. */
export async function readAgain(root: string, kept = keptReadings(root)): Promise<CheckedEdition> {
  const edition = await withAbstracts(editionOnDisk(root), kept)
  const found = checkEdition(await withPicturesTried(edition, kept))
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
