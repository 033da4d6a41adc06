import ICAL from 'ical.js'
import { feedsOf, sessionsWith } from '../../../../tests/setup/feeds'
import { merged, patternOf, rowsIn } from '../../../../tests/setup/rows'
import { sample, sampleData } from '../../../../tests/setup/editions'
import { releaseOf } from '../../../../tools/release'
import { sentence } from '../../../messages/render'
import { RELEASED_FILE, type ReleasedSchedule } from '../../../records/programme-changes/released-schedule'
import { inLanguage } from '../../../domain/languages'
import type { EditionData } from '../../../schemas'
import { plainTitle } from '../../../domain/title-marks'
import { TALK_MINUTES } from '../../../domain/programme-kinds'

type Session = EditionData['sessions'][number]

const data = sampleData()
const files = feedsOf()
const calendarsIn = (made: Record<string, string>) =>
  Object.fromEntries(Object.entries(made).filter(([path]) => path.endsWith('.ics')))

const eventsIn = (source = '') =>
  new ICAL.Component(ICAL.parse(source) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

/** The entry of a session in its own calendar. */
const entryOf = (code: string, made: Record<string, string>, language = 'en') =>
  eventsIn(made[`calendars/${language}/session-${code}.ics`])[0]!

const uidOf = ({ code }: { code: string }) => `${code}@composites2025.example.org`

const instant = (date: string, time: string) => Date.parse(`${date}T${time}:00+03:00`)

/** The end of a session by the specification's lengths of talks, computed independently from the YAML. */
function endOf({ date, start, end, talks }: Session): number {
  if (end) return instant(date, end)
  return talks.reduce(
    (time, talk) =>
      (talk.start ? instant(date, talk.start) : time) + (talk.minutes ?? TALK_MINUTES[talk.kind]) * 60_000,
    instant(date, start),
  )
}

describe.each(['en', 'tr'] as const)('in %s', (language) => {
  const calendar = (name: string) => files[`calendars/${language}/${name}.ics`]

  test('every session is in the calendar as written, and nothing else', () => {
    const events = new Map(eventsIn(calendar('programme')).map((event) => [event.uid, event]))
    // By identifiers that are the same in both languages.
    expect([...events.keys()].sort()).toEqual(data.sessions.map(uidOf).sort())
    for (const session of data.sessions) {
      const event = events.get(uidOf(session))!
      expect(event.startDate.toJSDate().getTime()).toBe(instant(session.date, session.start))
      expect(event.endDate.toJSDate().getTime()).toBe(endOf(session))
      expect(event.summary).toContain(inLanguage(session.title!, language))
      for (const { title, presenters } of session.talks) {
        expect(event.description).toContain(inLanguage(plainTitle(title), language))
        for (const { name, affiliation = '' } of presenters) {
          expect(event.description).toContain(name.replace(/^.*\. /, ''))
          expect(event.description).toContain(inLanguage(affiliation, language))
        }
      }
      const hall = data.programme.halls.find(({ key }) => key === session.hall)
      const place = [hall?.name ?? '', data.venue.name].map((name) => inLanguage(name, language))
      if (hall) expect(event.location).toContain(place.join(', '))
    }
  })

  test('a day, a hall and a session each have a calendar', () => {
    const { sessions } = data
    const isIn = (name: string) => (one: Session) =>
      [`day-${one.date}`, `hall-${one.hall as string}`, `session-${one.code}`].includes(name)
    const names = [
      ...sessions.flatMap(({ date, code }) => [`day-${date}`, `session-${code}`]),
      ...data.programme.halls.map(({ key }) => `hall-${key}`),
    ]
    const found = names.map((name) => [
      name,
      eventsIn(calendar(name))
        .map((event) => event.uid)
        .sort(),
    ])
    expect(found).toEqual(names.map((name) => [name, sessions.filter(isIn(name)).map(uidOf).sort()]))
  })

  test('key dates are whole days, including the last one', () => {
    const events = eventsIn(calendar('key-dates'))
    expect(events).toHaveLength(data.keyDates.length)
    for (const { key, date, ends = date, event: text } of data.keyDates) {
      const event = events.find(({ uid }) => uid === `key-date.${key}@composites2025.example.org`)!
      expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, date])
      expect(Date.parse(event.endDate.toString()) - Date.parse(ends)).toBe(24 * 3_600_000)
      expect(event.summary).toContain(inLanguage(text, language))
    }
  })
})

test('every file keeps to RFC 5545', () => {
  for (const source of Object.values(calendarsIn(files))) {
    expect(source).not.toMatch(/[^\r]\n/)
    expect(source.endsWith('END:VCALENDAR\r\n')).toBe(true)
    // Empty properties are left out.
    expect(source).not.toMatch(/^[A-Z-]+:\r$/m)
    for (const row of source.split('\r\n')) expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75)
    // Folding a line must not split a letter of several bytes.
    expect(source).not.toContain('\uFFFD')
    expect(source.split('BEGIN:VEVENT')[0]).toContain('\r\nX-WR-TIMEZONE:Europe/Istanbul\r\n')
    for (const { uid } of eventsIn(source)) expect(uid).toMatch(/^[\w.-]+@composites2025\.example\.org$/)
    for (const [stamp] of source.matchAll(/^DTSTAMP:.*$/gm)) expect(stamp).toMatch(/^DTSTAMP:\d{8}T000000Z/)
  }
})

