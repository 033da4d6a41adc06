// Reads an edition and tells everything that is wrong with it.
import { basename } from 'node:path/posix'
import { readEdition, type ReadEdition } from '../read'
import type { Edition } from '../read/edition'
import { inOrder, onceEach } from '../read/problems'
import type { Found, Problem } from '../read/problem'
import { checkCopies } from './programme/copies'
import { checkDates } from './dates-and-fees/dates'
import { checkDeadlines } from './dates-and-fees/deadlines'
import { checkOrder } from './dates-and-fees/order'
import { checkFees } from './dates-and-fees/fees'
import { checkSite } from './dates-and-fees/site'
import { checkStatedTwice } from './dates-and-fees/stated-twice'
import { checkRepeats } from './repeats'
import { checkSponsorTiers } from './sponsor-tiers'
import { checkFiles } from './files/files'
import { checkPicturesBeside } from './files/beside'
import { checkDrawnPictures } from './files/drawn-pictures'
import { checkIbans } from './texts/ibans'
import { checkMisplacedFiles } from './files/misplaced'
import { withMovesTold } from './files/moved'
import { checkParity } from './parity'
import { withLinesTogether } from './one-line'
import { checkPersonNames } from './person-names'
import { checkPages } from './pages'
import { checkPosition } from './position'
import { checkSessionTimes } from './programme/session-times'
import { checkCodes } from './programme/codes'
import { checkDuringPauses } from './programme/during-pauses'
import { checkMovedUp } from './programme/moved-up'
import { checkReferences } from './references'
import { checkPrintedLetters } from './texts/printed-letters'
import { checkPlainTexts } from './texts/plain-texts'
import { checkProse } from './texts/prose'
import { checkExchanged } from './texts/exchanged'
import { checkKeptApart } from './texts/kept-apart'
import { checkOddSigns } from './texts/odd-signs'
import { checkUnfinished } from './texts/unfinished'
import { checkWeekdays } from './texts/weekdays'
import { checkFormerHalls } from './programme/former-halls'
import { checkSpeakers } from './programme/speakers'
import { checkPosterSessions } from './programme/poster-sessions'
import { checkSessionPlaces } from './programme/session-places'
import { checkWorkshop } from './programme/workshop'
import { checkReleased } from './programme/released'
import { checkUntranslated } from './texts/untranslated'
import { checkWrappedLinks } from './texts/wrapped-links'

export type CheckedEdition = { read: ReadEdition; problems: Problem[] }

/** Drops warnings that repeat an error: at the same place, or about a picture or document that the error names. */
function withoutEchoes(problems: Problem[]): Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error')
  return problems.filter(
    ({ severity, file, line, column }) =>
      severity === 'error' ||
      !errors.some(
        (error) =>
          (error.file === file && error.line === line && error.column === column) ||
          (!/\.(yaml|mdx)$/.test(file) && `${error.message.en} ${error.advice.en}`.includes(basename(file))),
      ),
  )
}

/** Every check. Problems are sorted by their place; the order here counts only for several at one place. */
const checks: ((read: ReadEdition) => Found)[] = [
  checkReferences,
  checkSessionTimes,
  checkDuringPauses,
  checkMovedUp,
  checkCodes,
  checkSessionPlaces,
  checkPersonNames,
  checkCopies,
  checkPosterSessions,
  checkSpeakers,
  checkFormerHalls,
  checkWorkshop,
  checkPrintedLetters,
  checkDates,
  checkDeadlines,
  checkOrder,
  checkFees,
  checkSite,
  checkStatedTwice,
  checkReleased,
  checkFiles,
  checkPicturesBeside,
  checkDrawnPictures,
  checkPosition,
  checkPages,
  checkRepeats,
  checkSponsorTiers,
  checkIbans,
  checkMisplacedFiles,
  checkParity,
  checkUntranslated,
  checkExchanged,
  checkKeptApart,
  checkProse,
  checkOddSigns,
  checkUnfinished,
  checkWeekdays,
  checkPlainTexts,
  checkWrappedLinks,
]

/** Checks a whole edition. Never throws on what an organiser wrote; all problems come at once, errors first. */
export function checkEdition(edition: Edition): CheckedEdition {
  const read = readEdition(edition)
  const problems = [...read.problems, ...checks.flatMap((check) => check(read))]
  const told = withLinesTogether(edition, withMovesTold(edition, withoutEchoes(problems)))
  return { read, problems: onceEach(inOrder(told)) }
}

/** Whether nothing stands in the way of a build: warnings do not. */
export const isSound = (problems: Problem[]) => problems.every(({ severity }) => severity === 'warning')
