// Languages in which talks may be given, by their tags of BCP 47 (tr, de, pt-BR). Build time only: their names come with Node.
import { locales } from './format'
import { fold } from './fold'
import { languages, type Language } from './languages'

const nameIn = (reader: Language, tag: string, fallback: 'none' | 'code') =>
  new Intl.DisplayNames(reader, { type: 'language', fallback }).of(tag)

/** The tag in its usual letters, PT-br as pt-BR; as it is where it is none. */
export function plainLanguageTag(tag: string): string {
  try {
    return new Intl.Locale(tag).toString()
  } catch {
    return tag
  }
}

/** Whether a text is the tag of a language that has a name. */
export function isLanguageTag(tag: string): boolean {
  try {
    return nameIn('en', tag, 'none') !== undefined
  } catch {
    return false
  }
}

/** What a language is called, whichever country's it is: German, Almanca. */
export const languageName = (tag: string, reader: Language): string =>
  nameIn(reader, new Intl.Locale(tag).language, 'code') ?? tag

/** Whether a text in a language is one that a reader of the site's language reads: en-US and en are. */
export const isOf = (tag: string, reader: Language): boolean => new Intl.Locale(tag).language === reader

/** The tag for programs that read aloud: that of the site's languages with its country. */
export const localeOf = (tag: string): string =>
  Object.entries(locales).find(([language]) => language === tag)?.[1] ?? tag

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** The tag of a language by its name in English or Turkish, in whatever case: Almanca and german are de. */
export function languageCalled(name: string): string | undefined {
  const wanted = fold(name)
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).find((tag) =>
    languages.some((reader) => fold(nameIn(reader, tag, 'none') ?? '') === wanted),
  )
}
