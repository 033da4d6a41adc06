// The sample edition has everything that the specification lists, in the right numbers (sections 2, 3 and 9).
import { checkEdition } from '../../pipeline/check'
import { factsOf } from '../../pipeline/records/facts'
import { programmeOf } from '../../pipeline/records/programme'
import { sessionEnd } from '../../pipeline/records/session-times'
import type { EditionData } from '../../pipeline/schemas'
import { requiredPages } from '../../pipeline/schemas/page'
import { sample } from './edition'

const { read } = checkEdition(sample)
const edition = read.data as EditionData
const session = (code: string) => {
  const found = edition.sessions.find((candidate) => candidate.code === code)
  if (!found) throw new Error(`There is no session ${code}`)
  return { date: found.date, hours: `${found.start}–${sessionEnd(found) ?? ''}` }
}

test('sixteen routes in both languages', () => {
  expect(Object.keys(requiredPages)).toHaveLength(16)
  for (const route of Object.keys(requiredPages)) {
    const languages = read.pages.filter((page) => page.route === route).map(({ language }) => language)
    expect(languages.sort()).toEqual(['en', 'tr'])
  }
})

test('five committees of 7, 3, 42, 46 and 5 members', () => {
  expect(edition.committees.map(({ members }) => members.length)).toEqual([7, 3, 42, 46, 5])
  const { title } = edition.committees[0]!
  expect(title).toEqual({ en: 'Executive Committee', tr: 'Yürütme Kurulu' })
})

