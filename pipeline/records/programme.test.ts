import { sample, sampleData } from '../../tests/setup/editions'
import { rowsIn } from '../../tests/setup/rows'
import type { Language } from '../domain/languages'
import { timetableIn } from './programme'

const { sessions, posters } = sampleData()
const [first] = sessions
const [poster] = posters
const talk = sessions.flatMap(({ talks }) => talks)[0]!

type Tables = {
  nights: { name: string; session: object; talk?: object; record: object }[]
  authors: { name: string; language?: Language; people: object; record: object }[]
  titles: { fields: object; en: string | null; tr: string | null }[]
}
const { nights, authors, titles } = rowsIn<Tables>('pipeline/records/programme-records.yaml')

/** In YAML, null is what is not written. */
const withoutNulls = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, (value as unknown) ?? undefined]))

test.each(nights)('$name', ({ session, talk: fields, record }) => {
  const talks = fields ? [{ ...talk, ...fields }] : []
  const { days } = timetableIn(sample({ sessions: [{ ...first, ...withoutNulls(session), talks }] }), 'en')
  expect(days.flatMap((day) => day.sessions)).toMatchObject([record])
})

test('a talk has 20 minutes, an invited one 30 (specification, section 3)', () => {
  const { days } = timetableIn(sample(), 'en')
  const lengths = days
    .flatMap((day) => day.sessions.flatMap(({ talks }) => talks))
    .map(({ kind, startsAt, endsAt }) => `${kind}: ${(Date.parse(endsAt) - Date.parse(startsAt)) / 60_000}`)
  expect([...new Set(lengths)].sort()).toEqual(['invited: 30', 'plenary: 40', 'talk: 20'])
})

test.each(['en', 'tr'] as const)(
  'a title in one language only says which, if that is not the reader’s (%s); it may be another than the talk’s',
  (language) => {
    const posters = titles.map(({ fields }, index) => {
      return { ...poster, number: index + 1, language: 'tr', ...withoutNulls(fields) }
    })
    const found = timetableIn(sample({ posters }), language).posters.map((one) => one.titleLanguage ?? null)
    expect(found).toEqual(titles.map((row) => row[language]))
  },
)

test.each(authors)('authors: $name', ({ language = 'en', people, record }) => {
  const { authors: _, presenters: __, ...nameless } = poster!
  const read = sample({ posters: [{ ...nameless, ...people }] })
  expect(timetableIn(read, language).posters[0]).toMatchObject(record)
})

test('slides, video and DOI are links; a DOI may be written as its address', () => {
  const later = {
    slides: '/documents/slides.pdf',
    video: 'https://example.org/v',
    doi: 'https://doi.org/10.1234/ab',
  }
  expect(timetableIn(sample({ posters: [{ ...poster, ...later }] }), 'en').posters[0]!.links).toEqual([
    { kind: 'slides', href: '/documents/slides.pdf' },
    { kind: 'video', href: 'https://example.org/v' },
    { kind: 'doi', href: 'https://doi.org/10.1234/ab' },
  ])
})
