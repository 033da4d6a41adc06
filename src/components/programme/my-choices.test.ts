// Choosing, keeping, sharing and following entries.
import { entriesOf } from './entries'
import { clashing, followFavourites, keep } from './favourites'
import { createFavouritesStore, readFavourites } from './favourites-store'
import { sampleProgramme } from '../../../tests/setup/sample-programme'
import { shareAddress, sharedIds, withoutShared } from './shared-programme'

const entries = entriesOf(sampleProgramme)
const only = (...codes: string[]) => entries.filter(({ code }) => codes.includes(code))
const [first] = only('6A-1')

describe('clashes', () => {
  test('talks at the same time in two halls clash', () => {
    expect([...clashing(only('6A-1', '6B-2', 'lunch')).keys()]).toEqual([
      'out-of-autoclave-structures',
      'woven-optical-fibres',
    ])
  })
  test('back to back, a session with its own talk, and two posters do not', () => {
    expect(clashing(only('6B-1', '6B-2')).size).toBe(0)
    expect(clashing(only('6A', '6A-1')).size).toBe(0)
    expect(clashing(only('P1', 'P2')).size).toBe(0)
  })
})

describe('sharing by link', () => {
  test('ids are written into an address and read back from it', () => {
    const address = shareAddress('https://example.org/program', ['erosion-3f9a', '2B'])
    expect(address).toBe('https://example.org/program?mine=erosion-3f9a,2B')
    expect(sharedIds(new URL(address).search)).toEqual(['erosion-3f9a', '2B'])
  })
  test('malformed ones are left out, repetitions count once', () => {
    expect(sharedIds('?mine=2B-3,<b>,2B-3,,%2C')).toEqual(['2B-3'])
    expect(sharedIds('?q=fibre')).toBeNull()
    expect(sharedIds('?mine=')).toBeNull()
  })
  test('the rest of the address stays', () => {
    expect(withoutShared('?mine=2B-3&q=fibre')).toBe('?q=fibre')
    expect(withoutShared('?mine=2B-3')).toBe('')
  })
})

describe('a programme that has changed since', () => {
  const favourite = keep(first!, 'en')
  test('nothing is reported while all is as it was', () => {
    expect(followFavourites([favourite], entries, 'en')[0]).toMatchObject({
      entry: first,
      moved: false,
      renamed: false,
    })
  })
  test('another time or hall is a move', () => {
    expect(followFavourites([{ ...favourite, startsAt: 0 }], entries, 'en')[0]).toMatchObject({ moved: true })
    expect(followFavourites([{ ...favourite, hall: 'akdeniz' }], entries, 'en')[0]).toMatchObject({
      moved: true,
    })
  })
  test('so is another place outside the halls, of which only the name is known', () => {
    const moved = (place: string | undefined, language = 'en') => {
      const { place: _, ...rest } = keep(only('posters')[0]!, 'en')
      return followFavourites([{ ...rest, ...(place && { place }) }], entries, language)[0]?.moved
    }
    expect(moved('Terrace')).toBe(true)
    expect(moved('Foyer')).toBe(false)
    // Chosen in the other language, or before version 6.12, which first stored places.
    expect(moved('Fuaye', 'tr')).toBe(false)
    expect(moved(undefined)).toBe(false)
    // A hall that has only been renamed.
    expect(followFavourites([{ ...favourite, place: 'Ege Hall' }], entries, 'en')[0]?.moved).toBe(false)
  })
  test('a withdrawn entry stays, with the title its owner saw', () => {
    const [gone] = followFavourites(
      [{ ...favourite, id: 'withdrawn-talk', title: 'Withdrawn' }],
      entries,
      'en',
    )
    expect(gone).toMatchObject({ entry: null, favourite: { title: 'Withdrawn' } })
  })
  test('a choice of before there were ids is found by the code that its entry had then', () => {
    const [old] = readFavourites(JSON.stringify([{ ...favourite, id: undefined, code: '6A-1' }]))
    const moved = entries.map((entry) => (entry.id === favourite.id ? { ...entry, code: '6A-2' } : entry))
    expect(followFavourites([old!], moved, 'en')[0]?.entry?.id).toBe(favourite.id)
  })
  test('titles in the other language are not compared', () => {
    expect(
      followFavourites([{ ...favourite, title: 'Otoklavsız', language: 'tr' }], entries, 'en')[0],
    ).toMatchObject({
      renamed: false,
      entry: { id: favourite.id },
    })
  })
})

describe('keeping', () => {
  beforeEach(() => localStorage.clear())

  test('choices are still there later', () => {
    createFavouritesStore(() => localStorage).set([keep(first!, 'en')])
    expect(createFavouritesStore(() => localStorage).get()).toEqual([keep(first!, 'en')])
  })
  test('with a full or forbidden storage, choices work but are not remembered', () => {
    const store = createFavouritesStore(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    store.set([keep(first!, 'en')])
    expect(store.get()).toHaveLength(1)
    expect(store.isSaved()).toBe(false)
  })
  test.each(['{', '"text"', '[1, {"code": 4}]', null])('%s in the storage is ignored', (text) => {
    expect(readFavourites(text)).toEqual([])
  })
})
