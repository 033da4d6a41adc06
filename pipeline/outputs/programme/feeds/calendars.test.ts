import ICAL from 'ical.js'
import type { EditionData } from '../../../schemas'
import { TALK_MINUTES } from '../../../schemas/programme'
import { sample, sampleData } from '../../../../tests/setup/editions'
import { scheduleOf } from '../schedule/schedule'
import { calendarFiles } from './calendars'
import type { Text } from '../../../schemas/kinds'
import { plainTitle } from '../../../schemas/title-marks'

type Session = EditionData['sessions'][number]

const data = sampleData()
const said = (text: Text, language: 'en' | 'tr') => (typeof text === 'string' ? text : text[language])
const filesOf = (language: 'en' | 'tr', read = sample()) => {
  const word = (name: string) => said((data.interface.programme as Record<string, Text>)[name]!, language)
  const made = Object.entries(calendarFiles(scheduleOf(read), language, word))
  return new Map(made.map(([path, text]) => [path, String(text)]))
}
const files = { en: filesOf('en'), tr: filesOf('tr') }

const eventsIn = (source = '') =>
  new ICAL.Component(ICAL.parse(source) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
const uidsIn = (source = '') =>
  eventsIn(source)
    .map(({ uid }) => uid)
    .sort()
const uidOf = ({ code }: { code: string }) => `${code}@composites2025.example.org`

/** The end of a session by the specification's lengths of talks, computed independently from the YAML. */
function endOf({ date, start, end, talks }: Session): number {
  if (end) return Date.parse(`${date}T${end}:00+03:00`)
  return talks.reduce(
    (time, talk) =>
      (talk.start ? Date.parse(`${date}T${talk.start}:00+03:00`) : time) +
      (talk.minutes ?? TALK_MINUTES[talk.kind]) * 60_000,
    Date.parse(`${date}T${start}:00+03:00`),
  )
}

describe.each(['en', 'tr'] as const)('in %s', (language) => {
  const programme = files[language].get(`calendars/${language}/programme.ics`)
  const events = new Map(eventsIn(programme).map((event) => [event.uid, event]))

  test('every session is in the calendar as written, and nothing else', () => {
    // By identifiers that are the same in both languages.
    expect([...events.keys()].sort()).toEqual(data.sessions.map(uidOf).sort())
    for (const session of data.sessions) {
      const event = events.get(uidOf(session))!
      const start = Date.parse(`${session.date}T${session.start}:00+03:00`)
      expect(event.startDate.toJSDate().getTime()).toBe(start)
      expect(event.endDate.toJSDate().getTime()).toBe(endOf(session))
      expect(event.summary).toContain(said(session.title!, language))
      for (const { title, presenters } of session.talks) {
        expect(event.description).toContain(said(plainTitle(title), language))
        for (const { name, affiliation } of presenters) {
          expect(event.description).toContain(name.replace(/^.*\. /, ''))
          if (affiliation) expect(event.description).toContain(said(affiliation, language))
        }
      }
      const hall = data.programme.halls.find(({ key }) => key === session.hall)
      if (hall)
        expect(event.location).toContain(`${said(hall.name, language)}, ${said(data.venue.name, language)}`)
    }
  })

  test('a day, a hall and a session each have a calendar', () => {
    const expectIn = (name: string, sessions: Session[]) =>
      expect([name, uidsIn(files[language].get(`calendars/${language}/${name}.ics`))]).toEqual([
        name,
        sessions.map(uidOf).sort(),
      ])
    for (const day of new Set(data.sessions.map(({ date }) => date)))
      expectIn(
        `day-${day}`,
        data.sessions.filter(({ date }) => date === day),
      )
    for (const { key } of data.programme.halls)
      expectIn(
        `hall-${key}`,
        data.sessions.filter(({ hall }) => hall === key),
      )
    for (const session of data.sessions) expectIn(`session-${session.code}`, [session])
  })

  test('key dates are whole days, including the last one', () => {
    const dates = new Map(
      eventsIn(files[language].get(`calendars/${language}/key-dates.ics`)).map((event) => [event.uid, event]),
    )
    expect(dates.size).toBe(data.keyDates.length)
    for (const { key, date, ends, event: text } of data.keyDates) {
      const event = dates.get(`key-date.${key}@composites2025.example.org`)
      expect(event?.startDate.isDate).toBe(true)
      expect(event?.startDate.toString()).toBe(date)
      expect(Date.parse(event?.endDate.toString() ?? '') - Date.parse(ends ?? date)).toBe(24 * 3_600_000)
      expect(event?.summary).toContain(said(text, language))
    }
  })

  test('every file keeps to RFC 5545', () => {
    for (const source of files[language].values()) {
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
})

test('SEQUENCE and the stamp rise with the released version', () => {
  const { programme } = data
  const [before] = eventsIn(filesOf('en').get('calendars/en/session-2B.ics'))
  const later = sample({
    programme: { ...programme, version: programme.version + 1, released: '2025-10-01' },
  })
  const [after] = eventsIn(filesOf('en', later).get('calendars/en/session-2B.ics'))
  expect(after?.sequence).toBe((before?.sequence ?? 0) + 1)
  expect(after?.uid).toBe(before?.uid)
  expect(filesOf('en', later).get('calendars/en/session-2B.ics')).toContain('LAST-MODIFIED:20251001T000000Z')
})

test('commas, semicolons, backslashes and line ends survive; pasted control characters do no harm', () => {
  const title = 'Fibres; resins, and \\ "signs"\u0007'
  const [first, ...others] = data.sessions
  const read = sample({
    sessions: [
      { ...first, code: '2B', title, note: 'One line\nand another' },
      ...others.filter(({ code }) => code !== '2B'),
    ],
  })
  const [event] = eventsIn(filesOf('en', read).get('calendars/en/session-2B.ics'))
  expect(event?.summary).toContain('Fibres; resins, and \\ "signs"')
  expect(event?.description).toContain('One line\nand another')
})

test('a panel with a code that people use has it before its title, as a session does', () => {
  const sessions = data.sessions.map((session) =>
    session.code === 'panel' ? { ...session, code: '13A' } : session,
  )
  const [event] = eventsIn(filesOf('en', sample({ sessions })).get('calendars/en/session-13A.ics'))
  expect(event?.summary).toBe('13A Sectoral evaluation panel')
})

test('the time zone of the building machine has no influence', () => {
  const zone = process.env['TZ']
  try {
    process.env['TZ'] = 'Pacific/Auckland'
    expect(filesOf('en')).toEqual(files.en)
  } finally {
    process.env['TZ'] = zone
    if (zone === undefined) delete process.env['TZ']
  }
})

test('a day or hall without sessions has no calendar, since a calendar needs an entry', () => {
  const { programme } = data
  const read = sample({
    programme: {
      ...programme,
      days: [...programme.days, { date: '2025-10-06', title: 'Free day' }],
      halls: [...programme.halls, { key: 'ege', name: 'Ege' }],
    },
  })
  expect([...filesOf('en', read).keys()]).toEqual([...files.en.keys()])
})

test('in the calendars of a cancelled symposium, every entry is cancelled', () => {
  const cancelled = filesOf('en', sample({ site: { ...data.site, status: 'cancelled' } }))
  const statuses = (source?: string) =>
    eventsIn(source).map(({ component }) => component.getFirstPropertyValue('status'))
  expect(new Set(statuses(cancelled.get('calendars/en/programme.ics')))).toEqual(new Set(['CANCELLED']))
  expect(new Set(statuses(files.en.get('calendars/en/programme.ics')))).toEqual(new Set([null]))
})

test('a panel names its moderator and panellists; its talks say who presents, even if that is still open', () => {
  const sessions = data.sessions.map((one) =>
    one.code === '2B'
      ? { ...one, talks: one.talks.map((talk) => ({ ...talk, authors: [], presenters: [] })) }
      : one,
  )
  const [panel] = eventsIn(files.tr.get('calendars/tr/session-panel.ics'))
  expect(panel?.description).toContain('Moderatör: Barış Kanatlıer, Mak. Müh.')
  expect(panel?.description).toMatch(/Panelistler: .+ \(Körfez Reçine\); .+ \(Karbonay\)/)
  const [open] = eventsIn(filesOf('en', sample({ sessions })).get('calendars/en/session-2B.ics'))
  expect(open?.description).toContain(' — To be announced')
})

test('a session in several halls is in the calendar of each, and its location names them', () => {
  const sessions = data.sessions.map((one) =>
    one.code === 'opening' ? { ...one, hall: ['anadolu', 'akdeniz'] } : one,
  )
  const made = filesOf('en', sample({ sessions }))
  for (const hall of ['anadolu', 'akdeniz']) {
    const opening = eventsIn(made.get(`calendars/en/hall-${hall}.ics`)).find(
      ({ summary }) => summary === 'Opening',
    )
    expect(opening?.location).toMatch(/^Anadolu Hall and Akdeniz Hall, /)
  }
})
