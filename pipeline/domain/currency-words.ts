// The names and symbols of currencies.
import { fold } from './fold'

/** Each currency by the pattern of its names and symbols, as texts and organisers write them. */
export const currencyWords = {
  EUR: '€|EUR|[Ee]uros?|[Aa]vro',
  TL: '₺|TL|TRY|(?:Turkish )?[Ll]iras?|(?:Türk )?[Ll]irası',
  USD: '\\$|USD|(?:US )?[Dd]ollars?|[Dd]olar',
  GBP: '£|GBP|[Pp]ounds?(?: sterling)?|(?:İngiliz )?[Ss]terlini?',
  CHF: 'CHF|(?:Swiss )?[Ff]rancs?|(?:İsviçre )?[Ff]rangı',
}

/** The currency that a word or symbol means, however it is written: EURO, turk lirasi. */
export const currencyOf = (written: string): string | undefined =>
  Object.entries(currencyWords).find(([, words]) =>
    new RegExp(`^(?:${fold(words)})$`, 'u').test(fold(written.trim())),
  )?.[0]
