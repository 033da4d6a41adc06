// All collections of an edition: each one's file, its shape and the words by which organisers know it.
import type { z } from 'zod'
import type { Bilingual } from '../domain/languages'
import { design } from './design'
import { fees, keyDate, socialTour, workshop } from './dates-and-fees'
import { interfaceWords } from './interface'
import { committee, previousEvent, speaker } from './people'
import { hotel, venue } from './place'
import { poster, programme, session } from './programme'
import { navigationEntry, site } from './site'
import { download, exhibition, sponsors } from './sponsors'

export type Collection = {
  /** Path below content/. */
  file: string
  /** Whether the file is a list of entries rather than one object. */
  many: boolean
  /** Whether an edition may do without the file: one without workshops, a tour, an exhibition, hotels or posters. */
  optional: boolean
  entry: z.ZodObject
  label: Bilingual
  /** The fields that together identify an entry of the list; no two entries may agree in all of them. */
  unique?: readonly string[]
}

const one = <Shape extends z.ZodObject, Optional extends boolean = false>(
  file: string,
  entry: Shape,
  en: string,
  tr: string,
  optional = false as Optional,
) => ({ file, many: false, optional, entry, label: { en, tr } }) as const

const many = <Shape extends z.ZodObject, Optional extends boolean = false>(
  file: string,
  entry: Shape,
  en: string,
  tr: string,
  unique?: readonly string[],
  optional = false as Optional,
) => ({ file, many: true, optional, entry, label: { en, tr }, unique }) as const

export const collections = {
  site: one('site.yaml', site, 'site', 'site'),
  design: one('design.yaml', design, 'design', 'tasarım'),
  navigation: many('navigation.yaml', navigationEntry, 'menu entry', 'menü maddesi'),
  interface: one('interface.yaml', interfaceWords, 'interface texts', 'arayüz metinleri'),
  speakers: many('data/speakers.yaml', speaker, 'speaker', 'konuşmacı', ['name']),
  committees: many('data/committees.yaml', committee, 'committee', 'kurul', ['key']),
  previousEvents: many(
    'data/previous-events.yaml',
    previousEvent,
    'previous event',
    'önceki etkinlik',
    ['year', 'title'],
    true,
  ),
  keyDates: many('data/key-dates.yaml', keyDate, 'key date', 'önemli tarih', ['key']),
  fees: one('data/fees.yaml', fees, 'fees', 'ücretler'),
  workshop: one('data/workshop.yaml', workshop, 'workshops', 'çalıştaylar', true),
  socialTour: one('data/social-tour.yaml', socialTour, 'social tour', 'sosyal gezi', true),
  venue: one('data/venue.yaml', venue, 'venue', 'sempozyum yeri'),
  hotels: many('data/hotels.yaml', hotel, 'hotel', 'otel', ['name'], true),
  sponsors: one('data/sponsors.yaml', sponsors, 'sponsors', 'sponsorlar'),
  exhibition: one('data/exhibition.yaml', exhibition, 'exhibition', 'sergi', true),
  downloads: many('data/downloads.yaml', download, 'download', 'indirilecek dosya', ['key']),
  programme: one('data/programme.yaml', programme, 'programme', 'program'),
  sessions: many('data/sessions.yaml', session, 'session', 'oturum', ['code']),
  posters: many('data/posters.yaml', poster, 'poster', 'poster', ['number'], true),
}

export type CollectionName = keyof typeof collections

export const collectionNames = Object.keys(collections) as CollectionName[]

/** Path of a collection's file from the project's folder. */
export const fileOf = (name: CollectionName): string => `content/${collections[name].file}`

/** An edition's data as written, in both languages. Every file has been parsed and is valid by itself; an optional one may be absent. */
export type EditionData = {
  [Name in CollectionName]: (typeof collections)[Name]['many'] extends true
    ? z.output<(typeof collections)[Name]['entry']>[]
    : (typeof collections)[Name]['optional'] extends true
      ? z.output<(typeof collections)[Name]['entry']> | undefined
      : z.output<(typeof collections)[Name]['entry']>
}