test('two plenary and three invited speakers; the first has lecture notes', () => {
  expect(edition.speakers.map(({ kind }) => kind)).toEqual([
    'plenary',
    'plenary',
    'invited',
    'invited',
    'invited',
  ])
  expect(edition.speakers.map(({ lectureNotes }) => Boolean(lectureNotes))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('six previous events', () => {
  expect(edition.previousEvents.map(({ year }) => year)).toEqual([2006, 2008, 2010, 2012, 2015, 2017])
})

test('partners and the tiers of the Sponsors page', () => {
  expect(edition.sponsors.partners).toHaveLength(11)
  const tiers = edition.sponsors.tiers.map(({ name, firms }) => [
    typeof name === 'string' ? name : name.en,
    firms.length,
  ])
  expect(Object.fromEntries(tiers)).toMatchObject({
    Gold: 3,
    Silver: 5,
    Bronze: 5,
    'Abstract Booklet Advertisement': 2,
    'Coffee Break': 1,
    'Symposium Bag': 1,
    'Notebook and Pen': 1,
    'Name Badge': 1,
    'Invited Speaker': 2,
    'Social Media': 5,
  })
})

test('the tiers of the Exhibition page and seven more exhibitors', () => {
  expect(edition.exhibition.tiers.map(({ key, firms }) => [key, firms.length])).toEqual([
    ['platinum', 0],
    ['gold', 2],
    ['silver', 5],
    ['bronze', 3],
    ['abstract-booklet-advertisement', 1],
    ['symposium-bag', 1],
    ['notebook-and-pen', 1],
    ['name-badge', 1],
    ['invited-speaker', 2],
    ['social-media', 0],
  ])
  expect(edition.exhibition.exhibitors).toHaveLength(7)
})

test('the venue: 21 pictures, twelve bus lines, Salhane', () => {
  expect(edition.venue.galleryImages).toBe(21)
  expect(edition.venue.busLines).toHaveLength(12)
  expect(edition.venue.metroStation).toBe('Salhane (İZBAN)')
  expect(edition.venue.cityPhotos).toHaveLength(4)
})

test('three hotels with their prices and distances', () => {
  const prices = edition.hotels.map(({ currency, distanceKm, rooms }) => [
    currency,
    distanceKm,
    rooms.flatMap(({ price, single, double }) =>
      [price, single, double].filter((amount) => amount !== undefined),
    ),
  ])
  expect(prices.slice(0, 2)).toEqual([
    ['TL', 0.45, [5550, 6550, 7550]],
    ['EUR', 5.6, [135, 150, 120, 135]],
  ])
  const [currency, distance, third] = prices[2] as [string, number, number[]]
  expect([currency, distance, Math.min(...third), Math.max(...third)]).toEqual(['EUR', 1.8, 130, 185])
})

test('the registration fees', () => {
  expect(
    edition.fees.categories.map(({ standard, documentRequired }) => [
      standard.amount,
      standard.currency,
      documentRequired,
    ]),
  ).toEqual([
    [6000, 'TL', false],
    [4000, 'TL', false],
    [1000, 'TL', true],
    [500, 'TL', true],
    [300, 'EUR', false],
    [3000, 'TL', false],
    [200, 'EUR', false],
  ])
})

test('the dates', () => {
  expect([edition.site.starts, edition.site.ends, edition.socialTour.date]).toEqual([
    '2025-10-02',
    '2025-10-04',
    '2025-10-05',
  ])
  expect(Object.fromEntries(edition.keyDates.map(({ key, date }) => [key, date]))).toEqual({
    'abstract-submission': '2025-06-06',
    'accepted-papers': '2025-07-01',
    'early-registration': '2025-07-28',
    'workshop-applications': '2025-09-01',
    'full-proceedings': '2025-09-01',
    'sponsorship-applications': '2025-09-15',
    'poster-submission': '2025-09-15',
    symposium: '2025-10-02',
    'poster-awards': '2025-10-04',
    'social-tour': '2025-10-05',
  })
})

test('the workshops and the social tour', () => {
  const { workshop, socialTour } = edition
  expect([workshop.fee, workshop.singleDayFee]).toEqual([
    { amount: 200, currency: 'EUR' },
    { amount: 100, currency: 'EUR' },
  ])
  expect([workshop.capacity, workshop.earlyDiscountPercent]).toEqual([75, 20])
  expect([workshop.earlyDeadline, workshop.finalDeadline]).toEqual(['2025-07-30', '2025-08-30'])
  expect([session('workshop-1'), session('workshop-2')]).toEqual([
    { date: '2025-10-02', hours: '13:30–17:40' },
    { date: '2025-10-03', hours: '09:20–18:00' },
  ])
  expect(socialTour.price).toEqual({ amount: 40, currency: 'EUR' })
  expect(socialTour.vehicles.map(({ seats, ifNeeded }) => [seats, ifNeeded])).toEqual([
    [46, false],
    [35, false],
    [14, true],
  ])
})

test('the hours of the programme', () => {
  expect(session('registration')).toEqual({ date: '2025-10-02', hours: '08:30–09:30' })
  expect(session('posters')).toEqual({ date: '2025-10-03', hours: '17:30–18:30' })
  expect(session('gala')).toEqual({ date: '2025-10-03', hours: '20:00–23:00' })
  expect(session('panel')).toEqual({ date: '2025-10-04', hours: '17:05–18:05' })
  expect(session('closing')).toEqual({ date: '2025-10-04', hours: '18:05–18:30' })
})

test('about eighty talks in two halls, and forty posters', () => {
  const talks = edition.sessions.flatMap((one) => one.talks)
  expect(talks.length).toBeGreaterThanOrEqual(75)
  expect(talks.length).toBeLessThanOrEqual(90)
  expect(edition.programme.halls.map(({ key }) => key)).toEqual(['anadolu', 'akdeniz'])
  expect(edition.posters.map(({ number }) => number)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  )
  expect(edition.programme.posterAwards.prizes.map(({ amount }) => amount)).toEqual([12000, 8000, 4000])
})

test('talks last 20 minutes, invited talks 30', () => {
  const minutes = (start: string, end: string) =>
    Number(end.slice(0, 2)) * 60 +
    Number(end.slice(3)) -
    Number(start.slice(0, 2)) * 60 -
    Number(start.slice(3))
  const talks = programmeOf(edition, 'en').days.flatMap(({ sessions }) =>
    sessions.flatMap((one) => one.talks),
  )
  const lengths = (kind: string) => [
    ...new Set(talks.filter((talk) => talk.kind === kind).map(({ start, end }) => minutes(start, end))),
  ]
  expect(lengths('talk')).toEqual([20])
  expect(lengths('invited')).toEqual([30])
})

test('both dates that the specification gives for the workshop deadline are kept', () => {
  const facts = factsOf(read.data, 'en')
  expect(facts['workshop.finalDeadline']?.text).toBe('30 August 2025')
  expect(facts['date.workshop-applications']?.text).toBe('1 September 2025')
})
