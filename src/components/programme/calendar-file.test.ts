import ICAL from 'ical.js'
import { chosenCalendar } from './calendar-file'
import { entriesOf } from './entries'
import { sampleProgramme } from '../../../tests/setup/sample-programme'

test('a calendar program reads the reader’s own programme: places, presenters, links; posters at their session', () => {
  const title =
    'Ömrünü tamamlamış tekne gövdeleri; süperkritik etanolde, yüksek basınçta \\ solvoliz: ığüşöç ığüşöç'
  const chosen = entriesOf(sampleProgramme).flatMap((entry) =>
    entry.code === '6A-1' ? { ...entry, title } : entry.code === 'P1' ? entry : [],
  )
  const page = 'https://example.org/program'
  const text = chosenCalendar(chosen, { name: 'Programım; 2025', page, host: 'example.org', version: 3 })
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [talk, poster] = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
  expect(talk).toMatchObject({
    uid: 'out-of-autoclave-structures@example.org',
    // As in the session's own calendar file: a calendar program that imports both keeps the later version.
    sequence: 2,
    summary: title,
    location: 'Anadolu Hall',
    description: 'Dr. Işıl Temsilioğlu (Gediz Valley University)',
  })
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Programım; 2025')
  expect(talk?.component.getFirstPropertyValue('url')).toBe(`${page}#out-of-autoclave-structures`)
  expect(talk?.startDate.toJSDate().toISOString()).toBe('2025-10-03T08:10:00.000Z')
  expect(poster?.startDate.toJSDate().toISOString()).toBe('2025-10-03T14:30:00.000Z')
})
