// The days in detail: each session with its hours, hall, chairs and talks.
import { isSpoken, isWork } from '../../../domain/programme-codes'
import { interrupts } from '../../../domain/day-grid'
import { inBoth, inLanguage } from '../../../domain/languages'
import { languageName } from '../../../domain/spoken-languages'
import type { Span } from '../../pdf/lines'
import type { Element, Paragraph } from '../../pdf/paper'
import { looks, sizes } from '../../pdf/style'
import { beginning, drawTable, layRow, rowHeight, type Cell, type Table } from '../../pdf/table'
import { startPart, type Printout } from '../../pdf/texts'
import type { ScheduleDay, ScheduleSession, ScheduleTalk, WorkshopPart } from '../../../records/schedule'
import { panelGroups } from '../words'
import { dayName, destination, colourOf, drawPly, hoursOf, noteOf, peopleOf, writtenCode } from './printout'

/** Columns: hours, talk, language. */
const talks: Table = { widths: [76, undefined, 36], rowHeader: 0 }

/** Columns of the bands of sessions, and of the slim lines of breaks: hours, text. */
const band: Table = { widths: [76, undefined], padding: 6 }
const slim: Table = { ...band, padding: 4 }

/** The code of a language, which is read out in words. */
const languageOf = (tag: string, { line, word }: Printout): Paragraph => ({
  text: tag.toUpperCase(),
  ...looks.foot,
  align: 'right',
  expanded: line(
    inBoth((reader) => inLanguage(word('givenIn'), reader).replace('{language}', languageName(tag, reader))),
  ),
})

/** Hours, title with presenters, and language of a talk. */
function talkRow(talk: ScheduleTalk, session: ScheduleSession, printout: Printout): Cell[] {
  const { label, titleOf } = printout
  const kind = { talk: '', invited: 'invitedTalk', plenary: 'plenaryLecture' }[talk.kind]
  // In a plenary session the kind goes without saying.
  const tag = kind && session.kind !== 'plenary' ? [{ text: label(kind), ...looks.tag }] : []
  return [
    hoursOf(talk),
    [...tag, ...titleOf(talk, looks.bold, looks.muted), ...peopleOf(printout, talk.presenters)],
    talk.language ? [languageOf(talk.language, printout)] : [],
  ]
}

/** Hours, title and speakers of a part of a workshop; whatever has no speakers is a break. */
function partRow({ title, speakers, ...hours }: WorkshopPart, printout: Printout): Cell[] {
  const { say, line } = printout
  const name = speakers.length > 0 ? say(title, looks.bold, looks.muted) : [{ text: line(title) }]
  return [hoursOf(hours), [...name, ...peopleOf(printout, speakers)], []]
}

/** Hall, chairs, panel and note of a session. */
function factsOf(session: ScheduleSession, printout: Printout): Paragraph[] {
  const { place, chairs, panel, note } = session
  const { schedule, line, lead, label } = printout
  const chair: Span = { text: `${label(chairs.length > 1 ? 'chairs' : 'chair')}: `, colour: 'quiet' }
  const names: Span = { text: chairs.map((name) => name[lead]).join(', ') }
  const panels = panelGroups(panel).flatMap((group): Paragraph[] => [
    { text: label(group.label), ...looks.muted, above: 3 },
    ...peopleOf(printout, group.people),
  ])
  return [
    ...(place ? [{ text: line(place), ...looks.label, colour: colourOf(schedule, session), above: 2 }] : []),
    ...(chairs.length > 0 ? [{ text: [chair, names], size: sizes.small, above: 1 }] : []),
    ...panels,
    ...(note ? noteOf(printout, note) : []),
  ]
}

/** A break or ceremony as a row among the talks of the session that it interrupts. */
function breakRow(pause: ScheduleSession, printout: Printout): Cell[] {
  const { line } = printout
  const text = [pause.title, ...(pause.place ? [pause.place] : [])].map(line).join('  ·  ')
  return [hoursOf(pause), [{ text, ...looks.muted }, ...(pause.note ? noteOf(printout, pause.note) : [])], []]
}

