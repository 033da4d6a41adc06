// All records of an edition, one set per language, ready to become GraphQL nodes.
import { z } from 'zod'
import { factsOf } from './facts'
import type { ReadEdition } from '../read'
import { collections, type CollectionName, type EditionData } from '../schemas'
import { exhibitionOf, exhibitionRecord, sponsorsOf, sponsorsRecord } from './firms'
import { localise } from './localise'
import { letterOf, letterRecord, pageRecord } from './page'
import { programmeIn, programmeRecord, timetableIn } from './programme'
import { speakerRecord, speakersOf } from './speakers'
import {
  downloadRecord,
  downloadsIn,
  hotelOf,
  hotelRecord,
  siteOf,
  siteRecord,
  venueOf,
  venueRecord,
} from './site'
import { sitePages } from './site-pages'
import type { Language } from '../domain/languages'

/** A GraphQL type: its shape, and its records in one language, in order. */
type RecordType = { shape: z.ZodObject; records: (read: ReadEdition, language: Language) => object[] }

/** Records are made only from an edition without errors, which therefore has every collection. */
const sound = ({ data }: ReadEdition) => data as EditionData

type Make = (data: EditionData, language: Language) => object | object[] | undefined

const made = (shape: z.ZodObject, make: Make): RecordType => ({
  shape,
  // Of what an edition does without there is no record.
  records: (read, language) => [make(sound(read), language) ?? []].flat(),
})

const plain = (name: CollectionName): RecordType => ({
  shape: collections[name].entry,
  records: (read, language) =>
    read.files[name].entries.map(({ value }) => localise(collections[name].entry, value, language) as object),
})

/** Each group of labels is queried as a whole, so that no query has to name every label. */
const labelGroups = z.object(
  Object.fromEntries(
    Object.keys(collections.interface.entry.shape).map((group) => [
      group,
      z.unknown().meta({ typeName: 'JSON' }),
    ]),
  ),
)

/** The types of all records by their names in queries. */
export const recordTypes: Record<string, RecordType> = {
  Symposium: made(siteRecord, siteOf),
  NavigationEntry: plain('navigation'),
  Interface: { ...plain('interface'), shape: labelGroups },
  Speaker: {
    shape: speakerRecord,
    records: (read, language) => speakersOf(sound(read), timetableIn(read, language), language),
  },
  Committee: plain('committees'),
  PreviousEvent: plain('previousEvents'),
  // The timeline is chronological, wherever in the file a date was added.
  KeyDate: made(collections.keyDates.entry, ({ keyDates }, language) =>
    keyDates
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map((date) => localise(collections.keyDates.entry, date, language) as object),
  ),
  Fees: plain('fees'),
  Workshop: plain('workshop'),
  SocialTour: plain('socialTour'),
  Venue: made(venueRecord, venueOf),
  Hotel: made(hotelRecord, ({ hotels }, language) => hotels.map((hotel) => hotelOf(hotel, language))),
  Sponsors: { shape: sponsorsRecord, records: (read, language) => [sponsorsOf(read, language)] },
  Exhibition: {
    shape: exhibitionRecord,
    records: (read, language) => [exhibitionOf(read, language) ?? []].flat(),
  },
  Download: made(downloadRecord, downloadsIn),
  Programme: { shape: programmeRecord, records: (read, language) => [programmeIn(read, language)] },
  Page: {
    shape: pageRecord,
    records: (read, language) => sitePages(read).filter((page) => page.language === language),
  },
  Letter: {
    shape: letterRecord,
    records: (read, language) =>
      read.letters
        .filter((letter) => letter.language === language)
        .map((letter) => letterOf(letter, factsOf(read.data, language))),
  },
  Fact: {
    shape: z.object({ key: z.string(), text: z.string(), href: z.string().optional() }),
    records: (read, language) =>
      Object.entries(factsOf(read.data, language)).map(([key, fact]) => ({ key, ...fact })),
  },
}
