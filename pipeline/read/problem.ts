// A bridge until the import and the abstracts have their messages in the catalogue (messages/): their words are in the code.
import type { Bilingual } from '../domain/languages'
import { error, inFile, type Diagnostic } from '../messages/diagnostic'

export type { Position } from '../messages/diagnostic'

export type Fault = { message: Bilingual; advice: Bilingual }

export type Problem = Diagnostic

export const both = (en: string, tr: string): Bilingual => ({ en, tr })

export const fault = (en: string, tr: string, adviceEn: string, adviceTr: string): Fault => ({
  message: both(en, tr),
  advice: both(adviceEn, adviceTr),
})

/** A problem of a file as a whole, with its words. */
export const fileProblem = (file: string, { message, advice }: Fault): Diagnostic =>
  inFile(file, error('plain.text', { message, advice }))

export const didYouMean = (near: string | undefined, otherwise: Bilingual): Bilingual =>
  near ? both(`Did you mean “${near}”?`, `“${near}” mi demek istediniz?`) : otherwise
