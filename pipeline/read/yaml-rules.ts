// The mistakes in YAML that can be told from the lines themselves.
import { slippedLine, tab, wideDash, wrongColumn } from './yaml-indents'
import {
  closedQuoteFault,
  extraBracketFault,
  keyLine,
  openBracketFault,
  unclosedQuoteFault,
} from './yaml-lines'
import {
  bareColon,
  bareLanguages,
  commaInBraces,
  languagesWithoutBraces,
  missingColon,
  missingComma,
  missingDash,
  missingSpace,
  missingSpaceAfterDash,
} from './yaml-missing'
import {
  hashInBracesFault,
  longDashFault,
  otherCommentFault,
  percentFault,
  startSignFault,
  wideColonFault,
  wideSpaceFault,
} from './yaml-signs'
import type { Rule } from './yaml-syntax'

/** These know better than the code of the parser. */
export const surestRules: Rule[] = [startSignFault, commaInBraces, percentFault]

/** Tried in this order, the most reliable first, where the code of the parser tells nothing. */
export const rules: Rule[] = [
  tab,
  wideSpaceFault,
  wideColonFault,
  longDashFault,
  otherCommentFault,
  hashInBracesFault,
  unclosedQuoteFault,
  closedQuoteFault,
  openBracketFault,
  extraBracketFault,
  missingComma,
  languagesWithoutBraces,
  bareColon,
  bareLanguages,
  missingSpace,
  missingSpaceAfterDash,
  wideDash,
  // An entry of plain words below others; one with a field may just as well have slipped.
  (lines, error) => (keyLine(lines[error.line - 1] ?? '') ? undefined : missingDash(lines, error)),
  slippedLine,
  missingDash,
  wrongColumn,
  missingColon,
]
