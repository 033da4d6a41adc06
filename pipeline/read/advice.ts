// Sentences that the messages of several rules share.
import { both } from './problem'

/** Asks for a value, tag or line exactly as it is given. */
export const write = (words: string) => both(`Write ${words}.`, `${words} yazın.`)

export const quoteWhole = both(
  'Put quotation marks around the whole text: \'…\'. If it contains an apostrophe, use "…".',
  'Metnin tamamını tırnak içine alın: \'…\'. İçinde kesme işareti varsa "…" kullanın.',
)

/** Of two places that contradict each other: nobody but an organiser knows which of them is right. */
export const correctTheWrongOne = both('Correct the one that is wrong.', 'Yanlış olanı düzeltin.')
