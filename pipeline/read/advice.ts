// Sentences that the messages of several rules share.
import { both } from './problem'

/** Asks for a value, tag or line exactly as it is given. */
export const write = (words: string) => both(`Write ${words}.`, `${words} yazın.`)

export const writeField = both('Write “name: value”.', '“ad: değer” biçiminde yazın.')

export const beginEntry = both(
  'Begin each entry of a list with “- ”.',
  'Listenin her kaydını “- ” ile başlatın.',
)

export const quoteWhole = both(
  'Put quotation marks around the whole text: \'…\'. If it contains an apostrophe, use "…".',
  'Metnin tamamını tırnak içine alın: \'…\'. İçinde kesme işareti varsa "…" kullanın.',
)

export const quoteInBraces = both(
  "Inside { } a text that contains a comma or a colon needs quotation marks: { en: '…', tr: '…' }. Numbers have no comma.",
  "{ } içinde virgül ya da iki nokta geçen metin tırnak içine alınır: { en: '…', tr: '…' }. Sayılarda virgül olmaz.",
)

/** Of two places that contradict each other: nobody but an organiser knows which of them is right. */
export const correctTheWrongOne = both('Correct the one that is wrong.', 'Yanlış olanı düzeltin.')

export const exchangeDates = both(
  'Exchange the two dates, or correct one.',
  'İki tarihin yerini değiştirin ya da birini düzeltin.',
)
