// The texts of a session's heading and of each of its talks.
import type { ScheduleSession, ScheduleTalk } from '../schedule/shape'
import type { Telling } from './edition'
import { withCode } from './glance'
import { hoursOf, paragraphsOf, peopleOf, textOf, titleOf } from './paragraphs'
import type { Paragraph } from './paper'
import { sizes } from './style'
import type { Row } from './table'

/** Hours, title with presenters, and language of a talk. */
export function talkRow(talk: ScheduleTalk, session: ScheduleSession, telling: Telling): Row {
  const { interfaceWords, word } = telling
  const label = { talk: '', invited: 'invitedTalk', plenary: 'plenaryLecture' }[talk.kind]
  // In a plenary session the kind goes without saying.
  const kind: Paragraph[] =
    label && session.kind !== 'plenary'
      ? [{ text: word(interfaceWords.programme[label]), colour: 'deep', weight: 'bold', size: 8 }]
      : []
  const spoken = word(interfaceWords.programme[talk.language === 'tr' ? 'inTurkish' : 'inEnglish'])
  const language: Paragraph[] = talk.language
    ? [{ text: talk.language.toUpperCase(), colour: 'muted', size: 8, align: 'right', expanded: spoken }]
    : []
  const body = [
    ...kind,
    ...titleOf(telling, talk.title, talk.language),
    ...peopleOf(telling, talk.presenters),
  ]
  return { cells: [[hoursOf(talk)], body, language] }
}

/** Heading, hall and chairs of a session. */
export function headOf(
  session: ScheduleSession,
  telling: Telling,
): { title: Paragraph[]; facts: Paragraph[] } {
  const { say, line, lead, word, interfaceWords } = telling
  const title = withCode(
    session,
    paragraphsOf(say(session.title), { weight: 'bold', size: sizes.heading }, { colour: 'muted' }),
  )
  const chairWord = word(interfaceWords.programme[session.chairs.length > 1 ? 'chairs' : 'chair'])
  const facts: Paragraph[] = []
  if (session.place) {
    facts.push({ text: line(session.place), colour: 'deep', weight: 'bold', size: sizes.small, above: 2 })
  }
  if (session.chairs.length > 0) {
    const names = session.chairs.map((name) => name[lead]).join(', ')
    facts.push({
      text: `${chairWord}: `,
      colour: 'muted',
      then: { text: names, colour: 'ink' },
      size: sizes.small,
      above: 1,
    })
  }
  if (session.note) facts.push(...textOf(telling, session.note))
  return { title, facts }
}
