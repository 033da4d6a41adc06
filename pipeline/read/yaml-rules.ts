// The mistakes in YAML that can be told from the lines themselves.
import { notDeepEnough, strayDash, tab, tooDeep } from './yaml-indents'
import { closedQuoteFault, openBracketFault, unclosedQuoteFault } from './yaml-lines'
import {
  bareColon,
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
  wideColonFault,
  wideSpaceFault,
} from './yaml-signs'
import type { Rule } from './yaml-syntax'

/** In the order in which they are asked: the surest first. */
export const rules: Rule[] = [
  tab,
  wideSpaceFault,
  wideColonFault,
  longDashFault,
  otherCommentFault,
  hashInBracesFault,
  (lines, { line }) => unclosedQuoteFault(lines, line),
  (lines, { line }) => closedQuoteFault(lines, line),
  (lines, { line }) => openBracketFault(lines, line),
  missingComma,
  languagesWithoutBraces,
  bareColon,
  missingSpace,
  missingSpaceAfterDash,
  missingDash,
  strayDash,
  notDeepEnough,
  tooDeep,
  missingColon,
]
