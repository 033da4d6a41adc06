// All collections of an edition: each one's file, its shape and the words by which organisers know it.
import type { z } from 'zod'
import type { Bilingual } from './kinds'
import { fees, keyDate, socialTour, workshop } from './dates-and-fees'
import { interfaceWords } from './interface'
import { navigationEntry } from './navigation'
import { committee, previousEvent, speaker } from './people'
import { hotel, venue } from './place'
import { poster, programme, session } from './programme'
import { site } from './site'
import { download, exhibition, sponsors } from './sponsors'

export type Collection = {
  /** Path below content/. */
  file: string
  /** Whether the file is a list of entries rather than one object. */
  many: boolean
  /** The shape of one entry. */
  entry: z.ZodObject
  /** What one entry is called. */
  label: Bilingual
  /** The fields that together identify an entry of the list; no two entries may agree in all of them. */
  unique?: readonly string[]
}

export const collections = {
  site: { file: 'site.yaml', many: false, entry: site, label: { en: 'site', tr: 'site' } },
  navigation: {
    file: 'navigation.yaml',
    many: true,
    entry: navigationEntry,
    label: { en: 'menu entry', tr: 'menü maddesi' },
  },
  interface: {
    file: 'interface.yaml',
    many: false,
    entry: interfaceWords,
    label: { en: 'interface texts', tr: 'arayüz metinleri' },
  },
  speakers: {
    file: 'data/speakers.yaml',
    many: true,
    entry: speaker,
    label: { en: 'speaker', tr: 'konuşmacı' },
    unique: ['name'],
  },
  committees: {
    file: 'data/committees.yaml',
    many: true,
    entry: committee,
    label: { en: 'committee', tr: 'kurul' },
    unique: ['key'],
  },
  previousEvents: {
    file: 'data/previous-events.yaml',
    many: true,
    entry: previousEvent,
    label: { en: 'previous event', tr: 'önceki etkinlik' },
    unique: ['year', 'title'],
  },
  keyDates: {
    file: 'data/key-dates.yaml',
    many: true,
    entry: keyDate,
    label: { en: 'key date', tr: 'önemli tarih' },
    unique: ['key'],
  },
  fees: {
    file: 'data/fees.yaml',
    many: false,
    entry: fees,
    label: { en: 'fees', tr: 'ücretler' },
  },
  workshop: {
    file: 'data/workshop.yaml',
    many: false,
    entry: workshop,
    label: { en: 'workshops', tr: 'çalıştaylar' },
  },
  socialTour: {
    file: 'data/social-tour.yaml',
    many: false,
    entry: socialTour,
    label: { en: 'social tour', tr: 'sosyal gezi' },
  },
  venue: {
    file: 'data/venue.yaml',
    many: false,
    entry: venue,
    label: { en: 'venue', tr: 'sempozyum yeri' },
  },
  hotels: {
    file: 'data/hotels.yaml',
    many: true,
    entry: hotel,
    label: { en: 'hotel', tr: 'otel' },
    unique: ['name'],
  },
  sponsors: {
    file: 'data/sponsors.yaml',
    many: false,
    entry: sponsors,
    label: { en: 'sponsors', tr: 'sponsorlar' },
  },
  exhibition: {
    file: 'data/exhibition.yaml',
    many: false,
    entry: exhibition,
    label: { en: 'exhibition', tr: 'sergi' },
  },
  downloads: {
    file: 'data/downloads.yaml',
    many: true,
    entry: download,
    label: { en: 'download', tr: 'indirilecek dosya' },
    unique: ['key'],
  },
  programme: {
    file: 'data/programme.yaml',
    many: false,
    entry: programme,
    label: { en: 'programme', tr: 'program' },
  },
  sessions: {
    file: 'data/sessions.yaml',
    many: true,
    entry: session,
    label: { en: 'session', tr: 'oturum' },
    unique: ['code'],
  },
  posters: {
    file: 'data/posters.yaml',
    many: true,
    entry: poster,
    label: { en: 'poster', tr: 'poster' },
    unique: ['number'],
  },
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof collections

export const collectionNames = Object.keys(collections) as CollectionName[]

/** Path of a collection's file from the project's folder. */
export const fileOf = (name: CollectionName) => `content/${collections[name].file}`

/** An edition's data as written, in both languages. Every file has been parsed and is valid by itself. */
export type EditionData = {
  [Name in CollectionName]: (typeof collections)[Name]['many'] extends true
    ? z.output<(typeof collections)[Name]['entry']>[]
    : z.output<(typeof collections)[Name]['entry']>
}
