// The days at a glance: every session with its hours, place and page. It is also the table of contents.
import { writeHours } from '../../../records/format'
import { isWork } from '../../../records/programme-codes'
import type { Paragraph } from '../../pdf/paper'
import { sizes } from '../../pdf/style'
import { beginning, drawTable, headCell, type Cell, type Table } from '../../pdf/table'
import { paragraphsOf, startPart } from '../../pdf/texts'
import type { ScheduleSession } from '../schedule/shape'
import { words } from '../words'
import { dayName, destination, withCode, type Printout } from './printout'

/** The code and title of a session with its translation; for a plenary session, the title of its lecture. */
function titleCell(session: ScheduleSession, { say, line, titleOf }: Printout): Paragraph[] {
  const goTo = destination(session.code)
  if (!isWork(session.kind)) return [{ text: line(session.title), colour: 'muted', size: sizes.small, goTo }]
  const lecture = session.kind === 'plenary' ? session.talks[0] : undefined
  return paragraphsOf(
    withCode(session, lecture ? titleOf(lecture) : say(session.title)),
    { weight: 'bold', size: sizes.small, goTo },
    { colour: 'muted', size: sizes.foot },
  )
}

function rowOf(session: ScheduleSession, printout: Printout): Cell[] {
  const { start, end, place, hall, code } = session
  const look = { size: sizes.small }
  return [
    [{ text: writeHours(start, end), ...look }],
    titleCell(session, printout),
    place ? [{ text: printout.line(place), colour: hall ? 'deep' : 'muted', ...look }] : [],
    [{ text: '', pageOf: destination(code), align: 'right', ...look }],
  ]
}

export function drawGlance(printout: Printout) {
  const { paper, schedule, line, word } = printout
  const section = startPart(paper, printout, { title: word('tableOfDays') })
  const table: Table = {
    widths: [64, undefined, 146, 56],
    head: [
      ...[words.hours, words.session, words.place].map((text) => headCell(line(text))),
      headCell(line(words.page), 'right'),
    ],
    rowHeader: 1,
    padding: 1.5,
  }
  for (const { date, sessions } of schedule.days.filter((day) => day.sessions.length > 0)) {
    const heading: Paragraph[] = [
      { text: line(dayName(date)), weight: 'bold', size: sizes.heading, above: 9 },
    ]
    const rows = sessions.map((session) => rowOf(session, printout))
    paper.keep(paper.heightOf(heading) + 2 + beginning(paper, table, rows))
    paper.write(section, 'H3', heading)
    paper.y += 2
    drawTable(paper, section, table, rows)
  }
}
