// Choosing, keeping, saving, sharing and following entries.
import { act, renderHook } from '@testing-library/react'
import ICAL from 'ical.js'
import { rowsIn } from '../../../tests/setup/rows'
import { sampleProgramme } from '../../../tests/setup/sample-programme'
import { chosenCalendar } from './calendar-file'
import { entriesOf } from './entries'
import {
  favouritesStore,
  followFavourites,
  keep,
  clashingWith,
  useFavourites,
  type Favourite,
} from './favourites'
import { sharedIds } from './shared-programme'

const entries = entriesOf(sampleProgramme)
const only = (...codes: string[]) => codes.map((wanted) => entries.find(({ code }) => code === wanted)!)
const [first] = only('6A-1')

type Clash = { name: string; one: string; others: string[]; clashing: string[] }

test.each(rowsIn<{ clashes: Clash[] }>('src/components/programme/rows.yaml').clashes)(
  'clashes: $name',
  ({ one, others, clashing }) => {
    expect(clashingWith(only(one)[0]!, only(one, ...others)).map(({ code }) => code)).toEqual(clashing)
  },
)

test('of what is shared, malformed ids are left out, and repetitions count once', () => {
  expect(sharedIds('?mine=2B-3,<b>,erosion-3f9a,2B-3,,%2C')).toEqual(['2B-3', 'erosion-3f9a'])
  expect(sharedIds('?q=fibre')).toEqual([])
})

describe('a programme that has changed since', () => {
  const favourite = keep(first!, 'en')
  const follow = (changes: Partial<Favourite>, of = favourite) =>
    followFavourites([{ ...of, ...changes }], entries, 'en')[0]!
  const posters = keep(only('posters')[0]!, 'en')
  const { place: _, ...before612 } = posters

  const choices = { first: favourite, posters, before: before612 }
  type Followed = { name: string; choice: Partial<Favourite>; of?: keyof typeof choices; found: object }

  test.each(rowsIn<{ followed: Followed[] }>('src/components/programme/rows.yaml').followed)(
    '$name',
    ({ choice, of = 'first', found }) => {
      const { entry, ...followed } = follow(choice, choices[of])
      expect({ ...followed, found: entry?.code }).toMatchObject(found)
    },
  )
})

describe('keeping', () => {
  const mine = (now = entries) => renderHook(() => useFavourites(now, 'en')).result
  /** As another tab leaves it, or an earlier visit. */
  const store = (text: string) =>
    act(() => {
      localStorage.setItem('my-programme', text)
      window.dispatchEvent(new Event('storage'))
    })
  beforeEach(() => act(() => favouritesStore.set([])))

  test('a choice of before there were ids is found by the code that its entry had then', () => {
    const moved = entries.map((entry) => (entry.id === first!.id ? { ...entry, code: '6A-2' } : entry))
    const result = mine(moved)
    store(JSON.stringify([{ ...keep(first!, 'en'), id: undefined, code: '6A-1' }]))
    expect([...result.current.ids]).toEqual([first!.id])
  })
  test.each(['{', '"text"', '[1, {"code": 4}]', 'null'])('%s in the storage is ignored', (text) => {
    const result = mine()
    act(() => result.current.toggle(first!.id))
    store(text)
    expect(result.current).toMatchObject({ list: [], saved: true })
  })
})

test('a calendar program reads the reader’s own programme: places, presenters, links; posters at their session', () => {
  const title =
    'Ömrünü tamamlamış tekne gövdeleri; süperkritik etanolde, yüksek basınçta \\ solvoliz: ığüşöç ığüşöç'
  const chosen = [{ ...first!, title }, ...only('P1')]
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
