// The days in detail: each session with its hours, hall, chairs and talks.
import { bilingual, inBoth, withTitle } from '../../../records/localise'
import { isSpoken, isWork } from '../../../records/programme-codes'
import type { Column, Element, Paragraph } from '../../pdf/paper'
import { sizes } from '../../pdf/style'
import { beginning, drawTable, usualPadding as padding, type Cell, type Table } from '../../pdf/table'
import { paragraphsOf } from '../../pdf/texts'
import type { Schedule, ScheduleSession, ScheduleTalk } from '../schedule/shape'
import { dayName, destination, hoursOf, noteOf, peopleOf, titleOf, withCode, type Printout } from './printout'

/** Width of the column of hours. */
const hoursWidth = 76

/** Columns: hours, talk, language. */
const talks: Table = { widths: [hoursWidth, undefined, 36], rowHeader: 0 }

const hoursColumn = ({ paper }: Printout): Column => ({ x: paper.column.x, width: hoursWidth })

/** The texts beside the hours. */
const textColumn = ({ paper: { column } }: Printout): Column => ({
  x: column.x + hoursWidth,
  width: column.width - hoursWidth - 10,
})

/** Hours, title with presenters, and language of a talk. */
function talkRow(talk: ScheduleTalk, session: ScheduleSession, printout: Printout): Cell[] {
  const { label } = printout
  const kind = { talk: '', invited: 'invitedTalk', plenary: 'plenaryLecture' }[talk.kind]
  const body = [...titleOf(printout, talk.title, talk.titleLanguage), ...peopleOf(printout, talk.presenters)]
  // In a plenary session the kind goes without saying.
  if (kind && session.kind !== 'plenary') {
    body.unshift({ text: label(kind), colour: 'deep', weight: 'bold', size: sizes.foot })
  }
  const expanded = label(talk.language === 'tr' ? 'inTurkish' : 'inEnglish')
  const language: Paragraph[] = talk.language
    ? [{ text: talk.language.toUpperCase(), colour: 'muted', size: sizes.foot, align: 'right', expanded }]
    : []
  return [hoursOf(talk), body, language]
}

/** The schedule of a workshop, from the workshop's own file. */
function workshopRows({ kind, date }: ScheduleSession, printout: Printout): Cell[][] {
  if (kind !== 'workshop') return []
  const parts = printout.workshop.days.find((day) => day.date === date)?.sessions ?? []
  return parts.map(({ title, speakers, ...moment }) => {
    const people = speakers.map(({ name, affiliation }) => ({
      name: inBoth((language) => withTitle(name, language)),
      affiliation: affiliation ? bilingual(affiliation) : undefined,
    }))
    // Whatever has no speakers is a break.
    const body = people.length > 0 ? titleOf(printout, title) : [{ text: printout.line(title) }]
    return [hoursOf(moment), [...body, ...peopleOf(printout, people)], []]
  })
}

/** Hall, chairs and note of a session. */
function factsOf({ place, chairs, note }: ScheduleSession, printout: Printout): Paragraph[] {
  const { line, lead, label } = printout
  const facts: Paragraph[] = []
  if (place) {
    facts.push({ text: line(place), colour: 'deep', weight: 'bold', size: sizes.small, above: 2 })
  }
  if (chairs.length > 0) {
    const chair = `${label(chairs.length > 1 ? 'chairs' : 'chair')}: `
    const names = chairs.map((name) => name[lead]).join(', ')
    facts.push({ text: [{ text: chair, colour: 'muted' }, { text: names }], size: sizes.small, above: 1 })
  }
  return note ? [...facts, ...noteOf(printout, note)] : facts
}

function drawSession(printout: Printout, parent: Element, session: ScheduleSession) {
  const { paper, say, lead, goesOn } = printout
  const { code, place } = session
  const title = paragraphsOf(
    withCode(session, say(session.title)),
    { weight: 'bold', size: sizes.heading },
    { colour: 'muted' },
  )
  const facts = factsOf(session, printout)
  const rows = [
    ...session.talks.map((talk) => talkRow(talk, session, printout)),
    ...workshopRows(session, printout),
  ]
  const column = textColumn(printout)
  const inner = paper.heightOf([...title, ...facts], column.width) + 2 * 6
  paper.moveOn(12, inner + beginning(paper, talks, rows))
  paper.mark(destination(code))
  const top = paper.y
  paper.box(paper.column.x - 9, top, paper.column.width + 18, inner, 'tint')
  paper.box(paper.column.x - 9, top, 3, inner, 'deep')
  const section = paper.element(parent, 'Sect')
  paper.y = top + 6
  paper.heading(section, 'H3', title, column)
  const below = paper.y
  paper.y = top + 6
  paper.write(section, 'P', hoursOf(session, sizes.body, 2), hoursColumn(printout))
  paper.y = below
  paper.write(section, 'P', facts, column)
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
  const where = place ? [{ text: `  ·  ${line(place)}`, colour: 'muted' as const }] : []
  const body: Paragraph[] = [
    { text: [{ text: line(title) }, ...where] },
    ...(note ? noteOf(printout, note) : []),
  ]
  const column = textColumn(printout)
  const height = paper.heightOf(body, column.width) + 2 * padding
  paper.moveOn(8, height)
  paper.mark(destination(session.code))
  const top = paper.y
  paper.rule('rule', 0.5)
  const section = paper.element(parent, 'Sect')
  paper.y = top + padding
  paper.write(section, 'P', hoursOf(session), hoursColumn(printout))
  paper.y = top + padding
  paper.write(section, 'P', body, column)
  paper.y = top + height
  paper.rule('rule', 0.5)
}

const isSimple = ({ talks: own, chairs, kind }: ScheduleSession) =>
  own.length === 0 && chairs.length === 0 && !isWork(kind)

export function drawDay(printout: Printout, { date, title, sessions }: Schedule['days'][number]) {
  const { paper, say, line, lead, dayOf } = printout
  const name = dayName(date)
  const motto = line(title)
  paper.startPart()
  paper.doc.outline.addItem(name[lead], { expanded: false })
  const section = paper.element(paper.root, 'Sect')
  paper.heading(section, 'H2', [
    ...paragraphsOf(
      say(name),
      { colour: 'deep', weight: 'bold', size: sizes.part },
      { colour: 'muted', size: sizes.heading },
    ),
    ...(motto ? [{ text: motto, size: sizes.heading, above: 3 }] : []),
  ])
  paper.y += 8
  paper.rule('deep', 1.6)
  const first = paper.page
  for (const session of sessions) (isSimple(session) ? drawBreak : drawSession)(printout, section, session)
  for (let number = first + 1; number <= paper.page; number += 1) dayOf.set(number, name[lead])
}
