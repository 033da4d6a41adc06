// A talk in one cell: its title and its people, below one another in either order, or in one line with a dash or brackets.
import type { Cell } from './cells'
import { isInstitution, isPerson, isTitle } from './looks'
import { readPeople } from './people-cells'
import type { ReadPerson } from './programme-items'
import { plainWords, vocabulary } from './vocabulary'

export type TalkCell = { title: string; people: ReadPerson[]; kind?: 'plenary' | 'invited' }

/** “Keynote: …”, or “Invited talk” in a line of its own, before what the cell says. */
export function kindBefore(text: string): { kind?: 'plenary' | 'invited'; rest: string } {
  const [found = '', word = ''] = /^([^:\n]{4,40})[:\n]\s*(?=\S)/u.exec(text) ?? []
  const kind = (['plenary', 'invited'] as const).find(
    (one) => plainWords(word) === one || vocabulary.choices[one]?.includes(plainWords(word)),
  )
  return kind ? { kind, rest: text.slice(found.length) } : { rest: text }
}

const withoutMarks = (line: string) => line.replace(/\((?:[^()]|\([^()]*\))*\)|[*¹²³⁴⁵⁶⁷⁸⁹]/g, '').trim()

/** Whether a line of a cell names people, also with institutions after them. */
function isPeopleLine(line: string): boolean {
  const { people } = readPeople({ speakers: { text: line } })
  if (people.length === 0 || line.length > 300) return false
  const named = people.filter(({ name }) => isPerson(name) || isPerson(withoutMarks(name))).length
  return (
    named >= people.length * 0.6 &&
    (!isTitle(withoutMarks(line)) ||
      people.length > 1 ||
      people.some(({ affiliations }) => affiliations.length > 0))
  )
}

/** A title and people in one cell: below one another in either order, or in one line with a dash or brackets. */
export function talkIn(
  cell: Pick<Cell, 'text' | 'marked' | 'underlined'>,
  hasInstitutionsLast = false,
): TalkCell | undefined {
  const { kind, rest } = kindBefore(cell.marked ?? cell.text)
  const talk = titleAndPeople(
    { text: rest, ...(cell.underlined ? { underlined: cell.underlined } : {}) },
    hasInstitutionsLast,
  )
  return talk && kind ? { ...talk, kind } : talk
}

function titleAndPeople(
  cell: Pick<Cell, 'text' | 'underlined'>,
  hasInstitutionsLast: boolean,
): TalkCell | undefined {
  const lines = cell.text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const plain = lines.map((line) => line.replace(/[*~^]/g, ''))
  const peopleOf = (text: string, institutions?: string) =>
    readPeople({
      speakers: { text, ...(cell.underlined ? { underlined: cell.underlined } : {}) },
      ...(institutions ? { affiliations: { text: institutions } } : {}),
    }).people
  if (lines.length > 1) {
    const first = plain.findIndex((line, at) => at > 0 && isPeopleLine(line))
    // “Author, new line, Title”.
    const isAuthorFirst =
      isPeopleLine(plain[0] ?? '') && (first < 0 || (first > 1 && isTitle(plain.slice(1, first).join(' '))))
    if (isAuthorFirst) {
      const institutions = plain.slice(1).findIndex((line) => !isInstitution(line))
      const from = institutions < 0 ? lines.length : institutions + 1
      const title = lines.slice(from).join('\n')
      if (title) return { title, people: peopleOf(plain[0]!, plain.slice(1, from).join('\n')) }
    }
    if (first > 0) {
      const rest = plain.slice(first)
      const found = rest.findIndex((line) => !isPeopleLine(line))
      // Where the last line of most cells is an institution, it is so in all: “Telsa Kord” may be a person, too.
      const end = found < 0 && hasInstitutionsLast && rest.length > 1 ? rest.length - 1 : found
      const names = rest.slice(0, end < 0 ? undefined : end)
      const after = end < 0 ? [] : rest.slice(end)
      const institutions = after.filter((line) => isInstitution(line) || after.length === 1)
      return {
        title: lines.slice(0, first).join('\n'),
        people: peopleOf(names.join('\n'), institutions.join('\n')),
      }
    }
  }
  const line = plain.join(' ')
  const [, before, within] = /^(.{12,}?)\s*\(([^()]{5,}(?:\([^()]*\)[^()]*)*)\)$/.exec(line) ?? []
  if (before && within && isPeopleLine(within) && !isPerson(before))
    return { title: before, people: peopleOf(within) }
  for (const { 0: dash, index } of line.matchAll(/\s+[–—/|-]\s+|:\s+/g)) {
    const [head, tail] = [line.slice(0, index), line.slice(index + dash.length)]
    if (isPeopleLine(head) && isTitle(tail)) return { title: tail, people: peopleOf(head) }
    if (!dash.startsWith(':') && isTitle(head) && isPeopleLine(tail))
      return { title: head, people: peopleOf(tail) }
  }
  return undefined
}
