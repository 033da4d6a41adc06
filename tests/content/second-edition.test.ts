// Another symposium in another country, without most of what the sample has: its files are valid and its times those of its zone.
import ICAL from 'ical.js'
import { checkEdition } from '../../pipeline/check'
import { feedFiles } from '../../pipeline/outputs/programme'
import { scheduleOf } from '../../pipeline/records/schedule'
import type { EditionData } from '../../pipeline/schemas'
import { nextEdition } from '../../tools/new-edition/next-edition'
import { releaseOf } from '../../tools/release'
import { workbookOf } from '../../pipeline/import/workbook'
import { parsedXml } from '../setup/feeds'
import { secondEdition } from '../setup/second-edition'

const { read, problems } = checkEdition(secondEdition(process.cwd()))
const files = feedFiles(scheduleOf(read), (read.data as EditionData).interface) as Record<string, string>

/** One session, with coffee in it, the day before the clocks change, one the day after. */
const begins = [
  ['1A', '2026-10-24T10:00:00+02:00'],
  ['coffee', '2026-10-24T10:20:00+02:00'],
  ['2A', '2026-10-25T10:00:00+01:00'],
]

test('the check has nothing to say of it', () => {
  expect(problems).toEqual([])
})

test('it can be exported, released and followed by another, without files for what it does without', async () => {
  expect((await workbookOf(read)).length).toBeGreaterThan(0)
  expect(Object.keys(releaseOf(read).files)).not.toContain('content/data/posters.yaml')
  const { written } = nextEdition(read, { edition: 4, year: 2028 }, '2027-01-15')
  expect(Object.keys(written)).not.toContain('content/data/posters.yaml')
  expect(written['content/data/previous-events.yaml']).toContain('year: 2026')
})

test.each(['en', 'tr'])('the calendar (%s) has each session at its own offset, in its zone', (language) => {
  const source = files[`calendars/${language}/programme.ics`] ?? ''
  expect(source).toContain('X-WR-TIMEZONE:Europe/Vienna')
  const events = new ICAL.Component(ICAL.parse(source) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
  const starts = events.map(({ uid, startDate }) => [uid.split('@')[0], startDate.toJSDate().getTime()])
  expect(starts).toEqual(begins.map(([code, at = '']) => [code, Date.parse(at)]))
})

test('schedule.json and schedule.xml have instants with their offsets, and the language of each talk', () => {
  type Published = {
    timeZone: string
    days: { sessions: { code: string; startsAt: string; talks: object[] }[] }[]
  }
  const { timeZone, days } = JSON.parse(files['schedule.json'] ?? '') as Published
  const sessions = days.flatMap((day) => day.sessions)
  expect(timeZone).toBe('Europe/Vienna')
  expect(sessions.map(({ code, startsAt }) => [code, startsAt])).toEqual(begins)
  expect(sessions.flatMap(({ talks }) => talks)).toMatchObject([
    { language: 'de', titleLanguage: 'de' },
    { language: 'en' },
    { language: 'en-GB' },
  ])
  const { schedule } = parsedXml(files['schedule.xml'] ?? '', ['day', 'room', 'event']) as {
    schedule: { day: { room: { event: { date: string; language: string }[] }[] }[] }
  }
  const events = schedule.day.flatMap(({ room }) => room.flatMap(({ event }) => event))
  const written = events.map(({ date, language }) => `${date.slice(-6)} ${language}`.trim())
  expect(written).toEqual(['+02:00 de', '+02:00 en', '+02:00', '+01:00 en-GB'])
})
