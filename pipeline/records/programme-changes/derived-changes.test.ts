import { inBothLanguages, sentence } from '../../messages/render'
import { merged, patternOf, rowsIn } from '../../../tests/setup/rows'
import { dataWithoutIds, sample, withTalks, type Talks } from '../../../tests/setup/editions'
import type { EditionData } from '../../schemas'
import { changeList } from './change-list'
import { derivedChanges } from './derived-changes'
import { release } from './release'
import { keyOf, releasedScheduleOf, type ReleasedSchedule } from './released-schedule'
import { scheduleSnapshot } from '../talk-ids'

type Programme = Pick<EditionData, 'programme' | 'sessions' | 'posters'>
type Session = EditionData['sessions'][number]

const data = dataWithoutIds()
const before = scheduleSnapshot(data)
const last: ReleasedSchedule = { ...before, changes: [], withdrawn: [], codes: {}, calendar: {} }
const next = { ...data.programme, version: data.programme.version + 1, released: '2025-09-29', changes: [] }

/** The next version of the programme, with these sessions and posters. */
const version = (sessions: Session[], posters = data.posters): Programme => ({
  programme: next,
  sessions,
  posters,
})
const with2B = (fields: Partial<Session>) =>
  data.sessions.map((one) => (one.code === '2B' ? { ...one, ...fields } : one))
const of2B = (change: (talks: Talks) => Talks) => version(withTalks(data.sessions, '2B', change))

/** Changes with the codes that people read in place of ids. */
function derived(now: Programme, old: Programme = data) {
  const released = scheduleSnapshot(old)
  const current = scheduleSnapshot(now, released)
  const codes = new Map([...released.items, ...current.items].map((item) => [keyOf(item), item.code]))
  return derivedChanges(released, current).map(({ session: _, ...change }) => ({
    ...change,
    item: codes.get(change.item) ?? '',
  }))
}
const reported = (now: Programme, old?: Programme) =>
  derived(now, old).map(({ kind, item, text }) => `${kind} ${item}: ${text.en}`)

const { talks } = data.sessions.find(({ code }) => code === '2B')!
const talk: Talks[number] = {
  title: { en: 'A new talk', tr: 'Yeni bir bildiri' },
  kind: 'talk',
  presenters: [{ name: 'Yeni Konuşmacı' }],
  authors: [],
}
const asPoster = version(of2B((all) => all.toSpliced(1, 1)).sessions, [
  ...data.posters,
  { ...data.posters[0]!, number: 99, title: talks[1]!.title, presenters: talks[1]!.presenters },
])

test('a new talk is reported with its time and hall, in both languages, on the day of the release', () => {
  expect(derived(of2B((all) => [...all, talk]))).toEqual([
    {
      date: '2025-09-29',
      kind: 'added',
      item: '2B-5',
      text: {
        en: 'New talk: “A new talk”, 2 October, 14:50, Akdeniz Hall.',
        tr: 'Yeni bildiri: “Yeni bir bildiri”, 2 Ekim, 14:50, Akdeniz Salonu.',
      },
    },
  ])
})

type Row = { name: string; before?: object; now: object; reported: string[] }

test.each(rowsIn<{ changes: Row[] }>('pipeline/records/programme-changes/derived-changes.yaml').changes)(
  '$name',
  ({ before: old = {}, now, reported: lines }) => {
    const released = merged(data, old)
    expect(reported(merged({ ...released, programme: next }, now), released)).toEqual(
      lines.map((line) => expect.stringMatching(patternOf(line)) as string),
    )
  },
)

test('if a withdrawn poster renumbers all later ones, that is reported as one change', () => {
  const left = data.posters.filter(({ number }) => number !== 2)
  const renumbered = left.map((poster, at) => ({ ...poster, number: at + 1 }))
  expect(reported(version(data.sessions, renumbered.toReversed()))).toEqual([
    `changed P2: ${left.length - 1} posters have new numbers (P2 to P${left.length}).`,
    expect.stringMatching(/^cancelled P2: Withdrawn/),
  ])
})

test('a talk that becomes a poster, and the reverse, are reported as that', () => {
  expect(reported(asPoster).filter((line) => !line.startsWith('moved'))).toEqual([
    'changed P99: “Leading-edge erosion in sand-laden Aegean winds”: poster P99 (previously: talk, 2 October, 13:50, Akdeniz Hall).',
  ])
  const back = derived({ ...data, programme: next }, asPoster)
  expect(back.filter(({ kind }) => kind !== 'moved').map(({ text }) => text.tr)).toEqual([
    '“Kum taşıyan Ege rüzgârlarında hücum kenarı aşınması”: bildiri, 2 Ekim, 13:50, Akdeniz Salonu (önceki: poster P99).',
  ])
})

