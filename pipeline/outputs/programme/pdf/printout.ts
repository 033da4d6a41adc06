// What all parts of the printed programme share.
import { writeDate, writeFullDate, writeHours } from '../../../domain/format'
import { inBoth, type Bilingual, type Text } from '../../../domain/languages'
import { afterCode, isWork } from '../../../domain/programme-codes'
import type { Box, Paper, Paragraph } from '../../pdf/paper'
import { hallColour, hallFibre } from '../../../domain/colours'
import type { Colour } from '../../../records/palette'
import { looks, sizes } from '../../pdf/style'
import type { Printout } from '../../pdf/texts'
import type { ProgrammePerson } from '../../../records/presented'
import type { Schedule, ScheduleSession } from '../../../records/schedule'

/** The name of the link target of a session within the document. */
export const destination = (code: string): string => `session-${code}`

type InHall = Pick<ScheduleSession, 'hall'>

const indexOf = ({ halls }: Schedule, { hall }: InHall) => halls.findIndex(({ key }) => key === hall)

/** The colour of the hall of a session; that of the document where it is elsewhere. */
export function colourOf(schedule: Schedule, session: InHall): Colour {
  const index = indexOf(schedule, session)
  return index < 0 ? 'deep' : hallColour(index)
}

/** The ground of a session, in the colour and with the fibres of its hall; the edge at its left is full colour. */
export function drawPly(paper: Paper, box: Box, schedule: Schedule, session: InHall): void {
  const index = indexOf(schedule, session)
  const colour = colourOf(schedule, session)
  paper.ply(box, colour, index < 0 ? undefined : hallFibre(index))
  paper.box(box.x, box.y, 3, box.height, colour)
}

/** 2 October 2025, in both languages. */
export const dateOf = (date: string): Bilingual => inBoth((language) => writeDate(date, language))

/** Thursday, 2 October 2025, in both languages. */
export const dayName = (date: string): Bilingual => inBoth((language) => writeFullDate(date, language))

/** The code of a session, if it is written before the title. */
export const writtenCode = ({ kind, code, title }: ScheduleSession): string =>
  isWork(kind) && afterCode(code, title.en) !== title.en ? code : ''

/** Presenters, those of one institution together: “A, B – Institution”. */
export function peopleOf({ lead, line }: Printout, presenters: ProgrammePerson[]): Paragraph[] {
  const groups: { names: string[]; affiliation: string }[] = []
  for (const { name, affiliation } of presenters) {
    const institution = affiliation ? line(affiliation) : ''
    const last = groups.at(-1)
    if (last && last.affiliation === institution) last.names.push(name[lead])
    else groups.push({ names: [name[lead]], affiliation: institution })
  }
  return groups.map(({ names, affiliation }, index): Paragraph => {
    const place = affiliation ? [{ text: ` – ${affiliation}`, colour: 'quiet' as const }] : []
    return { text: [{ text: names.join(', ') }, ...place], size: sizes.small, above: index === 0 ? 2 : 0 }
  })
}

/** The hours of a session or a talk: 09:30–10:10. `above` puts them on the baseline of the larger text beside them. */
export const hoursOf = (
  { start, end }: Pick<ScheduleSession, 'start' | 'end'>,
  size: number = sizes.small,
  above = 1,
): Paragraph[] => [{ text: writeHours(start, end), ...looks.label, size, above }]

/** A note or another plain text in every language of the edition. */
export const noteOf = ({ say }: Printout, text: Text, above = 2): Paragraph[] =>
  say(text, { ...looks.muted, above }, looks.muted)
