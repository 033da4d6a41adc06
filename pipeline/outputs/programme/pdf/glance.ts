// The days at a glance: every session with its hours, place and page. It is also the table of contents.
import { writeHours } from '../../../records/format'
import { isWork } from '../../../records/programme-codes'
import type { Paragraph } from '../../pdf/paper'
import { looks, sizes } from '../../pdf/style'
import { beginning, drawTable, headCell, type Cell, type Table } from '../../pdf/table'
import { startPart, type Printout } from '../../pdf/texts'
import type { ScheduleSession } from '../schedule/shape'
import { words } from '../words'
import { dayName, destination, writtenCode } from './printout'

/** Hours, code and title with the translation (for a plenary session, the title of its lecture), place and page of a session. */
function rowOf(session: ScheduleSession, { paper, say, line, titleOf }: Printout): Cell[] {
  const { kind, title, start, end, place, hall, talks } = session
  const { small, foot } = looks
  const goTo = destination(session.code)
  const code = writtenCode(session)
  const look = { ...looks.bold, ...small, goTo }
  const lecture = kind === 'plenary' ? talks[0] : undefined
  const work = lecture ? titleOf(lecture, look, foot, code) : say(title, look, foot, { code })
  return [
    [{ text: writeHours(start, end), ...small }],
    isWork(kind) ? work : [{ text: line(title), ...looks.muted, goTo }],
    place ? [{ text: line(place), colour: hall ? 'deep' : 'muted', ...small }] : [],
    [{ text: paper.pageOf(goTo), align: 'right', ...small }],
  ]
}

export function drawGlance(printout: Printout) {
  const { paper, schedule, line, word } = printout
  const section = startPart(printout, { title: word('tableOfDays') })
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
    const day: Paragraph = { text: line(dayName(date)), ...looks.bold, size: sizes.heading, above: 9 }
    const rows = sessions.map((session) => rowOf(session, printout))
    paper.keep(paper.heightOf([day]) + 2 + beginning(paper, table, rows))
    paper.write(section, 'H3', [day])
    paper.y += 2
    drawTable(paper, section, table, rows)
  }
}
