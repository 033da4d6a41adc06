// What is wrong with an edition: which problem, with which values, and where. Its words are in en.yaml and tr.yaml, by its code.
import type { Bilingual } from '../domain/languages'

/** Position of something in a file. Lines and columns count from 1. */
export type Position = { line: number; column: number }

/** What fills a placeholder: a number, words that are the same in both languages, words in each, or a sentence of the catalogue. */
export type Value = string | number | Bilingual | Sentence

export type Values = Readonly<Record<string, Value>>

/** A sentence of the catalogue by its code, such as `advice.or-delete-field`, or the advice of a message; with what fills its placeholders. */
export type Sentence = { code: string; values?: Values | undefined; part?: 'message' | 'advice' | undefined }

/** A part of a line, and what to write instead. */
export type Replacement = { from: string; to: string }

export type Severity = 'error' | 'warning'

/** What a rule reports, without its place. */
export type Finding = Sentence & {
  severity: Severity
  /** The known word that was probably intended: “Did you mean …?” comes first in the advice. */
  suggestion?: string | undefined
  /** Sentences of the advice after that of the catalogue, or labels and hints of the schemas. */
  advice?: readonly (Sentence | Bilingual)[] | undefined
  replace?: Replacement | undefined
}

export type Diagnostic = Omit<Finding, 'replace'> &
  Position & {
    /** Path from the project's folder. */
    file: string
    /** The entry by its human name: "3rd speaker, Dr. …". */
    entry?: Bilingual | undefined
    /** The field by its name in the file, such as `bank.iban`. */
    field?: string | undefined
    /** Where it is in the data of the file, from its root. */
    path?: readonly PropertyKey[] | undefined
    /** The line as it should be, where that can be known. */
    fix?: string | undefined
    /** The mistake is the line's indentation. */
    indented?: boolean | undefined
  }

/** What a rule finds: none, one or several; flat() and flatMap() make one list of all. */
export type Found = Diagnostic | Diagnostic[]

/** A finding that stops the build. */
export const error = (code: string, values?: Values): Finding => ({ severity: 'error', code, values })

/** A finding that may be intended. */
export const warning = (code: string, values?: Values): Finding => ({ severity: 'warning', code, values })

/** A finding about a file as a whole, unless `known` has a place. */
export const inFile = (
  file: string,
  { replace: _, ...finding }: Finding,
  known: Partial<Diagnostic> = {},
): Diagnostic => ({ file, line: 1, column: 1, ...finding, ...known })

/** The line of a diagnostic as messages name it: content/data/fees.yaml:11. */
export const lineOf = ({ file, line }: Pick<Diagnostic, 'file' | 'line'>): string => `${file}:${line}`

/** Whether a value is a sentence of the catalogue. */
export const isSentence = (value: Value): value is Sentence => typeof value === 'object' && 'code' in value

/** The sentences of which a message consists: its own, and those in place of its placeholders. */
export const sentencesIn = (message: Sentence): Sentence[] => [
  message,
  ...Object.values(message.values ?? {})
    .filter(isSentence)
    .flatMap(sentencesIn),
]