/** Draws a session as a band; below, its talks with the breaks that interrupt it, or the parts of a workshop. */
function drawSession(
  printout: Printout,
  parent: Element,
  session: ScheduleSession,
  pauses: ScheduleSession[],
): void {
  const { paper, schedule, say, lead } = printout
  const { code, place } = session
  const large = { ...looks.bold, size: sizes.heading }
  const title = say(session.title, large, { colour: 'quiet' }, { code: writtenCode(session) })
  const timed = [
    ...session.talks.map((talk) => ({ startsAt: talk.startsAt, row: talkRow(talk, session, printout) })),
    ...pauses.map((pause) => ({ startsAt: pause.startsAt, row: breakRow(pause, printout) })),
  ]
  const rows = [
    ...timed.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)).map(({ row }) => row),
    ...session.parts.map((part) => partRow(part, printout)),
  ]
  const cells = [hoursOf(session, sizes.body, 2), [...title, ...factsOf(session, printout)]]
  const height = rowHeight(paper, band, cells)
  paper.moveOn(12, height + beginning(paper, talks, rows))
  for (const one of [session, ...pauses]) paper.mark(destination(one.code))
  const { x, width } = paper.column
  drawPly(paper, { x: x - 9, width: width + 18, y: paper.y, height }, schedule, session)
  const section = paper.element(parent, 'Sect')
  layRow(paper, band, cells, (cell, column, index) =>
    paper.heading(section, index === 0 ? 'P' : 'H3', cell, column),
  )
  if (rows.length === 0) return
  const { running } = paper
  const name = isSpoken(code) ? code : session.title[lead]
  paper.running = [...running, [name, place?.[lead]].filter(Boolean).join('  ·  ')]
  drawTable(paper, section, talks, rows)
  paper.running = running
}

/** Breaks, meals and the like take one slim line without a heading. */
function drawBreak(printout: Printout, parent: Element, session: ScheduleSession): void {
  const { paper, line } = printout
  const { place, title, note } = session
  const text: Span[] = [{ text: line(title) }]
  if (place) text.push({ text: `  ·  ${line(place)}`, colour: 'quiet' })
  const cells = [hoursOf(session), [{ text }, ...(note ? noteOf(printout, note) : [])]]
  paper.moveOn(8, rowHeight(paper, slim, cells))
  paper.mark(destination(session.code))
  paper.rule('rule', 0.5)
  const section = paper.element(parent, 'Sect')
  layRow(paper, slim, cells, (cell, column) => paper.write(section, 'P', cell, column))
  paper.rule('rule', 0.5)
}

const isSimple = (session: ScheduleSession): boolean =>
  session.talks.length === 0 &&
  session.chairs.length === 0 &&
  session.panel.length === 0 &&
  !isWork(session.kind)

/** Whether an event is printed as a row among the talks of the session that it interrupts. */
const isRowWithin = (event: ScheduleSession, session: ScheduleSession): boolean =>
  isSimple(event) && interrupts(event, session)

/** Draws a day; nothing if it has no sessions. A break or ceremony that interrupts sessions is printed in each of them. */
export function drawDay(printout: Printout, { date, title, sessions }: ScheduleDay): void {
  if (sessions.length === 0) return
  const { paper, line, lead } = printout
  const motto = line(title)
  const below = motto ? [{ text: motto, size: sizes.heading, above: 3 }] : []
  const section = startPart(printout, { title: dayName(date), below })
  paper.running = [dayName(date)[lead]]
  for (const session of sessions) {
    if (sessions.some((other) => isRowWithin(session, other))) continue
    const pauses = sessions.filter((pause) => isRowWithin(pause, session))
    if (isSimple(session)) drawBreak(printout, section, session)
    else drawSession(printout, section, session, pauses)
  }
}
