// Who of the people in one cell belongs to which of the institutions in another: by number or letter, by order, or all to one.
import { inOneLine } from './cells'
import { isInstitution } from './looks'
import type { NamedPerson } from './names'

const lines = (cell: string) =>
  cell
    .split(/\n|;/)
    .map((line) => inOneLine(line))
    .filter(Boolean)

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** The ways in which institutions are numbered within a cell, each with a pattern for a mark. */
const numberings = [
  /(?:^|[\s,;])\^([\p{L}\d]{1,2})\^\s*/gu,
  /([⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉ]+)\s*/gu,
  /(?:^|[\s,;])[([]([\p{L}\d]{1,2})[)\]]:?\s*/gu,
  /(?:^|[\n;])\s*([\p{L}\d]{1,2})\s?[:.)]\s+/gu,
  /(?:^|[\n;])\s*(\d{1,2})\s+(?=\p{L})/gu,
  /(?:^|[\n;,]\s?)(\d{1,2})(?=\p{Lu})/gu,
  /(?:^|[\n;,]\s?)([a-h])\s+(?=\p{Lu})/gu,
]

/** Ways that also begin names of firms, such as 3D Örnek: several are needed. */
const UNSURE_FROM = 5

const plainMark = (mark: string) =>
  [...mark]
    .map((one) => (SUPERSCRIPTS.includes(one) ? SUPERSCRIPTS.indexOf(one) : one.normalize('NFKC')))
    .join('')
    .toLowerCase()

/** The institutions of a cell by their marks; undefined if they have none. */
function numbered(cell: string): Map<string, string> | undefined {
  for (const [at, numbering] of numberings.entries()) {
    const found = [...cell.matchAll(numbering)]
    const begins = found[0]?.index === 0
    const least = at < UNSURE_FROM && lines(cell).length < 2 ? 1 : 2
    if (!begins || found.length < least) continue
    const entries = found.map((match, index): [string, string] => {
      const text = cell.slice(match.index + match[0].length, found[index + 1]?.index)
      return [plainMark(match[1]!), inOneLine(text).replace(/[\s,;]+$/, '')]
    })
    if (entries.every(([, text]) => text !== '')) return new Map(entries)
  }
  return undefined
}

/** The institutions of a cell in their order. */
function listed(cell: string, people: number): string[] {
  const several = lines(cell)
  if (several.length > 1 || people < 2) return several
  // “A – B” and “A / B” where there are as many people.
  const cuts = [/\s+[-–—|]\s+/, /\s+\/\s+/, /,\s+/].map((cut) => cell.split(cut).map(inOneLine))
  const fitting = cuts.find(
    (parts, at) => parts.length === people && (at < 1 || parts.every((part) => isInstitution(part))),
  )
  return fitting ?? several
}

/** The institutions of each person; undefined if it is not clear who belongs to which. A cell `isPartial` that has only some of them. */
export function institutionsOfPeople(
  people: NamedPerson[],
  cell: string,
  isPartial = false,
): string[][] | undefined {
  const own = people.map(({ affiliation }) => (affiliation ? [affiliation] : []))
  if (cell.trim() === '') return own
  const byMark = numbered(cell)
  if (byMark) {
    if (people.some(({ marks }) => marks.length > 0)) {
      const found = people.map(({ marks }) => marks.flatMap((mark) => byMark.get(mark) ?? []))
      // “A and B (a)” with as many institutions as people: only one of them has its mark.
      const isPartly =
        people.some(({ marks }) => marks.length === 0) &&
        byMark.size === people.length &&
        people.every(({ marks }) => marks.length < 2)
      if (isPartly) return [...byMark.values()].map((one) => [one])
      const isWhole = people.every(({ marks }, at) => found[at]!.length === marks.length)
      return isWhole || isPartial ? found : undefined
    }
    const all = [...byMark.values()]
    if (people.length === 1) return [all]
    if (all.length === 1) return people.map(() => all)
    return all.length === people.length ? all.map((one) => [one]) : undefined
  }
  const all = listed(cell, people.length)
  if (people.length === 1) return [all.length > 0 ? all : own[0]!]
  if (all.length < 2) return people.map(() => all)
  return all.length === people.length ? all.map((one) => [one]) : undefined
}
