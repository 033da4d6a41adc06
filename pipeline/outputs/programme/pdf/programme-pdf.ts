// programyeni.pdf, programme-en.pdf and programme-tr.pdf: the programme to print or take along (specification, section 2).
import { printedProgramme } from '../../../records/built-files'
import { writeDate } from '../../../records/format'
import { inBoth } from '../../../records/localise'
import type { EditionData } from '../../../schemas'
import type { Language } from '../../../schemas/kinds'
import { drawCover } from '../../pdf/cover'
import { Paper } from '../../pdf/paper'
import { formats, looks } from '../../pdf/style'
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
  const text = [schedule.symposium.shortName[lead], version, writeDate(schedule.released, lead)].join('  ·  ')
  const counted = other
    ? `${words.page[lead]} / ${words.page[other]} ${page} / ${paper.page}`
    : words.pageOf[lead](page, paper.page)
  const y = paper.format.height - 38
  paper.rule('deep', 0.6, y - 7)
  paper.draw({ text, ...looks.foot }, y)
  paper.draw({ text: counted, align: 'right', ...looks.foot }, y)
  paper.draw({ text: continued, ...looks.foot, colour: 'deep' }, HEAD)
  paper.draw({ text: day, align: 'right', ...looks.foot }, HEAD)
}

/** Makes one printed edition. The same content gives the same bytes. */
export async function programmePdf(
  schedule: Schedule,
  data: EditionData,
  { languages }: PrintedEdition,
): Promise<Buffer> {
  const [language] = languages
  const paper = new Paper({ schedule, title: words.programme, language, format: formats.programme })
  const { workshop, interface: own } = data
  const printout: Printout = { paper, schedule, workshop, prizes: own.prizes, ...textsIn(languages, data) }
  const { line, word, label } = printout
  drawCover(paper, printout, schedule, words.programme, [
    { text: label('version').replaceAll('{n}', String(schedule.version)), colour: 'deep', weight: 'bold' },
    { text: line(inBoth((language) => writeDate(schedule.released, language))) },
    ...noteOf(printout, word('istanbulTime'), 6),
  ])
  drawGlance(printout)
  for (const day of schedule.days) drawDay(printout, day)
  paper.running = []
  drawPosters(printout)
  drawAwards(printout)
  drawChanges(printout)
  return paper.bytes((running, page) => drawHeadAndFoot(printout, languages, running, page))
}
