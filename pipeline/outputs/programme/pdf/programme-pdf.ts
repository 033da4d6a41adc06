// programyeni.pdf, programme-en.pdf and programme-tr.pdf: the programme to print or take along (specification, section 2).
import { printedProgramme } from '../../../records/built-files'
import { writeDate } from '../../../records/format'
import { inBoth } from '../../../records/localise'
import type { EditionData } from '../../../schemas'
import type { Language } from '../../../schemas/kinds'
import { drawCover } from '../../pdf/cover'
import { Paper, type Paragraph } from '../../pdf/paper'
import { formats, sizes } from '../../pdf/style'
import { textsIn } from '../../pdf/texts'
import type { Schedule } from '../schedule/shape'
import { words } from '../words'
import { drawGlance } from './glance'
import { drawAwards, drawChanges, drawPosters } from './lists'
import { noteOf, type Printout } from './printout'
import { drawDay } from './sessions'

type PrintedEdition = { file: string; languages: [Language, ...Language[]] }

/** The first edition is the one that organisers print: Turkish, with English beneath wherever the two differ. */
export const printedEditions: PrintedEdition[] = [
  { file: printedProgramme.both, languages: ['tr', 'en'] },
  { file: printedProgramme.en, languages: ['en'] },
  { file: printedProgramme.tr, languages: ['tr'] },
]

/** Where the running head is. */
const HEAD = 34

/** Writes the day and the session that continues on a page, and the version and “Page 3 of 12” or “Sayfa / Page 3 / 12”. */
function drawHeadAndFoot(
  { paper, schedule, label }: Printout,
  [lead, other]: PrintedEdition['languages'],
  [day = '', continued = '']: string[],
  page: number,
) {
  const version = label('version').replaceAll('{n}', String(schedule.version))
  const foot = [schedule.symposium.shortName[lead], version, writeDate(schedule.released, lead)].join('  ·  ')
  const counted = other
    ? `${words.page[lead]} / ${words.page[other]} ${page} / ${paper.page}`
    : words.pageOf[lead](page, paper.page)
  const look = { colour: 'muted', size: sizes.foot } as const
  const y = paper.format.height - 38
  paper.rule('deep', 0.6, y - 7)
  paper.draw({ text: foot, ...look }, y)
  paper.draw({ text: counted, align: 'right', ...look }, y)
  paper.draw({ text: continued, ...look, colour: 'deep' }, HEAD)
  paper.draw({ text: day, align: 'right', ...look }, HEAD)
}

/** What the cover says of this edition: version, day of its release, time zone and addresses. */
function aboutEdition(printout: Printout): Paragraph[] {
  const { schedule, line, word, label } = printout
  const { symposium, version, released } = schedule
  const site = symposium.url.replace(/^https?:\/\//, '')
  return [
    { text: label('version').replaceAll('{n}', String(version)), colour: 'deep', weight: 'bold' },
    { text: line(inBoth((language) => writeDate(released, language))) },
    ...noteOf(printout, word('istanbulTime'), 6),
    { text: `${site}  ·  ${symposium.email}`, colour: 'muted', size: sizes.small, above: 6 },
  ]
}

/** Makes one printed edition. The same content gives the same bytes. */
export async function programmePdf(
  schedule: Schedule,
  data: EditionData,
  { languages }: PrintedEdition,
): Promise<Buffer> {
  const { symposium, version, released } = schedule
  const [lead] = languages
  const paper = new Paper({
    title: `${symposium.name[lead]} – ${words.programme[lead]}`,
    subject: `${words.programme[lead]} ${version} (${released})`,
    author: symposium.organisers.map((name) => name[lead]).join(', '),
    language: lead,
    date: released,
    format: formats.programme,
  })
  const {
    workshop,
    interface: { prizes },
  } = data
  const printout: Printout = { paper, schedule, workshop, prizes, ...textsIn(languages, data) }
  drawCover(paper, printout, schedule, words.programme, aboutEdition(printout))
  drawGlance(printout)
  for (const day of schedule.days) drawDay(printout, day)
  paper.running = []
  drawPosters(printout)
  drawAwards(printout)
  drawChanges(printout)
  return paper.bytes((running, page) => drawHeadAndFoot(printout, languages, running, page))
}
