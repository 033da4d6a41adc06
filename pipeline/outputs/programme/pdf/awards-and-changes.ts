// The last parts: the prizes for the best posters, and what has changed since the programme was first released.
import { writeDate, writeMoney } from '../../../records/format'
import { inBoth } from '../../../records/localise'
import type { Schedule } from '../schedule/shape'
import type { Telling } from './edition'
import { paragraphsOf } from './paragraphs'
import { openPart } from './posters'
import type { Paper, Paragraph } from './paper'
import { sizes } from './style'
import { columnsOf, drawTable, headCell } from './table'

const ordinals = ['first', 'second', 'third'] as const

/** The name of a prize. From the fourth on all share one name, whose `{n}` becomes the number of the prize. */
function prizeName(index: number, { interfaceWords, word }: Telling): string {
  const name = ordinals[index]
  return word(interfaceWords.prizes[name ?? 'other']).replaceAll('{n}', String(index + 1))
}

const dateOf = (date: string) => inBoth((language) => writeDate(date, language))

/** Draws the poster awards; if there are no posters, nothing, as on the page. */
export function drawAwards(paper: Paper, telling: Telling) {
  const { schedule, word, line, lead, own, interfaceWords } = telling
  const { date, prizes } = schedule.posterAwards
  if (prizes.length === 0 || schedule.posters.length === 0) return
  const section = openPart(paper, word(interfaceWords.programme['awards']), false)
  paper.block(section, 'P', [{ text: line(dateOf(date)), above: 2 }])
  paper.y += 4
  drawTable(
    paper,
    section,
    {
      columns: columnsOf(230, undefined),
      head: [headCell(word(own.award)), headCell(word(own.amount))],
      rowHeader: 0,
    },
    prizes.map(({ amount, currency }, index) => ({
      cells: [
        [{ text: prizeName(index, telling), weight: 'bold' }],
        [{ text: writeMoney(amount, currency, lead) }],
      ],
    })),
  )
}

const kindKey: Record<Schedule['changes'][number]['kind'], string> = {
  added: 'added',
  moved: 'movedKind',
  cancelled: 'cancelled',
  changed: 'changed',
}

/** Draws the list of changes. */
export function drawChanges(paper: Paper, telling: Telling) {
  const { schedule, word, say, own, interfaceWords } = telling
  if (schedule.changes.length === 0) return
  const section = openPart(paper, word(interfaceWords.programme['changes']), false)
  const table = {
    columns: columnsOf(104, 92, undefined),
    head: [own.date, own.item, own.whatChanged].map((text) => headCell(word(text))),
    rowHeader: 1,
  }
  const rows = schedule.changes.map(({ date, kind, name, text }) => {
    const label: Paragraph = {
      text: word(interfaceWords.programme[kindKey[kind]]),
      colour: 'deep',
      weight: 'bold',
      size: 8,
    }
    return {
      cells: [
        paragraphsOf(say(dateOf(date)), { size: sizes.small }, { colour: 'muted', size: sizes.small }),
        paragraphsOf(
          say(name),
          { weight: 'bold', size: sizes.small },
          { colour: 'muted', size: sizes.small },
        ),
        [label, ...paragraphsOf(say(text), {}, { colour: 'muted', size: sizes.small })],
      ],
    }
  })
  drawTable(paper, section, table, rows)
}
