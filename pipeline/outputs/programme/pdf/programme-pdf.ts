// programyeni.pdf, programme-en.pdf and programme-tr.pdf: the programme to print or take along (specification, section 2).
import { printedProgramme } from '../../../records/built-files'
import { writeDate } from '../../../records/format'
import { inBoth } from '../../../records/localise'
import type { Language } from '../../../schemas/kinds'
import { drawCover } from '../../pdf/cover'
import { formats, looks } from '../../pdf/style'
import { printed, type PrintedData } from '../../pdf/texts'
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

export function programmePdf(schedule: Schedule, data: PrintedData, { languages }: PrintedEdition) {
  const document = { schedule, data, languages, title: words.programme, format: formats.programme }
  return printed(document, (printout) => {
    const { paper, lead, line, word, label } = printout
    const version = label('version').replaceAll('{n}', String(schedule.version))
    const released = inBoth((language) => writeDate(schedule.released, language))
    const name = schedule.symposium.shortName[lead]
    const other = languages[1]
    /** Writes the day and the session that continues on a page, and the version and “Page 3 of 12” or “Sayfa / Page 3 / 12”. */
    paper.drawRunning = () => {
      const { page, draft, running } = paper
      const [day = '', continued = ''] = running
      const pages = draft?.page ?? 0
      const counted = other
        ? `${words.page[lead]} / ${words.page[other]} ${page} / ${pages}`
        : words.pageOf[lead](page, pages)
      const y = paper.format.height - 38
      paper.rule('deep', 0.6, y - 7)
      paper.draw({ text: [name, version, released[lead]].join('  ·  '), ...looks.foot }, y)
      paper.draw({ text: counted, align: 'right', ...looks.foot }, y)
      paper.draw({ text: continued, ...looks.foot, colour: 'deep' }, HEAD)
      paper.draw({ text: day, align: 'right', ...looks.foot }, HEAD)
    }
    drawCover(printout, [
      { text: version, colour: 'deep', ...looks.bold },
      { text: line(released) },
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
