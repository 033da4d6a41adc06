// What all parts of the printed programme share: the paper, the schedule, and how this edition writes texts.
import { writeFullDate, writeHours } from '../../../records/format'
import { inBoth, bilingual } from '../../../records/localise'
import { afterCode, isWork } from '../../../records/programme-codes'
import type { EditionData } from '../../../schemas'
import type { Bilingual, Language, Text } from '../../../schemas/kinds'
import type { SchedulePoster, Schedule, ScheduleSession, ScheduleTalk } from '../schedule/shape'
import { sizes } from './document'
import type { Paper, Paragraph } from './paper'

export type Interface = EditionData['interface']

/** A text in the languages of an edition. If they share it, it is there once. */
export type Said = { text: string; language: Language }[]

export type Printout = {
  paper: Paper
  schedule: Schedule
  interfaceWords: Interface
  /** The document's language, which is used for single words. */
  lead: Language
  /** A text in every language of the edition. `spoken` is the language of a text that both share. */
  say: (text: Text, spoken?: Language) => Said
  /** The same on one line, the languages separated by a slash. */
  line: (text: Text) => string
  /** A word of the programme's interface, on one line. */
  label: (name: string) => string
  /** On which page each session begins. */
  pageOf: Map<string, number>
  /** The running head of a page: its day, and the session that continues there. */
  dayOf: Map<number, string>
  goesOn: Map<number, string>
}

/** The texts of an edition. The first of its languages leads. */
export function textsIn([lead, ...others]: [Language, ...Language[]], interfaceWords: Interface) {
  const say: Printout['say'] = (text, spoken = lead) => {
    const { en, tr } = bilingual(text)
    const said = en === tr ? [{ text: en, language: spoken }] : undefined
    const each = [lead, ...others].map((language) => ({ text: { en, tr }[language], language }))
    return (said ?? each).filter((one) => one.text !== '')
  }
  const line = (text: Text) =>
    say(text)
      .map((said) => said.text)
      .join(' / ')
  const label = (name: string) => line(interfaceWords.programme[name] ?? '')
  return { lead, say, line, label, interfaceWords }
}

/** The name of the link target of a session within the document. */
export const destination = (code: string) => `session-${code}`

/** Thursday, 2 October 2025, in both languages. */
export const dayName = (date: string) => inBoth((language) => writeFullDate(date, language))

type Look = Omit<Paragraph, 'text' | 'language'>

/** A text in several languages, one paragraph each: the first in one style, its translations in another. */
export const paragraphsOf = (said: Said, first: Look, translations = first): Paragraph[] =>
  said.map((one, index) => ({ ...one, ...(index === 0 ? first : translations) }))

/** A title in bold with its translation beneath. `spoken` is the language of a title that has no translation. */
export const titleOf = ({ say }: Printout, title: Bilingual, spoken?: Language): Paragraph[] =>
  paragraphsOf(say(title, spoken), { weight: 'bold' }, { colour: 'muted', size: sizes.small, above: 1 })

/** A session's title with its code before it, if people know the session by its code. */
export const withCode = (
  { kind, code }: ScheduleSession,
  [title, ...translations]: Paragraph[],
): Paragraph[] => {
  if (!title) return []
  const text = isWork(kind) ? afterCode(code, title.text, '  ') : title.text
  return [{ ...title, text }, ...translations]
}

/** Presenters, those of one institution together: “A, B – Institution”. */
export function peopleOf(
  { lead, line }: Printout,
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
export const noteOf = ({ say }: Printout, text: Text, above = 2): Paragraph[] =>
  paragraphsOf(
    say(text),
    { colour: 'muted', size: sizes.small, above },
    { colour: 'muted', size: sizes.small },
  )
