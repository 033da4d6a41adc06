// The people of a row: from one column of authors or speakers, or from presenters, co-authors and institutions in columns of their own.
import { inOneLine, type Cell } from './cells'
import { institutionsOfPeople } from './institutions'
import { areSamePerson, readNames, type NamedPerson, type ReadNames } from './names'
import type { ReadPerson } from './programme-items'
import type { ColumnReading } from './roles'

export type PeopleRead = {
  people: ReadPerson[]
  /** Who belongs to which institution is not clear; they are then left without. */
  isUnclear: boolean
  isDoubtful: boolean
}

type PeopleCells = Partial<Record<'authors' | 'presenters' | 'speakers' | 'coauthors', Cell>> & {
  affiliations?: Cell | undefined
  affiliationsTr?: Cell | undefined
}

const nobody: ReadNames = { people: [], isItemised: false, isDoubtful: false }

const namesIn = (cell: Cell | undefined, isReversed: boolean): ReadNames =>
  cell ? readNames(/\^/.test(cell.marked ?? '') ? (cell.marked ?? '') : cell.text, isReversed) : nobody

const isIn = (people: NamedPerson[], name: string) => people.some((one) => areSamePerson(one.name, name))

/** Which of these people present: those named elsewhere, those with a star, those underlined, or by the form of the list. */
function presentersAmong(
  people: NamedPerson[],
  named: NamedPerson[],
  underlined: string[],
  all: boolean,
): boolean[] {
  const marked = [
    people.map(({ name }) => named.length > 0 && isIn(named, name)),
    people.map(({ hasStar }) => hasStar),
    people.map(({ name }) =>
      underlined.some((words) => words.includes(name) || (name.includes(words) && words.length > 4)),
    ),
  ].find((marks) => marks.some(Boolean))
  // Without a mark, the first of a list of authors presents.
  return marked ?? people.map((_, at) => all || at === 0)
}

/** Reads the people of a row. */
export function readPeople(cells: PeopleCells, isReversed: Record<string, boolean> = {}): PeopleRead {
  const { authors, presenters, speakers, coauthors, affiliations, affiliationsTr } = cells
  const presenting = namesIn(presenters, isReversed['presenters'] ?? false)
  const others = namesIn(coauthors, isReversed['coauthors'] ?? false)
  const written = authors
    ? namesIn(authors, isReversed['authors'] ?? false)
    : speakers
      ? namesIn(speakers, isReversed['speakers'] ?? false)
      : {
          ...presenting,
          people: [
            ...presenting.people,
            ...others.people.filter(({ name }) => !isIn(presenting.people, name)),
          ],
        }
  // Who presents and is not among the authors is one of them all the same.
  const missing =
    authors || speakers ? presenting.people.filter(({ name }) => !isIn(written.people, name)) : []
  const people = [...missing, ...written.people]
  // Speakers in one line speak together; an itemised list has the authors, of whom the first presents.
  const isSpeakers = !authors && (!speakers || !written.isItemised)
  const named = authors || speakers ? presenting.people : others.people.length > 0 ? presenting.people : []
  const underlined = (authors ?? speakers ?? presenters)?.underlined ?? []
  const presents = presentersAmong(people, named, underlined, isSpeakers)
  const textOf = (cell: Cell | undefined) => (/\^/.test(cell?.marked ?? '') ? cell?.marked : cell?.text) ?? ''
  const found = institutionsOfPeople(people, textOf(affiliations))
  const turkish = affiliationsTr ? institutionsOfPeople(people, textOf(affiliationsTr)) : undefined
  return {
    people: people.map(({ name }, at) => ({
      name,
      affiliations: (found?.[at] ?? []).map(inOneLine),
      ...(turkish?.[at] ? { affiliationsTr: turkish[at].map(inOneLine) } : {}),
      presents: presents[at] ?? false,
    })),
    isUnclear: found === undefined,
    isDoubtful: written.isDoubtful,
  }
}

/** The cells of a row by the roles of its columns; of a role in both languages, the Turkish one as `…Tr`. */
export function cellsByRole(
  row: (Cell | undefined)[] | undefined,
  columns: ColumnReading[],
): Partial<Record<string, Cell>> {
  const named = columns.flatMap(({ at, role, language }): [string, Cell][] => {
    const cell = row?.[at]
    if (!cell || cell.text === '' || role === 'ignored') return []
    const isOther = language === 'tr' && columns.some((one) => one.role === role && one.language !== 'tr')
    return [[isOther ? `${role}Tr` : role, cell]]
  })
  return Object.fromEntries(named)
}
