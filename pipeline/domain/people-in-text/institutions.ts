// Who of the people in one cell belongs to which of the institutions in another: by number or letter, by order, or all to one.
import { fold, inOneLine } from '../fold'
import { isInstitution, isName } from './name-or-institution'
import { plainMark } from './marks'
import type { NamedPerson } from './names'
import * as words from './words'

const linesOf = (cell: string): string[] =>
  cell
    .split(/[\n;|]/)
    .map(inOneLine)
    .filter(Boolean)

/** The ways in which institutions are numbered within a cell. Some also begin names of firms, such as “3D Örnek”: of these several are needed. */
const numberings = words.numberings.map((mark, at) => ({ mark, isUnsure: [3, 4, 7].includes(at) }))

/** “B. Deneme (Örnek University)”: an initial is not a number. */
const namesPerson = (line: string): boolean => isName(/^([^(),]+)\(/.exec(line)?.[1] ?? '')

/** Whether a line begins with a mark, as an institution does. */
export const leadsInstitution = (line: string): boolean =>
  numberings.some(({ mark }) => line.search(mark) === 0)

/** Characters of the beginning of an institution in which it is known. */
export const ENOUGH_OF_INSTITUTION = 100

/** Names, and the numbered institutions in lines below them. */
export function apartFromInstitutions(cell: string): { names: string; institutions: string } {
  const lines = cell.split('\n')
  const isOfInstitutions = (line: string, at: number) =>
    at > 0 &&
    isInstitution(line.slice(0, ENOUGH_OF_INSTITUTION)) &&
    leadsInstitution(line) &&
    !namesPerson(line)
  const first = lines.findIndex(isOfInstitutions)
  const [names, below] = first < 0 ? [lines, []] : [lines.slice(0, first), lines.slice(first)]
  return { names: names.join('\n'), institutions: below.join('\n') }
}

/** The institutions of a cell by their marks; undefined if they have none. `known` are marks of people. */
export function numbered(cell: string, known: string[]): Map<string, string> | undefined {
  const least = linesOf(cell).length < 2 ? 1 : 2
  for (const { mark, isUnsure } of numberings) {
    const found = [...cell.matchAll(mark)]
    const isKnown = found.every(({ 1: name = '' }) => known.includes(plainMark(name)))
    if (found[0]?.index !== 0 || found.length < (isUnsure && !isKnown ? 2 : least)) continue
    const entries = found.map(({ 0: written, 1: name = '', index }, at): [string, string] => {
      const text = cell.slice(index + written.length, found[at + 1]?.index)
      return [plainMark(name), inOneLine(text).replace(/[\s,;]+$/, '')]
    })
    if (entries.every(([, text]) => text !== '')) return new Map(entries)
  }
  return undefined
}

/** Whether a part of a text is within the next: “Institute of Örnek, University of Deneme” is one institution. */
const isOfNext = (part: string, at: number, parts: string[]): boolean =>
  words.pattern('unit').test(fold(part)) && words.pattern('university').test(fold(parts[at + 1] ?? ''))

/** The institutions of a cell in their order; “A – B” and “A / B” are several where there are as many people. */
function listed(cell: string, people: number): string[] {
  const several = linesOf(cell)
  if (several.length > 1 || people < 2) return several
  const cuts = [/\s+[-–—|]\s+/, /\s+\/\s+/, /,\s+/].map((cut) => cell.split(cut).map(inOneLine))
  return (
    cuts.find(
      (parts, at) =>
        parts.length === people && (at < 1 || (parts.every(isInstitution) && !parts.some(isOfNext))),
    ) ?? several
  )
}

/** “A; B” of one person is two institutions, but “A; İzmir” is one. */
function severalIn(text: string): string[] {
  const parts = text.split(/\s*;\s*/)
  return parts.every(isInstitution) ? parts : [text]
}

/** The institutions of each person; undefined if it is not clear who belongs to which. One beside a name is that person’s. */
export function institutionsOfPeople(people: NamedPerson[], cell: string): string[][] | undefined {
  const own = people.map(({ affiliation }) => (affiliation ? severalIn(affiliation) : []))
  if (cell.trim() === '') return own
  const byMark = numbered(
    cell,
    people.flatMap(({ marks }) => marks),
  )
  const all = byMark ? [...byMark.values()] : listed(cell, people.length)
  const inOrder = all.length === people.length ? all.map((one) => [one]) : undefined
  if (byMark && people.some(({ marks }) => marks.length > 0)) {
    const found = people.map(({ marks }) => marks.flatMap((mark) => byMark.get(mark) ?? []))
    // “A and B (a)” with as many institutions as people: only one of them has its mark.
    const isPartly =
      people.some(({ marks }) => marks.length === 0) && people.every(({ marks }) => marks.length < 2)
    if (inOrder && isPartly) return inOrder
    return people.every(({ marks }, at) => found[at]?.length === marks.length) ? found : undefined
  }
  if (people.length === 1) return all.length > 0 ? [all] : own
  if (own.every(({ length }) => length > 0)) return own
  return all.length < 2 ? people.map(() => all) : inOrder
}
