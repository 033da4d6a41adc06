// Reads an edition and tells everything that is wrong with it.
import { readEdition, type ReadEdition } from '../read'
import type { Edition } from '../read/edition'
import { inOrder, type Problem } from '../read/problem'
import { checkCopies } from './copies'
import { checkDates } from './dates'
import { checkDeadlines } from './deadlines'
import { checkFees } from './fees'
import { checkRepeats } from './repeats'
import { checkFiles } from './files'
import { checkIbans } from './ibans'
import { checkPlaces } from './misplaced'
import { checkParity } from './parity'
import { checkPages } from './pages'
import { checkProgramme } from './programme'
import { checkCodes } from './programme-codes'
import { checkReferences } from './references'
import { checkPrintedLetters } from './printed-letters'
import { checkPlainTexts } from './plain-texts'
import { emptyPosterSessions } from './poster-session'
import { checkSessionPlaces } from './session-places'
import { checkWorkshop } from './workshop'
import { checkReleased } from './released'
import { checkTranslated } from './untranslated'

export type CheckedEdition = { read: ReadEdition; problems: Problem[] }

/** Checks a whole edition. Never throws on what an organiser wrote; all problems come at once, errors first. */
export function checkEdition(edition: Edition): CheckedEdition {
  const read = readEdition(edition)
  const problems = [
    ...read.problems,
    ...checkReferences(read),
    ...checkProgramme(read),
    ...checkCodes(read),
    ...checkSessionPlaces(read),
    ...checkCopies(read),
    ...emptyPosterSessions(read),
    ...checkWorkshop(read),
    ...checkPrintedLetters(read),
    ...checkDates(read),
    ...checkDeadlines(read),
    ...checkFees(read),
    ...checkReleased(read),
    ...checkFiles(read),
    ...checkPages(read),
    ...checkRepeats(read),
    ...checkIbans(read),
    ...checkPlaces(read),
    ...checkParity(read),
    ...checkTranslated(read),
    ...checkPlainTexts(read),
  ]
  return { read, problems: inOrder(problems) }
}

/** Whether nothing stands in the way of a build: warnings do not. */
export const isSound = (problems: Problem[]) => problems.every(({ severity }) => severity === 'warning')
