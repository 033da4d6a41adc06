// programyeni.pdf, programme-en.pdf and programme-tr.pdf: the programme to print or take along (specification, section 2).
import type { Schedule } from '../schedule/shape'
import { drawAwards, drawChanges } from './awards-and-changes'
import { drawCover } from './cover'
import { tellingOf, type Interface, type PrintedEdition } from './edition'
import { drawFooters } from './footers'
import { drawGlance } from './glance'
import { Paper } from './paper'
import { drawPosters } from './posters'
import { drawDays, type Places } from './sessions'

/** Makes one printed edition. The same schedule gives the same bytes. */
export async function programmePdf(
  schedule: Schedule,
  interfaceWords: Interface,
  edition: PrintedEdition,
): Promise<Buffer> {
  const telling = tellingOf(schedule, interfaceWords, edition)
  const { lead, own } = telling
  const { symposium } = schedule
  const paper = new Paper({
    title: `${symposium.name[lead]} – ${own.programme[lead]}`,
    subject: `${own.programme[lead]} ${schedule.version} (${schedule.released})`,
    author: symposium.organisers.map((name) => name[lead]).join(', '),
    language: lead,
    released: schedule.released,
  })
  const places: Places = { pageOf: new Map(), dayOf: new Map(), goesOn: new Map() }
  drawCover(paper, telling)
  const writePageNumbers = drawGlance(paper, telling)
  drawDays(paper, telling, places)
  drawPosters(paper, telling)
  drawAwards(paper, telling)
  drawChanges(paper, telling)
  writePageNumbers((code) => places.pageOf.get(code))
  drawFooters(paper, telling, edition, places)
  return paper.bytes()
}
