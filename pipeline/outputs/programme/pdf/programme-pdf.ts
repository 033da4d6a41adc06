// programyeni.pdf, programme-en.pdf and programme-tr.pdf: the programme to print or take along (specification, section 2).
import { printedProgramme } from '../../../records/built-files'
import { writeDate } from '../../../records/format'
import { inBoth } from '../../../records/localise'
import type { Language } from '../../../schemas/kinds'
import { drawCover } from '../../pdf/cover'
import { printed, type Paper } from '../../pdf/paper'
import { formats, looks } from '../../pdf/style'
import { textsIn, type PrintedData } from '../../pdf/texts'
import type { Schedule } from '../schedule/shape'
import { words } from '../words'
import { drawAwards, drawChanges, drawGlance, drawPosters } from './lists'
import { noteOf } from './printout'
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

/** Makes one printed edition. The same content gives the same bytes. */
export function programmePdf(schedule: Schedule, data: PrintedData, { languages }: PrintedEdition) {
  const [lead, other] = languages
  const texts = textsIn(languages, data)
  const { line, word, label } = texts
  const version = label('version').replaceAll('{n}', String(schedule.version))
  /** Writes the day and the session that continues on a page, and the version and “Page 3 of 12” or “Sayfa / Page 3 / 12”. */
  const drawRunning = (paper: Paper) => {
    const { page, draft, running } = paper
    const [day = '', continued = ''] = running
    const pages = draft?.page ?? 0
    const name = schedule.symposium.shortName[lead]
    const text = [name, version, writeDate(schedule.released, lead)].join('  ·  ')
    const counted = other
      ? `${words.page[lead]} / ${words.page[other]} ${page} / ${pages}`
      : words.pageOf[lead](page, pages)
    const y = paper.format.height - 38
    paper.rule('deep', 0.6, y - 7)
    paper.draw({ text, ...looks.foot }, y)
    paper.draw({ text: counted, align: 'right', ...looks.foot }, y)
    paper.draw({ text: continued, ...looks.foot, colour: 'deep' }, HEAD)
    paper.draw({ text: day, align: 'right', ...looks.foot }, HEAD)
  }
  const setting = { schedule, title: words.programme, language: lead, format: formats.programme, drawRunning }
  return printed(setting, (paper) => {
    const printout = { ...texts, paper, schedule }
    drawCover(printout, words.programme, [
      { text: version, colour: 'deep', ...looks.bold },
      { text: line(inBoth((language) => writeDate(schedule.released, language))) },
      ...noteOf(printout, word('istanbulTime'), 6),
    ])
    drawGlance(printout)
    for (const day of schedule.days) drawDay(printout, day)
    paper.running = []
    drawPosters(printout)
    drawAwards(printout)
    drawChanges(printout)
  })
}
