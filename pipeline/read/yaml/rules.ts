// The mistakes in YAML that can be told from the lines themselves.
import { codeFence, lostLanguage, strayWords, shallowBlockLine, textBehindBlockSign } from './broken-text'
import {
  fieldsWithoutBraces,
  formattedFieldFault,
  joinedFields,
  repeatedLanguage,
  repeatedName,
  writtenLinkFault,
} from './fields'
import { narrowDash, slippedEntry, slippedLine, tab, wideDash, wrongColumn } from './indents'
import { extraBracketFault, keyLine, openBracketFault } from './lines'
import { dashAlone, earlyBracket, entriesBelowEmpty, firstDash, headlessList, strayDash } from './lists'
import {
  bareColon,
  bareLanguages,
  commaInBraces,
  equalsSign,
  missingColon,
  missingComma,
  missingDash,
  missingSpace,
  missingSpaceAfterDash,
} from './missing-signs'
import { closedQuoteFault, otherMarksFault, signBehindQuoteFault, unclosedQuoteFault } from './quotes'
import {
  hashInBracesFault,
  longDashFault,
  otherCommentFault,
  percentFault,
  startSignFault,
  wideColonFault,
  wideSpaceFault,
} from './signs'
import type { Rule } from './syntax'

/** These know better than the code of the parser. */
export const surestRules: Rule[] = [
  codeFence,
  otherMarksFault,
  formattedFieldFault,
  writtenLinkFault,
  textBehindBlockSign,
  startSignFault,
  repeatedLanguage,
  commaInBraces,
  percentFault,
]

/** Tried in this order, the most reliable first, where the code of the parser tells nothing. */
export const rules: Rule[] = [
  tab,
  entriesBelowEmpty,
  wideSpaceFault,
  wideColonFault,
  longDashFault,
  otherCommentFault,
  hashInBracesFault,
  unclosedQuoteFault,
  strayWords,
  equalsSign,
  signBehindQuoteFault,
  closedQuoteFault,
  openBracketFault,
  earlyBracket,
  extraBracketFault,
  missingComma,
  fieldsWithoutBraces,
  repeatedName,
  joinedFields,
  bareColon,
  bareLanguages,
  missingSpace,
  missingSpaceAfterDash,
  wideDash,
  // An entry of plain words below others; one with a field may just as well have slipped.
  (lines, error) => (keyLine(lines[error.line - 1] ?? '') ? undefined : missingDash(lines, error)),
  shallowBlockLine,
  lostLanguage,
  slippedLine,
  missingDash,
  dashAlone,
  slippedEntry,
  firstDash,
  headlessList,
  strayDash,
  narrowDash,
  wrongColumn,
  missingColon,
]
