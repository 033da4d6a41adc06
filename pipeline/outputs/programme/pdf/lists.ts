// What follows the days: posters (specification, section 2: Programme), prizes for the best posters, and changes.
import { writeDate, writeMoney } from '../../../records/format'
import { inBoth } from '../../../records/localise'
import type { Paragraph } from '../../pdf/paper'
import { sizes } from '../../pdf/style'
import { drawTable, headCell, type Table } from '../../pdf/table'
import { paragraphsOf, startPart } from '../../pdf/texts'
import { words } from '../words'
import { boldTitle, peopleOf, type Printout } from './printout'

/** Height that a short list needs to begin on a page. */
const LEAST = 174

const dateOf = (date: string) => inBoth((language) => writeDate(date, language))

/** Draws the posters by number, each with its theme. */
export function drawPosters(printout: Printout) {
  const { paper, schedule, word, label, line, titleOf } = printout
  if (schedule.posters.length === 0) return
  const section = startPart(paper, printout, { title: word('posters') })
  const table: Table = {
    widths: [38, 190, undefined],
    head: (['posterNumber', 'presenters', 'posterTitle'] as const).map((name) => headCell(label(name))),
    rowHeader: 0,
  }
  const themes = new Map(schedule.themes.map(({ key, name }) => [key, line(name)]))
  const sessions = schedule.days
    .flatMap((day) => day.sessions)
    .filter(({ code }) => schedule.posters.some(({ session }) => session === code))
  // If one session shows all posters, the programme of its day says when; otherwise each poster names its session.
  const shownIn = new Map(sessions.length > 1 ? sessions.map(({ code, title }) => [code, line(title)]) : [])
  const rows = schedule.posters.map((poster) => {
    const code: Paragraph = { text: poster.code, colour: 'deep', weight: 'bold', size: sizes.small }
    const theme: Paragraph = {
      text: [themes.get(poster.theme ?? ''), shownIn.get(poster.session ?? '')].filter(Boolean).join('  ·  '),
      colour: 'deep',
      size: sizes.foot,
      above: 2,
    }
    const people = peopleOf(printout, poster.presenters).map((paragraph) => ({ ...paragraph, above: 0 }))
    return [[code], people, [...boldTitle(titleOf(poster)), theme]]
  })
  drawTable(paper, section, table, rows)
}

/** Draws the poster awards; if there are no posters, nothing, as on the page. */
export function drawAwards(printout: Printout) {
  const { paper, schedule, prizes: names, word, line, lead } = printout
  const { date, prizes } = schedule.posterAwards
  if (prizes.length === 0 || schedule.posters.length === 0) return
  const section = startPart(paper, printout, {
    title: word('awards'),
    below: [{ text: line(dateOf(date)), above: 3 }],
    height: LEAST,
  })
  const table: Table = {
    widths: [230, undefined],
    head: [words.award, words.amount].map((text) => headCell(line(text))),
    rowHeader: 0,
  }
  const { first, second, third, other } = names
  const rows = prizes.map(({ amount, currency }, index) => {
    // From the fourth on all share one name, whose `{n}` becomes the number of the prize.
    const text = line([first, second, third][index] ?? other ?? '').replaceAll('{n}', String(index + 1))
    return [[{ text, weight: 'bold' as const }], [{ text: writeMoney(amount, currency, lead) }]]
  })
  drawTable(paper, section, table, rows)
}

const kinds = { added: 'added', moved: 'movedKind', cancelled: 'cancelled', changed: 'changed' } as const

/** Draws the list of changes. */
export function drawChanges(printout: Printout) {
  const { paper, schedule, word, label, line, say } = printout
  if (schedule.changes.length === 0) return
  const section = startPart(paper, printout, { title: word('changes'), height: LEAST })
  const table: Table = {
    widths: [104, 92, undefined],
    head: [words.date, words.item, words.whatChanged].map((text) => headCell(line(text))),
    rowHeader: 1,
  }
  const small = { size: sizes.small }
  const muted = { colour: 'muted', size: sizes.small } as const
  const rows = schedule.changes.map(({ date, kind, name, text }) => {
    const what: Paragraph = { text: label(kinds[kind]), colour: 'deep', weight: 'bold', size: sizes.foot }
    return [
      paragraphsOf(say(dateOf(date)), small, muted),
      paragraphsOf(say(name), { weight: 'bold', ...small }, muted),
      [what, ...paragraphsOf(say(text), {}, muted)],
    ]
  })
  drawTable(paper, section, table, rows)
}
