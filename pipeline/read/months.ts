// The months' names in both languages, small letters, with their usual abbreviations.

const names: string[][] = [
  ['january', 'jan', 'ocak'],
  ['february', 'feb', 'şubat'],
  ['march', 'mar', 'mart'],
  ['april', 'apr', 'nisan'],
  ['may', 'mayıs'],
  ['june', 'jun', 'haziran'],
  ['july', 'jul', 'temmuz'],
  ['august', 'aug', 'ağustos'],
  ['september', 'sept', 'sep', 'eylül'],
  ['october', 'oct', 'ekim'],
  ['november', 'nov', 'kasım'],
  ['december', 'dec', 'aralık'],
]

/** Number of a month, from 1, by its name in small letters. */
export const months: Record<string, number> = Object.fromEntries(
  names.flatMap((words, index) => words.map((word) => [word, index + 1])),
)
