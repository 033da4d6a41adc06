// Slots of a programme: breaks, ceremonies and other events without talks, with who speaks in them.
import { isDeepStrictEqual } from 'node:util'
import { inOneLine } from '../domain/fold'
import { isPause } from '../domain/programme-codes'
import { LONGEST_TALK } from '../domain/programme-kinds'
import { markedText, type Cell } from './cells'
import { titleIn } from './languages'
import { pauseOf } from './looks'
import type { Context, Item, Place, Slot, Talk } from './programme-items'
import { chairsOf, smaller, type Entry, type OfSheet } from './row-entry'
import { isFormal } from './rows'
import { readSectionHeading } from './section-headings'
import { minutesBetween, titleText } from './sessions'
import { isPeopleLine } from './talk-cells'

const isMerged = (cell: Cell, { sheet, row }: Place): boolean =>
  [row - 1, row + 1].some((beside) => sheet.rows[beside]?.includes(cell))

/** “Opening, new line, A. Örnek” and “Opening – A. Örnek, B. Deneme” without those who speak, and these. */
function withoutSpeakers(cell: Cell): { event: Cell; people: string[] } {
  const [first = '', ...others] = cell.text.split(/\n|\s[–—-]\s|:\s/u)
  const areSpeakers = others.length > 0 && others.every((line) => isPeopleLine(line)) && !isPeopleLine(first)
  return areSpeakers ? { event: { text: first }, people: others } : { event: cell, people: [] }
}

/** A break or a ceremony; undefined if nothing says when it is. */
export function slotOf(
  { cells, when, place, ...row }: Entry,
  of: OfSheet,
  context: Context,
): Slot | undefined {
  const { start, hall, title } = cells
  const own = row.written.map(({ cell }) => cell)
  const cell =
    [title, ...own].find((one) => one && pauseOf(one.text)) ??
    title ??
    cells['sessionTitle'] ??
    cells['kind'] ??
    own.find((one) => !isFormal(cells, one))
  if (!cell) return undefined
  // The time may be in the same cell.
  const said = when.start && cell !== start ? undefined : readSectionHeading(cell.text, of.calendar)
  const begins = when.start ?? said?.span?.start
  if (!begins) return undefined
  const speakers = ['authors', 'speakers', 'presenters'].flatMap((role) => {
    const text = inOneLine(cells[role]?.text ?? '')
    return cells[role] === cell ? [] : text || []
  })
  // A session whose talks are still to come, such as “Industry 2”, or a discussion between people.
  const isNumbered = row.reason === 'unknown' && / (?:\d+|[IVX]+)$/.test(cell.text)
  const isPanel = row.reason === 'untitled' && cell !== cells['kind'] && speakers.length > 0
  const usual = isPanel ? 'panel' : isNumbered || row.reason === 'untitled' ? 'session' : 'other'
  const kind = pauseOf(cell.text) ?? pauseOf(cells['kind']?.text ?? '') ?? usual
  const { event, people } = ['other', 'poster'].includes(kind)
    ? { event: cell, people: [] }
    : withoutSpeakers(cell)
  const written = (people.length === 0 && said?.title) || titleIn(markedText(event))
  return {
    type: 'slot',
    session: cells['code']?.text,
    day: when.day ?? said?.day ?? context.day,
    // A hall that is merged over talks and breaks is that of the talks.
    hall:
      hall && hall !== cell && !(isPause(kind) && isMerged(hall, place)) ? inOneLine(hall.text) : undefined,
    chairs: cells['chairs'] === cell ? undefined : chairsOf(cells, of.forms),
    // Words for breaks are not acronyms.
    title: kind !== 'other' || of.hasSmallLetters ? smaller(written, 3) : written,
    kind,
    start: begins,
    end: when.end ?? said?.span?.end,
    note: [...people, ...speakers].join('; ') || undefined,
    place,
  }
}

/** Whether two rows are of one event, whose people have a row each. */
const isSameSlot = (one: Slot, other: Slot): boolean =>
  (['title', 'day', 'start', 'hall'] as const).every((field) => isDeepStrictEqual(one[field], other[field]))

/** Adds a slot to the items above it: as an event of its own, or to that of which it has one more speaker, or to the talks that it discusses. */
export function addSlot(items: Item[], slot: Slot, isUntitled: boolean): void {
  const last = items.at(-1)
  if (isUntitled && last?.type === 'slot' && isSameSlot(last, slot)) {
    const note = [last.note, slot.note].filter(Boolean).join('; ')
    items.splice(-1, 1, { ...last, kind: 'panel', note })
  } else if (slot.kind !== 'discussion') items.push(slot)
  // After talks it is a part of their session, otherwise an event of its own.
  else if (last?.type === 'talk' && last.day === slot.day) items.splice(-1, 1, { ...last, until: slot.end })
  else items.push({ ...slot, kind: 'panel' })
}

/** What is longer than any talk as an event: a course, or the hours of an exhibition. */
export function longEvent({ title, day, hall, start, end, people, place, ...talk }: Talk): Slot | undefined {
  if (!start || minutesBetween(start, end) <= LONGEST_TALK || talk.kind === 'poster') return undefined
  const note = people.map(({ name }) => name).join('; ') || undefined
  return {
    type: 'slot',
    kind: pauseOf(titleText(title)) ?? 'other',
    title,
    day,
    hall,
    start,
    end,
    note,
    place,
  }
}
