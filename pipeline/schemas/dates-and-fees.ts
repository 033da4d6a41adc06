// Key dates, fees and workshops: when things are due and what they cost.
import { z } from 'zod'
import { fee, group, list, named, of, personName, text } from './fields'
import { person } from './people'

export const keyDateKinds = ['deadline', 'announcement', 'event'] as const

export const keyDate = z.strictObject({
  key: named(of('key'), 'Short name', 'Kısa ad'),
  date: named(of('date'), 'Date', 'Tarih'),
  ends: named(of('date'), 'Last day', 'Son gün').optional(),
  event: named(text(), 'Event', 'Etkinlik'),
  kind: named(z.enum(keyDateKinds), 'Kind', 'Tür'),
})

export const fees = z.strictObject({
  earlyBirdUntil: named(of('date'), 'Early registration until', 'Erken kayıt için son tarih').optional(),
  categories: list('Categories', 'Kategoriler', {
    key: named(of('key'), 'Short name', 'Kısa ad'),
    name: named(text(), 'Category', 'Kategori'),
    standard: named(fee(), 'Fee', 'Ücret'),
    earlyBird: named(fee(), 'Early-bird fee', 'Erken kayıt ücreti').optional(),
    documentRequired: named(z.boolean(), 'Document required', 'Belge gerekli').default(false),
  }).min(1),
  includes: named(text(), 'What the fee includes', 'Ücrete dâhil olanlar'),
})

export const workshop = z.strictObject({
  capacity: named(z.number().int().positive(), 'Capacity', 'Kontenjan'),
  fee: named(fee(), 'Fee', 'Ücret'),
  singleDayFee: named(fee(), 'Single-day fee', 'Tek günlük ücret'),
  singleDay: named(of('date'), 'Day of the single-day option', 'Tek günlük katılımın tarihi'),
  earlyDiscountPercent: named(
    z.number().int().min(0).max(100),
    'Early discount (%)',
    'Erken başvuru indirimi (%)',
  ),
  earlyDeadline: named(of('date'), 'Early deadline', 'Erken başvuru için son tarih'),
  finalDeadline: named(of('date'), 'Final deadline', 'Son başvuru tarihi'),
  days: list('Days', 'Günler', {
    date: named(of('date'), 'Date', 'Tarih'),
    title: named(text(), 'Title', 'Başlık'),
    coordinators: named(z.array(person()), 'Coordinators', 'Koordinatörler').default([]),
    sessions: list('Sessions', 'Oturumlar', {
      start: named(of('time'), 'Start', 'Başlangıç'),
      end: named(of('time'), 'End', 'Bitiş'),
      topic: named(text(), 'Topic', 'Konu', {
        en: 'A heading above this session and those that follow.',
        tr: 'Bu oturumun ve sonrakilerin üstündeki başlık.',
      }).optional(),
      title: named(text(), 'Title', 'Başlık'),
      coordinator: named(personName(), 'Coordinator', 'Koordinatör').optional(),
      speakers: named(z.array(person()), 'Speakers', 'Konuşmacılar').default([]),
    }).min(1),
  }).min(1),
})

export const socialTour = z.strictObject({
  date: named(of('date'), 'Date', 'Tarih'),
  price: named(fee(), 'Price per person', 'Kişi başı ücret'),
  itinerary: list('Itinerary', 'Gezi planı', {
    time: named(of('time'), 'Time', 'Saat'),
    end: named(of('time'), 'End', 'Bitiş').optional(),
    description: named(text(), 'Description', 'Açıklama'),
  }).min(1),
  menu: named(z.array(text()), 'Lunch menu', 'Öğle menüsü'),
  vehicles: list('Vehicles', 'Araçlar', {
    name: named(text(), 'Vehicle', 'Araç'),
    seats: named(z.number().int().positive(), 'Seats', 'Koltuk sayısı'),
    ifNeeded: named(z.boolean(), 'If needed', 'Gerekirse').default(false),
  }),
  contact: group('Contact', 'İletişim', {
    email: named(of('email'), 'E-mail', 'E-posta'),
    phone: named(of('phone'), 'Telephone', 'Telefon'),
  }),
})
