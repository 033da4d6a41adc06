// The labels of an abstract's parts, such as “Keywords:”, and what a paragraph is by its words and looks.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { fold } from '../domain/fold'
import type { Language } from '../domain/languages'
import { wordCount } from '../domain/people-in-text/lines'
import { isBold, type Paragraph } from './word-paragraph'

export type Part = 'text' | 'keywords' | 'figure' | 'rest'

export type Label = {
  part: Part
  language: Language
  /** It is in a language that the site does not have. */
  isForeign?: boolean
  /** Characters of the label and what separates it. */
  length: number
  /** Nothing is after it in its paragraph. */
  isAlone: boolean
}

/** The labels of the template and their usual variants, and the words of other paragraphs: patterns without accents. */
export const words = parse(readFileSync('pipeline/abstracts/template-words.yaml', 'utf8')) as Record<
  'remark' | 'heading' | 'introduction' | 'caption' | 'contact' | 'paperKind' | 'titleLabel' | 'peopleLabel',
  string
> &
  Record<'aboveTitle', string[]> & {
    labels: (Omit<Label, 'length' | 'isAlone'> & { words: string })[]
  }

/** What separates a label from its text; a hyphen needs spaces, for it is part of words, too. */
const SEPARATOR = String.raw`["”’]?\s*([:：;.–—―‒−\]]\s*|\s-\s+|-\s+|$)`

/** “Abstract / Özet”, “Keywords (3–5)”. */
export const BESIDE = String.raw`(?:\s*[/|]\s*[a-z ]{2,30}?)?(?:\s*\([^()]{1,40}\))?`

/** “1. Abstract”, “II. Keywords” */
const NUMBER = String.raw`(?:(?:\d{1,2}|[ivx]{1,4})[.)]\s*)?`

const patterns = words.labels.map(({ words: own, ...label }) => ({
  ...label,
  separated: new RegExp(`^${NUMBER}\\W?${own}${BESIDE}${SEPARATOR}`),
  alone: new RegExp(`^${NUMBER}${own}${BESIDE}\\s*$`),
}))

/**
 * The label with which a paragraph begins, separated from its text or in bold letters; an accent is one character, so that the length
 * counts for the text itself, too.
 */
export function labelOf(paragraph: Paragraph): Label | undefined {
  const { text } = paragraph
  // “A B S T R A C T”
  if (/^(?:\p{L} ){3,}\p{L}$/u.test(text)) {
    const label = labelOf({ ...paragraph, text: text.replaceAll(' ', '') })
    return label && { ...label, length: text.length, isAlone: true }
  }
  const folded = fold(text)
  const regular = paragraph.written.findIndex((part) => !part.isSetOff)
  const boldLength = paragraph.written
    .slice(0, Math.max(0, regular))
    .reduce((sum, { length }) => sum + length, 0)
  const bold = folded.slice(0, boldLength)
  for (const { separated, alone, ...label } of patterns) {
    const found = separated.exec(folded)
    const length = found?.[0].length ?? (alone.test(bold) ? bold.length : 0)
    if (length > 0) return { ...label, length, isAlone: length >= text.length }
  }
  return undefined
}

/** What authors say to the committee: dates, topics, how they want to present, how long the text is. */
const REMARK = new RegExp(words.remark)

export const isRemark = (text: string): boolean => wordCount(text) < 15 && REMARK.test(fold(text))

/** Words of a paragraph that is not a heading, title or caption. */
export const LONG = 40

/** Headings within a text, which are not titles. */
const HEADING = new RegExp(words.heading)

/** Whether a paragraph is a heading within a text. */
export const isHeading = (text: string): boolean => HEADING.test(fold(text)) && wordCount(text) < 8

/** Whether a paragraph begins with the heading of a section: “Aim: …”. */
export const beginsSection = (text: string): boolean =>
  /^[^:]{3,30}:\s*\S/.test(text) && HEADING.test(fold(text))

/** Whether a paragraph has several sentences, so that it is neither a title nor an institution. */
export const hasSentences = (text: string): boolean =>
  wordCount(text) > 15 && /[.!?;]\s+[\p{L}\d]/u.test(text) && /[.!?]$/.test(text)

const INTRODUCTION = new RegExp(words.introduction)

/** Whether a paragraph is the heading of a paper's first section. */
export const isIntroduction = (text: string): boolean => INTRODUCTION.test(fold(text))

const CAPTION = new RegExp(words.caption)

export const isCaption = (text: string): boolean => CAPTION.test(fold(text.trim()))

/** Whether a paragraph looks like a title: in bold or in the middle, and no sentence. */
export function isTitleLike(paragraph: Paragraph): boolean {
  const { text, style, isCentred, block } = paragraph
  const words = wordCount(text)
  const stands = isBold(paragraph) || style === 'Title' || isCentred
  if (!stands || block.kind !== 'paragraph' || words < 3 || words > 45) return false
  const hasMarks = block.runs.some((run) => run.script === 'sup' && /^[\d,*a-d ]+$/.test(run.text))
  return !(hasMarks || /[.@:]$|@/.test(text) || isHeading(text) || isCaption(text))
}
