// The shape of schedule.json: the programme in both languages, for other programs to read. Every field has a description, which
// becomes part of the JSON Schema.
import { z } from 'zod'
import { keyDateKinds } from '../../../schemas/dates-and-fees'
import { languages } from '../../../schemas/kinds'
import { statuses } from '../../../schemas/site'
import { changeKinds, sessionKinds, talkKinds } from '../../../schemas/programme'
import { linkKinds } from '../../../records/presented'
import { SCHEDULE_SCHEMA } from '../../../records/built-files'

/** A text in both languages. */
const bilingualText = (description: string) =>
  z
    .object({
      en: z.string().describe('In English.'),
      tr: z.string().describe('In Turkish.'),
    })
    .describe(description)

const day = (description: string) => z.iso.date().describe(`${description} A calendar day, year-month-day.`)

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

const titleLanguage = z
  .enum(languages)
  .describe('Language of a title that exists in one language only; both fields of title then hold it.')
  .optional()

const abstract = z.url().describe('Address of the abstract: a page or a PDF.').optional()

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

/** What talks and posters have in common. */
const presented = {
  title: bilingualText('Title.'),
  titleLanguage,
  language: spokenLanguage,
  presenters,
  authors: z
    .array(
      z
        .object({
          name: bilingualText('Name; academic titles differ between the languages.'),
          affiliations: z.array(z.int().positive()).describe('Places in affiliations, counted from 1.'),
          presents: z.boolean().describe('Whether this author presents.'),
        })
        .describe('An author.'),
    )
    .describe('All authors in their order.'),
  affiliations: z
    .array(bilingualText('Institution or firm.'))
    .describe('The affiliations of the authors, each once.'),
  abstract,
  links: z
    .array(
      z
        .object({ kind: z.enum(linkKinds).describe('What it is.'), url: z.url().describe('Its address.') })
        .describe('A link.'),
    )
    .describe('Slides, video and DOI, where there are any.'),
  url: address('Its place on the programme page.'),
}

const talk = z
  .object({
    id: z.string().describe('Its identity, which stays when anything else changes.'),
    code: z.string().describe('Code of the session and place in it, such as 2B-3; changes when talks move.'),
    kind: z.enum(talkKinds).describe('Kind of talk.'),
    ...presented,
    ...moment,
  })
  .describe('A talk.')

const session = z
  .object({
    code: z.string().describe('Short name, unique in the programme, such as 2B.'),
    kind: z.enum(sessionKinds).describe('Kind of session; breaks and social events are sessions too.'),
    title: bilingualText('Title.'),
    date: day('Day.'),
    hall: z.string().describe('Key of its hall in halls; absent where it is in no hall.').optional(),
    moreHalls: z.array(z.string()).describe('Keys of further halls that it fills as well.'),
    place: bilingualText('Name of its halls, or of another place.').optional(),
    chairs: z.array(bilingualText('A chair.')).describe('Who chairs the session.'),
    panel: z
      .array(
        z
          .object({
            role: z.enum(['moderator', 'panellist']).describe('What the person does.'),
            name: bilingualText('Name; academic titles differ between the languages.'),
            affiliation: bilingualText('Institution or firm.').optional(),
          })
          .describe('A person.'),
      )
      .describe('Who takes part in a panel.'),
    note: bilingualText('A remark for visitors.').optional(),
    talks: z.array(talk).describe('Talks in order of time.'),
    url: address('Its place on the programme page.'),
    ...moment,
  })
  .describe('A session.')

const poster = z
  .object({
    id: z.string().describe('Its identity, which stays when anything else changes.'),
    code: z.string().describe('P and the number, such as P12.'),
    number: z.int().describe('Number of the board in the foyer.'),
    theme: z.string().describe('Key of its theme in themes; absent where it has none.').optional(),
    session: z
      .string()
      .describe('Code of the session in which it is shown; absent where there is none.')
      .optional(),
    ...presented,
  })
  .describe('A poster.')

const choices = (description: string, one: string) =>
  z
    .array(z.object({ key: z.string().describe('Short name.'), name: bilingualText('Name.') }).describe(one))
    .describe(description)

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
        status: z
          .object({ kind: z.enum(statuses).describe('What has changed.'), text: bilingualText('In words.') })
          .describe('Present if the symposium does not take place as planned.')
          .optional(),
        announcement: z
          .object({
            date: day('When it was made.'),
            ends: day('Last day on which it holds.'),
            text: bilingualText('What is announced.'),
          })
          .describe('The current announcement.')
          .optional(),
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
                currency: z.string().describe('TL, or a code of ISO 4217.'),
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
            item: z.string().describe('Id of the talk or poster, or code of the session.'),
            name: bilingualText('What people call the item: its code or title.'),
            url: address('The item on the programme page, or the list of changes if it is no longer there.'),
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
