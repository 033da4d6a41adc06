// Speakers, committees and everyone else who is named.
import { z } from 'zod'
import { list, named, of, personName, text } from './fields'
import type { Text } from '../domain/languages'

/** A person with an affiliation: a talk's presenter, a workshop's speaker. */
export const person = () =>
  z.strictObject({
    name: named(personName(), 'Name', 'Ad'),
    affiliation: named(text(), 'Affiliation', 'Kurum').optional(),
    orcid: named(of('orcid'), 'ORCID iD', 'ORCID', {
      en: 'The page of the talk links to it, and citations state it.',
      tr: 'Bildirinin sayfası ona bağlanır, kaynak gösteriminde yer alır.',
    }).optional(),
  })

/** An author: a person with one or several institutions. */
export const author = () =>
  person().extend({
    affiliations: named(z.array(text()), 'Affiliations', 'Kurumlar', {
      en: 'Instead of “affiliation”, for an author with several.',
      tr: 'Birden çok kurumu olan yazar için “affiliation” yerine.',
    }).default([]),
    presents: named(z.boolean(), 'Presents', 'Konuşmacı', {
      en: 'Marks who will be there and speak. A single author need not be marked.',
      tr: 'Bildiriyi sempozyumda sunacak yazarı gösterir. Tek yazar varsa işaretlenmesi gerekmez.',
    }).default(false),
  })

type Affiliated = { affiliation?: Text | undefined; affiliations?: Text[] | undefined }

/** The institutions of a person, who may have one, several or none. */
export const institutionsOf = ({ affiliation, affiliations = [] }: Affiliated): Text[] =>
  affiliation === undefined ? affiliations : [affiliation, ...affiliations]

export const speaker = z.strictObject({
  name: named(personName(), 'Name', 'Ad'),
  kind: named(z.enum(['plenary', 'invited']), 'Kind', 'Tür', {
    en: 'plenary: gives a plenary lecture (keynote); invited: gives an invited talk.',
    tr: 'plenary: ana konuşmacı (keynote); invited: davetli konuşmacı.',
  }),
  affiliation: named(text(), 'Affiliation (may have two lines)', 'Kurum (iki satır olabilir)'),
  photo: named(of('picture'), 'Photo', 'Fotoğraf').optional(),
  bio: named(of('file'), 'Biography (PDF)', 'Özgeçmiş (PDF)').optional(),
  abstract: named(of('file'), 'Abstract (PDF)', 'Bildiri özeti (PDF)').optional(),
  lectureNotes: named(of('file'), 'Lecture notes (PDF)', 'Konuşma notları (PDF)').optional(),
})

export const committee = z.strictObject({
  key: named(of('key'), 'Short name', 'Kısa ad'),
  title: named(text(), 'Title', 'Başlık'),
  members: list('Members', 'Üyeler', {
    name: named(personName(), 'Name', 'Ad'),
    title: named(text(), 'Organisation and role', 'Kurum ve görev'),
  }),
})

export const previousEvent = z.strictObject({
  year: named(z.number().int().min(1950).max(2100), 'Year', 'Yıl'),
  date: named(text(), 'Date', 'Tarih'),
  title: named(text(), 'Title', 'Başlık'),
  place: named(text(), 'Place', 'Yer'),
  url: named(of('url'), 'Website or proceedings', 'Web sitesi ya da bildiriler kitabı').optional(),
})
