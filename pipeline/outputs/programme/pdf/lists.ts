// The tables of the programme (specification, section 2: Programme).
import { writeMoney } from '../../../domain/format'
import type { Text } from '../../../domain/languages'
import { label } from '../../../messages/render'
import type { Paragraph } from '../../pdf/paper'
import { looks, sizes } from '../../pdf/style'
import { drawTable, type Cell } from '../../pdf/table'
import { startPart, type Part, type Printout } from '../../pdf/texts'
import { changeLabel } from '../words'
import { dateOf, peopleOf } from './printout'

/** Height that a short list needs to begin on a page. */
const LEAST = 174

type List = Part & {
  /** One without a width, in points, takes what the others leave. */
  columns: { head: Text; width?: number }[]
  rowHeader?: number
  rows: Cell[][]
}

/** Draws a part that is a table; nothing if there are no rows. */
function drawList(printout: Printout, { columns, rowHeader = 0, rows, ...part }: List): void {
  if (rows.length === 0) return
  const widths = columns.map(({ width }) => width)
  const head = columns.map((column) => [{ text: printout.line(column.head), ...looks.label }])
  drawTable(printout.paper, startPart(printout, part), { widths, head, rowHeader }, rows)
}

/** Draws the list of posters. */
export function drawPosters(printout: Printout): void {
  const { schedule, word, line, titleOf } = printout
  const themes = new Map(schedule.themes.map(({ key, name }) => [key, line(name)]))
  const sessions = schedule.days
    .flatMap((day) => day.sessions)
    .filter(({ code }) => schedule.posters.some(({ session }) => session === code))
  // If one session shows all posters, the programme of its day says when; otherwise each poster names its session.
  const shownIn = new Map(sessions.length > 1 ? sessions.map(({ code, title }) => [code, line(title)]) : [])
  const rows = schedule.posters.map((poster): Cell[] => {
    const facts = [themes.get(poster.theme ?? ''), shownIn.get(poster.session ?? '')]
    const text = facts.filter(Boolean).join('  ·  ')
    const theme: Paragraph = { text, colour: 'deep', size: sizes.foot, above: 2 }
    const people = peopleOf(printout, poster.presenters).map((paragraph) => ({ ...paragraph, above: 0 }))
    const title = titleOf(poster, looks.bold, looks.muted)
    return [[{ text: poster.code, ...looks.label }], people, [...title, theme]]
  })
  drawList(printout, {
    title: word('posters'),
    columns: [
      { head: word('posterNumber'), width: 38 },
      { head: word('presenters'), width: 190 },
      { head: word('posterTitle') },
    ],
    rows,
  })
}

/** Draws the poster awards; if there are no posters, nothing, as on the page. */
export function drawAwards(printout: Printout): void {
  const { schedule, labels, word, line, lead } = printout
  if (schedule.posters.length === 0 || !schedule.posterAwards) return
  const { date, prizes } = schedule.posterAwards
  const { first, second, third, other } = labels.prizes
  drawList(printout, {
    title: word('awards'),
    below: [{ text: line(dateOf(date)), above: 3 }],
    height: LEAST,
    columns: [{ head: label('document.award'), width: 230 }, { head: label('document.amount') }],
    rows: prizes.map(({ amount, currency }, index) => {
      // From the fourth on all share one name, whose `{n}` becomes the number of the prize.
      const text = line([first, second, third][index] ?? other ?? '').replaceAll('{n}', String(index + 1))
      return [[{ text, ...looks.bold }], [{ text: writeMoney(amount, currency, lead) }]]
    }),
  })
}

/** Draws the changes of the programme. */
export function drawChanges(printout: Printout): void {
  const { schedule, word, line, say } = printout
  const { bold, small, muted, tag } = looks
  drawList(printout, {
    title: word('changes'),
    height: LEAST,
    columns: [
      { head: label('document.date'), width: 104 },
      { head: label('document.item'), width: 92 },
      { head: label('document.what-changed') },
    ],
    rowHeader: 1,
    rows: schedule.changes.map(({ date, kind, name, text }) => [
      say(dateOf(date), small, muted),
      say(name, { ...bold, ...small }, muted),
      [{ text: line(word(changeLabel(kind))), ...tag }, ...say(text, {}, muted)],
    ]),
  })
}
