import type { ComponentProps } from 'react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { searchData } from '../../pipeline/domain/search-words'
import { sampleProgramme } from '../../tests/setup/sample-programme'
import { entriesOf } from '../components/programme/entries'
import { favouritesStore, keep } from '../components/programme/favourites'
import * as nowDockFile from '../components/programme/now-dock'
import type { ProgrammeLabels } from '../components/programme/programme-context'
import * as searchIndexFile from '../components/programme/search-index'
import { searchFile } from '../components/programme/use-find'
import { nowFile } from '../components/programme/use-now'
import { EventClockProvider } from '../components/site/use-on-day'
import ProgramTemplate from './program'

/** Every word of the interface is its own key, so that tests can refer to words by their keys. */
const labels = new Proxy({} as ProgrammeLabels, {
  get: (_, key) => ({ results: '{n} results', until: 'until {time}' })[String(key)] ?? String(key),
})
const data = {
  page: { title: 'Programme', lead: null, text: [['p', 'For Presenters']] },
  site: { url: 'https://example.org', offset: 'UTC+3' },
  labels: {
    site: { loadFailed: 'loadFailed' },
    programme: labels,
    prizes: { first: '1st', second: '2nd', third: '3rd', other: '{n}' },
  },
  downloads: { nodes: [] },
  navigation: { nodes: [] },
}

const viewOf = (programme = sampleProgramme) => {
  const props: unknown = { data: { ...data, programme }, pageContext: { language: 'en' } }
  return (
    <EventClockProvider value={[{ from: '2024-01-01T00:00:00.000Z', minutes: 180 }]}>
      <ProgramTemplate {...(props as ComponentProps<typeof ProgramTemplate>)} />
    </EventClockProvider>
  )
}

function show(search = '', programme = sampleProgramme) {
  window.history.replaceState(null, '', `/program${search}`)
  return render(viewOf(programme))
}

/** Shows the programme at a time of the test clock and waits for the dock, whose chunk arrives a moment later. */
async function showAt(now: string) {
  const shown = show(`?now=${now}`)
  await act(async () => {})
  return shown
}

/** Sets whether the window has room for the whole dock. */
const roomy = (matches: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches })
}

beforeEach(() => {
  // In place of the chunks, since the tests run without a bundler.
  jest.spyOn(searchFile, 'load').mockResolvedValue(searchIndexFile)
  jest.spyOn(searchFile, 'words').mockResolvedValue(searchData([sampleProgramme]))
  jest.spyOn(nowFile, 'load').mockClear().mockResolvedValue(nowDockFile)
  localStorage.clear()
  sessionStorage.clear()
  roomy(true)
  favouritesStore.set([])
})
afterEach(() => jest.useRealTimers())

test('a day without sessions is there with its title, because the bar of days links to it', () => {
  const date = { iso: '2025-10-05', day: '5 October', full: 'Sunday, 5 October 2025', weekday: 'Sun' }
  const empty = { date, title: 'Free day', sessions: [] }
  show('', { ...sampleProgramme, days: [...sampleProgramme.days, empty] })
  expect(screen.getByRole('link', { name: 'Sun 5 October' })).toHaveAttribute('href', '#day-2025-10-05')
  const day = screen.getByRole('region', { name: 'Sunday, 5 October 2025' })
  expect(day).toHaveTextContent('Free day')
  expect(within(day).queryByRole('link')).not.toBeInTheDocument()
})

test('with a single day, hall and kind, neither the bar of days nor a filter offers them as a choice', () => {
  const [friday] = sampleProgramme.days
  const sessions = friday!.sessions.filter(({ code }) => code === '6B')
  show('', {
    ...sampleProgramme,
    halls: sampleProgramme.halls.slice(1),
    days: [{ ...friday!, sessions }],
    posters: [],
  })
  expect(screen.getByRole('searchbox', { name: 'search' })).toBeVisible()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'tableOfDays' })).not.toBeInTheDocument()
})

test('the filter by kind offers the kinds that the programme has', () => {
  show()
  const options = within(screen.getByRole('combobox', { name: 'kind' })).getAllByRole('option')
  const kinds = ['all', 'kindInvited', 'kindTalk', 'kindPoster']
  expect(options.map(({ textContent }) => textContent)).toEqual(kinds)
})