describe('after a release', () => {
  const { file } = releaseOf(sample({})) as { file: ReleasedSchedule }
  const released = JSON.stringify(file)
  const later = (changed: Parameters<typeof feedsOf>[0]) => feedsOf({ released, ...changed })

  /** The names of the entries that a calendar program would read again, each with what has risen. */
  const risen = (made: Record<string, string>, name = 'programme') => {
    const before = new Map(eventsIn(files[`calendars/en/${name}.ics`]).map((event) => [event.uid, event]))
    return eventsIn(made[`calendars/en/${name}.ics`])
      .filter(({ uid, sequence }) => sequence > (before.get(uid)?.sequence ?? -1))
      .map(({ uid, component }) => {
        const stamps = ['dtstamp', 'last-modified'].map((stamp) =>
          String(component.getFirstPropertyValue(stamp)),
        )
        expect(stamps.every((stamp) => stamp > `${data.programme.released}T00:00:00Z`)).toBe(true)
        return uid.split('@')[0]
      })
  }

  test('an unchanged edition gives the same bytes', () => {
    expect(calendarsIn(later({}))).toEqual(calendarsIn(files))
  })

  test('a deadline that moves has a new sequence and stamp, and nothing else has', () => {
    const keyDates = data.keyDates.map((date) =>
      date.key === 'abstract-submission' ? { ...date, date: '2025-06-20' } : date,
    )
    expect(risen(later({ keyDates }), 'key-dates')).toEqual(['key-date.abstract-submission'])
    expect(risen(later({ keyDates }))).toEqual([])
    const again = releaseOf(sample({ released, keyDates }), '2025-10-01T12:00:00.000Z')
    expect([again.outcome, sentence(again.message, 'en')]).toEqual([
      'released',
      expect.stringContaining('one entry'),
    ])
    const { calendar } = (again as { file: ReleasedSchedule }).file
    expect(calendar['key-date.abstract-submission']).toMatchObject({
      sequence: data.programme.version,
      modified: '2025-10-01T12:00:00.000Z',
    })
    expect(calendar['opening']).toEqual(file.calendar['opening'])
  })

  test('a venue with another name changes what is held there', () => {
    const made = later({ venue: { ...data.venue, name: 'Ege Centre' } })
    expect(risen(made)).toHaveLength(data.sessions.filter(({ kind }) => kind !== 'social').length)
    expect(risen(made, 'key-dates')).toEqual([])
  })

  test('what is withdrawn stays as cancelled, also after the next release', () => {
    const sessions = data.sessions.filter(({ code }) => code !== '2B')
    const made = later({ sessions })
    expect(risen(made)).toEqual(['2B'])
    expect(made['calendars/en/session-2B.ics']).toContain('STATUS:CANCELLED')
    const programme = { ...data.programme, version: data.programme.version + 1 }
    const next = releaseOf(sample({ released, sessions, programme }))
    expect(calendarsIn(feedsOf({ released: next.files[RELEASED_FILE], sessions, programme }))).toEqual(
      calendarsIn(made),
    )
  })
})

type Row = { name: string; session: object; summary: string; description: string }

test.each(rowsIn<Row[]>('pipeline/outputs/programme/feeds/calendars.yaml'))(
  '$name',
  ({ session, summary, description }) => {
    const event = entryOf('2B', feedsOf({ sessions: merged(data.sessions, { '2B': session }) }))
    expect([event.summary, event.description]).toEqual([
      summary,
      expect.stringMatching(patternOf(description)),
    ])
  },
)

test('the time zone of the building machine has no influence', () => {
  const zone = process.env['TZ']
  try {
    process.env['TZ'] = 'Pacific/Auckland'
    expect(feedsOf()).toEqual(files)
  } finally {
    process.env['TZ'] = zone
    if (zone === undefined) delete process.env['TZ']
  }
})

test('a day or hall without sessions has no calendar, since a calendar needs an entry', () => {
  const days = [...data.programme.days, { date: '2025-10-06', title: 'Free day' }]
  const halls = [...data.programme.halls, { key: 'ege', name: 'Ege' }]
  const made = feedsOf({ programme: { ...data.programme, days, halls } })
  expect(Object.keys(made)).toEqual(Object.keys(files))
})

test('in the calendars of a cancelled symposium, every entry is cancelled', () => {
  const cancelled = feedsOf({ site: { ...data.site, status: 'cancelled' } })
  for (const source of Object.values(calendarsIn(cancelled)))
    expect(source.match(/^STATUS:CANCELLED/gm)).toHaveLength(eventsIn(source).length)
  expect(Object.values(calendarsIn(files)).join('')).not.toContain('STATUS')
})

test('a postponed symposium is tentative and keeps nobody busy; one held online has no hall', () => {
  const [postponed, online] = (['postponed', 'online'] as const).map((status) =>
    entryOf('2B', feedsOf({ site: { ...data.site, status } })),
  )
  expect(postponed?.component.getFirstPropertyValue('status')).toBe('TENTATIVE')
  expect(postponed?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  expect(postponed?.description).toMatch(/^The symposium has been postponed\./)
  expect(online?.location).toBe('Online')
})

test('a panel names its moderator and panellists', () => {
  const { description } = entryOf('panel', files, 'tr')
  expect(description).toContain('Moderatör: Barış Kanatlıer, Mak. Müh.')
  expect(description).toMatch(/Panelistler: .+ \(Körfez Reçine\); .+ \(Karbonay\)/)
})

test('a session in several halls is in the calendar of each, and its location names them', () => {
  const made = feedsOf({ sessions: sessionsWith('opening', () => ({ hall: ['anadolu', 'akdeniz'] })) })
  for (const hall of ['anadolu', 'akdeniz']) {
    const events = eventsIn(made[`calendars/en/hall-${hall}.ics`])
    const opening = events.find(({ summary }) => summary === 'Opening')
    expect(opening?.location).toMatch(/^Anadolu Hall and Akdeniz Hall, /)
  }
})
