// What the specification demands of the sample edition and no page test counts (sections 2, 3 and 9).
import { checkEdition } from '../../pipeline/check'
import { programmeOf } from '../../pipeline/records/programme'
import type { EditionData } from '../../pipeline/schemas'
import { requiredPages } from '../../pipeline/schemas/page'
import { sample } from './edition'

const { read } = checkEdition(sample)
const edition = read.data as EditionData

test('sixteen routes in both languages', () => {
  expect(Object.keys(requiredPages)).toHaveLength(16)
  for (const route of Object.keys(requiredPages)) {
    const languages = read.pages.filter((page) => page.route === route).map(({ language }) => language)
    expect(languages.sort()).toEqual(['en', 'tr'])
  }
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

test('about eighty talks in two halls: 20 minutes each, invited ones 30', () => {
  const ends = (time: string, minutes: number) =>
    new Date(Date.parse(`2025-01-01T${time}Z`) + minutes * 60_000).toISOString().slice(11, 16)
  const talks = programmeOf(read, 'en').days.flatMap(({ sessions }) => sessions.flatMap((one) => one.talks))
  expect(talks.length).toBeGreaterThanOrEqual(75)
  expect(talks.length).toBeLessThanOrEqual(90)
  expect(edition.programme.halls.map(({ key }) => key)).toEqual(['anadolu', 'akdeniz'])
  for (const { kind, start, end } of talks) {
    if (kind === 'talk') expect(end).toBe(ends(start, 20))
    if (kind === 'invited') expect(end).toBe(ends(start, 30))
  }
})
