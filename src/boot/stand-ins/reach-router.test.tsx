import { act, render, screen } from '@testing-library/react'
import { globalHistory, Location, navigate, Router } from './reach-router'

const Page = ({ location }: { location?: { pathname: string; hash: string } }) => (
  <h1>{`${location?.pathname}${location?.hash}`}</h1>
)

const site = () =>
  render(
    <Location>
      {({ location }) => (
        <Router location={location} id="wrapper">
          <Page />
        </Router>
      )}
    </Location>,
  )

const frame = () => new Promise(requestAnimationFrame)

/** Goes to an address and waits until it is drawn. */
async function go(...to: Parameters<typeof navigate>) {
  const drawn = navigate(...to)
  await act(frame)
  await drawn
}

const shown = () => screen.getByRole('heading').textContent
const wrapper = () => document.getElementById('wrapper')

beforeEach(() => window.history.replaceState(null, '', '/'))

test('draws the page of the address, and the next one in its place', async () => {
  site()
  await go('/venue')
  expect(shown()).toBe('/venue')
  await go('/contact#map')
  expect(shown()).toBe('/contact#map')
  expect(window.location.pathname).toBe('/contact')
})

test('the focus moves to the beginning of another page, but stays put on the same one', async () => {
  site()
  await go('/venue')
  expect(wrapper()).toHaveFocus()
  wrapper()?.blur()
  await go('/venue#map')
  expect(wrapper()).not.toHaveFocus()
})

test('going back shows the previous page, with the key of its visit', async () => {
  site()
  await go('/venue')
  const { key } = globalHistory.location
  await new Promise((resolve) => setTimeout(resolve, 2))
  await go('/contact')
  expect(globalHistory.location.key).not.toBe(key)
  const moved = new Promise((resolve) => globalHistory.listen(resolve))
  await act(async () => {
    window.history.back()
    await moved
    await frame()
  })
  expect(shown()).toBe('/venue')
  expect(globalHistory.location.key).toBe(key)
})

test('a replaced address leaves no trace in the history', async () => {
  site()
  await go('/venue')
  const before = window.history.length
  await go('/contact', { replace: true })
  expect(window.history.length).toBe(before)
  expect(shown()).toBe('/contact')
})

test('a page asked for while another is on its way replaces that one in the history', async () => {
  site()
  await go('/venue')
  const before = window.history.length
  void navigate('/contact')
  await go('/sponsors')
  expect(window.history.length).toBe(before + 1)
  expect(shown()).toBe('/sponsors')
})
