// A talk in one cell: its title and its people, below one another in either order, or in one line with a dash or brackets.
import type { Cell } from './cells'
import { isCode, isInstitution, isPerson, isTitle, pauseOf } from './looks'
import type { NamesForm } from './names'
import { readPeople } from './people'
import type { ReadPerson } from './programme-items'
import { choiceCalled } from './vocabulary'

type TalkKind = 'plenary' | 'invited'

export type TalkCell = { title: string; people: ReadPerson[]; kind?: TalkKind | undefined }

/** “Keynote: …”, or “Invited talk” in a line of its own, before what the cell says. */
export function kindBefore(text: string): { kind?: TalkKind; rest: string } {
  const [found = '', word = ''] = /^([^:\n]{4,40})[:\n]\s*(?=\S)/u.exec(text) ?? []
  const kind = word && choiceCalled(word, ['plenary', 'invited'])
  return kind ? { kind: kind as TalkKind, rest: text.slice(found.length) } : { rest: text }
}

const withoutBrackets = (line: string) => line.replace(/\((?:[^()]|\([^()]*\))*\)|[*¹²³⁴⁵⁶⁷⁸⁹]/g, '').trim()

/** Whether a line of a cell names people, also with institutions after them. */
export function isPeopleLine(line: string): boolean {
  const { people } = readPeople({ speakers: { text: line } })
  if (people.length === 0 || line.length > 300) return false
  const persons = people.filter(({ name }) => isPerson(name) || isPerson(withoutBrackets(name)))
  const isSure = people.length > 1 || people.some(({ affiliations }) => affiliations.length > 0)
  return persons.length >= people.length * 0.6 && (isSure || !isTitle(withoutBrackets(line)))
}

type Part = Pick<Cell, 'text' | 'marked' | 'underlined'>

/** A title and people that are below one another. `lines` have their marks. */
function inLines(
  lines: string[],
  hasInstitutionsLast: boolean,
  peopleOf: (names: string[], institutions: string[]) => ReadPerson[],
): TalkCell | undefined {
  const plain = lines.map((line) => line.replace(/[*~^]/g, ''))
  const first = plain.findIndex((line, at) => at > 0 && isPeopleLine(line))
  // “Author, new line, Title”.
  if (
    isPeopleLine(plain[0] ?? '') &&
    (first < 0 || (first > 1 && isTitle(plain.slice(1, first).join(' '))))
  ) {
    const from = plain.findIndex((line, at) => at > 0 && !isInstitution(line))
    if (from > 0)
      return {
        title: lines.slice(from).join('\n'),
        people: peopleOf(plain.slice(0, 1), plain.slice(1, from)),
      }
  }
  if (first < 1) return undefined
  const rest = plain.slice(first)
  const found = rest.findIndex((line) => !isPeopleLine(line))
  // Where the last line of most cells is an institution, it is so in all: “Telsa Kord” may be a person, too.
  const isLast = found < 0 && hasInstitutionsLast && rest.length > 1
  const end = isLast ? rest.length - 1 : found < 0 ? rest.length : found
  const after = rest.slice(end)
  const institutions = after.filter((line) => isInstitution(line) || after.length === 1)
  return { title: lines.slice(0, first).join('\n'), people: peopleOf(rest.slice(0, end), institutions) }
}

/** What is before a speaker’s name in a sentence. */
const LECTURE =
  /^(?:[\p{L} ]{0,20}?(?:lecture|talk|speech|presentation|address)\s+(?:by|of)|konuşmacı)\s*:?\s*/iu

/** A title and people in one line: with a dash between them, or the people in brackets. */
function inLine(line: string, peopleOf: (names: string[]) => ReadPerson[]): TalkCell | undefined {
  const [, before, within] = /^(.{12,}?)\s*\(([^()]{5,}(?:\([^()]*\)[^()]*)*)\)$/.exec(line) ?? []
  if (before && within && isPeopleLine(within) && !isPerson(before))
    return { title: before, people: peopleOf([within]) }
  // Lecture by A. Örnek, “Title”
  const [quote = '', quoted = ''] = /["“„«]([^"“”„«»]{12,})["”“»]/.exec(line) ?? []
  const beside = line
    .replace(quote, ' ')
    .replace(LECTURE, '')
    .replace(/[\s,:;–—-]+$/, '')
  if (quote && isPeopleLine(beside)) return { title: quoted, people: peopleOf([beside]) }
  for (const { 0: dash, index } of line.matchAll(/\s+[–—/|-]\s+|:\s+/g)) {
    const [head, tail] = [line.slice(0, index), line.slice(index + dash.length)]
    if (isPeopleLine(head) && isTitle(tail)) return { title: tail, people: peopleOf([head]) }
    if (!dash.startsWith(':') && isTitle(head) && isPeopleLine(tail))
      return { title: head, people: peopleOf([tail]) }
  }
  return undefined
}

/** How most cells of a sheet are written, where a single one does not tell. */
export type TalkHabits = { hasInstitutionsLast?: boolean; names?: NamesForm | undefined }

/** A code in a line of its own above the title. */
const withoutCode = (text: string): string => {
  const [first = '', ...rest] = text.split('\n')
  return rest.length > 1 && isCode(first) ? rest.join('\n') : text
}

/** The talk of a cell that has its title and its people; undefined if it has not, or is a break. */
export function talkIn(
  cell: Part,
  { hasInstitutionsLast = false, names: form }: TalkHabits = {},
): TalkCell | undefined {
  const [firstLine = ''] = cell.text.split('\n')
  if (pauseOf(firstLine) && !isTitle(firstLine)) return undefined
  const { kind, rest } = kindBefore(withoutCode(cell.marked ?? cell.text))
  const lines = rest.split('\n').flatMap((line) => line.trim() || [])
  const peopleOf = (names: string[], institutions: string[] = []) =>
    readPeople(
      {
        speakers: { text: names.join('\n'), ...(cell.underlined ? { underlined: cell.underlined } : {}) },
        affiliations: { text: institutions.join('\n') },
      },
      { speakers: form },
    ).people
  const talk =
    (lines.length > 1 ? inLines(lines, hasInstitutionsLast, peopleOf) : undefined) ??
    inLine(lines.join(' ').replace(/[*~^]/g, ''), peopleOf)
  return talk && { ...talk, kind }
}
