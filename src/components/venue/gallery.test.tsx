import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Labels } from '../../../pipeline/schemas/interface'
import { Gallery } from './gallery'

let chunk: 'arrives' | 'fails' = 'arrives'
jest.mock('swiper', () => ({
  __esModule: true,
  get default() {
    if (chunk === 'fails') throw new Error('Loading chunk failed.')
    return class {
      slideTo = () => undefined
      destroy = () => undefined
    }
  },
}))

let come: (near: boolean) => void = () => undefined
let lessMotion = false

beforeEach(() => {
  jest.useFakeTimers()
  chunk = 'arrives'
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
  // The gallery remembers the last picture shown: return it to the first before each test.
  const { unmount } = show()
  fireEvent.click(screen.getByRole('link', { name: 'Go to picture 1' }))
  unmount()
})
afterEach(() => jest.useRealTimers())

const slides = Array.from({ length: 21 }, (_, index) => ({
  src: `/${index + 1}.jpg`,
  alt: `Venue Image ${index + 1}`,
  image: { gallery: '', upright: false },
}))
const labels: Labels['slides'] = {
  previous: 'Previous picture',
  next: 'Next picture',
  slide: 'Go to picture {n}',
  pause: 'Pause',
  play: 'Play',
}

const show = () =>
  render(
    <Gallery
      slides={slides}
      name="Venue Gallery"
      pictures={{ name: 'Venue Image', language: 'en' }}
      labels={labels}
    />,
  )
/** Shows the gallery, and lets it come near the window and its chunk arrive. */
const open = async () => {
  show()
  act(() => come(true))
  await act(() => jest.advanceTimersByTimeAsync(0))
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const current = () =>
  screen
    .getAllByRole('link')
    .filter((bullet) => bullet.hasAttribute('aria-current'))
    .map((bullet) => bullet.getAttribute('aria-label'))

test('advances under a resting pointer, and stands still while it is out of view, focused or paused', async () => {
  await open()
  const gallery = screen.getByRole('group', { name: 'Venue Gallery' })
  fireEvent.pointerEnter(gallery)
  wait(2999)
  expect(current()).toEqual(['Go to picture 1'])
  wait(1)
  const held = () => {
    wait(9000)
    expect(current()).toEqual(['Go to picture 2'])
  }
  act(() => screen.getByRole('button', { name: 'Next picture' }).focus())
  held()
  act(() => (document.activeElement as HTMLElement).blur())
  act(() => come(false))
  held()
  act(() => come(true))
  // Its number is announced only while pictures do not advance by themselves.
  expect(screen.getByText('2 / 21')).toHaveAttribute('aria-live', 'off')
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(screen.getByText('2 / 21')).toHaveAttribute('aria-live', 'polite')
  held()
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  wait(3000)
  expect(current()).toEqual(['Go to picture 3'])
})

test('keeps advancing after a press on a button, although that leaves the focus there', async () => {
  await open()
  const next = screen.getByRole('button', { name: 'Next picture' })
  next.matches = (selector) => selector !== ':focus-visible'
  act(() => next.focus())
  fireEvent.click(next)
  wait(3000)
  expect(current()).toEqual(['Go to picture 3'])
})

test('the arrow keys move the focused strip', async () => {
  await open()
  const strip = screen.getByRole('group', { name: 'Venue Image' })
  fireEvent.keyDown(strip, { key: 'ArrowRight' })
  expect(current()).toEqual(['Go to picture 2'])
  fireEvent.keyDown(strip, { key: 'ArrowLeft' })
  fireEvent.keyDown(strip, { key: 'ArrowLeft' })
  expect(current()).toEqual(['Go to picture 21'])
})

test('readers who asked for less motion can start, stop and restart it with its button', async () => {
  lessMotion = true
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  wait(3000)
  expect(current()).toEqual(['Go to picture 2'])
})

test('if Swiper’s chunk fails to load, the strip is scrolled instead', async () => {
  chunk = 'fails'
  await open()
  const strip = screen.getByRole('group', { name: 'Venue Image' })
  strip.scrollTo = jest.fn() as unknown as typeof strip.scrollTo
  Object.defineProperty(strip, 'clientWidth', { value: 300 })
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(strip.scrollTo).toHaveBeenLastCalledWith({ left: 310, behavior: 'smooth' })
  strip.scrollLeft = 930
  fireEvent.scroll(strip)
  expect(current()).toEqual(['Go to picture 4'])
})
