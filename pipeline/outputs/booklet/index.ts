// The abstract booklet, to read and for a print shop: everything that is presented, with its abstracts (specification, section 9: fees include it).
import { abstractsOf } from '../../abstracts'
import type { ReadEdition } from '../../read'
import { abstractBooklet } from '../../records/built-files'
import { contributionsOf } from '../../records/contributions'
import type { BookletPages } from '../citations'
import type { OutputFiles } from '../output-files'
import { drawCover } from '../pdf/cover'
import { drawingsOf } from '../pdf/formula-outlines'
import { formats, HEAD, looks, type Format } from '../pdf/style'
import { drawnPaper, printed } from '../pdf/texts'
import type { KeptFiles } from '../../kept-files'
import { label } from '../../messages/render'
import { drawGlance } from '../programme/pdf/glance'
import { drawGroup } from './abstracts'
import { drawAdvertisements, drawAuthors, drawBackCover, drawNotes } from './back'
import { bookletContent, formulasOf, groupsOf, placeOf, type Booklet } from './content'
import { drawCommittees, drawContents } from './front'
import { drawImprint, drawPreface } from './opening'

/** The symposium at the inner edge and the session at the outer one, where the number is as well: even pages are on the left. */
function drawRunning({ paper, schedule, line, title, lead }: Booklet) {
  const { page, running, format } = paper
  const [outer, inner] = page % 2 ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const symposium = [schedule.symposium.shortName[lead], line(title)].join('  ·  ')
  paper.draw({ text: symposium, align: inner, ...looks.foot }, HEAD)
  paper.draw({ text: running.join(), align: outer, ...looks.foot, colour: 'deep' }, HEAD)
  paper.draw({ text: String(page), align: outer, ...looks.foot, ...looks.bold }, format.height - 38)
}

function drawBooklet(booklet: Booklet): void {
  const { paper, committees, format } = booklet
  paper.drawRunning = () => drawRunning(booklet)
  const groups = groupsOf(booklet)
  drawCover(booklet, { kind: 'front' })
  drawImprint(booklet, groups)
  drawContents(booklet, groups)
  drawPreface(booklet)
  if (committees.length > 0) drawCommittees(booklet)
  drawGlance(booklet, {
    title: label('document.glance'),
    place: 'glance',
    height: paper.bottom,
    isRunning: true,
    isPrinted: ({ talks }) => talks.length > 0,
    isBrief: true,
  })
  for (const group of groups) drawGroup(booklet, group)
  drawAuthors(booklet, groups)
  drawAdvertisements(booklet)
  if (format.bleed) drawNotes(booklet)
  drawBackCover(booklet)
}

/** The files, and where each talk and poster is in them; none if there are no abstracts. */
export async function bookletFiles(
  read: ReadEdition,
  drawn: KeptFiles,
): Promise<{ files: OutputFiles; pages: BookletPages }> {
  if (abstractsOf(read).list.length === 0) return { files: {}, pages: {} }
  const content = await bookletContent(read, drawn)
  const draft = async () => {
    const document = { ...content, drawings: await drawingsOf(formulasOf(content)) }
    return { document, paper: drawnPaper({ ...document, format: formats.bookletA5 }, drawBooklet) }
  }
  /** Made once, for all files that are not kept. */
  let first: ReturnType<typeof draft> | undefined
  const draw = (format: Format) =>
    drawn(['booklet', content, format], async () => {
      const { document, paper } = await (first ??= draft())
      return printed({ ...document, format }, drawBooklet, paper)
    })
  const files = {
    [abstractBooklet.a5]: await draw(formats.bookletA5),
    [abstractBooklet.a4]: await draw(formats.bookletA4),
    [abstractBooklet.print]: await draw(formats.bookletA5Print),
  }
  const pages = await drawn(['pages of the booklet', content], async () => {
    const { places } = (await (first ??= draft())).paper
    const found = contributionsOf(read).map(({ entry }) => [entry.code, places.get(placeOf(entry))])
    return Buffer.from(JSON.stringify(Object.fromEntries(found)))
  })
  return { files, pages: JSON.parse(pages.toString()) as BookletPages }
}
