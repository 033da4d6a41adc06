// What all parts of the printed programme share: the paper, the schedule, and how this edition writes texts.
import { writeFullDate, writeHours } from '../../../records/format'
import { inBoth } from '../../../records/localise'
import { afterCode, isWork } from '../../../records/programme-codes'
import type { EditionData } from '../../../schemas'
import type { Text } from '../../../schemas/kinds'
import type { Paper, Paragraph } from '../../pdf/paper'
import { looks, sizes } from '../../pdf/style'
import { paragraphsOf, type Said, type Texts } from '../../pdf/texts'
import type { SchedulePoster, Schedule, ScheduleSession, ScheduleTalk } from '../schedule/shape'

export type Printout = Texts & {
  paper: Paper
  schedule: Schedule
  workshop: EditionData['workshop']
  /** Names of the prizes. */
  prizes: EditionData['interface']['prizes']
}

/** The name of the link target of a session within the document. */
export const destination = (code: string) => `session-${code}`

/** Thursday, 2 October 2025, in both languages. */
export const dayName = (date: string) => inBoth((language) => writeFullDate(date, language))

/** A title in bold with its translation beneath. */
export const boldTitle = (title: Said): Paragraph[] => paragraphsOf(title, { weight: 'bold' }, looks.muted)

/** A session's title with its code before it, if people know the session by its code. */
export const withCode = ({ kind, code }: ScheduleSession, title: Said): Said =>
  title.map((said, index) =>
    index === 0 && isWork(kind) ? { ...said, text: afterCode(code, said.text, '\u00a0\u00a0') } : said,
  )

/** Presenters, those of one institution together: “A, B – Institution”. */
export function peopleOf(
  { lead, line }: Texts,
  presenters: (ScheduleTalk | SchedulePoster)['presenters'],
): Paragraph[] {
  const groups: { names: string[]; affiliation: string }[] = []
  for (const { name, affiliation } of presenters) {
    const institution = affiliation ? line(affiliation) : ''
    const last = groups.at(-1)
    if (last && last.affiliation === institution) last.names.push(name[lead])
    else groups.push({ names: [name[lead]], affiliation: institution })
  }
  return groups.map(({ names, affiliation }, index): Paragraph => {
    const place = affiliation ? [{ text: ` – ${affiliation}`, colour: 'muted' as const }] : []
    return { text: [{ text: names.join(', ') }, ...place], size: sizes.small, above: index === 0 ? 2 : 0 }
  })
}

/** The hours of a session or a talk: 09:30–10:10. `above` puts them on the baseline of the larger text beside them. */
export const hoursOf = (
  { start, end }: Pick<ScheduleTalk, 'start' | 'end'>,
  size: number = sizes.small,
  above = 1,
): Paragraph[] => [{ text: writeHours(start, end), ...looks.label, size, above }]

/** A note or another plain text in every language of the edition. */
export const noteOf = ({ say }: Texts, text: Text, above = 2): Paragraph[] =>
  paragraphsOf(say(text), { ...looks.muted, above }, looks.muted)