test('an edition without talks shows its days, but neither a version nor a search', () => {
  const days = sampleProgramme.days.map((day) => ({ ...day, sessions: [] }))
  show('', { ...sampleProgramme, days, posters: [], changes: [] })
  expect(screen.getByRole('heading', { level: 2, name: 'Friday, 3 October 2025' })).toBeVisible()
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
  expect(screen.queryByText(/^version/)).not.toBeInTheDocument()
  expect(screen.queryByText('mine')).not.toBeInTheDocument()
})

test('what was opened before the site started stays open when the language changes', () => {
  const details = () => screen.getByText('mine', { selector: 'summary' }).closest('details')!
  const built = document.body.appendChild(document.createElement('div'))
  built.innerHTML = renderToString(viewOf())
  details().open = true
  // React warns, in development, that the reader has changed the page before hydration.
  const warning = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { unmount } = render(viewOf(), { container: built, hydrate: true })
  warning.mockRestore()
  unmount()
  built.remove()
  show()
  expect(details()).toHaveAttribute('open')
  details().open = false
  fireEvent(details(), new Event('toggle'))
})

test('what is on and what comes next follow the test clock', async () => {
  jest.useFakeTimers()
  // As the reader last left it.
  sessionStorage.setItem('now-dock', 'open')
  await showAt('2025-10-03T11:29')
  const dock = () => screen.getByRole('complementary', { name: 'nowAndNext' })
  expect(within(dock()).getByRole('link', { name: /11:30.*Woven optical fibres/ })).toBeVisible()
  expect(dock()).toHaveTextContent('11:29 clockZone')
  act(() => jest.advanceTimersByTime(60_000))
  expect(dock()).toHaveTextContent('11:30 clockZone')
  expect(within(dock()).getByRole('link', { name: /until 11:50.*Woven optical fibres/ })).toBeVisible()
})

test('halls are side by side only if a search leaves more than one of them', () => {
  const columns = () =>
    screen.getByRole('heading', { name: 'Session 6B' }).closest('section')?.parentElement?.dataset['halls']
  const { unmount } = show()
  expect(columns()).toBe('2')
  unmount()
  show('?hall=akdeniz')
  expect(columns()).toBeUndefined()
})

test('outside the symposium the code for what is on now is not loaded', async () => {
  await showAt('2025-12-01T11:00')
  expect(nowFile.load).not.toHaveBeenCalled()
})

test('a dock that fails to load is requested again', async () => {
  jest.useFakeTimers()
  jest.mocked(nowFile.load).mockRejectedValueOnce(new Error('Loading chunk failed.'))
  await showAt('2025-10-03T11:29')
  expect(screen.queryByRole('complementary', { name: 'nowAndNext' })).not.toBeInTheDocument()
  await act(async () => jest.advanceTimersByTimeAsync(20_000))
  expect(screen.getByRole('complementary', { name: 'nowAndNext' })).toBeVisible()
})

test('links with the codes of before lead to the talk itself, and those of withdrawn talks to the changes', () => {
  const { container } = show()
  const at = (id: string) => container.querySelector(`[id="${id}"]`)
  expect(at('6B-1')?.closest('li')).toHaveTextContent('Phased-array ultrasound')
  expect(at('phased-array-ultrasound')).toHaveTextContent('Phased-array ultrasound')
  expect(at('withdrawn-talk')?.closest('section')).toBe(at('changes'))
})

test('a calendar can be subscribed to, so that it follows changes, or downloaded', () => {
  show()
  const link = (name: RegExp) => screen.getByRole('link', { name, hidden: true })
  expect(link(/^subscribe.*wholeProgramme$/)).toHaveAttribute(
    'href',
    expect.stringMatching(/^webcal:\/\/[\w.]+\/calendars\/en\/programme\.ics$/),
  )
  expect(link(/^download.*wholeProgramme$/)).toHaveAttribute('href', '/calendars/en/programme.ics')
})

test('choices that are withdrawn or have moved say what, when and where they were', () => {
  const [, session] = entriesOf(sampleProgramme)
  const kept = keep(session!, 'en')
  favouritesStore.set([
    { ...kept, id: 'withdrawn-talk-3f9a', title: 'Withdrawn talk' },
    { ...kept, hall: 'akdeniz', place: 'Akdeniz Hall' },
  ])
  show()
  expect(screen.getByText('Withdrawn talk', { selector: 's' })).toBeInTheDocument()
  expect(screen.getByText('gone')).toBeInTheDocument()
  expect(screen.getByText('moved (3 October 11:10 Akdeniz Hall)')).toBeInTheDocument()
})
