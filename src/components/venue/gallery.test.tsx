import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Words } from '../../../pipeline/schemas/interface'
import { Gallery } from './gallery'

const slides = Array.from({ length: 21 }, (_, index) => ({
  number: index + 1,
  src: `/${index + 1}.jpg`,
  image: { gallery: '', upright: false },
}))
const words = {
  venue: {
    gallery: 'Venue Gallery',
    image: 'Venue Image',
    previous: 'Previous',
    next: 'Next',
    slide: 'Picture {n}',
  },
  home: { pause: 'Pause', play: 'Play' },
} as Pick<Words, 'venue' | 'home'>

let come: (near: boolean) => void
let lessMotion: boolean

beforeEach(() => {
  jest.useFakeTimers()
  lessMotion = false
  window.matchMedia = (() => ({ matches: lessMotion })) as unknown as typeof window.matchMedia
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      come = (isIntersecting) =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    observe = () => undefined
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, { left }: ScrollToOptions) {
    this.scrollLeft = left ?? 0
  } as typeof HTMLElement.prototype.scrollTo
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Opens the page and brings the gallery near, at its first picture: it remembers that of the last test. */
function show() {
  render(<Gallery slides={slides} words={words} />)
  act(() => come(true))
  fireEvent.click(screen.getByRole('link', { name: 'Picture 1' }))
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const strip = () => screen.getByRole('group', { name: 'Venue Image' })
const current = () =>
  screen
    .getAllByRole('link')
    .filter((bullet) => bullet.hasAttribute('aria-current'))
    .map((bullet) => bullet.getAttribute('aria-label'))

test('advances under a resting pointer, and stands still while it is out of view, focused or paused', () => {
  show()
  fireEvent.pointerEnter(screen.getByRole('group', { name: 'Venue Gallery' }))
  wait(3000)
  const held = () => {
    wait(9000)
    expect(current()).toEqual(['Picture 2'])
  }
  act(() => screen.getByRole('button', { name: 'Next' }).focus())
  held()
  act(() => (document.activeElement as HTMLElement).blur())
  act(() => come(false))
  held()
  act(() => come(true))
  // The number is announced only while pictures do not advance by themselves.
  expect(screen.getByText('2 / 21')).toHaveAttribute('aria-live', 'off')
  press('Pause')
  held()
  expect(screen.getByText('2 / 21')).toHaveAttribute('aria-live', 'polite')
  press('Play')
  wait(3000)
  expect(current()).toEqual(['Picture 3'])
})

test('keeps advancing after a press on a button, although that leaves the focus there', () => {
  show()
  const next = screen.getByRole('button', { name: 'Next' })
  next.matches = (selector) => selector !== ':focus-visible'
  act(() => next.focus())
  fireEvent.click(next)
  wait(3000)
  expect(current()).toEqual(['Picture 3'])
})

test('follows arrow keys, a drag with the mouse, and the reader’s own scrolling', () => {
  show()
  fireEvent.keyDown(strip(), { key: 'ArrowRight' })
  expect(strip().scrollLeft).toBe(310)
  fireEvent.keyDown(strip(), { key: 'ArrowLeft' })
  fireEvent.keyDown(strip(), { key: 'ArrowLeft' })
  expect(current()).toEqual(['Picture 21'])
  fireEvent.mouseDown(strip(), { clientX: 200 })
  fireEvent.mouseUp(strip(), { clientX: 100 })
  expect(current()).toEqual(['Picture 1'])
  strip().scrollLeft = 930
  fireEvent.scroll(strip())
  wait(200)
  expect(current()).toEqual(['Picture 4'])
})

test('readers who asked for less motion can start, stop and restart it with its button', () => {
  lessMotion = true
  show()
  wait(9000)
  expect(current()).toEqual(['Picture 1'])
  for (const name of ['Play', 'Pause', 'Play']) press(name)
  wait(3000)
  expect(current()).toEqual(['Picture 2'])
})
