import ICAL from 'ical.js'
import { calendarFile, chosenCalendar, saveFile } from './calendar-file'
import { entriesOf } from './entries'
import { sampleProgramme } from '../../../tests/setup/sample-programme'

const title =
  'Ömrünü tamamlamış tekne gövdeleri; süperkritik etanolde, yüksek basınçta \\ solvoliz: ığüşöç ığüşöç'
const event = {
  uid: '2A-2@example.org',
  startsAt: Date.UTC(2025, 9, 2, 11, 0),
  endsAt: Date.UTC(2025, 9, 2, 11, 20),
  title,
  place: 'Anadolu Salonu',
  description: 'Kerem Buzluer\nNazlı Turnagöl',
  url: 'https://example.org/tr/program#2A-2',
}
const text = calendarFile('Programım', [event], { stamp: 0, sequence: 2 })

const eventsOf = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))

test('a calendar program reads back what was written', () => {
  const [read] = eventsOf(text)
  expect(read?.summary).toBe(title)
  expect(read?.description).toBe('Kerem Buzluer\nNazlı Turnagöl')
  expect(read?.location).toBe('Anadolu Salonu')
  expect(read?.uid).toBe('2A-2@example.org')
  expect(read?.startDate.toJSDate().toISOString()).toBe('2025-10-02T11:00:00.000Z')
  expect(read?.endDate.toJSDate().toISOString()).toBe('2025-10-02T11:20:00.000Z')
})

test('no line is longer than 75 octets, and all end in CRLF', () => {
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
})

test('the reader’s own programme: with places, presenters and links; posters at their session', () => {
  const chosen = entriesOf(sampleProgramme).filter(({ code }) => ['6A-1', 'P1'].includes(code))
  const context = {
    name: 'Mine',
    page: 'https://example.org/program',
    host: 'example.org',
    version: 3,
    stamp: 0,
  }
  const [talk, poster] = eventsOf(chosenCalendar(chosen, context))
  expect(talk).toMatchObject({
    uid: 'out-of-autoclave-structures@example.org',
    // As in the session's own calendar file: a calendar program that imports both keeps the later version.
    sequence: 2,
    location: 'Anadolu Hall',
    description: 'Dr. Işıl Temsilioğlu (Gediz Valley University)',
  })
  expect(poster?.startDate.toJSDate().toISOString()).toBe('2025-10-03T14:30:00.000Z')
})

test('a saved file stays available until the browser has read it, but not for ever', () => {
  jest.useFakeTimers()
  const revoked = jest.fn()
  Object.assign(URL, { createObjectURL: () => 'blob:calendar', revokeObjectURL: revoked })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  saveFile('programme.ics', text, 'text/calendar')
  expect(click).toHaveBeenCalledTimes(1)
  expect(revoked).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(revoked).toHaveBeenCalledWith('blob:calendar')
  jest.useRealTimers()
})
