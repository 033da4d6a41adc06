// The months' names in both languages, with their usual abbreviations.
import { fold } from './fold'

const english = [
  ['January', 'Jan'],
  ['February', 'Feb'],
  ['March', 'Mar'],
  ['April', 'Apr'],
  ['May'],
  ['June', 'Jun'],
  ['July', 'Jul'],
  ['August', 'Aug'],
  ['September', 'Sept', 'Sep'],
  ['October', 'Oct'],
  ['November', 'Nov'],
  ['December', 'Dec'],
]

export const turkishMonths = [
  ...['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran'],
  ...['Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
]

/** All but the Turkish abbreviations: only where nothing but a date is expected, for `ara` and `may` are words, too. */
const monthNames = [...english.flat(), ...turkishMonths]

/** Any of these names as a part of a pattern, the longest first. */
export const anyMonth = monthNames.toSorted((a, b) => b.length - a.length).join('|')

const numbers = new Map(
  turkishMonths.flatMap((name, index) =>
    [...english[index]!, name, name.slice(0, 3)].map((word) => [fold(word), index + 1]),
  ),
)

/** Number of a month, from 1, by its name in letters of any size; undefined for other words. */
export const monthNumber = (name: string): number | undefined => numbers.get(fold(name))
