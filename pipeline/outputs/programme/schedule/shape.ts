// The shape of schedule.json: the programme in both languages, for other programs to read.
import { z } from 'zod'
import { keyDateKinds } from '../../../schemas/dates-and-fees'
import { changeKinds } from '../../../schemas/programme'
import { SCHEDULE_SCHEMA } from '../../../records/built-files'
import { bilingualText, day, session, poster, choices } from './entry-shapes'

/** The whole document. */
const scheduleShape = z
  .object({
    $schema: z.url().describe('Address of this schema.'),
    version: z.int().positive().describe('Version of the programme; rises with each release.'),
    released: day('When this version was released.'),
    timeZone: z.literal('Europe/Istanbul').describe('IANA name of the zone of all wall times.'),
    symposium: z
      .object({
        name: bilingualText('Name of the symposium.'),
        shortName: bilingualText('Short name.'),
        url: z.url().describe('Address of the site.'),
        email: z.string().describe('E-mail address of the secretariat.'),
        starts: day('First day.'),
        ends: day('Last day.'),
        organisers: z.array(bilingualText('An organiser.')).describe('Who organises the symposium.'),
      })
      .describe('The symposium.'),
    venue: z
      .object({
        name: bilingualText('Name.'),
        address: bilingualText('Postal address.'),
        latitude: z.number().describe('Degrees north.'),
        longitude: z.number().describe('Degrees east.'),
      })
      .describe('Where it takes place.'),
    halls: choices('The halls.', 'A hall.'),
    themes: choices('Themes of the posters.', 'A theme.'),
    days: z
      .array(
        z
          .object({
            date: day('Date.'),
            title: bilingualText('Motto of the day; may be empty.'),
            sessions: z.array(session).describe('Sessions by time, then by hall.'),
          })
          .describe('A day.'),
      )
      .describe('The days in order.'),
    posters: z.array(poster).describe('Posters by number.'),
    posterAwards: z
      .object({
        date: day('When the awards are given.'),
        prizes: z
          .array(
            z
              .object({
                amount: z.number().describe('Amount in whole units of the currency.'),
                currency: z.string().describe('TL, EUR, USD, GBP or CHF.'),
              })
              .describe('A prize.'),
          )
          .describe('Prizes, first to last.'),
      })
      .describe('Poster awards.'),
    changes: z
      .array(
        z
          .object({
            date: day('When it was announced.'),
            kind: z.enum(changeKinds).describe('What kind of change.'),
            item: z.string().describe('Code of the session, talk or poster.'),
            text: bilingualText('What changed.'),
          })
          .describe('A change.'),
      )
      .describe('Changes, newest first.'),
    keyDates: z
      .array(
        z
          .object({
            key: z.string().describe('Short name.'),
            date: day('Date or first day.'),
            ends: day('Last day, where it has several.').optional(),
            kind: z.enum(keyDateKinds).describe('A deadline closes at the end of its day.'),
            event: bilingualText('What happens.'),
          })
          .describe('A key date.'),
      )
      .describe('Key dates, oldest first.'),
  })
  .meta({ title: 'Symposium programme', description: 'Programme of the symposium in English and Turkish.' })

export type Schedule = z.infer<typeof scheduleShape>
export type ScheduleSession = Schedule['days'][number]['sessions'][number]
export type ScheduleTalk = ScheduleSession['talks'][number]
export type SchedulePoster = Schedule['posters'][number]

/** Address of the JSON Schema on a site. */
export const schemaAddress = (siteUrl: string) => `${siteUrl}/${SCHEDULE_SCHEMA}`

/** The JSON Schema (2020-12) of schedule.json. */
export const scheduleSchema = (siteUrl: string) => {
  const { $schema, ...rest } = z.toJSONSchema(scheduleShape, { target: 'draft-2020-12' })
  return { $schema, $id: schemaAddress(siteUrl), ...rest }
}
