// Several people in one cell, with their institutions in another, as lists of authors are written.
import { both, type Fault } from '../read/problem'

/** Marks of a footnote or of the presenting author. */
const marks = /[*†‡]|[¹²³⁰⁴-⁹]+|(?<=\p{L}\.?)\s?\(?\d{1,2}(?:,\s?\d{1,2})*\)?$/gu

/** At line ends and semicolons; otherwise at commas, unless what follows is an abbreviation (Chem. Eng.). */
function parts(text: string): string[] {
  const lines = text.split(/\n|;/)
  const cut =
    lines.length > 1 ? lines : text.split(/,(?!\s*[\p{L}. ]*\.\s*(?:,|$))(?!\s?\d)|\s(?:ve|and|&)\s/u)
  return cut.map((part) => part.trim()).filter(Boolean)
}

type People = { names: string; affiliations: string }

const textsOf = (cell: string) =>
  cell
    .split(/\n|;/)
    .map((text) => text.trim())
    .filter(Boolean)

/** The names of a cell, one in each line, and for each of them its institution: by number, by order or one for all. */
export function peopleIn(authors: string, institutions = ''): People | Fault {
  const written = parts(authors)
  const names = written.map((part) => part.replace(marks, '').trim())
  const lines = textsOf(institutions.normalize('NFKC'))
  const numbered = new Map(
    lines.map((line) => [/^\D?(\d+)/.exec(line)?.[1], line.replace(/^[(\d).\s]+/, '')]),
  )
  const affiliations = written.map((part, at) => {
    const number = /(\d+)\D*$/.exec(part.normalize('NFKC'))?.[1]
    const ofAll = lines.length < 2 ? (lines[0] ?? '') : undefined
    return (
      (number && numbered.get(number)) ?? ofAll ?? (lines.length === names.length ? lines[at] : undefined)
    )
  })
  if (affiliations.every((one) => one !== undefined))
    return { names: names.join('\n'), affiliations: affiliations.join('\n') }
  return {
    message: both(
      `There are ${names.length} people and ${lines.length} institutions: which belongs to whom is not clear.`,
      `${names.length} kişi, ${lines.length} kurum var: Hangisinin kime ait olduğu belli değil.`,
    ),
    advice: both(
      'Write one institution for all, or one line for each person in the same order.',
      'Hepsi için tek kurum ya da her kişi için aynı sırayla bir satır yazın.',
    ),
  }
}
