import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Languages } from '../../language/shown-page'
import { rowsIn } from '../../../tests/setup/rows'
import { EventClockProvider } from '../site/use-on-day'
import { dateStates } from './date-state'
import { KeyDates } from './key-dates'

type Dates = Parameters<typeof dateStates>[0]
type Tables = {
  edition: Dates
  states: Record<string, string[]>
  longDeadline: Dates
  statesOfLong: Record<string, string[]>
  timeline: Queries.KeyDatesFragment
}
const tables = rowsIn<Tables>('src/components/key-dates/key-dates.yaml')
const { timeline: data } = tables

test.each(Object.entries(tables.states))('the states of the key dates on %s', (today, states) => {
  expect(dateStates(tables.edition, today)).toEqual(states)
})

test.each(Object.entries(tables.statesOfLong))(
  'a deadline of several days is open until the last: %s',
  (today, states) => {
    expect(dateStates(tables.longDeadline, today)).toEqual(states)
  },
)

beforeEach(() => jest.useFakeTimers({ now: new Date('2025-06-10T09:00:00Z') }))
afterEach(() => jest.useRealTimers())

const items = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('is built without states, and shows those of today in İstanbul once the site has started', () => {
  const built = document.createElement('div')
  document.body.append(built)
  const timeline = (
    <EventClockProvider value={[{ from: '2024-01-01T00:00:00.000Z', minutes: 180 }]}>
      <KeyDates data={data} />
    </EventClockProvider>
  )
  built.innerHTML = renderToString(timeline)
  const [first, symposium] = ['6 June 2025Abstract submission', '2–4 October 2025Symposium']
  expect(items()).toEqual([first, symposium])
  // In İstanbul it is the next day.
  jest.setSystemTime(new Date('2025-06-06T21:30:00Z'))
  act(() => void render(timeline, { container: built, hydrate: true }))
  expect(items()).toEqual([`${first}Closed`, `${symposium}Next`])
  jest.setSystemTime(new Date('2025-10-10T09:00:00Z'))
  act(() => void jest.advanceTimersByTime(60_000))
  expect(items()).toEqual([`${first}Closed`, symposium])
  built.remove()
})

test('days in different months are written in full, each with a machine-readable date', () => {
  const [, symposium] = data.keyDates.nodes
  const days = { ...symposium!, ends: { iso: '2025-11-01', text: '1 November 2025' } }
  const { container } = render(<KeyDates data={{ ...data, keyDates: { nodes: [days] } }} />)
  expect(items()[0]).toMatch(/^2 October 2025 – 1 November 2025/)
  expect([...container.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([
    '2025-10-02',
    '2025-11-01',
  ])
})

test('follows the language of the page until its own toggle is pressed, and keeps its own from then on', () => {
  const { keyDates, otherKeyDates } = data
  const inTurkish = { ...data, keyDates: otherKeyDates, otherKeyDates: keyDates }
  /** What is shown when the page is toggled, which mounts its contents again, and after a press on the timeline's own toggle. */
  const eventIn = (shown: 'en' | 'tr', press = false) => {
    const acts = { toggle: jest.fn(), prefetch: jest.fn() }
    const page = { urlLanguage: 'en', otherPath: '/tr', shown, ...acts } as const
    const { unmount } = render(
      <Languages.Provider value={page}>
        <KeyDates data={shown === 'en' ? data : inTurkish} />
      </Languages.Provider>,
    )
    if (press) fireEvent.click(screen.getByRole('button'))
    const language = document.querySelector('section')?.lang
    const event = [language, screen.getByRole('button').textContent, items()[0]]
    unmount()
    return event
  }
  const english = ['en', 'TR', '6 June 2025Abstract submissionClosed']
  const turkish = ['tr', 'EN', '6 June 2025Bildiri özetlerinin gönderilmesiClosed']
  expect(eventIn('en')).toEqual(english)
  expect(eventIn('tr')).toEqual(turkish)
  expect(eventIn('tr', true)).toEqual(english)
  expect(eventIn('en')).toEqual(english)
  expect(eventIn('en', true)).toEqual(turkish)
  expect(eventIn('tr')).toEqual(turkish)
})
