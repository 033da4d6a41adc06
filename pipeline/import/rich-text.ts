// The text of a cell whose parts are set differently: what is struck out goes, and italics, sub- and superscripts are marked.
import { withoutInvisible } from '../domain/formats'
import type { Cell } from './cells'

export type Run = {
  text: string
  isItalic?: boolean | undefined
  isStruck?: boolean | undefined
  /** Both mark who presents. */
  isUnderlinedOrBold?: boolean | undefined
  raised?: 'sub' | 'sup' | undefined
}

/** What a formula without a result shows. */
export const errorResult = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$|^Err:\d+$/

/** The mark that encloses a part of a title, as Pandoc writes it in Markdown. */
const markOf = ({ isItalic, raised }: Run, isAllItalic: boolean): string =>
  raised === 'sub' ? '~' : raised === 'sup' ? '^' : isItalic && !isAllItalic ? '*' : ''

/** Marks enclose no spaces at their ends, and a sub- or superscript none at all. */
const marked = (text: string, mark: string): string =>
  text.replace(/^(\s*)(.*?)(\s*)$/s, (_, before: string, within: string, after: string) =>
    within === '' || (mark !== '*' && /\s/.test(within)) ? text : `${before}${mark}${within}${mark}${after}`,
  )

const cleaned = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

/** What a cell says whose text has these parts. */
export function textOfRuns(written: Run[]): Cell {
  const runs = written.map((run) => ({ ...run, text: withoutInvisible(run.text) }))
  const filled = runs.filter(({ text }) => text.trim() !== '')
  const isStruck = filled.length > 0 && filled.every((run) => run.isStruck)
  const kept = isStruck ? runs : runs.filter((run) => !run.isStruck)
  const isAllItalic = filled.every(({ isItalic }) => isItalic)
  // Neighbours that are set alike are one: Excel cuts a text where only its font changes.
  const parts: { text: string; mark: string }[] = []
  for (const run of kept) {
    const mark = markOf(run, isAllItalic)
    const last = parts.at(-1)
    if (last?.mark === mark) last.text += run.text
    else parts.push({ text: run.text, mark })
  }
  const text = cleaned(kept.map((run) => run.text).join(''))
  const withMarks = cleaned(parts.map((part) => marked(part.text, part.mark)).join(''))
  const underlined = filled.filter((run) => run.isUnderlinedOrBold && (isStruck || !run.isStruck))
  const isPartly = underlined.length > 0 && underlined.length < filled.length
  return {
    text,
    marked: withMarks === text ? undefined : withMarks,
    isStruck: isStruck || undefined,
    // What is underlined throughout says nothing.
    underlined: isPartly ? underlined.map((run) => run.text.trim()) : undefined,
  }
}
