import { editionOnDisk } from '../../edition-on-disk'
import { readEdition } from '../../read'
import { sample } from '../../../tests/setup/editions'
import { pageFor, siteEdition } from './edition'
import { breadcrumbsOf, eventOf, talkEventOf } from './structured-data'

const read = readEdition(editionOnDisk(process.cwd()))
const edition = siteEdition(read, '')
const { data } = edition
const page = (route: string, language: 'en' | 'tr' = 'en') => pageFor(edition, route, language)!
/** The data as a search engine reads it. */
const parsed = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>

describe('the event of a page', () => {
  const event = parsed(eventOf(edition, page('/')))

  test('states what section 1 of the specification requires, the place, the organisers, the speakers and every fee', () => {
    const { venue, site, speakers, fees } = data
    const address = { postalCode: venue.postalCode, addressCountry: site.country }
    expect(event).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      startDate: site.starts,
      endDate: site.ends,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        address: { ...address, streetAddress: expect.not.stringContaining(venue.postalCode) as string },
        geo: { latitude: venue.latitude, longitude: venue.longitude },
      },
      offers: fees.categories.map(({ standard: { amount, currency } }) => ({
        price: amount,
        priceCurrency: currency.replace('TL', 'TRY'),
      })),
    })
    expect(event['organizer']).toHaveLength(site.organisers.length)
    expect(event['performer']).toHaveLength(speakers.length)
  })

  const editionWith = (site: object, keyDates = data.keyDates) =>
    ({ ...edition, data: { ...data, keyDates, site: { ...data.site, ...site } } }) as typeof edition
  const eventIn = (site: object, keyDates = data.keyDates) =>
    parsed(eventOf(editionWith(site, keyDates), page('/')))

  test.each([
    [{ status: 'cancelled' }, 'EventCancelled', {}],
    [{ status: 'postponed' }, 'EventPostponed', {}],
    [{ status: 'moved', movedFrom: '2025-09-11' }, 'EventRescheduled', { previousStartDate: '2025-09-11' }],
    [{ status: 'online' }, 'EventMovedOnline', { location: { '@type': 'VirtualLocation' } }],
  ])('says what is not as planned: %j', (site, status, says) => {
    const mode = status === 'EventMovedOnline' ? 'Online' : 'Offline'
    const state = {
      eventStatus: `https://schema.org/${status}`,
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    }
    expect(eventIn(site)).toMatchObject({ ...state, ...says })
    const [talk] = edition.contributions.values()
    expect(talkEventOf(editionWith(site), talk!)).toMatchObject(state)
  })

  const closing = [
    { key: 'registration', kind: 'deadline', date: '2025-09-20', event: 'Registration' },
  ] as const

  test.each([
    [{}, data.keyDates, 'InStock', '2025-10-04'],
    [{}, closing, 'InStock', '2025-09-20'],
    [{ status: 'cancelled' }, [], 'Discontinued', '2025-10-04'],
  ] as const)('offers places until registration closes: %#', (site, keyDates, availability, until) => {
    const [offer] = eventIn(site, [...keyDates])['offers'] as object[]
    const schema = `https://schema.org/${availability}`
    expect(offer).toMatchObject({ availability: schema, availabilityEnds: until, validThrough: until })
  })

  test('is in the language of its page', () => {
    const turkish = parsed(eventOf(edition, page('/venue', 'tr')))
    expect(turkish['name']).toBe((data.site.name as { tr: string }).tr)
    expect(turkish['image']).toBe(`${data.site.url}/cards/tr/venue.png`)
    expect(turkish['url']).toBe(`${data.site.url}/tr`)
  })

  test('lists days and sessions on the programme’s page only', () => {
    expect(event['subEvent']).toBeUndefined()
    const days = parsed(eventOf(edition, page('/program')))['subEvent'] as {
      startDate: string
      subEvent: { name: string; startDate: string; endDate: string; location: object }[]
    }[]
    expect(days.map(({ startDate }) => startDate.slice(0, 10))).toEqual(
      expect.arrayContaining([data.site.starts, data.site.ends]),
    )
    for (const session of days.flatMap(({ subEvent }) => subEvent)) {
      expect(session.name).not.toBe('')
      expect(session.location).toBeDefined()
      expect(session.endDate > session.startDate).toBe(true)
      expect(session.startDate).toMatch(/\+03:00$/)
    }
  })

  test('names nobody twice in a session, and nobody still to be announced', () => {
    const talk = (name: string) => ({ title: 'A talk', presenters: [{ name }] })
    const sessions = data.sessions.map((session) =>
      session.code === '1A' ? { ...session, talks: ['Ada Örnek', 'TBA', 'Ada Örnek'].map(talk) } : session,
    )
    const days = parsed(eventOf(siteEdition(sample({ sessions }), ''), page('/program')))['subEvent'] as {
      subEvent: { url: string; performer?: { name: string }[] }[]
    }[]
    const event = days.flatMap(({ subEvent }) => subEvent).find(({ url }) => url.endsWith('#1A'))
    expect(event?.performer?.map(({ name }) => name)).toEqual(['Ada Örnek'])
  })
})

describe('breadcrumbs', () => {
  const way = (route: string, language: 'en' | 'tr') =>
    parsed(breadcrumbsOf(edition, page(route, language)) ?? {})['itemListElement'] as
      { item: string; position: number }[] | undefined

  test('begin at the home page and follow the menu', () => {
    expect(way('/speakers', 'tr')?.map(({ item }) => item)).toEqual([
      `${data.site.url}/tr`,
      `${data.site.url}/tr/conference`,
      `${data.site.url}/tr/speakers`,
    ])
    expect(way('/venue', 'en')).toHaveLength(2)
    expect(way('/venue/about-Izmir', 'en')).toHaveLength(3)
  })

  test('are not on the home page', () => expect(way('/', 'en')).toBeUndefined())
})

test.each([
  ['alone', data.site.url],
  ['with the folder', `${data.site.url}/symposium`],
])('a site in a folder of its host says so in every address; site.yaml names the host %s', (_, url) => {
  const inFolder = siteEdition(read, '/symposium')
  inFolder.data = { ...inFolder.data, site: { ...inFolder.data.site, url } }
  const event = parsed(eventOf(inFolder, pageFor(inFolder, '/venue', 'en')!))
  expect(event['url']).toBe(`${data.site.url}/symposium/`)
  expect(event['image']).toBe(`${data.site.url}/symposium/cards/en/venue.png`)
})
