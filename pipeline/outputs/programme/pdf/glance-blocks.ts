// What the programme at a glance shows of a day: its columns, and the block of each session.
import { dayGrid, overlap, type Area } from '../../../domain/day-grid'
import { timeIn } from '../../../domain/event-time'
import { writeHours } from '../../../domain/format'
import { isPause, isWork } from '../../../domain/programme-codes'
import { label } from '../../../messages/render'
import type { ScheduleDay, ScheduleSession } from '../../../records/schedule'
import type { Column, Paragraph } from '../../pdf/paper'
import { looks } from '../../pdf/style'
import type { Part, Printout } from '../../pdf/texts'
import { colourOf, destination, writtenCode } from './printout'

export type Glance = Part & {
  /** Whether a session is printed later in the document, so that its page is named. */
  isPrinted: (session: ScheduleSession) => boolean
  /** In the leading language only. */
  isBrief?: boolean
}

/** Width of the column of hours, space between two blocks, and space around the text of a block. */
const HOURS = 36
export const GAP = 2
export const PADDING = 3

export type Block = { session: ScheduleSession; area: Area; column: Column; texts: Paragraph[] }

/**
 * What is written in the block of a session: code and title (for a plenary session, the title of its lecture), hours, its place unless that is
 * the heading of its column, and page.
 */
function textsOf(session: ScheduleSession, heading: string, printout: Printout, glance: Glance): Paragraph[] {
  const { paper, schedule, lead, say, line, titleOf } = printout
  const { kind, title, startsAt, endsAt, place, talks } = session
  const goTo = glance.isPrinted(session) ? destination(session.code) : undefined
  const where = place && place[lead] !== heading ? `  ·  ${glance.isBrief ? place[lead] : line(place)}` : ''
  if (isPause(kind)) {
    const text = `${glance.isBrief ? title[lead] : line(title)}${where}`
    return [{ text, ...looks.foot, goTo }]
  }
  const first = { ...looks.bold, ...looks.small, goTo }
  const lecture = kind === 'plenary' ? talks[0] : undefined
  const code = writtenCode(session)
  const name = lecture
    ? titleOf(lecture, first, looks.foot, code)
    : say(title, isWork(kind) ? first : { ...first, weight: 'regular' }, looks.foot, { code })
  const page = goTo ? `  ·  ${label('document.page-short')[lead]}\u00a0${paper.pageOf(goTo)}` : ''
  return [
    ...name.slice(0, glance.isBrief ? 1 : undefined),
    {
      text: `${writeHours(timeIn(startsAt), timeIn(endsAt))}${where}${page}`,
      ...looks.tag,
      colour: colourOf(schedule, session),
      above: 1,
    },
  ]
}

/** A day as columns, a hall or several side by side, the instants at which something begins or ends, and the blocks. */
export type Grid = {
  columns: { key: string; name: string; column: Column }[]
  instants: string[]
  blocks: Block[]
}

/** The grid of a day. */
export function gridOf(printout: Printout, { sessions }: ScheduleDay, glance: Glance): Grid {
  const { schedule, lead, paper } = printout
  const halls = schedule.halls.map(({ key, name }) => ({ key, name: name[lead] }))
  const { columns, instants, cells } = dayGrid(
    sessions.map((session) => ({ ...session, placeName: session.place?.[lead] })),
    halls,
  )
  const width = (paper.column.width - HOURS) / columns.length
  const columnOf = (from: number, to: number): Column => ({
    x: paper.column.x + HOURS + from * width,
    width: (to - from) * width - GAP,
  })
  const blocks = cells.map(({ session, area: { from, to, ...lines } }): Block => {
    // What has nothing beside it is as wide as all halls.
    const isAlone = !cells.some((other) => other.session !== session && overlap(session, other.session))
    const area = isAlone ? { ...lines, from: 0, to: columns.length } : { ...lines, from, to }
    const headings = columns.slice(area.from, area.to).map(({ name }) => name)
    return {
      session,
      area,
      column: columnOf(area.from, area.to),
      texts: textsOf(session, headings.length > 1 ? '' : (headings[0] ?? ''), printout, glance),
    }
  })
  return {
    columns: columns.map((column, index) => ({ ...column, column: columnOf(index, index + 1) })),
    instants,
    blocks,
  }
}