test('a talk that moves and is given a second time is moved once and new once', () => {
  const repeated = data.sessions.find(({ code }) => code === '6B')!.talks[0]!
  const without = withTalks(data.sessions, '6B', ([, ...others]) => others)
  const twice = ['2B', '7B'].reduce((all, code) => withTalks(all, code, (own) => [...own, repeated]), without)
  const title = typeof repeated.title === 'string' ? repeated.title : repeated.title.en
  const changes = derived(version(twice)).filter(({ text }) => text.en.includes(title))
  expect(changes.map(({ kind, item }) => `${kind} ${item.split('-')[0]}`)).toEqual(['moved 2B', 'added 7B'])
})

test('the sample calls no session cancelled that takes place', () => {
  const codes = data.sessions.map(({ code }) => code)
  const cancelled = changeList(sample({})).filter(({ kind }) => kind === 'cancelled')
  expect(cancelled.filter(({ item }) => codes.includes(item))).toEqual([])
})

describe('the list of changes', () => {
  const released = JSON.stringify({ ...before, changes: [] })
  const sessions = with2B({ hall: 'anadolu', start: '08:00', talks: [...talks, talk] })
  const list = (changes: EditionData['programme']['changes'], now = sessions) =>
    changeList(sample({ released, sessions: now, programme: { ...next, changes } }))

  test('an organiser’s change stays with its talk, which may have another code since', () => {
    const swapped = of2B(([first, second, ...rest]) => [second!, first!, ...rest]).sessions
    const written = { kind: 'changed' as const, item: '2B-2', text: 'A new abstract' }
    const changes = [
      { ...written, date: next.released },
      { ...written, date: before.released },
      { ...written, date: next.released, kind: 'cancelled' as const },
    ]
    const byHand = list(changes, swapped).filter(({ text }) => text.en === written.text)
    expect(byHand.map(({ item, name }) => `${name.en} ${item}`)).toEqual([
      expect.stringMatching(/^2B-2 wrinkles-in-thick-/),
      expect.stringMatching(/^2B-1 leading-edge-erosion-/),
      expect.stringMatching(/^2B-1 leading-edge-erosion-/),
    ])
  })

  test('reports nothing twice: an organiser’s own words take precedence', () => {
    const written = { date: '2025-09-28', kind: 'moved' as const, item: '2B', text: 'Now in Anadolu Hall' }
    expect(list([written]).map(({ text }) => text.en)).toEqual([
      'New talk: “A new talk”, 2 October, 09:20, Anadolu Hall.',
      'Now in Anadolu Hall',
    ])
    expect(list([{ ...written, date: '2025-09-01' }]).map(({ kind, name }) => `${kind} ${name.en}`)).toEqual([
      'moved 2B',
      'added 2B-5',
      'moved 2B',
    ])
  })
})

describe('releasing', () => {
  const changed = scheduleSnapshot(version(with2B({ hall: 'anadolu' })))
  const kept = (...call: Parameters<typeof release>) => {
    const result = release(...call)
    return result.outcome === 'released' ? result.file : undefined
  }

  test('a changed programme under an old version or an earlier date is refused, in both languages', () => {
    const { outcome, message } = release({ ...changed, version: before.version }, last, [])
    const said = inBothLanguages(message)
    expect(outcome).toBe('refused')
    expect(said.en).toContain(`Write version: ${before.version + 1}`)
    expect(said.tr).toContain(`version: ${before.version + 1}`)
    const early = release({ ...changed, released: '2025-01-01' }, last, [])
    expect(sentence(early.message, 'en')).toContain('2025-01-01')
  })

  test('an unchanged programme needs no release, even compared with its file, which once did not mark pauses', () => {
    const items = before.items.map(({ pause: _, ...item }) => item)
    expect(release(before, { ...last, items }, []).outcome).toBe('unchanged')
    const readBack = releasedScheduleOf(sample({ released: JSON.stringify(last) }))
    expect(readBack && derivedChanges(readBack, before)).toEqual([])
  })

  test('a derived change that is also written by hand is not kept for later releases', () => {
    const written = { date: '2025-09-29', kind: 'moved' as const, item: '2B', text: 'By hand' }
    expect(kept(changed, last, [written])?.changes).toEqual([])
  })

  test('filling an empty programme makes no list of changes, even after its release', () => {
    const filled = scheduleSnapshot(of2B(() => Array.from({ length: 60 }, () => talk)))
    expect(kept(filled, last, [])?.changes.map(({ kind }) => kind)).not.toContain('added')
  })
})
