// What follows the days: posters (specification, section 2: Programme), prizes for the best posters, and changes.
import { writeDate, writeMoney } from '../../../records/format'
import { inBoth } from '../../../records/localise'
import type { Text } from '../../../schemas/kinds'
import type { Paragraph } from '../../pdf/paper'
import { looks, sizes } from '../../pdf/style'
import { drawTable, headCell, type Cell } from '../../pdf/table'
import { startPart, type Printout } from '../../pdf/texts'
import { changeLabel, words } from '../words'
import { peopleOf } from './printout'

/** Height that a short list needs to begin on a page. */
const LEAST = 174

const dateOf = (date: string) => inBoth((language) => writeDate(date, language))

type List = {
  title: Text
  columns: [head: Text, width?: number][]
  rowHeader?: number
  rows: Cell[][]
  below?: Paragraph[]
  height?: number
}

/** Draws a part that is a table; nothing if there are no rows. */
function drawList(printout: Printout, { columns, rowHeader = 0, rows, ...part }: List) {
  const { paper, line } = printout
  if (rows.length === 0) return
  const section = startPart(printout, part)
  const head = columns.map(([text]) => headCell(line(text)))
  drawTable(paper, section, { widths: columns.map(([, width]) => width), head, rowHeader }, rows)
}

/** Draws the posters by number, each with its theme. */
export function drawPosters(printout: Printout) {
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
    columns: [[word('posterNumber'), 38], [word('presenters'), 190], [word('posterTitle')]],
    rows,
  })
}

/** Draws the poster awards; if there are no posters, nothing, as on the page. */
export function drawAwards(printout: Printout) {
  const { schedule, data, word, line, lead } = printout
  const { date, prizes } = schedule.posterAwards
  if (schedule.posters.length === 0) return
  const { first, second, third, other } = data.labels.prizes
  drawList(printout, {
    title: word('awards'),
    below: [{ text: line(dateOf(date)), above: 3 }],
    height: LEAST,
    columns: [[words.award, 230], [words.amount]],
    rows: prizes.map(({ amount, currency }, index) => {
      // From the fourth on all share one name, whose `{n}` becomes the number of the prize.
      const text = line([first, second, third][index] ?? other ?? '').replaceAll('{n}', String(index + 1))
      return [[{ text, ...looks.bold }], [{ text: writeMoney(amount, currency, lead) }]]
    }),
  })
}

/** Draws the list of changes. */
export function drawChanges(printout: Printout) {
  const { schedule, word, label, say } = printout
  const { bold, small, muted, tag } = looks
  drawList(printout, {
    title: word('changes'),
    height: LEAST,
    columns: [[words.date, 104], [words.item, 92], [words.whatChanged]],
    rowHeader: 1,
    rows: schedule.changes.map(({ date, kind, name, text }) => [
      say(dateOf(date), small, muted),
      say(name, { ...bold, ...small }, muted),
      [{ text: label(changeLabel(kind)), ...tag }, ...say(text, {}, muted)],
    ]),
  })
}
