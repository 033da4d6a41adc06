// Words left from the previous edition in texts of this one: its year, its number, its city and its months.
import type { ReadEdition } from '../../read'
import { ordinal } from '../../read/entries/entry-names'
import { anyOf, ignoringCase } from '../../read/fold'
import { monthNumber } from '../../read/months'
import type { Problem } from '../../read/problem'
import { bilingual, wordingsOf } from '../../records/localise'
import type { Text } from '../../schemas/kinds'
import { fault } from '../findings'
import { inEveryText } from '../texts/every-text'

/** Ordinals in words, from the fourth on: “first floor” and “third day” number no edition. */
const inWords = {
  en: 'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  tr: 'dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu'.split(' '),
}

/** The months of a date in which the symposium no longer is. Capitals count: `may` is a word, too. */
function formerMonths(date: Text, days: string[]): string[] {
  const now = days.map((day) => Number(day.slice(5, 7)))
  const words = wordingsOf(date).flatMap((text) => text.split(/[^\p{L}]+/u))
  return words.filter((word) => /^\p{Lu}/u.test(word) && !now.includes(monthNumber(word) ?? now[0]!))
}

/** Warnings where a text names the year, the number, the former city or months of the last of the previous events. */
export function leftFromLastEdition(read: ReadEdition): Problem[] {
  const { site, previousEvents = [] } = read.data
  const last = previousEvents.at(-1)
  if (!site || !last) return []
  const was = site.edition - 1
  const city = bilingual(last.place).tr.split(',').at(-1)!.trim()
  const names = [
    String(last.year),
    ordinal(was),
    inWords.en[was - 4],
    inWords.tr[was - 4],
    city === bilingual(site.city).tr ? undefined : city,
  ]
  const former = new RegExp(`(?<![\\p{L}\\d])(?:${ignoringCase(anyOf(names))})(?!\\p{Lu}|\\d)`, 'u')
  const gone = anyOf(formerMonths(last.date, [site.starts, site.ends]))
  const months = new RegExp(`(?<!\\p{L})(?:${gone})(?!\\p{L})`, 'u')
  return inEveryText(read, (text) => {
    const match = former.exec(ignoringCase(text)) ?? months.exec(text)
    if (!match) return undefined
    const found = text.slice(match.index, match.index + match[0].length)
    const finding = fault(
      `“${found}” belongs to the previous edition.`,
      `“${found}” önceki etkinliğe ait.`,
      'If the text is about this edition, correct it.',
      'Bu etkinlikten söz ediliyorsa doğrusunu yazın.',
    )
    return { ...finding, found, severity: 'warning' }
  }).filter(({ file }) => file !== read.files.previousEvents.yaml.file)
}
