import { PRESS_TIMEOUT, START_DELAY, start } from './start'

const started = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const press = () =>
  document
    .querySelector('form')!
    .dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

function openPage() {
  document.head.innerHTML = ''
  document.body.innerHTML =
    '<main id="main"><form data-waits-for-start action="/tr"><button>TR</button></form></main>'
  delete document.documentElement.dataset['started']
  HTMLFormElement.prototype.submit = jest.fn()
  HTMLFormElement.prototype.requestSubmit = jest.fn()
  const self = document.createElement('script')
  document.body.append(self)
  const page = {
    pagePath: '/venue',
    webpackCompilationHash: 'c0ffee',
    scripts: ['/a.js', '/b.js'],
    pageData: { path: '/venue' },
  }
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

test('nothing is fetched until the page is at rest', () => {
  jest.advanceTimersByTime(START_DELAY - 1)
  expect(started()).toEqual([])
})

test('once at rest, the bundles load in order, and Gatsby’s runtime finds what it reads', () => {
  jest.advanceTimersByTime(START_DELAY + 100)
  expect(started()).toEqual(['/a.js', '/b.js'])
  expect(window).toMatchObject({
    pagePath: '/venue',
    ___webpackCompilationHash: 'c0ffee',
    pageData: { path: '/venue' },
  })
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

test.each(['pointerdown', 'touchstart', 'keydown'])(
  'a first %s starts them at once, and only once',
  (name) => {
    dispatchEvent(new Event(name))
    dispatchEvent(new Event(name))
    expect(started()).toEqual(['/a.js', '/b.js'])
  },
)

test('an early press of the language button is carried out once the site has started', async () => {
  expect(press()).toBe(false)
  expect(started()).toEqual(['/a.js', '/b.js'])
  jest.advanceTimersByTime(500)
  expect(document.querySelector('main')).toHaveAttribute('aria-busy', 'true')
  document.documentElement.dataset['started'] = ''
  await Promise.resolve()
  expect(document.querySelector('main')).not.toHaveAttribute('aria-busy')
  expect(HTMLFormElement.prototype.requestSubmit).toHaveBeenCalledTimes(1)
  expect(press()).toBe(true)
})

test('a second early press takes back the first', async () => {
  press()
  press()
  document.documentElement.dataset['started'] = ''
  await Promise.resolve()
  expect(HTMLFormElement.prototype.requestSubmit).not.toHaveBeenCalled()
})

test('if a bundle fails to load, the button goes to the other address', () => {
  press()
  document.head.querySelector('script')!.dispatchEvent(new Event('error'))
  expect(HTMLFormElement.prototype.submit).toHaveBeenCalledTimes(1)
  expect(press()).toBe(true)
})

test('so it does if the site takes too long to start', () => {
  press()
  jest.advanceTimersByTime(PRESS_TIMEOUT)
  expect(HTMLFormElement.prototype.submit).toHaveBeenCalledTimes(1)
})

test('other forms are left alone', () => {
  document.querySelector('form')!.removeAttribute('data-waits-for-start')
  expect(press()).toBe(true)
})
