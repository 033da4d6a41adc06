// Words left from the edition before in texts of this one: its year, its number, its city and its months.
import type { ReadEdition } from '../../read'
import { ordinal } from '../../read/entries/entry-names'
import { ignoringCase } from '../../read/fold'
import { monthNumber } from '../../read/months'
import { both, type Problem } from '../../read/problem'
import { bilingual, wordingsOf } from '../../records/localise'
import type { Text } from '../../schemas/kinds'
import { inEveryText } from '../texts/every-text'

/** Ordinals in words, from the fourth on: “first floor” and “third day” number no edition. */
const inWords = {
  en: 'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  tr: 'dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu'.split(' '),
}

/** The edition before as texts name it: 2025, 6th, sixth, altıncı, altıncısı, İzmir. */
function namesOf(year: number, edition: number, city: string): RegExp {
  const names = [year, ordinal(edition), inWords.en[edition - 4], inWords.tr[edition - 4], city]
  const any = ignoringCase(names.filter(Boolean).join('|'))
  return new RegExp(`(?<![\\p{L}\\d])(?:${any})(?!\\p{Lu}|\\d)`, 'u')
}

/** The months of the edition before, if this one is in others. Capitals count: `may` is a word, too. */
function formerMonths(date: Text, { starts, ends }: { starts: string; ends: string }): RegExp | undefined {
  const now = [starts, ends].map((day) => Number(day.slice(5, 7)))
  const words = wordingsOf(date).flatMap((text) => text.split(/[^\p{L}]+/u))
  const former = words.filter((word) => /^\p{Lu}/u.test(word) && !now.includes(monthNumber(word) ?? now[0]!))
  return former.length > 0 ? new RegExp(`(?<!\\p{L})(?:${former.join('|')})(?!\\p{L})`, 'u') : undefined
}

/** The city of a place such as “Fuar Merkezi, İzmir”, if the symposium has left it. */
function formerCity(place: Text, city: Text): string {
  const was = bilingual(place).tr.split(',').at(-1)!.trim()
  return was === bilingual(city).tr ? '' : was
}

/** Warnings where a text names the year, the number, the former city or months of the last of the previous events. */
export function leftFromLastEdition(read: ReadEdition): Problem[] {
  const { site, previousEvents = [] } = read.data
  const last = previousEvents.at(-1)
  if (!site || !last) return []
  const names = namesOf(last.year, site.edition - 1, formerCity(last.place, site.city))
  const months = formerMonths(last.date, site)
  const advice = both(
    'Write it for this edition, if that is what is meant.',
    'Kastedilen bu etkinlikse onunkini yazın.',
  )
  return inEveryText(read, (text) => {
    const match = names.exec(ignoringCase(text)) ?? months?.exec(text)
    if (!match) return undefined
    const found = text.slice(match.index, match.index + match[0].length)
    return {
      found,
      message: both(`“${found}” belongs to the edition before.`, `“${found}” önceki etkinliğe ait.`),
      advice,
    }
  }).filter(({ file }) => file !== read.files.previousEvents.yaml.file)
}
