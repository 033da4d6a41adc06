// The people of a row: from one column of authors or speakers, or from presenters, co-authors and institutions in columns of their own;
// EasyChair has the authors of papers in a sheet of their own.
import { isSamePerson } from '../domain/person-names'
import { type Cell } from './cells'
import { anyOf, inOneLine } from '../domain/fold'
import { apartFromInstitutions, institutionsOfPeople } from '../domain/people-in-text/institutions'
import { isInstitution } from '../domain/people-in-text/name-or-institution'
import { readNames, type NamedPerson, type NamesForm, type ReadNames } from '../domain/people-in-text/names'
import type { Item, ReadPerson } from './programme-items'
import type { Cells, SheetReading } from './sheet-reading'

export type PeopleRead = {
  people: ReadPerson[]
  /** Who belongs to which institution is not clear; they are then left without. */
  isUnclear: boolean
  isDoubtful: boolean
}

const nobody: ReadNames = { people: [], isItemised: false, isDoubtful: false }

/** Superscripts of rich text may be numbers of institutions; other marks are none of a name's. */
const withNumbers = (cell: Cell | undefined): string =>
  cell?.marked?.includes('^') ? cell.marked : (cell?.text ?? '')

const isIn = (people: NamedPerson[], name: string) => people.some((one) => isSamePerson(one.name, name))

/** Which of these people present: those named elsewhere, those with a star, those underlined; undefined if nothing says so. */
function markedPresenters(
  people: NamedPerson[],
  named: NamedPerson[],
  underlined: string[],
): boolean[] | undefined {
  const ways = [
    ({ name }: NamedPerson) => isIn(named, name),
    ({ hasStar }: NamedPerson) => hasStar,
    ({ name }: NamedPerson) =>
      underlined.some((words) => words.includes(name) || (name.includes(words) && words.length > 4)),
  ]
  // Where all names are set so, and their institutions are not, it says nothing.
  return ways
    .map((way) => people.map(way))
    .find((marks, at) => marks.some(Boolean) && (at < 2 || !marks.every(Boolean)))
}

/** Authors with their institutions below them in one cell are in two. */
function withInstitutionsApart(cells: Cells, role: string): Cells {
  const { names, institutions } = apartFromInstitutions(withNumbers(cells[role]))
  if (institutions === '' || cells['affiliations']) return cells
  const { underlined = [] } = cells[role] ?? {}
  return { ...cells, [role]: { text: names, underlined }, affiliations: { text: institutions } }
}

/** First name and surname in columns of their own are a presenter. */
function withFullName(cells: Cells): Cells {
  if (!cells['lastName'] || cells['presenters']) return cells
  const parts = ['academicTitle', 'firstName', 'lastName'].flatMap((role) => cells[role]?.text || [])
  return { ...cells, presenters: { text: parts.join(' ') } }
}

/** “6:A. Örnek” in the list of a system that numbers its people. */
const NUMBERED = /(^|[,;\n]\s*)\d{1,4}:\s*(?=\p{L})/gu

/** An institution without authors before it: “A. Örnek, Örnek University”. */
const afterNames = (text: string, people: NamedPerson[]): string =>
  /[;\n]/.test(text)
    ? text
    : text.replace(new RegExp(`^(?:(?:${anyOf(people.map(({ name }) => name))})\\s*,\\s*)+`, 'iu'), '')

/** The form of the names in columns, by their roles. */
export type NamesForms = Partial<Record<string, NamesForm>>

/** Reads the people of a row. */
export function readPeople(own: Cells, forms: NamesForms = {}): PeopleRead {
  const [role] = ['authors', 'speakers'].filter((one) => own[one])
  const cells = withInstitutionsApart(withFullName(own), role ?? 'presenters')
  const { affiliations, affiliationsTr } = cells
  const namesIn = (role: string): ReadNames =>
    cells[role] ? readNames(withNumbers(cells[role]).replace(NUMBERED, '$1'), forms[role]) : nobody
  const presenting = namesIn('presenters')
  const others = namesIn('coauthors')
  const listed = role ? namesIn(role) : presenting
  // Who presents and is not among the authors is one of them all the same.
  const first = presenting.people.filter(
    ({ name }) => role && !isIn([...listed.people, ...others.people], name),
  )
  const last = others.people.filter(({ name }) => !isIn(listed.people, name))
  const people = [...first, ...listed.people, ...last]
  const named = role || others.people.length > 0 ? presenting.people : []
  const underlined = cells[role ?? 'presenters']?.underlined ?? []
  // Speakers in one line speak together; an itemised list has the authors, of whom the first presents.
  const areSpeakers = role === undefined || (role === 'speakers' && !listed.isItemised)
  const presents =
    markedPresenters(people, named, underlined) ??
    people.map((one, at) => at === 0 || (areSpeakers && !last.includes(one)))
  const found = institutionsOfPeople(people, afterNames(withNumbers(affiliations), people))
  const turkish = affiliationsTr && institutionsOfPeople(people, withNumbers(affiliationsTr))
  return {
    people: people.map(({ name }, at) => ({
      name,
      affiliations: (found?.[at] ?? []).map(inOneLine),
      affiliationsTr: turkish?.[at]?.map(inOneLine),
      presents: presents[at] ?? false,
    })),
    isUnclear: found === undefined,
    isDoubtful: listed.isDoubtful,
  }
}

/** “A and B” is two institutions where the sheet has one of them by itself. */
function severalOf(text: string, known: ReadonlySet<string>): string[] {
  const parts = text.split(/\s+(?:and|ve|&)\s+|\s*;\s*/)
  const areAll = parts.length > 1 && parts.every(isInstitution) && parts.some((part) => known.has(part))
  return areAll ? parts : [text].filter(Boolean)
}

/** The authors of each paper by its number, from the sheets that list them. */
export function authorsOfPapers(readings: SheetReading[]): Map<string, ReadPerson[]> {
  const rows = readings.filter(({ list }) => list === 'paperAuthors').flatMap(({ rows: own }) => own)
  const textOf = (cells: Cells, role: string) => inOneLine(cells[role]?.text ?? '')
  const known = new Set(rows.map(({ cells }) => textOf(cells, 'affiliations')))
  const papers = new Map<string, ReadPerson[]>()
  for (const { kind, cells } of rows) {
    const [code, name] = [
      textOf(cells, 'code'),
      `${textOf(cells, 'firstName')} ${textOf(cells, 'lastName')}`.trim(),
    ]
    if (kind !== 'entry' || !code || !name) continue
    const affiliations = severalOf(textOf(cells, 'affiliations'), known)
    papers.set(code, [...(papers.get(code) ?? []), { name, affiliations, presents: false }])
  }
  return papers
}

/** A talk with the institutions of its authors. */
export function withInstitutions(talk: Item, papers: Map<string, ReadPerson[]>): Item {
  const authors = talk.type === 'talk' && talk.code ? papers.get(talk.code) : undefined
  if (talk.type !== 'talk' || !authors) return talk
  if (talk.people.length === 0)
    return { ...talk, people: authors.map((one, at) => ({ ...one, presents: at === 0 })) }
  const people = talk.people.map((person) => {
    const same = authors.find(({ name }) => isSamePerson(name, person.name))
    return same ? { ...person, affiliations: same.affiliations } : person
  })
  return { ...talk, people }
}

/** People in one cell: a line for each, with his institution in brackets. */
export const peopleText = (people: { name: string; affiliation: string }[]): string =>
  people
    .map(({ name, affiliation }) => (affiliation ? `${name} (${inOneLine(affiliation)})` : name))
    .join('\n')
