import { act, render, screen } from '@testing-library/react'
import { MapFrame } from './map-frame'

let come: () => void = () => undefined

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      come = () =>
        callback(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        )
    }
    observe = () => undefined
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
})

const map = 'https://maps.example.org/embed'

test('is a lazy frame of 100% by 450 px that may go full screen', () => {
  render(<MapFrame title="Venue Map" src={map} openLabel="Open the map in a new tab" />)
  const frame = screen.getByTitle('Venue Map')
  expect(frame).toHaveAttribute('width', '100%')
  expect(frame).toHaveAttribute('height', '450')
  expect(frame).toHaveAttribute('loading', 'lazy')
  expect(frame).toHaveAttribute('allowfullscreen')
  expect(frame).toHaveAttribute('lang', 'en')
})

test('loads nothing from the map’s host before it is near', () => {
  render(<MapFrame title="Venue Map" src={map} openLabel="Open the map in a new tab" />)
  expect(screen.getByTitle('Venue Map')).not.toHaveAttribute('src')
  act(() => come())
  expect(screen.getByTitle('Venue Map')).toHaveAttribute('src', map)
})

test('can be opened in a new tab', () => {
  render(<MapFrame title="Venue Map" src={map} openLabel="Open the map in a new tab" />)
  const link = screen.getByRole('link', { name: 'Open the map in a new tab' })
  expect(link).toHaveAttribute('href', map)
  expect(link).toHaveAttribute('target', '_blank')
})
