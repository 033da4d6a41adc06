// Texts of the programme as paragraphs: titles with their translation, people with their institutions.
import { writeHours } from '../../../records/format'
import type { Bilingual, Language } from '../../../schemas/kinds'
import type { SchedulePoster, ScheduleTalk } from '../schedule/shape'
import type { Said, Telling } from './edition'
import type { Paragraph } from './paper'
import { sizes } from './style'

type Look = Omit<Paragraph, 'text' | 'language'>

/** A text in several languages, one paragraph each: the first in one style, its translations in another. */
export const paragraphsOf = (said: Said, first: Look, translations = first): Paragraph[] =>
  said.map((one, index) => ({ ...one, ...(index === 0 ? first : translations) }))

/** A title in bold with its translation beneath. `spoken` is the language of a title that has no translation. */
export const titleOf = ({ say }: Telling, title: Bilingual, spoken?: Language): Paragraph[] =>
  paragraphsOf(say(title, spoken), { weight: 'bold' }, { colour: 'muted', size: sizes.small, above: 1 })

/** Presenters, those of one institution together: “A, B – Institution”. */
export function peopleOf(
  { lead, line }: Telling,
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
    const then = affiliation ? { text: ` – ${affiliation}`, colour: 'muted' as const } : undefined
    return { text: names.join(', '), then, size: sizes.small, above: index === 0 ? 2 : 0 }
  })
}

/** The hours of a session or a talk: 09:30–10:10. */
export const hoursOf = (
  { start, end }: Pick<ScheduleTalk, 'start' | 'end'>,
  size: number = sizes.small,
): Paragraph => ({ text: writeHours(start, end), colour: 'deep', weight: 'bold', size })

/** A note or another plain text in every language of the edition. */
export const textOf = (
  { say }: Telling,
  text: Bilingual,
  size: number = sizes.small,
  above = 2,
): Paragraph[] => paragraphsOf(say(text), { colour: 'muted', size, above }, { colour: 'muted', size })
