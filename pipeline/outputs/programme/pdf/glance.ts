// The days at a glance: every session with its hours, place and page. It is also the table of contents.
import { writeFullDate, writeHours } from '../../../records/format'
import { isSpoken, isWork } from '../../../records/programme-codes'
import { inBoth } from '../../../records/localise'
import type { Schedule, ScheduleSession } from '../schedule/shape'
import type { Telling } from './edition'
import type { Element, Paper, Paragraph } from './paper'
import { paragraphsOf } from './paragraphs'
import { page, sizes } from './style'
import { columnsOf, drawTable, beginning, type Table } from './table'

/** A place where a session's page number will be written once it is known. */
type Slot = { code: string; element: Element; page: number; y: number }

/** The name of the link target of a session within the document. */
export const destination = (code: string) => `session-${code}`

/** Thursday, 2 October 2025, in every language of the edition. */
export const dayName = (date: string) => inBoth((language) => writeFullDate(date, language))

const pageWidth = 48

/** The code to write before a title, if people know the session by it. */
const codeBefore = (session: ScheduleSession) =>
  isWork(session.kind) && isSpoken(session.code) ? `${session.code}  ` : ''

/** A session's title with its code before it. */
export const withCode = (session: ScheduleSession, [title, ...translations]: Paragraph[]): Paragraph[] =>
  title ? [{ ...title, text: codeBefore(session) + title.text }, ...translations] : []

/** The code and title of a session with its translation; for a plenary session, the title of its lecture. */
function titleCell(session: ScheduleSession, { say }: Telling): Paragraph[] {
  const lecture = session.kind === 'plenary' ? session.talks[0] : undefined
  const title = paragraphsOf(
    say(lecture?.title ?? session.title, lecture?.language),
    { weight: 'bold', size: sizes.fine, goTo: destination(session.code) },
    { colour: 'muted', size: 7.5 },
  )
  return withCode(session, title)
}

const breakCell = ({ code, title }: ScheduleSession, { line }: Telling): Paragraph[] => [
  { text: line(title), colour: 'muted', size: sizes.fine, goTo: destination(code) },
]

function dayRows(day: Schedule['days'][number], telling: Telling) {
  const { line } = telling
  return day.sessions.map((session) => {
    const hours: Paragraph = { text: writeHours(session.start, session.end), size: sizes.fine }
    const place: Paragraph[] = session.place
      ? [{ text: line(session.place), colour: session.hall ? 'deep' : 'muted', size: sizes.fine }]
      : []
    const cell = isWork(session.kind) ? titleCell(session, telling) : breakCell(session, telling)
    return { code: session.code, cells: [[hours], cell, place, []] }
  })
}

/** Draws the overview. Returns a function that writes the page numbers, to be called once every page is known. */
export function drawGlance(paper: Paper, telling: Telling) {
  const { schedule, own, word, say, interfaceWords } = telling
  const slots: Slot[] = []
  const section = paper.element(paper.root, 'Sect')
  paper.newPage()
  paper.doc.outline.addItem(word(interfaceWords.programme['tableOfDays']))
  paper.block(section, 'H2', [
    {
      text: word(interfaceWords.programme['tableOfDays']),
      colour: 'deep',
      weight: 'bold',
      size: sizes.day,
    },
  ])
  const head = (text: string, align: 'left' | 'right' = 'left'): Paragraph[] => [
    { text, colour: 'deep', weight: 'bold', size: sizes.foot, align },
  ]
  const table: Table = {
    columns: columnsOf(64, undefined, 136, pageWidth),
    head: [
      ...[own.hours, own.session, own.place].map((text) => head(word(text))),
      head(word(own.page), 'right'),
    ],
    rowHeader: 1,
    padding: 2,
  }
  for (const day of schedule.days.filter(({ sessions }) => sessions.length > 0)) {
    const names = say(dayName(day.date)).map(({ text }) => text)
    const heading: Paragraph[] = [
      { text: names.join(' / '), colour: 'ink', weight: 'bold', size: sizes.heading, above: 11 },
    ]
    const rows = dayRows(day, telling).map(({ code, cells }) => ({
      cells,
      later: (element: Element, y: number) => slots.push({ code, element, page: paper.page, y }),
    }))
    paper.keep(paper.heightOf(heading) + 2 + beginning(paper, table, rows))
    paper.block(section, 'H3', heading)
    paper.y += 2
    drawTable(paper, section, table, rows)
  }
  const x = page.width - page.right - pageWidth
  return (pageOf: (code: string) => number | undefined) => {
    for (const { code, element, page: on, y } of slots) {
      paper.doc.switchToPage(on - 1)
      const text = String(pageOf(code) ?? '')
      paper.write(element, 'P', { text, size: sizes.fine, align: 'right' }, x, y, pageWidth)
    }
  }
}
