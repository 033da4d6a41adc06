// The labels of an abstract's parts, such as “Keywords:”, and what a paragraph is by its words and looks.
import { fold } from '../domain/fold'
import type { Language } from '../domain/languages'
import { isBold, type Paragraph } from './word-paragraph'

export type Part = 'text' | 'keywords' | 'figure' | 'rest'

export type Label = {
  part: Part
  language: Language
  /** It is in a language that the site does not have. */
  isForeign?: boolean
  /** Characters of the label and what separates it. */
  length: number
}

/** The labels of the template and their usual variants, without accents. */
const labels: (Omit<Label, 'length'> & { words: string })[] = [
  { words: '(extended )?(abstract|summary)', part: 'text', language: 'en' },
  { words: '(genisletilmis |bildiri )?(ozet|oz|ozetce)', part: 'text', language: 'tr' },
  { words: '(key ?words?( and phrases)?|index terms)', part: 'keywords', language: 'en' },
  { words: 'anahtar (sozcuk|kelime)(ler)?', part: 'keywords', language: 'tr' },
  { words: 'graphical abstract[^:]*', part: 'figure', language: 'en' },
  { words: 'grafik(sel)? ozet[^:]*', part: 'figure', language: 'tr' },
  {
    words:
      '(\\d+[.)]? *)?(references|bibliography|kaynaklar|kaynakca|referanslar|biograph(y|ies)|ozgecmis|about the authors?)',
    part: 'rest',
    language: 'en',
  },
  {
    words: '(resume|zusammenfassung|kurzfassung|resumen|riassunto|resumo)',
    part: 'text',
    language: 'en',
    isForeign: true,
  },
  {
    words: '(mots[- ]cles|schlagworter|schlusselworter|palabras clave|parole chiave|palavras[- ]chave)',
    part: 'keywords',
    language: 'en',
    isForeign: true,
  },
]

/** What separates a label from its text; a hyphen needs spaces, for it is part of words, too. */
const SEPARATOR = String.raw`\s*([:;.–—]\s*|\s-\s+|-\s+|$)`

/** “Abstract / Özet”, “Keywords (3–5)”. */
const BESIDE = String.raw`(?:\s*[/|]\s*[a-z ]{2,30}?)?(?:\s*\([^()]{1,40}\))?`

const patterns = labels.map(({ words, ...label }) => ({
  ...label,
  separated: new RegExp(`^\\W?${words}${BESIDE}${SEPARATOR}`),
  alone: new RegExp(`^${words}${BESIDE}\\s*$`),
}))

/**
 * The label with which a paragraph begins, separated from its text or in bold letters; an accent is one character, so that the length
 * counts for the text itself, too.
 */
export function labelOf(paragraph: Paragraph): Label | undefined {
  const folded = fold(paragraph.text)
  const regular = paragraph.written.findIndex((part) => !part.isBold)
  const boldLength = paragraph.written
    .slice(0, Math.max(0, regular))
    .reduce((sum, { length }) => sum + length, 0)
  const bold = folded.slice(0, boldLength)
  for (const { separated, alone, ...label } of patterns) {
    const found = separated.exec(folded)
    if (found) return { ...label, length: found[0].length }
    if (alone.test(bold)) return { ...label, length: bold.length }
  }
  return undefined
}

/** What authors say to the committee: dates, topics, how they want to present, how long the text is. */
const REMARK =
  /^\W*(received|accepted|revised|submi\w+|gelis|kabul|presentation|sunum|bildiri|topic|theme|track|konu|tema|session|oturum|preferred|word|kelime)( (date|type|format|preference|presentation( type)?|tarihi|turu|tercihi|tercihiniz|sekli|alani|count|sayisi)){0,2}(?: *\/ *[a-z ]+)?\s*(?::|$)|^(abstract|paper|submission|ozet|bildiri|basvuru) (id|no|number|code|kodu|numarasi)\b/

export const isRemark = (text: string): boolean => wordCount(text) < 15 && REMARK.test(fold(text))

/** How many words a text has. */
export const wordCount = (text: string): number => (text.match(/\S+/g) ?? []).length

/** Words of a paragraph that is no heading, title or caption. */
export const LONG = 40

/** Headings within a text, which are no titles. */
const HEADING =
  /^(\d+(\.\d+)*[.)]?\s*)?(introduction|giris|aim|amac|purpose|background|methods?|materials?|yontem|gerec|experimental|deneysel|results?|bulgular|discussion|tartisma|conclusions?|sonuc(lar)?|acknowledge?ments?|tesekkur|references|kaynak(lar|ca)|fund(ing|ed)|destek)/

/** Whether a paragraph is a heading within a text. */
export const isHeading = (text: string): boolean => HEADING.test(fold(text)) && wordCount(text) < 8

/** Whether a paragraph begins with the heading of a section: “Aim: …”. */
export const beginsSection = (text: string): boolean =>
  /^[^:]{3,30}:\s*\S/.test(text) && HEADING.test(fold(text))

/** Whether a paragraph has several sentences, so that it is neither a title nor an institution. */
export const hasSentences = (text: string): boolean =>
  wordCount(text) > 15 && /[.!?;]\s+[\p{L}\d]/u.test(text) && /[.!?]$/.test(text)

/** Whether a paragraph is the heading of a paper's first section. */
export const isIntroduction = (text: string): boolean =>
  /^(\d+[.)]?\s*|i[.)]\s*)?(introduction|giris)\s*[:.]?$/.test(fold(text))

const CAPTION = /^(fig(ure)?|table|scheme|sekil|tablo|cizelge|grafik|resim)\b/

/** Whether a paragraph looks like a title: in bold or in the middle, and no sentence. */
export function isTitleLike(paragraph: Paragraph): boolean {
  const { text, style, isCentred, block } = paragraph
  const words = wordCount(text)
  const stands = isBold(paragraph) || style === 'Title' || isCentred
  const hasMarks =
    block.kind === 'paragraph' &&
    block.runs.some((run) => run.script === 'sup' && /^[\d,*a-d ]+$/.test(run.text))
  if (!stands || block.kind !== 'paragraph' || words < 3 || words > 45) return false
  return !(hasMarks || /[.@:]$|@/.test(text) || isHeading(text) || CAPTION.test(fold(text)))
}
