// The mistakes in YAML that can be told from the lines themselves.
import { slippedLine, tab, wideDash, wrongColumn } from './yaml-indents'
import { closedQuoteFault, keyLine, openBracketFault, unclosedQuoteFault } from './yaml-lines'
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

/** Tried in this order, the most reliable first. */
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
  wideDash,
  // An entry of plain words below others; one with a field may just as well have slipped.
  (lines, stumble) => (keyLine(lines[stumble.line - 1] ?? '') ? undefined : missingDash(lines, stumble)),
  slippedLine,
  missingDash,
  wrongColumn,
  missingColon,
]
