import { dataWithoutIds, sample } from '../../../tests/setup/editions'
import type { EditionData } from '../../schemas'
import { changeList } from './change-list'
import { derivedChanges } from './derived-changes'
import { release } from './release'
import { keyOf, releasedScheduleOf, type ReleasedSchedule, type ScheduleSnapshot } from './released-schedule'
import { scheduleSnapshot } from '../talk-ids'

type Session = EditionData['sessions'][number]

const data = dataWithoutIds()
const before = scheduleSnapshot(data)
const last: ReleasedSchedule = { ...before, changes: [], withdrawn: [], codes: {} }
const next = { ...data.programme, version: data.programme.version + 1, released: '2025-09-29', changes: [] }

/** The programme with one session replaced. */
const withSession = (code: string, change: (session: Session) => Session) => ({
  programme: next,
  sessions: data.sessions.map((session) => (session.code === code ? change(session) : session)),
  posters: data.posters,
})
const withTalks = (change: (talks: Session['talks']) => Session['talks']) =>
  withSession('2B', (session) => ({ ...session, talks: change(session.talks) }))
const withSessions = (change: (sessions: Session[]) => Session[]) => ({
  programme: next,
  sessions: change(data.sessions),
  posters: data.posters,
})
type Programme = Parameters<typeof scheduleSnapshot>[0]

/** Changes with the codes that people read in place of ids. */
function changesBetween(old: ScheduleSnapshot, programme: Programme) {
  const now = scheduleSnapshot(programme, old)
  const codes = new Map([...old.items, ...now.items].map((item) => [keyOf(item), item.code]))
  return derivedChanges(old, now).map(({ session: _, ...change }) => ({
    ...change,
    item: codes.get(change.item) ?? '',
  }))
}
const derived = (after: Programme) => changesBetween(before, after)
const reported = (after: Parameters<typeof scheduleSnapshot>[0]) =>
  derived(after).map(({ kind, item, text }) => `${kind} ${item}: ${text.en}`)
const talk = {
  title: { en: 'A new talk', tr: 'Yeni bir bildiri' },
  kind: 'talk' as const,
  presenters: [{ name: 'Yeni Konuşmacı' }],
  authors: [],
}

