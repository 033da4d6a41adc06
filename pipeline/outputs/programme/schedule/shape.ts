// The shape of schedule.json: the programme in both languages, for whoever reads it by machine.
import { z } from 'zod'
import { keyDateKinds } from '../../../schemas/dates-and-fees'
import { changeKinds } from '../../../schemas/programme'
import { SCHEDULE_SCHEMA } from '../../../records/built-files'
import { bilingualText, day, session, poster, choices } from './entry-shapes'

/** The whole document. */
const scheduleShape = z
  .object({
    $schema: z.url().meta({ description: 'Address of this schema.' }),
    version: z.int().positive().meta({ description: 'Version of the programme; rises with each release.' }),
    released: day('When this version was released.'),
    timeZone: z.literal('Europe/Istanbul').meta({ description: 'IANA name of the zone of all wall times.' }),
    symposium: z
      .object({
        name: bilingualText('Name of the symposium.'),
        shortName: bilingualText('Short name.'),
        url: z.url().meta({ description: 'Address of the site.' }),
        email: z.string().meta({ description: 'E-mail address of the secretariat.' }),
        starts: day('First day.'),
        ends: day('Last day.'),
        organisers: z
          .array(bilingualText('An organiser.'))
          .meta({ description: 'Who organises the symposium.' }),
      })
      .meta({ description: 'The symposium.' }),
    venue: z
      .object({
        name: bilingualText('Name.'),
        address: bilingualText('Postal address.'),
        latitude: z.number().meta({ description: 'Degrees north.' }),
        longitude: z.number().meta({ description: 'Degrees east.' }),
      })
      .meta({ description: 'Where it takes place.' }),
    halls: choices('The halls.', 'A hall.'),
    themes: choices('Themes of the posters.', 'A theme.'),
    days: z
      .array(
        z
          .object({
            date: day('Date.'),
            title: bilingualText('Motto of the day; may be empty.'),
            sessions: z.array(session).meta({ description: 'Sessions by time, then by hall.' }),
          })
          .meta({ description: 'A day.' }),
      )
      .meta({ description: 'The days in order.' }),
    posters: z.array(poster).meta({ description: 'Posters by number.' }),
    posterAwards: z
      .object({
        date: day('When the awards are given.'),
        prizes: z
          .array(
            z
              .object({
                amount: z.number().meta({ description: 'Amount in whole units of the currency.' }),
                currency: z.string().meta({ description: 'TL, EUR, USD, GBP or CHF.' }),
              })
              .meta({ description: 'A prize.' }),
          )
          .meta({ description: 'Prizes, first to last.' }),
      })
      .meta({ description: 'Poster awards.' }),
    changes: z
      .array(
        z
          .object({
            date: day('When it was announced.'),
            kind: z.enum(changeKinds).meta({ description: 'What kind of change.' }),
            item: z.string().meta({ description: 'Code of the session, talk or poster.' }),
            text: bilingualText('What changed.'),
          })
          .meta({ description: 'A change.' }),
      )
      .meta({ description: 'Changes, newest first.' }),
    keyDates: z
      .array(
        z
          .object({
            key: z.string().meta({ description: 'Short name.' }),
            date: day('Date or first day.'),
            ends: day('Last day, where it has several.').optional(),
            kind: z.enum(keyDateKinds).meta({ description: 'A deadline closes at the end of its day.' }),
            event: bilingualText('What happens.'),
          })
          .meta({ description: 'A key date.' }),
      )
      .meta({ description: 'Key dates, oldest first.' }),
  })
  .meta({ title: 'Symposium programme', description: 'Programme of the symposium in English and Turkish.' })

export type Schedule = z.infer<typeof scheduleShape>
export type ScheduleSession = Schedule['days'][number]['sessions'][number]
export type ScheduleTalk = ScheduleSession['talks'][number]
export type SchedulePoster = Schedule['posters'][number]

/** Address of the schema below a site's address. */
export const schemaAddress = (siteUrl: string) => `${siteUrl}/${SCHEDULE_SCHEMA}`

/** The JSON Schema (2020-12) of schedule.json. */
export const scheduleSchema = (siteUrl: string) => {
  const { $schema, ...rest } = z.toJSONSchema(scheduleShape, { target: 'draft-2020-12' })
  return { $schema, $id: schemaAddress(siteUrl), ...rest }
}
