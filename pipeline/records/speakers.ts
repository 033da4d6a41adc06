// The plenary and invited speakers, each with the talk that the programme has under the same name.
import { z } from 'zod'
import type { EditionData } from '../schemas'
import { speaker as speakerSchema } from '../schemas/people'
import { type Language, inLanguage } from '../domain/languages'
import { personKey, withoutTitle } from '../domain/person-names'
import { writeHours } from '../domain/format'
import { localise } from './localise'
import { presentedRecord } from './presented'
import type { Programme } from './programme'

export const speakerRecord = speakerSchema.extend({
  /** Shown while there is no photo: AÖ. */
  initials: z.string(),
  /** Its place on the page of speakers: speaker-1. */
  anchor: z.string(),
  talk: presentedRecord
    .pick({ id: true, title: true, titleRuns: true, titleLanguage: true })
    /** Day and hours; on a second line, the hall. */
    .extend({ when: z.string() })
    .optional(),
})

/** The first letters of the first and the last name. */
const initialsOf = (person: string) => person.replace(/^(\S)\S*(?:.*\s(\S)\S*)?$/u, '$1$2')

/** The invited speakers, each with the hours of their talks. */
export function speakersOf({ speakers }: EditionData, { days }: Pick<Programme, 'days'>, language: Language) {
  const talks = days.flatMap(({ date, sessions }) =>
    sessions.flatMap(({ placeName, talks }) =>
      talks.map(({ id, title, titleRuns, titleLanguage, start, end, presenters }) => {
        const when = [`${date.full}, ${writeHours(start, end)}`, placeName].filter(Boolean).join('\n')
        return { presenters, talk: { title, titleRuns, titleLanguage, when, id } }
      }),
    ),
  )
  return speakers.map((speaker, index) => {
    const person = inLanguage(speaker.name, language)
    const isTheirs = ({ name }: { name: string }) => personKey(name) === personKey(person)
    return {
      ...(localise(speakerSchema, speaker, language) as object),
      initials: initialsOf(withoutTitle(person)),
      anchor: `speaker-${index + 1}`,
      talk: talks.find(({ presenters }) => presenters.some(isTheirs))?.talk,
    }
  })
}
