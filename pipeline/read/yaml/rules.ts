// The rules for YAML that cannot be read, in the order in which they are tried.
import { earlyBracket, emptyInBrackets, extraBracket, openBracket } from './brackets'
import { lostLanguage, shallowBlockLine, shallowText, strayWords, textBehindBlockSign } from './broken-text'
import {
  fieldsWithoutBraces,
  formattedField,
  joinedFields,
  repeatedLanguage,
  repeatedName,
  writtenLink,
} from './fields'
import { addedLine, chatMessage, codeFence, jsonLine } from './copied-lines'
import { narrowDash, slippedEntry, slippedFirst, slippedLine, wideDash, wrongColumn } from './indents'
import { keyLine } from './lines'
import { dashAlone, entriesBelowEmpty, firstDash, headlessLanguages, headlessList, strayDash } from './lists'
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
import {
  earlyQuote,
  otherMarks,
  quotedList,
  textAfterQuote,
  signBehindQuote,
  unclosedQuote,
  unclosedQuoteWithin,
} from './quotes'
import {
  hashInBraces,
  otherDash,
  otherComment,
  percentSign,
  startSign,
  wideColon,
  noBreakSpace,
} from './signs'
import type { Rule } from './rule'
import { tab } from './tabs'

/** Tried first, whatever error the parser names. */
export const surestRules: Rule[] = [
  codeFence,
  addedLine,
  chatMessage,
  jsonLine,
  otherMarks,
  formattedField,
  writtenLink,
  textBehindBlockSign,
  startSign,
  repeatedLanguage,
  commaInBraces,
  percentSign,
]

/** Tried next, the most reliable first, where the parser’s own error says too little. */
export const rules: Rule[] = [
  tab,
  entriesBelowEmpty,
  noBreakSpace,
  emptyInBrackets,
  wideColon,
  otherDash,
  otherComment,
  hashInBraces,
  unclosedQuote,
  unclosedQuoteWithin,
  strayWords,
  equalsSign,
  quotedList,
  textAfterQuote,
  signBehindQuote,
  earlyQuote,
  openBracket,
  earlyBracket,
  extraBracket,
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
  (error) => (keyLine(error.text) ? undefined : missingDash(error)),
  shallowBlockLine,
  lostLanguage,
  slippedFirst,
  headlessLanguages,
  slippedLine,
  missingDash,
  dashAlone,
  slippedEntry,
  firstDash,
  headlessList,
  strayDash,
  narrowDash,
  shallowText,
  wrongColumn,
  missingColon,
]