test('a new talk is reported with its time and hall, in both languages, on the day of the release', () => {
  expect(derived(withTalks((talks) => [...talks, talk]))).toEqual([
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

test.each<[string, Programme, string[]]>([
  [
    'a session that moves to another hall is reported once, without its talks',
    withSession('2B', (session) => ({ ...session, hall: 'anadolu', start: '13:40' })),
    [
      'moved 2B: “Wind turbine blades”: 2 October, 13:40, Anadolu Hall (previously: 2 October, 13:30, Akdeniz Hall).',
    ],
  ],
  [
    'renaming a hall moves nobody',
    {
      ...data,
      programme: { ...next, halls: next.halls.map((hall) => ({ ...hall, name: 'Ege' })) },
    },
    [],
  ],
  [
    'a cancelled talk is reported, and so are the talks that move up',
    withTalks((talks) => talks.toSpliced(2, 1)),
    [
      'moved 2B-3: “Lowering the rejection rate of infused blade roots: a year on the shop floor”: 2 October, 14:10, Akdeniz Hall (previously: 2 October, 14:30, Akdeniz Hall).',
      'cancelled 2B-3: “Adhesive bond lines of sixty-metre blades: thickness, voids and fatigue” has been cancelled.',
    ],
  ],
  [
    'a talk with a new title is not a new talk',
    withTalks((talks) => talks.with(1, { ...talks[1]!, title: 'Erosion, measured' })),
    [
      'changed 2B-2: New title: “Erosion, measured” (previously: “Leading-edge erosion in sand-laden Aegean winds”).',
    ],
  ],
  [
    'adding a translation is not a new title',
    withTalks((talks) =>
      talks.with(2, { ...talks[2]!, title: { en: String(talks[2]!.title), tr: 'Yapıştırma hatları' } }),
    ),
    [],
  ],
  [
    'a removed session is reported as cancelled once',
    withSessions((sessions) => sessions.filter(({ code }) => code !== '2B')),
    ['cancelled 2B: “Wind turbine blades” has been cancelled.'],
  ],
  [
    'a new session is reported once',
    withSessions((sessions) => [
      ...sessions,
      { ...sessions.find(({ code }) => code === '2B')!, code: '9Z', title: 'Blades', talks: [talk] },
    ]),
    ['added 9Z: New session: “Blades”, 2 October, 13:30, Akdeniz Hall.'],
  ],
  [
    'coffee breaks are never reported, whether cancelled, moved or new',
    withSessions((sessions) => [
      ...sessions.flatMap((session) => {
        if (session.code === 'coffee-1') return { ...session, code: 'tea', date: '2025-10-04' }
        return session.code === 'coffee-2' ? { ...session, start: '07:00', end: '07:20' } : session
      }),
    ]),
    [],
  ],
])('%s', (_, after, lines) => {
  expect(reported(after)).toEqual(lines)
})

test('a talk with other presenters is reported; a corrected name or a second presenter is not', () => {
  const givenBy = (...names: string[]) =>
    reported(
      withTalks((talks) => talks.with(0, { ...talks[0]!, presenters: names.map((name) => ({ name })) })),
    )
  const [was = ''] = data.sessions
    .find(({ code }) => code === '2B')!
    .talks[0]!.presenters.map(({ name }) => name)
  expect(givenBy('Yeni Konuşmacı')).toEqual([
    expect.stringMatching(/^changed 2B-1: “Wrinkles.*”: presented by Yeni Konuşmacı \(previously: .+\)\.$/),
  ])
  expect(givenBy(was, 'Yeni Konuşmacı')).toEqual([])
  expect(givenBy(`Dr. ${was.slice(0, -1)}`)).toEqual([])
})

describe('a talk whose title was still to be announced', () => {
  const open = (name: string) => ({
    title: { en: 'Title to be announced', tr: 'Başlık duyurulacak' },
    kind: 'talk' as const,
    presenters: [{ name }],
    authors: [],
  })
  const reportedSince = (talks: Session['talks'], now: Session['talks']) =>
    changesBetween(
      scheduleSnapshot(withTalks(() => talks)),
      withTalks(() => now),
    ).map(({ kind, item }) => `${kind} ${item}`)

  test('gets its title and presenter without counting as cancelled', () => {
    expect(reportedSince([open('TBA'), open('TBA')], [talk, open('TBA')])).toEqual(['changed 2B-1'])
  })
  test('is cancelled if nothing takes its place', () => {
    expect(reportedSince([open('TBA'), open('TBA')], [open('TBA')])).toEqual(['cancelled 2B-2'])
  })
})

test('a file of an earlier release that does not mark pauses still counts as the same programme', () => {
  const items = before.items.map(({ pause: _, ...item }) => item)
  expect(release(before, { ...last, items }, []).outcome).toBe('unchanged')
})

test('posters: new title, new board, withdrawn', () => {
  const [first, second, third, ...others] = data.posters
  if (!first || !second || !third) throw new Error('The sample has too few posters.')
  const posters = [{ ...first, title: 'Another title' }, { ...second, number: 99 }, ...others]
  expect(derived({ ...data, programme: next, posters }).map(({ kind, item }) => `${kind} ${item}`)).toEqual([
    `changed P${first.number}`,
    'changed P99',
    `cancelled P${third.number}`,
  ])
})

test('if a withdrawn poster renumbers all later ones, that is reported as one change', () => {
  const posters = data.posters
    .filter(({ number }) => number !== 2)
    .map((poster) => (poster.number! > 2 ? { ...poster, number: poster.number! - 1 } : poster))
    .reverse()
  const changes = derived({ ...data, programme: next, posters })
  expect(changes.map(({ kind, item, text }) => `${kind} ${item}: ${text.en} / ${text.tr}`)).toEqual([
    `changed P2: ${posters.length - 1} posters have new numbers (P2 to P${posters.length}). / ${posters.length - 1} posterin numarası değişti (P2 ile P${posters.length} arası).`,
    expect.stringMatching(/^cancelled P2: “Rosin-based/),
  ])
})

describe('posters of two poster sessions', () => {
  const first = data.sessions.find(({ kind }) => kind === 'poster')
  if (!first) throw new Error('The sample has no poster session.')
  const second = { ...first, code: 'posters-2', date: '2025-10-04', place: 'Foyer 2' }
  const shown = (posters: typeof data.posters, later = second) => ({
    programme: next,
    sessions: [...data.sessions, later],
    posters,
  })
  const moved = data.posters.map((poster, index) =>
    index === 0 ? { ...poster, session: 'posters-2' } : poster,
  )
  const since = (old: Parameters<typeof scheduleSnapshot>[0], now: Parameters<typeof scheduleSnapshot>[0]) =>
    changesBetween(scheduleSnapshot(old), now).map(({ item, text }) => `${item}: ${text.en}`)

  test('one that goes to the other session is reported as moved', () => {
    expect(since(shown(data.posters), shown(moved))).toEqual([
      'P1: “Cure monitoring of epoxy films with a low-cost dielectric sensor”: 4 October, 17:30, Foyer 2 (previously: 3 October, 17:30, Foyer).',
    ])
  })
  test('those of a session that moves are not reported one by one', () => {
    expect(since(shown(moved), shown(moved, { ...second, start: '17:45' }))).toEqual([
      'posters-2: “Poster session”: 4 October, 17:45, Foyer 2 (previously: 4 October, 17:30, Foyer 2).',
    ])
  })
})

test('a talk that becomes a poster, and the reverse, are told as that', () => {
  const { title, presenters } = data.sessions.find(({ code }) => code === '2B')!.talks[1]!
  const poster = { ...data.posters[0]!, number: 99, title, presenters }
  const without = withTalks((talks) => talks.toSpliced(1, 1))
  const after = { ...without, posters: [...data.posters, poster] }
  expect(reported(after).filter((line) => !line.startsWith('moved'))).toEqual([
    'changed P99: “Leading-edge erosion in sand-laden Aegean winds”: poster P99 (previously: talk, 2 October, 13:50, Akdeniz Hall).',
  ])
  const back = changesBetween(scheduleSnapshot(after), { ...data, programme: next })
  expect(back.filter(({ kind }) => kind !== 'moved').map(({ text }) => text.tr)).toEqual([
    '“Kum taşıyan Ege rüzgârlarında hücum kenarı aşınması”: bildiri, 2 Ekim, 13:50, Akdeniz Salonu (önceki: poster P99).',
  ])
})

test('a talk that moves and is given a second time is moved once and new once', () => {
  const repeated = data.sessions.find(({ code }) => code === '6B')!.talks[0]!
  const moved = data.sessions.map((session) => {
    if (session.code === '6B') return { ...session, talks: session.talks.slice(1) }
    return ['2B', '7B'].includes(session.code) ? { ...session, talks: [...session.talks, repeated] } : session
  })
  const told = derived({ ...data, programme: next, sessions: moved }).filter(({ text }) =>
    text.en.includes(typeof repeated.title === 'string' ? repeated.title : repeated.title.en),
  )
  expect(told.map(({ kind, item }) => `${kind} ${item.split('-')[0]}`)).toEqual(['moved 2B', 'added 7B'])
})

describe('the list of changes', () => {
  const released = JSON.stringify({ ...before, changes: [] })
  const sessions = withSession('2B', (session) => ({
    ...session,
    hall: 'anadolu',
    start: '08:00',
    talks: [...session.talks, talk],
  })).sessions
  const list = (changes: EditionData['programme']['changes']) =>
    changeList(sample({ released, sessions, programme: { ...next, changes } }))

  test('joins hand-written and derived changes', () => {
    const written = {
      date: '2025-09-23',
      kind: 'changed' as const,
      item: 'P12',
      text: { en: 'By hand', tr: 'Elle' },
    }
    expect(list([written]).map(({ kind, name, date }) => `${date} ${kind} ${name.en}`)).toEqual([
      '2025-09-29 moved 2B',
      '2025-09-29 added 2B-5',
      '2025-09-23 changed P12',
    ])
    expect(list([written]).at(-1)?.text.tr).toBe('Elle')
  })

  test('an organiser’s change stays with its talk, which may have another code since', () => {
    const swapped = withTalks(([first, second, ...rest]) => [second!, first!, ...rest])
    const written = { kind: 'changed' as const, item: '2B-2', text: 'A new abstract' }
    const changes = [
      { ...written, date: next.released },
      { ...written, date: before.released },
      { ...written, date: next.released, kind: 'cancelled' as const },
    ]
    const told = changeList(sample({ released, ...swapped, programme: { ...next, changes } }))
    expect(
      told.filter(({ text }) => text.en === written.text).map(({ item, name }) => `${name.en} ${item}`),
    ).toEqual([
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
    const older = { ...written, date: '2025-09-01' }
    expect(list([older])).toHaveLength(3)
  })
})

describe('releasing', () => {
  const changed = scheduleSnapshot(withSession('2B', (session) => ({ ...session, hall: 'anadolu' })))

  test('a changed programme under an old version is refused, in both languages', () => {
    const result = release({ ...changed, version: before.version }, last, [])
    expect(result.outcome).toBe('refused')
    expect(result.message.en).toContain(`Write version: ${before.version + 1}`)
    expect(result.message.tr).toContain(`version: ${before.version + 1}`)
  })

  test('a date before the last release is refused', () => {
    expect(release({ ...changed, released: '2025-01-01' }, last, []).message.en).toContain('2025-01-01')
  })

  test('an unchanged programme needs no release, even when compared with its file', () => {
    expect(release(before, last, []).outcome).toBe('unchanged')
    const readBack = releasedScheduleOf(sample({ released: JSON.stringify(last) }))
    expect(readBack && derivedChanges(readBack, before)).toEqual([])
  })

  test('derived changes are kept for later releases, except those also written by hand', () => {
    const result = release(changed, last, [])
    expect(
      result.outcome === 'released' && result.file.changes.map(({ kind, item }) => `${kind} ${item}`),
    ).toEqual(['moved 2B'])
    const byHand = release(changed, last, [{ date: '2025-09-29', kind: 'moved', item: '2B', text: 'Told' }])
    expect(byHand.outcome === 'released' && byHand.file.changes).toEqual([])
    const read = sample({
      programme: next,
      sessions: withSession('2B', (session) => ({ ...session, hall: 'anadolu' })).sessions,
      released: JSON.stringify(result.outcome === 'released' && result.file),
    })
    expect(changeList(read).map(({ item }) => item)).toEqual(['2B'])
  })

  test('filling an empty programme makes no list of changes, even after its release', () => {
    const filled = withTalks(() => Array.from({ length: 60 }, () => talk))
    const result = release(scheduleSnapshot(filled), last, [])
    expect(result.outcome === 'released' && result.file.changes.map(({ kind }) => kind)).not.toContain(
      'added',
    )
  })
})
