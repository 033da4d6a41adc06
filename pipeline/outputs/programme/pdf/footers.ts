// What every page but the cover has: the running head, the version and the page number.
import { writeDate } from '../../../records/format'
import type { PrintedEdition, Telling } from './edition'
import type { Paper } from './paper'
import type { Places } from './sessions'
import { measure, page, sizes } from './style'

const footY = page.height - 38
const headY = 34

/** “Page 3 of 12” in an edition of one language, “Sayfa / Page 3 / 12” in one of both. */
function pageNumber({ own }: Telling, { languages }: PrintedEdition, number: number, pages: number): string {
  const [lead, other] = languages
  if (!other) return own.pageOf[lead](number, pages)
  return `${own.page[lead]} / ${own.page[other]} ${number} / ${pages}`
}

/** Writes head and foot on each page. `dayOf` and `goesOn` give the text of the running head by page number. */
export function drawFooters(
  paper: Paper,
  telling: Telling,
  edition: PrintedEdition,
  { dayOf, goesOn }: Pick<Places, 'dayOf' | 'goesOn'>,
) {
  const { schedule, lead, word, interfaceWords } = telling
  const { doc } = paper
  const version = word(interfaceWords.programme['version']).replaceAll('{n}', String(schedule.version))
  const foot = [schedule.symposium.shortName[lead], version, writeDate(schedule.released, lead)].join('  ·  ')
  const pages = paper.page
  for (let number = 2; number <= pages; number += 1) {
    doc.switchToPage(number - 1)
    // Inside its bottom margin pdfkit would move this text to a page of its own.
    doc.page.margins.bottom = 0
    paper.rule(footY - 7, 'deep', 0.6)
    const small = { size: sizes.foot }
    paper.draw({ text: foot, colour: 'muted', ...small }, page.left, footY, measure - 120)
    const numbers = pageNumber(telling, edition, number, pages)
    const right = page.width - page.right - 120
    paper.draw({ text: numbers, colour: 'muted', ...small, align: 'right' }, right, footY, 120)
    const day = dayOf.get(number)
    const session = goesOn.get(number)
    if (session) paper.draw({ text: session, colour: 'deep', ...small }, page.left, headY, measure - 130)
    if (day) paper.draw({ text: day, colour: 'muted', ...small, align: 'right' }, page.left, headY, measure)
  }
}
