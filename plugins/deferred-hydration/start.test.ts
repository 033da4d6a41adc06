import { PRESS_TIMEOUT, START_DELAY, start } from './start'

const started = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const form = () => document.querySelector('form')!
const press = () => form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
/** What the shell does once every handler is in place. */
async function siteStarts() {
  document.documentElement.dataset['started'] = ''
  await Promise.resolve()
}

function openPage() {
  document.head.innerHTML = ''
  document.body.innerHTML =
    '<main id="main"><form data-waits-for-start action="/tr"><button>TR</button></form></main>'
  delete document.documentElement.dataset['started']
  HTMLFormElement.prototype.submit = jest.fn()
  HTMLFormElement.prototype.requestSubmit = jest.fn()
  const self = document.createElement('script')
  document.body.append(self)
  const build = { webpackCompilationHash: 'c0ffee', scripts: ['/a.js', '/b.js'] }
  const page = { ...build, pagePath: '/venue', pageData: { path: '/venue' } }
  self.insertAdjacentHTML('afterend', `<script type="application/json">${JSON.stringify(page)}</script>`)
  start(self)
}

beforeEach(() => {
  jest.useFakeTimers()
  openPage()
})

afterEach(() => {
  // Uses up the listeners for a first touch that the test has left behind.
  dispatchEvent(new Event('keydown'))
  document.documentElement.dataset['started'] = ''
  jest.useRealTimers()
})

test('a page that takes long to load is at rest only after it has loaded', () => {
  dispatchEvent(new Event('keydown'))
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  openPage()
  jest.advanceTimersByTime(60_000)
  expect(started()).toEqual([])
  dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(START_DELAY + 100)
  expect(started()).toEqual(['/a.js', '/b.js'])
  state.mockRestore()
})

test('a touch before the page has been parsed starts nothing until it has', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  dispatchEvent(new Event('touchstart'))
  expect(started()).toEqual([])
  state.mockRestore()
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(started()).toEqual(['/a.js', '/b.js'])
})

test.each(['pointerdown', 'touchstart', 'keydown'])('a first %s starts them at once, only once', (name) => {
  dispatchEvent(new Event(name))
  dispatchEvent(new Event(name))
  expect(started()).toEqual(['/a.js', '/b.js'])
})

test('an early press of the language button is carried out once the site has started', async () => {
  expect(press()).toBe(false)
  expect(started()).toEqual(['/a.js', '/b.js'])
  jest.advanceTimersByTime(500)
  expect(document.querySelector('main')).toHaveAttribute('aria-busy', 'true')
  await siteStarts()
  expect(document.querySelector('main')).not.toHaveAttribute('aria-busy')
  expect(HTMLFormElement.prototype.requestSubmit).toHaveBeenCalledTimes(1)
  expect(press()).toBe(true)
})

test('a second early press takes back the first', async () => {
  press()
  press()
  await siteStarts()
  expect(HTMLFormElement.prototype.requestSubmit).not.toHaveBeenCalled()
})

test.each([
  ['a bundle fails to load', () => document.head.querySelector('script')!.dispatchEvent(new Event('error'))],
  ['the site takes too long to start', () => jest.advanceTimersByTime(PRESS_TIMEOUT)],
])('if %s, the button goes to the other address', (_, happens) => {
  press()
  happens()
  expect(HTMLFormElement.prototype.submit).toHaveBeenCalledTimes(1)
  expect(press()).toBe(true)
})

test.each([
  ['the site’s own scripts', () => document.head.querySelectorAll('script')],
  [
    'only the page’s',
    () => (Object.assign(window, { ___loader: {} }), document.head.querySelectorAll('script')),
  ],
])('if %s fail to load, the message appears unless the site’s own can report it', (what, scripts) => {
  document.body.insertAdjacentHTML('beforeend', '<p id="load-failure" hidden>Loading chunk failed.</p>')
  dispatchEvent(new Event('keydown'))
  scripts().forEach((script) => script.dispatchEvent(new Event('error')))
  const message = document.getElementById('load-failure')
  if (what === 'only the page’s') expect(message).not.toBeVisible()
  else expect(message).toBeVisible()
  delete window.___loader
})

test('other forms are left alone', () => {
  form().removeAttribute('data-waits-for-start')
  expect(press()).toBe(true)
})
