import { sample } from '../../tests/setup/editions'
import { languages, type Language } from '../domain/languages'
import { programmeIn } from './programme'
import { scheduleOf } from './schedule'

const read = sample()
const schedule = scheduleOf(read)

type Entry<Title> = { id: string; code: string; title: Title }
type Entries<Title> = { days: { sessions: { talks: Entry<Title>[] }[] }[]; posters: Entry<Title>[] }

const entriesIn = <Title>({ days, posters }: Entries<Title>): Entry<Title>[] => [
  ...days.flatMap((day) => day.sessions.flatMap(({ talks }) => talks)),
  ...posters,
]

test.each(languages)('the programme in %s is that of the schedule, in its words', (language) => {
  const programme = programmeIn(read, language)
  const both = entriesIn(schedule)
  expect(both.length).toBeGreaterThan(50)
  expect(entriesIn(programme).map(({ id, code, title }) => ({ id, code, title }))).toEqual(
    both.map(({ id, code, title }) => ({ id, code, title: title[language] })),
  )
  expect(programme.days.flatMap(({ sessions }) => sessions.map(({ code, title }) => [code, title]))).toEqual(
    schedule.days.flatMap(({ sessions }) => sessions.map(({ code, title }) => [code, title[language]])),
  )
  expect(programme.changes.map(({ item, text }) => [item, text])).toEqual(
    schedule.changes.map(({ item, text }) => [item, text[language]]),
  )
})

test('marks, prizes and the parts of a workshop are in the schedule; a record has the marks of its language', () => {
  const title = { en: 'Cure of *in situ* foams at V~f~', tr: '*Yerinde* köpük' }
  const { data } = read
  const marked = sample({
    posters: data.posters?.map((poster, index) => (index ? poster : { ...poster, title })),
  })
  const { posters, posterAwards, days } = scheduleOf(marked)
  expect(posters[0]).toMatchObject({
    title: { en: 'Cure of in situ foams at Vf', tr: 'Yerinde köpük' },
    markedTitle: title,
  })
  const runsIn = (language: Language) => programmeIn(marked, language).posters[0]?.titleRuns
  expect(runsIn('tr')).toEqual([{ text: 'Yerinde', mark: 'em' }, { text: ' köpük' }])
  expect(runsIn('en')?.map(({ mark }) => mark)).toEqual([undefined, 'em', undefined, 'sub'])
  expect(posterAwards?.prizes).toEqual(data.programme?.posterAwards?.prizes)
  expect(posterAwards?.winners.map(({ code }) => code)).toEqual(data.programme?.posterAwards?.winners)
  const parts = days.flatMap(({ sessions }) => sessions.flatMap((session) => session.parts))
  expect(parts.map(({ start }) => start)).toEqual(
    data.workshop?.days.flatMap(({ sessions }) => sessions.map(({ start }) => start)),
  )
})
