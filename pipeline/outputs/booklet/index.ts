// The abstract booklet, to read and for a print shop: everything that is presented, with its abstracts (specification, section 9: fees include it).
import { abstractsOf } from '../../abstracts'
import type { ReadEdition } from '../../read'
import { abstractBooklet } from '../../records/built-files'
import type { BookletPages } from '../citations'
import type { OutputFiles } from '../output-files'
import { drawCover } from '../pdf/cover'
import { drawingsOf } from '../pdf/formula-outlines'
import type { Paper } from '../pdf/paper'
import { formats, looks, type Format } from '../pdf/style'
import { draftOf, printed } from '../pdf/texts'
import type { KeptFiles } from '../../kept-files'
import { label } from '../../messages/render'
import { drawGlance } from '../programme/pdf/glance'
import { drawGroup } from './abstracts'
import { drawAdvertisements, drawAuthors, drawBackCover, drawNotes } from './back'
import {
  bookletContent,
  entriesOf,
  formulasOf,
  groupsOf,
  placeOf,
  type Booklet,
  type BookletContent,
} from './content'
import { drawCommittees, drawContents } from './front'
import { drawImprint, drawPreface } from './opening'

/** Where the running head is. */
const HEAD = 34

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
  const glance = label('document.glance')
  paper.running = [glance[booklet.lead]]
  paper.newPage()
  drawGlance(booklet, {
    title: glance,
    place: 'glance',
    isPrinted: ({ talks }) => talks.length > 0,
    isBrief: true,
  })
  paper.running = []
  for (const group of groups) drawGroup(booklet, group)
  drawAuthors(booklet, groups)
  drawAdvertisements(booklet)
  if (format.bleed) drawNotes(booklet)
  drawBackCover(booklet)
}

/** On which page of a draft each talk and poster begins. */
const pagesIn = (booklet: BookletContent, { places }: Paper): BookletPages =>
  Object.fromEntries(
    entriesOf(booklet).flatMap((entry) => {
      const page = places.get(placeOf(entry))
      return page === undefined ? [] : [[entry.code, page]]
    }),
  )

/** The files, and where each talk and poster is in them; none if there are no abstracts. */
export async function bookletFiles(
  read: ReadEdition,
  drawn: KeptFiles,
): Promise<{ files: OutputFiles; pages: BookletPages }> {
  if (abstractsOf(read).list.length === 0) return { files: {}, pages: {} }
  const content = await bookletContent(read, drawn)
  let draft: Paper | undefined
  let drawings: Awaited<ReturnType<typeof drawingsOf>> | undefined
  const drafted = async (format: Format) => {
    drawings ??= await drawingsOf(formulasOf(content))
    const document = { ...content, format, drawings }
    draft ??= draftOf(document, drawBooklet)
    return { document, draft }
  }
  const draw = (format: Format) =>
    drawn(['booklet', content, format], async () => {
      const { document, draft: first } = await drafted(format)
      return printed(document, drawBooklet, first)
    })
  const files = {
    [abstractBooklet.a5]: await draw(formats.bookletA5),
    [abstractBooklet.a4]: await draw(formats.bookletA4),
    [abstractBooklet.print]: await draw(formats.bookletA5Print),
  }
  const pages = await drawn(['pages of the booklet', content], async () => {
    const { draft: first } = await drafted(formats.bookletA5)
    return Buffer.from(JSON.stringify(pagesIn(content, first)))
  })
  return { files, pages: JSON.parse(pages.toString()) as BookletPages }
}
