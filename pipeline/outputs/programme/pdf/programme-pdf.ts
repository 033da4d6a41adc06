// programyeni.pdf, programme-en.pdf and programme-tr.pdf: the programme to print or take along (specification, section 2).
import { printedProgramme } from '../../../records/built-files'
import { writeDate } from '../../../records/format'
import type { Language } from '../../../schemas/kinds'
import type { Schedule } from '../schedule/shape'
import { words } from '../words'
import { drawCover } from './cover'
import { measure, page, sizes } from './document'
import { drawGlance } from './glance'
import { drawAwards, drawChanges, drawPosters } from './lists'
import { Paper } from './paper'
import { textsIn, type Interface, type Printout } from './printout'
import { drawDay } from './sessions'

type PrintedEdition = { file: string; languages: [Language, ...Language[]] }

/** The first edition is the one that organisers print: Turkish, with English beneath wherever the two differ. */
export const printedEditions: PrintedEdition[] = [
  { file: printedProgramme.both, languages: ['tr', 'en'] },
  { file: printedProgramme.en, languages: ['en'] },
  { file: printedProgramme.tr, languages: ['tr'] },
]

const footY = page.height - 38
const headY = 34

/** Writes the running head, the version and “Page 3 of 12” or “Sayfa / Page 3 / 12” on each page but the cover. */
function drawHeadsAndFeet(printout: Printout, [lead, other]: PrintedEdition['languages']) {
  const { paper, schedule, label, dayOf, goesOn } = printout
  const version = label('version').replaceAll('{n}', String(schedule.version))
  const foot = [schedule.symposium.shortName[lead], version, writeDate(schedule.released, lead)].join('  ·  ')
  const pages = paper.page
  const muted = { colour: 'muted', size: sizes.foot } as const
  const right = { ...muted, align: 'right' } as const
  for (let number = 2; number <= pages; number += 1) {
    paper.doc.switchToPage(number - 1)
    // Inside its bottom margin pdfkit would move this text to a page of its own.
    paper.doc.page.margins.bottom = 0
    paper.rule(footY - 7, 'deep', 0.6)
    paper.draw({ text: foot, ...muted }, page.left, footY, measure - 120)
    const text = other
      ? `${words.page[lead]} / ${words.page[other]} ${number} / ${pages}`
      : words.pageOf[lead](number, pages)
    paper.draw({ text, ...right }, page.width - page.right - 120, footY, 120)
    const day = dayOf.get(number)
    const session = goesOn.get(number)
    if (session) paper.draw({ text: session, ...muted, colour: 'deep' }, page.left, headY, measure - 130)
    if (day) paper.draw({ text: day, ...right }, page.left, headY, measure)
  }
}

/** Makes one printed edition. The same schedule gives the same bytes. */
export async function programmePdf(
  schedule: Schedule,
  interfaceWords: Interface,
  { languages }: PrintedEdition,
): Promise<Buffer> {
  const { symposium, version, released } = schedule
  const [lead] = languages
  const paper = new Paper({
    title: `${symposium.name[lead]} – ${words.programme[lead]}`,
    subject: `${words.programme[lead]} ${version} (${released})`,
    author: symposium.organisers.map((name) => name[lead]).join(', '),
    language: lead,
    released,
  })
  const printout: Printout = {
    paper,
    schedule,
    ...textsIn(languages, interfaceWords),
    pageOf: new Map(),
    dayOf: new Map(),
    goesOn: new Map(),
  }
  drawCover(printout)
  const writePageNumbers = drawGlance(printout)
  for (const day of schedule.days) drawDay(printout, day)
  drawPosters(printout)
  drawAwards(printout)
  drawChanges(printout)
  writePageNumbers()
  drawHeadsAndFeet(printout, languages)
  return paper.bytes()
}
