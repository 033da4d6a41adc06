// Tables that have several papers in a row, such as ConfTool’s sessions (p1_title, p2_title …): a row a paper, as everywhere else.
import type { Cell, Sheet } from './cells'
import { rolesOfHeading } from './roles'

type Numbered = { at: number; number: number; base: string }

/** “p1_title”, “Paper 2 Title” and “Title 3” as a name with a number. */
function numbered(heading: string, at: number): Numbered | undefined {
  const [, first, base] =
    /^(?:p|paper|talk|presentation|bildiri|sunum)[ _-]?(\d{1,2})[ _.-]+(.+)$/iu.exec(heading) ?? []
  if (first && base) return { at, number: Number(first), base }
  const [, own, last] = /^(\p{L}.*?)[ _-]?(\d{1,2})$/u.exec(heading) ?? []
  return own && last ? { at, number: Number(last), base: own } : undefined
}

/** The sheet with a row for each paper; as it is where no headings repeat with numbers. */
export function unfolded(sheet: Sheet): Sheet {
  const headings = (sheet.rows[0] ?? []).map((cell) => cell?.text ?? '')
  const found = headings.flatMap((heading, at) => numbered(heading, at) ?? [])
  const titles = found.filter(({ base }) => rolesOfHeading(base)[0]?.role === 'title')
  const numbers = [...new Set(titles.map(({ number }) => number))].sort((a, b) => a - b)
  if (numbers.length < 2) return sheet
  const ofPapers = found.filter(
    ({ number, base }) =>
      numbers.includes(number) &&
      found.some((one) => one.base === base && titles.some((title) => Math.abs(title.at - one.at) < 40)) &&
      found.filter((one) => one.base === base).length > 1,
  )
  const bases = [...new Set(ofPapers.map(({ base }) => base))]
  const kept = [...headings.keys()].filter((at) => !ofPapers.some((one) => one.at === at))
  const head: (Cell | undefined)[] = [
    ...kept.map((at) => sheet.rows[0]![at]),
    ...bases.map((base) => ({ text: base })),
  ]
  const rows: Sheet['rows'] = [head]
  const origins = [0]
  for (const [row, cells] of sheet.rows.entries()) {
    if (row === 0) continue
    for (const number of numbers) {
      const own = bases.map((base) => {
        const column = ofPapers.find((one) => one.number === number && one.base === base)
        return column ? cells[column.at] : undefined
      })
      if (!own.some(Boolean)) continue
      rows.push([...kept.map((at) => cells[at]), ...own])
      origins.push(row)
    }
  }
  return { ...sheet, rows, origins }
}
