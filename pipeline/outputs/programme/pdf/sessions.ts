// The days in detail: each session with its hours, hall, chairs and talks.
import { isSpoken, isWork } from '../../../records/programme-codes'
import type { Schedule, ScheduleSession } from '../schedule/shape'
import { dayName, destination } from './glance'
import type { Telling } from './edition'
import { hoursOf, paragraphsOf, textOf } from './paragraphs'
import { headOf, talkRow } from './session-texts'
import type { Element, Paper, Paragraph } from './paper'
import { colours, page, sizes, measure } from './style'
import { columnsOf, drawTable, beginning, usualPadding as padding, type Table } from './table'

/** On which page each session begins, and the running head of each page: its day, and the session that continues there. */
export type Places = {
  pageOf: Map<string, number>
  dayOf: Map<number, string>
  goesOn: Map<number, string>
}

/** Width of the column of hours, points. */
const hoursWidth = 76

/** Columns: hours, talk, language. */
const talks: Table = { columns: columnsOf(hoursWidth, undefined, 36), rowHeader: 0 }

const simple = (session: ScheduleSession) =>
  session.talks.length === 0 && session.chairs.length === 0 && !isWork(session.kind)

/** A session's name for pages to which it continues: 1A  ·  Anadolu Hall. */
const nameOf = ({ code, title, place }: ScheduleSession, { lead }: Telling) =>
  [isSpoken(code) ? code : title[lead], place?.[lead]].filter(Boolean).join('  ·  ')

function drawSession(
  paper: Paper,
  parent: Element,
  session: ScheduleSession,
  telling: Telling,
  places: Places,
) {
  const { doc } = paper
  const { title, facts } = headOf(session, telling)
  const rows = session.talks.map((talk) => talkRow(talk, session, telling))
  const indent = page.left + hoursWidth
  const width = measure - hoursWidth - 10
  const inner = paper.heightOf([...title, ...facts], width) + 2 * 6
  const space = 12
  const firstRow = beginning(paper, talks, rows)
  paper.moveOn(space, inner + firstRow)
  places.pageOf.set(session.code, paper.page)
  doc.addNamedDestination(destination(session.code), 'XYZ', page.left, paper.y - 6, null)
  const top = paper.y
  paper.artifact('Layout', () => {
    doc.rect(page.left - 9, top, measure + 18, inner).fill(colours.tint)
    doc.rect(page.left - 9, top, 3, inner).fill(colours.deep)
  })
  const section = paper.element(parent, 'Sect')
  let y = top + 6
  title.forEach((paragraph, index) => {
    y += paper.write(section, index === 0 ? 'H3' : 'P', paragraph, indent, y, width)
  })
  paper.write(section, 'P', hoursOf(session, 10), page.left, top + 7, hoursWidth)
  for (const paragraph of facts) y += paper.write(section, 'P', paragraph, indent, y, width)
  paper.y = top + inner
  const first = paper.page
  if (rows.length > 0) drawTable(paper, section, talks, rows)
  for (let number = first + 1; number <= paper.page; number += 1)
    places.goesOn.set(number, nameOf(session, telling))
}

/** Breaks, meals and the like take one slim line without a heading. */
function drawBreak(
  paper: Paper,
  parent: Element,
  session: ScheduleSession,
  telling: Telling,
  places: Places,
) {
  const { line } = telling
  const { place, title, note, code } = session
  const then = place && { text: `  ·  ${line(place)}`, colour: 'muted' as const }
  const body: Paragraph[] = [{ text: line(title), then }, ...(note ? textOf(telling, note) : [])]
  const width = measure - hoursWidth - 10
  const height = paper.heightOf(body, width) + 2 * padding
  const space = 8
  paper.moveOn(space, height)
  places.pageOf.set(code, paper.page)
  paper.doc.addNamedDestination(destination(code), 'XYZ', page.left, paper.y - 6, null)
  paper.rule(paper.y, 'rule', 0.5)
  const section = paper.element(parent, 'Sect')
  let y = paper.y + padding
  paper.write(section, 'P', hoursOf(session), page.left, y, hoursWidth)
  for (const paragraph of body) y += paper.write(section, 'P', paragraph, page.left + hoursWidth, y, width)
  paper.y += height
  paper.rule(paper.y, 'rule', 0.5)
}

function drawDay(paper: Paper, day: Schedule['days'][number], telling: Telling, places: Places) {
  const { say, line, lead } = telling
  const names = say(dayName(day.date))
  const heading = paragraphsOf(
    names,
    { colour: 'deep', weight: 'bold', size: sizes.day },
    { colour: 'muted', size: sizes.heading },
  )
  const motto: Paragraph[] = line(day.title) ? [{ text: line(day.title), size: sizes.heading, above: 3 }] : []
  const talksToday = day.sessions.some(({ talks: list }) => list.length > 0)
  if (talksToday) paper.newPage()
  else paper.moveOn(26, 164)
  paper.doc.outline.addItem(names[0]?.text ?? day.date, { expanded: false })
  const section = paper.element(paper.root, 'Sect')
  heading.forEach((paragraph, index) => paper.block(section, index === 0 ? 'H2' : 'P', [paragraph]))
  paper.block(section, 'P', motto)
  paper.y += 8
  paper.rule(paper.y, 'deep', 1.6)
  const first = paper.page
  for (const session of day.sessions) {
    const draw = simple(session) ? drawBreak : drawSession
    draw(paper, section, session, telling, places)
  }
  for (let number = first + 1; number <= paper.page; number += 1)
    places.dayOf.set(number, dayName(day.date)[lead])
}

/** Draws every day, and records on which page each session stands. */
export function drawDays(paper: Paper, telling: Telling, places: Places) {
  for (const day of telling.schedule.days) drawDay(paper, day, telling, places)
}
