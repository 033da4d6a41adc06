// Sheets that number their columns: several papers in a row, as in ConfTool’s sessions (“p1_title”, “Title 2”), get a row for each; the
// authors or chairs in columns of their own (“Author 1”, “1. Yazar Kurumu”, “chair2”) come into one cell, with their institutions; so do
// the titles in a hall and their speakers in the column beside it.
import { changed, firstRows, rearranged, type CellRow, type Sheet } from './cells'
import { inOneLine } from '../domain/fold'
import { memoise } from '../domain/memoise'
import { isHall, isWebsite } from './looks'
import { peopleText } from './people'
import { isOf, roleNamed, rolesOfHeading } from './roles'
import { pattern } from './vocabulary'

type NumberedColumn = {
  at: number
  number: number
  /** What it is called without the number, and the role that this names. */
  heading: string
  role: string
  /** Whether the number is that of a paper: “p1_title”, “Paper 2 Title”. */
  isOfPaper: boolean
}

const numberedIn = (row: CellRow): NumberedColumn[] =>
  row.flatMap((cell, at) => {
    const [, before = '', number, after = ''] =
      /^(\D*)(\d{1,2})(?![\d:])\.?([^]*)$/.exec(cell?.text ?? '') ?? []
    if (!number) return []
    const whole = inOneLine(`${before} ${after}`.replace(/[_()#]/g, ' '))
    const heading = whole.replace(pattern('headingPaper'), '')
    // A company may be a firm, too.
    const roles = rolesOfHeading(heading).map((one) => one.role)
    const role = roles.find((one) => one === 'affiliations') ?? roles[0] ?? ''
    return { at, number: Number(number), heading, role, isOfPaper: heading !== whole }
  })

const numbersOf = (columns: NumberedColumn[]): number[] =>
  [...new Set(columns.map(({ number }) => number))].sort((a, b) => a - b)

/** The sheet with a row for each paper; others as they are. */
export function withPapersApart(sheet: Sheet): Sheet {
  const [head = [], ...body] = sheet.rows
  const found = numberedIn(head)
  const titles = found.filter(({ role }) => role === 'title')
  const numbers = numbersOf(titles)
  if (numbers.length < 2) return sheet
  // Beside “p1_title”, “chair1” is not a chair of the first paper.
  const ofPapers = found.filter(
    ({ number, heading, isOfPaper }) =>
      numbers.includes(number) &&
      isOfPaper === titles[0]?.isOfPaper &&
      found.filter((one) => one.heading === heading).length > 1,
  )
  const headings = [...new Set(ofPapers.map(({ heading }) => heading))]
  const kept = [...head.keys()].filter((at) => !ofPapers.some((one) => one.at === at))
  const papers = body.flatMap((cells, row) => {
    const papersOf = numbers.map((number) =>
      headings.map((heading) => {
        const column = ofPapers.find((one) => one.number === number && one.heading === heading)
        return column && cells[column.at]
      }),
    )
    const written = papersOf.filter((own) => own.some(Boolean))
    // A break has none.
    return (written.length > 0 ? written : [[]]).map((own) => ({
      cells: [...kept.map((at) => cells[at]), ...own],
      row: row + 1,
    }))
  })
  const heads = [...kept.map((at) => head[at]), ...headings.map((text) => ({ text }))]
  return rearranged(sheet, [{ cells: heads, row: 0 }, ...papers])
}

/** The sheet with the people of a family, and their institutions, in one cell of each row; others as they are. */
function withFamilyJoined(sheet: Sheet, family: string): Sheet {
  const columnsOf = (row: number) =>
    numberedIn(sheet.rows[row] ?? []).filter(({ role }) => isOf(family, role))
  const headingRow = firstRows(sheet).find((row) => numbersOf(columnsOf(row)).length > 1)
  if (headingRow === undefined) return sheet
  // “Speaker 1 photo” is no speaker.
  const isAddress = ({ at }: NumberedColumn) => sheet.rows.some((row) => isWebsite(row[at]?.text ?? ''))
  const columns = columnsOf(headingRow).filter((column) => !isAddress(column))
  const names = columns.filter(({ role }) => role !== 'affiliations')
  const institutions = columns.filter(({ role }) => role === 'affiliations')
  const [cell] = names
  if (!cell) return sheet
  const textOf = (row: CellRow, of: NumberedColumn[], person: number) =>
    of.flatMap(({ at, number }) => (number === person && row[at]?.text) || []).join(' ')
  const joined = (row: CellRow): string => {
    const people = numbersOf(columns).map((number) => ({
      name: textOf(row, names, number),
      affiliation: textOf(row, institutions, number),
    }))
    return peopleText(people.filter(({ name }) => name !== ''))
  }
  const rows = sheet.rows.map((row, at) => {
    if (at < headingRow) return row
    const text = at === headingRow ? cell.heading : joined(row)
    const without = row.map((one, column) =>
      columns.some(({ at: own }) => own === column) ? undefined : one,
    )
    return without.length > cell.at ? without.with(cell.at, { text }) : without
  })
  return { ...sheet, rows }
}

/** The sheet with the authors, and with the chairs, of each row in one cell; others as they are. */
export const withPeopleJoined = (sheet: Sheet): Sheet =>
  ['ofAuthors', 'ofChairs'].reduce(withFamilyJoined, sheet)

/** The columns of halls, each with that of its people: “Salon A”, “Konuşmacı”, or “Room A”, …, “Room A speakers”; none in a list with titles. */
const hallsWithPeople = memoise((head: CellRow): { hall: number; people: number }[] => {
  const texts = Array.from(head, (cell) => cell?.text ?? '')
  const areOfPeople = (text: string) => isOf('people', roleNamed(text) ?? '')
  if (texts.some((text) => roleNamed(text) === 'title')) return []
  return texts.flatMap((text, people) => {
    const named = texts.findIndex((hall) => hall && areOfPeople(text.split(`${hall} `)[1] ?? ''))
    const beside = texts[people - 1] ?? ''
    // “Track 1” and “Track 2” are halls, too.
    const [word = ''] = beside.split(' ')
    const isOneOfHalls =
      isHall(beside) || texts.some((one) => word && one !== beside && one.startsWith(`${word} `))
    const isBeside = areOfPeople(text) && isOneOfHalls
    const hall = named < 0 && isBeside ? people - 1 : named
    return hall < 0 ? [] : { hall, people }
  })
})

/** The sheet with the people of each hall below the titles in its cells; others as they are. */
export function withPeopleInHalls(sheet: Sheet): Sheet {
  const headingRow = firstRows(sheet).find((row) => hallsWithPeople(sheet.rows[row] ?? []).length > 1)
  if (headingRow === undefined) return sheet
  const pairs = hallsWithPeople(sheet.rows[headingRow] ?? [])
  const rows = sheet.rows.map((row, at) =>
    Array.from(row, (cell, column) => {
      if (pairs.some(({ people }) => people === column)) return undefined
      const beside = row[pairs.find(({ hall }) => hall === column)?.people ?? -1]
      return at > headingRow && cell?.text && beside?.text && beside !== cell
        ? changed(cell, (text) => `${text}\n${beside.text}`)
        : cell
    }),
  )
  return { ...sheet, rows }
}
