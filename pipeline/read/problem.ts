// What is wrong with an edition, in words with which an organiser can correct it, and where it is; how problems are put in order.
import type { Bilingual } from '../domain/languages'

/** What is wrong, and what to write instead. */
export type Fault = { message: Bilingual; advice: Bilingual }

/** Position of something in a file. Lines and columns count from 1. */
export type Position = { line: number; column: number }

export type Problem = Fault &
  Position & {
    severity: 'error' | 'warning'
    /** Path from the project's folder. */
    file: string
    /** The entry by its human name: "3rd speaker, Dr. …". */
    record?: Bilingual
    /** The field by its name in the file, such as `bank.iban`. */
    field?: string
    /** The line as it should be, where that can be known. */
    correctedLine?: string
    /** The mistake is the line's indentation. */
    indented?: boolean
  }

/** A part of a line, and what to write instead. */
export type Replacement = { from: string; to: string }

/** A fault at a place: an error, unless it says otherwise. */
export type Finding = Fault & {
  severity?: Problem['severity'] | undefined
  replace?: Replacement | undefined
}

/** What a rule finds: none, one or several; flat() and flatMap() make one list of all. */
export type Found = Problem | Problem[]

export const both = (en: string, tr: string): Bilingual => ({ en, tr })

/** Several sentences, one after another; those that are absent are left out. */
export function joined(...parts: (Bilingual | undefined)[]): Bilingual {
  const known = parts.filter((part) => part !== undefined)
  return both(known.map(({ en }) => en).join(' '), known.map(({ tr }) => tr).join(' '))
}

export const fault = (en: string, tr: string, adviceEn: string, adviceTr: string): Fault => ({
  message: both(en, tr),
  advice: both(adviceEn, adviceTr),
})

/** Asks for a value, tag or line exactly as it is given. */
export const write = (words: string) => both(`Write ${words}.`, `${words} yazın.`)

/** Of two places that contradict each other: nobody but an organiser knows which of them is right. */
export const correctTheWrongOne = both('Correct the one that is wrong.', 'Yanlış olanı düzeltin.')

/** A problem of a file: an error of the file as a whole, unless `known` has a severity or a place. */
export const fileProblem = (file: string, known: Fault & Partial<Problem>): Problem => ({
  severity: 'error',
  file,
  line: 1,
  column: 1,
  ...known,
})

/** The place of an offset of a text in its file, in which the text begins at `start`. */
export function placeAt(text: string, offset: number, start: Position = { line: 1, column: 1 }): Position {
  const before = text.slice(0, offset).split('\n')
  const column = before.length === 1 ? start.column : 1
  return { line: start.line + before.length - 1, column: column + before.at(-1)!.length }
}

/** A line with the first `from` at or after a column (from 1) replaced; undefined where there is none. */
export function replacedFrom(line: string, column: number, from: string, to: string): string | undefined {
  const at = line.indexOf(from, column - 1)
  return at < 0 ? undefined : `${line.slice(0, at)}${to}${line.slice(at + from.length)}`
}

/** Errors first, then by file and place. */
export function inOrder(problems: Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.severity.localeCompare(b.severity) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column,
  )
}

/** Up to this many equal problems are all reported. */
const MOST_ALIKE = 8

/** Of more than `most` problems with one `key` the first `kept` stay; the last of these adds `ofOthers` to its advice. */
export function fewAlike(
  problems: Problem[],
  key: (problem: Problem) => string,
  kept: number,
  ofOthers: (others: Problem[]) => Bilingual,
  most = MOST_ALIKE,
): Problem[] {
  const groups = new Map<string, Problem[]>()
  const places = problems.map((problem) => {
    const alike = groups.get(key(problem)) ?? []
    groups.set(key(problem), alike)
    return { problem, alike, at: alike.push(problem) - 1 }
  })
  return places.flatMap(({ problem, alike, at }) => {
    if (alike.length <= most || at < kept - 1) return [problem]
    if (at >= kept) return []
    return [{ ...problem, advice: joined(problem.advice, ofOthers(alike.slice(kept))) }]
  })
}

/** Up to this many lines are named. */
const MOST_LINES = 20

/** What a problem says, whatever the value and the entry. */
const ofAnyValue = ({ file, message }: Problem) => `${file}\n${message.en.replace(/“[^”]*”|line \d+/g, '…')}`

/** Of many equal problems in a file only the first is reported; its advice names the lines of the others. */
export const onceEach = (problems: Problem[]): Problem[] =>
  fewAlike(problems, ofAnyValue, 1, (others) => {
    const named = others.slice(0, MOST_LINES).map(({ line }) => line)
    const lines = [...named, ...(others.length > MOST_LINES ? ['…'] : [])].join(', ')
    return both(
      `The same is wrong in many lines of this file (${lines}): correct all of them, with search and replace where it helps.`,
      `Aynı yanlış bu dosyanın birçok satırında var (${lines}): hepsini düzeltin, uygunsa “bul ve değiştir” kullanın.`,
    )
  })
