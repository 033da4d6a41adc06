// The entries of schedule.json: sessions, talks and posters. Every field has a description, which becomes part of the JSON
// Schema.
import { z } from 'zod'
import { languages } from '../../../schemas/kinds'
import { sessionKinds, talkKinds } from '../../../schemas/programme'

/** A text in both languages. */
export const bilingualText = (description: string) =>
  z
    .object({
      en: z.string().describe('In English.'),
      tr: z.string().describe('In Turkish.'),
    })
    .describe(description)

export const day = (description: string) =>
  z.iso.date().describe(`${description} A calendar day, year-month-day.`)

const moment = {
  start: z.string().describe('Beginning, HH:MM, wall time of timeZone.'),
  end: z.string().describe('End, HH:MM, wall time of timeZone; past midnight an hour of the next day.'),
  startsAt: z.iso.datetime({ offset: true }).describe('Beginning as an instant, with its offset.'),
  endsAt: z.iso.datetime({ offset: true }).describe('End as an instant, with its offset.'),
}

const address = (description: string) =>
  z
    .object({
      en: z.url().describe('English page.'),
      tr: z.url().describe('Turkish page.'),
    })
    .describe(description)

const spokenLanguage = z.enum(languages).describe('Language in which it is given, where known.').optional()

const abstract = z.url().describe('Address of the abstract (PDF).').optional()

const presenters = z
  .array(
    z
      .object({
        name: bilingualText('Name; academic titles differ between the languages.'),
        affiliation: bilingualText('Institution or firm.').optional(),
      })
      .describe('A presenter.'),
  )
  .describe('Who presents, in the order given by the authors.')

const talk = z
  .object({
    code: z.string().describe('Code of the session and place in it, such as 2B-3.'),
    kind: z.enum(talkKinds).describe('Kind of talk.'),
    title: bilingualText('Title.'),
    language: spokenLanguage,
    presenters,
    abstract,
    url: address('Its place on the programme page.'),
    ...moment,
  })
  .describe('A talk.')

export const session = z
  .object({
    code: z.string().describe('Short name, unique in the programme, such as 2B.'),
    kind: z.enum(sessionKinds).describe('Kind of session; breaks and social events are sessions too.'),
    title: bilingualText('Title.'),
    date: day('Day.'),
    hall: z.string().describe('Key of its hall in halls; absent where it is in no hall.').optional(),
    place: bilingualText('Name of the hall or place.').optional(),
    chairs: z.array(bilingualText('A chair.')).describe('Who chairs the session.'),
    note: bilingualText('A remark for visitors.').optional(),
    talks: z.array(talk).describe('Talks in order of time.'),
    url: address('Its place on the programme page.'),
    ...moment,
  })
  .describe('A session.')

export const poster = z
  .object({
    code: z.string().describe('P and the number, such as P12.'),
    number: z.int().describe('Number of the board in the foyer.'),
    title: bilingualText('Title.'),
    theme: z.string().describe('Key of its theme in themes.'),
    session: z
      .string()
      .describe('Code of the session in which it is shown; absent where there is none.')
      .optional(),
    language: spokenLanguage,
    presenters,
    abstract,
    url: address('Its place on the programme page.'),
  })
  .describe('A poster.')

export const choices = (description: string, one: string) =>
  z
    .array(z.object({ key: z.string().describe('Short name.'), name: bilingualText('Name.') }).describe(one))
    .describe(description)
