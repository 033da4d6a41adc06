// The days in detail: each session with its hours, hall, chairs and talks.
import { isSpoken, isWork } from '../../../records/programme-codes'
import type { Schedule, ScheduleSession, ScheduleTalk } from '../schedule/shape'
import { colours, measure, page, sizes } from './document'
import type { Element, Paragraph } from './paper'
import {
  dayName,
  destination,
  hoursOf,
  noteOf,
  paragraphsOf,
  peopleOf,
  titleOf,
  withCode,
  type Printout,
} from './printout'
import { beginning, columnsOf, drawTable, usualPadding as padding, type Row, type Table } from './table'

/** Width of the column of hours. */
const hoursWidth = 76

/** Place of the texts beside the hours. */
const indent = page.left + hoursWidth
const width = measure - hoursWidth - 10

/** Columns: hours, talk, language. */
const talks: Table = { columns: columnsOf(hoursWidth, undefined, 36), rowHeader: 0 }

const simple = (session: ScheduleSession) =>
  session.talks.length === 0 &&
  session.chairs.length === 0 &&
  session.panel.length === 0 &&
  !isWork(session.kind)

/** Hours, title with presenters, and language of a talk. */
function talkRow(talk: ScheduleTalk, session: ScheduleSession, printout: Printout): Row {
  const { label } = printout
  const kind = { talk: '', invited: 'invitedTalk', plenary: 'plenaryLecture' }[talk.kind]
  const body = [
    ...titleOf(printout, talk.title, talk.titleLanguage ?? talk.language),
    ...peopleOf(printout, talk.presenters),
  ]
  // In a plenary session the kind goes without saying.
  if (kind && session.kind !== 'plenary') {
    body.unshift({ text: label(kind), colour: 'deep', weight: 'bold', size: 8 })
  }
  const expanded = label(talk.language === 'tr' ? 'inTurkish' : 'inEnglish')
  const language: Paragraph[] = talk.language
    ? [{ text: talk.language.toUpperCase(), colour: 'muted', size: 8, align: 'right', expanded }]
    : []
  return { cells: [[hoursOf(talk)], body, language] }
}

/** Hall, chairs and note of a session. */
function factsOf({ place, chairs, panel, note }: ScheduleSession, printout: Printout): Paragraph[] {
  const { line, lead, label } = printout
  const facts: Paragraph[] = []
  if (place) {
    facts.push({ text: line(place), colour: 'deep', weight: 'bold', size: sizes.small, above: 2 })
  }
  if (chairs.length > 0) {
    const names = chairs.map((name) => name[lead]).join(', ')
    const text = `${label(chairs.length > 1 ? 'chairs' : 'chair')}: `
    const then = { text: names, colour: 'ink' } as const
    facts.push({ text, colour: 'muted', then, size: sizes.small, above: 1 })
  }
  for (const role of ['moderator', 'panellist'] as const) {
    const people = panel.filter((one) => one.role === role)
    const [first, ...rest] = peopleOf(printout, people)
    const name = role === 'panellist' ? 'panellists' : people.length > 1 ? 'moderators' : 'moderator'
    if (first) facts.push({ ...first, text: `${label(name)}: ${first.text}` }, ...rest)
  }
  return note ? [...facts, ...noteOf(printout, note)] : facts
}

/** Records where a session begins, for links and page numbers. */
function mark({ paper, pageOf }: Printout, code: string) {
  pageOf.set(code, paper.page)
  paper.doc.addNamedDestination(destination(code), 'XYZ', page.left, paper.y - 6, null)
}

function drawSession(printout: Printout, parent: Element, session: ScheduleSession) {
  const { paper, say, lead, goesOn } = printout
  const { doc } = paper
  const { code, place } = session
  const title = withCode(
    session,
    paragraphsOf(say(session.title), { weight: 'bold', size: sizes.heading }, { colour: 'muted' }),
  )
  const facts = factsOf(session, printout)
  const rows = session.talks.map((talk) => talkRow(talk, session, printout))
  const inner = paper.heightOf([...title, ...facts], width) + 2 * 6
  paper.moveOn(12, inner + beginning(paper, talks, rows))
  mark(printout, code)
  const top = paper.y
  paper.artifact('Layout', () => {
    doc.rect(page.left - 9, top, measure + 18, inner).fill(colours.tint)
    doc.rect(page.left - 9, top, 3, inner).fill(colours.deep)
  })
  const section = paper.element(parent, 'Sect')
  paper.y += 6
  paper.heading(section, 'H3', title, indent, width)
  paper.write(section, 'P', hoursOf(session, 10), page.left, top + 7, hoursWidth)
  paper.block(section, 'P', facts, indent, width)
  paper.y = top + inner
  const first = paper.page
  if (rows.length > 0) drawTable(paper, section, talks, rows)
  const name = [isSpoken(code) ? code : session.title[lead], place?.[lead]].filter(Boolean).join('  ·  ')
  for (let number = first + 1; number <= paper.page; number += 1) goesOn.set(number, name)
}

/** Breaks, meals and the like take one slim line without a heading. */
function drawBreak(printout: Printout, parent: Element, session: ScheduleSession) {
  const { paper, line } = printout
  const { place, title, note } = session
  const then = place && { text: `  ·  ${line(place)}`, colour: 'muted' as const }
  const body: Paragraph[] = [{ text: line(title), then }, ...(note ? noteOf(printout, note) : [])]
  const height = paper.heightOf(body, width) + 2 * padding
  paper.moveOn(8, height)
  mark(printout, session.code)
  const top = paper.y
  paper.rule(top, 'rule', 0.5)
  const section = paper.element(parent, 'Sect')
  paper.y += padding
  paper.write(section, 'P', hoursOf(session), page.left, paper.y, hoursWidth)
  paper.block(section, 'P', body, indent, width)
  paper.y = top + height
  paper.rule(paper.y, 'rule', 0.5)
}

/** Draws a day, and records on which page each of its sessions is. */
export function drawDay(printout: Printout, day: Schedule['days'][number]) {
  const { paper, say, line, lead, dayOf } = printout
  const name = dayName(day.date)
  const heading = paragraphsOf(
    say(name),
    { colour: 'deep', weight: 'bold', size: sizes.day },
    { colour: 'muted', size: sizes.heading },
  )
  const motto = line(day.title)
  if (day.sessions.some((session) => session.talks.length > 0)) paper.newPage()
  else paper.moveOn(26, 164)
  paper.doc.outline.addItem(name[lead], { expanded: false })
  const section = paper.element(paper.root, 'Sect')
  paper.heading(section, 'H2', heading)
  if (motto) paper.block(section, 'P', [{ text: motto, size: sizes.heading, above: 3 }])
  paper.y += 8
  paper.rule(paper.y, 'deep', 1.6)
  const first = paper.page
  for (const session of day.sessions) {
    const draw = simple(session) ? drawBreak : drawSession
    draw(printout, section, session)
  }
  for (let number = first + 1; number <= paper.page; number += 1) dayOf.set(number, name[lead])
}
