// The days at a glance: every session with its hours, place and page. It is also the table of contents.
import { writeHours } from '../../../records/format'
import { isWork } from '../../../records/programme-codes'
import type { ScheduleSession } from '../schedule/shape'
import { words } from '../words'
import { page, sizes } from './document'
import type { Element, Paragraph } from './paper'
import { dayName, destination, paragraphsOf, withCode, type Printout } from './printout'
import { beginning, columnsOf, drawTable, type Cell, type Table } from './table'

const pageWidth = 48

/** The code and title of a session with its translation; for a plenary session, the title of its lecture. */
function titleCell(session: ScheduleSession, { say, line }: Printout): Paragraph[] {
  const goTo = destination(session.code)
  if (!isWork(session.kind)) return [{ text: line(session.title), colour: 'muted', size: sizes.fine, goTo }]
  const lecture = session.kind === 'plenary' ? session.talks[0] : undefined
  const title = paragraphsOf(
    say(lecture?.title ?? session.title, lecture?.language),
    { weight: 'bold', size: sizes.fine, goTo },
    { colour: 'muted', size: 7.5 },
  )
  return withCode(session, title)
}

function cellsOf(session: ScheduleSession, printout: Printout): Cell[] {
  const { start, end, place, hall } = session
  const hours: Paragraph = { text: writeHours(start, end), size: sizes.fine }
  const where: Paragraph[] = place
    ? [{ text: printout.line(place), colour: hall ? 'deep' : 'muted', size: sizes.fine }]
    : []
  return [[hours], titleCell(session, printout), where, []]
}

/** Draws the overview. Returns a function that writes the page numbers, to be called once every page is known. */
export function drawGlance(printout: Printout) {
  const { paper, schedule, line, label, pageOf } = printout
  const slots: { code: string; element: Element; page: number; y: number }[] = []
  const section = paper.element(paper.root, 'Sect')
  const title = label('tableOfDays')
  paper.newPage()
  paper.doc.outline.addItem(title)
  paper.block(section, 'H2', [{ text: title, colour: 'deep', weight: 'bold', size: sizes.day }])
  const head = { colour: 'deep', weight: 'bold', size: sizes.foot } as const
  const table: Table = {
    columns: columnsOf(64, undefined, 136, pageWidth),
    head: [
      ...[words.hours, words.session, words.place].map((text) => [{ text: line(text), ...head }]),
      [{ text: line(words.page), ...head, align: 'right' }],
    ],
    rowHeader: 1,
    padding: 2,
  }
  for (const { date, sessions } of schedule.days.filter((day) => day.sessions.length > 0)) {
    const heading: Paragraph[] = [
      { text: line(dayName(date)), colour: 'ink', weight: 'bold', size: sizes.heading, above: 11 },
    ]
    const rows = sessions.map((session) => ({
      cells: cellsOf(session, printout),
      later: (element: Element, y: number) =>
        slots.push({ code: session.code, element, page: paper.page, y }),
    }))
    paper.keep(paper.heightOf(heading) + 2 + beginning(paper, table, rows))
    paper.block(section, 'H3', heading)
    paper.y += 2
    drawTable(paper, section, table, rows)
  }
  return () => {
    for (const { code, element, page: on, y } of slots) {
      paper.doc.switchToPage(on - 1)
      const number: Paragraph = { text: String(pageOf.get(code) ?? ''), size: sizes.fine, align: 'right' }
      paper.write(element, 'P', number, page.width - page.right - pageWidth, y, pageWidth)
    }
  }
}
