// The text of a cell whose parts are set differently: what is struck out goes, and italics, sub- and superscripts are marked.
import type { Cell } from './cells'

export type Run = {
  text: string
  isItalic?: boolean | undefined
  isStruck?: boolean | undefined
  isUnderlined?: boolean | undefined
  raised?: 'sub' | 'sup' | undefined
}

type Mark = '*' | '~' | '^' | ''

const markOf = ({ isItalic, raised }: Run, isAllItalic: boolean): Mark =>
  raised === 'sub' ? '~' : raised === 'sup' ? '^' : isItalic && !isAllItalic ? '*' : ''

/** Marks enclose no spaces at their ends, and a sub- or superscript none at all. */
function marked(text: string, mark: Mark): string {
  const [, before = '', within = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (mark === '' || within === '') return text
  const isWord = mark === '*' || !/\s/.test(within)
  return isWord ? `${before}${mark}${within}${mark}${after}` : text
}

const cleaned = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** What a cell says whose text has these parts. */
export function textOfRuns(runs: Run[]): Cell {
  const written = runs.filter(({ text }) => text.trim() !== '')
  const isStruck = written.length > 0 && written.every((run) => run.isStruck)
  const kept = isStruck ? runs : runs.filter((run) => !run.isStruck)
  const text = cleaned(kept.map((run) => run.text).join(''))
  const isAllItalic = written.every(({ isItalic }) => isItalic)
  // Neighbours that are set alike are one: Excel cuts a text where only its font changes.
  const parts: { text: string; mark: Mark }[] = []
  for (const run of kept) {
    const mark = markOf(run, isAllItalic)
    const last = parts.at(-1)
    if (last?.mark === mark) last.text += run.text
    else parts.push({ text: run.text, mark })
  }
  const withMarks = cleaned(parts.map((part) => marked(part.text, part.mark)).join(''))
  const underlined = kept.filter(({ isUnderlined }) => isUnderlined).map((run) => run.text.trim())
  return {
    text,
    ...(withMarks === text ? {} : { marked: withMarks }),
    ...(isStruck ? { isStruck } : {}),
    ...(underlined.length > 0 && kept.some(({ isUnderlined, text: own }) => !isUnderlined && own.trim())
      ? { underlined }
      : {}),
  }
}
