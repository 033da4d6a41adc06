// The two languages of an edition, and texts that are written in both.

export const languages = ['en', 'tr'] as const

export type Language = (typeof languages)[number]

/** The other of the two languages. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'tr' : 'en')

/** A text for people, in both languages. */
export type Bilingual = { en: string; tr: string }

/** A text that both languages share, or one text in each. */
export type Text = string | Bilingual

/** A text in both languages. */
export const both = (en: string, tr: string): Bilingual => ({ en, tr })

export const languageNames: Record<Language, Bilingual> = {
  en: { en: 'English', tr: 'İngilizce' },
  tr: { en: 'Turkish', tr: 'Türkçe' },
}

/** A text in one language; a text that both languages share is the same in each. */
export const inLanguage = (value: Text, language: Language): string =>
  typeof value === 'string' ? value : value[language]

/** Calls a function once per language and keeps both results. */
export const inBoth = <T>(make: (language: Language) => T): Record<Language, T> => ({
  en: make('en'),
  tr: make('tr'),
})

/** A text as a pair of both languages, even if they share it. */
export const bilingual = (text: Text): Bilingual => inBoth((language) => inLanguage(text, language))

/** Several texts as one: A, B and C. */
export function listed(texts: readonly Text[]): Text {
  const [only, ...others] = texts
  if (only !== undefined && others.length === 0) return only
  return inBoth((language) =>
    new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(
      texts.map((text) => inLanguage(text, language)),
    ),
  )
}

/** The different wordings of a text: one per language, or a single one that both share. */
export const wordingsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : [text.en, text.tr])
