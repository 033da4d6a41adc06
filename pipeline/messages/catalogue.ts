// The words of all messages in both languages, by code. The editor's script gets them inlined (outputs/admin): a browser has no files.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { inBoth, type Language } from '../domain/languages'

/** What is wrong, and what to do about it; or a sentence by itself. Both are in ICU MessageFormat. */
export type Message = { message: string; advice?: string }

type Area = Record<string, Message | string>

export type Catalogue = Record<Language, Record<string, Area>>

/** The file of a language, from the project's folder. */
export const messagesFile = (language: Language): string => `pipeline/messages/${language}.yaml`

export const catalogue: Catalogue = inBoth(
  (language) => parse(readFileSync(messagesFile(language), 'utf8')) as Catalogue[Language],
)
