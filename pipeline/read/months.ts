// The months' names in both languages, small letters, with their usual abbreviations.
import { fold } from './fold'

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

/** Turkish abbreviations: only where nothing but a date is expected, for `ara` and `may` are words, too. */
const turkish = ['oca', 'şub', 'mar', 'nis', 'may', 'haz', 'tem', 'ağu', 'eyl', 'eki', 'kas', 'ara']

const numbers = new Map(
  names.flatMap((words, index) => [...words, turkish[index]!].map((word) => [fold(word), index + 1])),
)

/** The names in small letters. */
export const monthNames = names.flat()

/** Number of a month, from 1, by its name in letters of any size; undefined for other words. */
export const monthNumber = (name: string): number | undefined => numbers.get(fold(name))
