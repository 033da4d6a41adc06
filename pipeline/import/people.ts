// Several people in one cell, with their institutions in another, as lists of authors are written.
import { both, type Fault } from '../read/problem'

/** Marks of a footnote or of the presenting author. */
const marks = /[*†‡]|[¹²³⁰⁴-⁹]+|(?<=\p{L}\.?)\s?\(?\d{1,2}(?:,\s?\d{1,2})*\)?$/gu

const digits = (text: string) =>
  text
    .replace(/[¹²³]/g, (mark) => String('¹²³'.indexOf(mark) + 1))
    .replace(/[⁴-⁹]/g, (mark) => String('⁴⁵⁶⁷⁸⁹'.indexOf(mark) + 4))

/** At line ends and semicolons; otherwise at commas, unless what follows is an abbreviation (Chem. Eng.). */
function parts(text: string): string[] {
  const lines = text.split(/\n|;/)
  const cut =
    lines.length > 1 ? lines : text.split(/,(?!\s*[\p{L}. ]*\.\s*(?:,|$))(?!\s?\d)|\s(?:ve|and|&)\s/u)
  return cut.map((part) => part.trim()).filter(Boolean)
}

type People = { names: string; affiliations?: string }

/** The names of a cell, one in each line, and for each of them its institution. */
export function peopleIn(authors: string, institutions: string | undefined): People | Fault {
  const written = parts(authors)
  const names = written.map((part) =>
    part
      .replace(marks, '')
      .replace(/\s*\([^()]*\)$/, '')
      .trim(),
  )
  const named = written.map((part) => /\(([^()\d]+)\)$/.exec(part)?.[1])
  if (institutions === undefined && named.every((one) => one === undefined))
    return { names: names.join('\n') }
  const lines = (institutions ?? '')
    .split(/\n|;/)
    .map((line) => line.trim())
    .filter(Boolean)
  const numbered = new Map(
    lines.map((line) => [/^\D{0,1}(\d+)/.exec(digits(line))?.[1], line.replace(/^[(\d¹²³⁴-⁹).\s]+/, '')]),
  )
  const affiliations = written.map((part, at) => {
    const number = /(\d+)\D*$/.exec(digits(part))?.[1]
    const ofAll = lines.length <= 1 ? (lines[0] ?? '') : undefined
    return (
      named[at] ??
      (number && numbered.get(number)) ??
      ofAll ??
      (lines.length === names.length ? lines[at] : undefined)
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
