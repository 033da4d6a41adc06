// A bridge until every message is in the catalogue (messages/): findings with their words in the code.
import type { Bilingual } from '../domain/languages'
import { error, inFile, type Diagnostic, type Finding } from '../messages/diagnostic'

export type Problem = Diagnostic

export const both = (en: string, tr: string): Bilingual => ({ en, tr })

/** Several sentences, one after another; those that are absent are left out. */
export function joined(...parts: (Bilingual | undefined)[]): Bilingual {
  const known = parts.filter((part) => part !== undefined)
  return both(known.map(({ en }) => en).join(' '), known.map(({ tr }) => tr).join(' '))
}

/** A finding with its words in the code. */
export const plain = (message: Bilingual, advice: Bilingual): Finding =>
  error('plain.text', { message, advice })

export const fault = (en: string, tr: string, adviceEn: string, adviceTr: string): Finding =>
  plain(both(en, tr), both(adviceEn, adviceTr))

/** Asks for a value, tag or line exactly as it is given. */
export const write = (words: string) => both(`Write ${words}.`, `${words} yazın.`)

/** A problem of a file: an error of the file as a whole, unless `known` has a severity or a place. */
export const fileProblem = (
  file: string,
  { severity, code, values, advice, suggestion, ...known }: Finding & Partial<Problem>,
): Problem => inFile(file, { severity, code, values, advice, suggestion }, known)
