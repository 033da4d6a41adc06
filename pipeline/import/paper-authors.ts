// EasyChair has the authors of papers in a sheet of their own: they bring the institutions.
import { inOneLine } from './cells'
import { isInstitution } from './looks'
import { areSamePerson } from './names'
import { cellsByRole } from './people-cells'
import type { Item, ReadPerson } from './programme-items'
import type { SheetReading } from './understand'

/** The authors of each paper by its number. */
export function authorsOfPapers(readings: SheetReading[]): Map<string, ReadPerson[]> {
  const papers = new Map<string, ReadPerson[]>()
  for (const { sheet, headingRow, columns } of readings.filter(({ list }) => list === 'paperAuthors')) {
    const column = columns.find(({ role }) => role === 'affiliations')?.at
    const known = new Set(
      sheet.rows.flatMap((row) => (column === undefined ? [] : inOneLine(row[column]?.text ?? '') || [])),
    )
    for (const row of sheet.rows.slice(headingRow + 1)) {
      const cells = cellsByRole(row, columns)
      const code = cells['code']?.text
      const name = [cells['firstName'], cells['lastName']].flatMap((cell) => cell?.text ?? []).join(' ')
      const institution = severalOf(inOneLine(cells['affiliations']?.text ?? ''), known)
      if (code && name)
        papers.set(code, [...(papers.get(code) ?? []), { name, affiliations: institution, presents: false }])
    }
  }
  return papers
}

/** “A and B” is two institutions where the sheet has one of them by itself. */
function severalOf(text: string, known: ReadonlySet<string>): string[] {
  if (text === '') return []
  const parts = text.split(/\s+(?:and|ve|&)\s+|\s*;\s*/)
  return parts.length > 1 &&
    parts.some((part) => known.has(part)) &&
    parts.every((part) => isInstitution(part))
    ? parts
    : [text]
}

/** A talk with the institutions of its authors. */
export function withInstitutions(talk: Item, papers: Map<string, ReadPerson[]>): Item {
  const authors = talk.type === 'talk' && talk.code ? papers.get(talk.code) : undefined
  if (talk.type !== 'talk' || !authors) return talk
  const named = talk.people.map((person) => {
    const same = authors.find(({ name }) => areSamePerson(name, person.name))
    return same ? { ...person, affiliations: same.affiliations } : person
  })
  const isWhole = named.length > 0
  return { ...talk, people: isWhole ? named : authors.map((one, at) => ({ ...one, presents: at === 0 })) }
}
