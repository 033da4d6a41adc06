// The shape of schedule.json: the programme for other programs to read. The descriptions become part of the JSON Schema.
import { z } from 'zod'
import { scheduleFiles } from '../../../records/built-files'
import { linkKinds } from '../../../records/presented'
import { keyDateKinds } from '../../../schemas/dates-and-fees'
import { changeKinds } from '../../../schemas/programme'
import { sessionKinds, talkKinds } from '../../../domain/programme-kinds'
import { statuses } from '../../../schemas/site'

const word = (description: string) => z.string().describe(description)

const day = (description: string) => z.iso.date().describe(`${description} A calendar day, year-month-day.`)

const group = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.object(shape).describe(description)

const list = <Item extends z.ZodType>(description: string, item: Item) => z.array(item).describe(description)

/** A list of groups, of which `item` describes each. */
const groups = <Shape extends z.core.$ZodLooseShape>(description: string, item: string, shape: Shape) =>
  list(description, group(item, shape))

const text = (description: string) => group(description, { en: word('In English.'), tr: word('In Turkish.') })

const address = (description: string) =>
  group(description, { en: z.url().describe('English page.'), tr: z.url().describe('Turkish page.') })

const moment = {
  start: word('Beginning, HH:MM, wall time of timeZone.'),
  end: word('End, HH:MM, wall time of timeZone; past midnight an hour of the next day.'),
  startsAt: z.iso.datetime({ offset: true }).describe('Beginning as an instant, with its offset.'),
  endsAt: z.iso.datetime({ offset: true }).describe('End as an instant, with its offset.'),
}

const name = text('Name; academic titles differ between the languages.')
const person = { name, affiliation: text('Institution or company.').optional() }

const presented = {
  title: text('Title.'),
  titleLanguage: word(
    'Language of a title that exists in one language only (BCP 47); both fields of title then hold it.',
  ).optional(),
  language: word('Language in which it is given, where known (BCP 47).').optional(),
  presenters: groups('Who presents, in the order given by the authors.', 'A presenter.', person),
  authors: groups('All authors in their order.', 'An author.', {
    name,
    affiliations: list('Places in affiliations, counted from 1.', z.int().positive()),
    presents: z.boolean().describe('Whether this author presents.'),
  }),
  affiliations: list('The affiliations of the authors, each once.', text('Institution or company.')),
  abstract: z.url().describe('Address of the abstract: a page or a PDF.').optional(),
  links: groups('Slides, video and DOI, where there are any.', 'A link.', {
    kind: z.enum(linkKinds).describe('What it is.'),
    url: z.url().describe('Its address.'),
  }),
  url: address('Its place on the programme page.'),
}

const talk = group('A talk.', {
  id: word('Its identity, which stays when anything else changes.'),
  code: word('Code of the session and place in it, such as 2B-3; changes when talks move.'),
  kind: z.enum(talkKinds).describe('Kind of talk.'),
  ...presented,
  ...moment,
})

const session = group('A session.', {
  code: word('Short name, unique in the programme, such as 2B.'),
  kind: z.enum(sessionKinds).describe('Kind of session; breaks and social events are sessions too.'),
  title: text('Title.'),
  date: day('Day.'),
  hall: word('Key of its hall in halls; absent where it is in no hall.').optional(),
  moreHalls: z.array(z.string()).describe('Keys of further halls that it fills as well.'),
  place: text('Name of its halls, or of another place.').optional(),
  chairs: list('Who chairs the session.', text('A chair.')),
  panel: groups('Who takes part in a panel.', 'A person.', {
    role: z.enum(['moderator', 'panellist']).describe('What the person does.'),
    ...person,
  }),
  note: text('A remark for visitors.').optional(),
  talks: list('Talks in order of time.', talk),
  url: address('Its place on the programme page.'),
  ...moment,
})

const poster = group('A poster.', {
  id: word('Its identity, which stays when anything else changes.'),
  code: word('P and the number, such as P12.'),
  number: z.int().describe('Number of the board in the foyer.'),
  theme: word('Key of its theme in themes; absent where it has none.').optional(),
  session: word('Code of the session in which it is shown; absent where there is none.').optional(),
  ...presented,
})

const choices = (description: string, item: string) =>
  groups(description, item, { key: word('Short name.'), name: text('Name.') })

export const scheduleShape = z
  .object({
    $schema: z.url().describe('Address of this schema.'),
    version: z.int().positive().describe('Version of the programme; rises with each release.'),
    released: day('When this version was released.'),
    timeZone: z.string().describe('IANA name of the zone of all wall times.'),
    symposium: group('The symposium.', {
      name: text('Name of the symposium.'),
      shortName: text('Short name.'),
      url: z.url().describe('Address of the site.'),
      email: word('E-mail address of the secretariat.'),
      starts: day('First day.'),
      ends: day('Last day.'),
      status: group('Present if the symposium does not take place as planned.', {
        kind: z.enum(statuses).describe('What has changed.'),
        text: text('In words.'),
      }).optional(),
      announcement: group('The current announcement.', {
        date: day('When it was made.'),
        ends: day('Last day on which it holds.'),
        text: text('What is announced.'),
      }).optional(),
      organisers: list('Who organises the symposium.', text('An organiser.')),
    }),
    venue: group('Where it takes place.', {
      name: text('Name.'),
      address: text('Postal address.'),
      latitude: z.number().describe('Degrees north.'),
      longitude: z.number().describe('Degrees east.'),
    }),
    halls: choices('The halls.', 'A hall.'),
    themes: choices('Themes of the posters.', 'A theme.'),
    days: groups('The days in order.', 'A day.', {
      date: day('Date.'),
      title: text('Motto of the day; may be empty.'),
      sessions: list('Sessions by time, then by hall.', session),
    }),
    posters: list('Posters by number.', poster),
    posterAwards: group('Poster awards.', {
      date: day('When the awards are given.'),
      prizes: groups('Prizes, first to last.', 'A prize.', {
        amount: z.number().describe('Amount in whole units of the currency.'),
        currency: word('TL, or a code of ISO 4217.'),
      }),
      winners: z.array(z.string()).describe('Ids of the posters that won, first to last; empty until then.'),
    }).optional(),
    changes: groups('Changes, newest first.', 'A change.', {
      date: day('When it was announced.'),
      kind: z.enum(changeKinds).describe('What kind of change.'),
      item: word('Id of the talk or poster, or code of the session.'),
      name: text('What people call the item: its code or title.'),
      url: address('The item on the programme page, or the list of changes if it is no longer there.'),
      text: text('What changed.'),
    }),
    keyDates: groups('Key dates, oldest first.', 'A key date.', {
      key: word('Short name.'),
      date: day('Date or first day.'),
      ends: day('Last day, where it has several.').optional(),
      kind: z.enum(keyDateKinds).describe('A deadline closes at the end of its day.'),
      event: text('What happens.'),
    }),
  })
  .meta({ title: 'Symposium programme', description: 'Programme of the symposium in English and Turkish.' })

/** The contents of schedule.json. */
export type PublishedSchedule = z.infer<typeof scheduleShape>

/** The address of the JSON Schema, for a site with this address. */
export const schemaAddress = (siteUrl: string): string => `${siteUrl}/${scheduleFiles.schema}`

/** The JSON Schema (2020-12) of schedule.json, for a site with this address. */
export function scheduleSchema(siteUrl: string): z.core.JSONSchema.BaseSchema {
  const { $schema, ...rest } = z.toJSONSchema(scheduleShape, { target: 'draft-2020-12' })
  return { $schema, $id: schemaAddress(siteUrl), ...rest }
}
