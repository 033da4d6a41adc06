import { act, fireEvent, render, screen } from '@testing-library/react'
import { DidYouKnow, FACT_ROTATION } from './did-you-know'

const words = { didYouKnow: 'Did You Know?', pause: 'Pause', play: 'Play' }
const facts = ['A lif is thin.', 'Mud brick is old.']

const prefersReducedMotion = (matches: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches })
}

beforeEach(() => {
  jest.useFakeTimers()
  prefersReducedMotion(false)
})
afterEach(() => jest.useRealTimers())

const shown = () => facts.find((fact) => screen.getByText(fact).dataset['shown'])
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const box = () => screen.getByRole('region', { name: 'Did You Know?' })

test('two facts alternate every 5000 ms', () => {
  render(<DidYouKnow facts={facts} words={words} />)
  expect(FACT_ROTATION).toBe(5000)
  expect(shown()).toBe(facts[0])
  pass(4999)
  expect(shown()).toBe(facts[0])
  pass(1)
  expect(shown()).toBe(facts[1])
  pass(5000)
  expect(shown()).toBe(facts[0])
})

test('Pause stops them, and Play restarts them although the focus is still on the button', () => {
  render(<DidYouKnow facts={facts} words={words} />)
  fireEvent.focus(screen.getByRole('button', { name: 'Pause' }))
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  pass(20_000)
  expect(shown()).toBe(facts[0])
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  pass(5000)
  expect(shown()).toBe(facts[1])
})

test('they wait while the pointer or the focus is in the box', () => {
  render(<DidYouKnow facts={facts} words={words} />)
  fireEvent.pointerEnter(box())
  pass(10_000)
  expect(shown()).toBe(facts[0])
  fireEvent.pointerLeave(box())
  pass(5000)
  expect(shown()).toBe(facts[1])
  act(() => screen.getByRole('button').focus())
  pass(10_000)
  expect(shown()).toBe(facts[1])
  act(() => screen.getByRole('button').blur())
  pass(5000)
  expect(shown()).toBe(facts[0])
})

test('they stand still for readers who prefer reduced motion', () => {
  prefersReducedMotion(true)
  render(<DidYouKnow facts={facts} words={words} />)
  pass(20_000)
  expect(shown()).toBe(facts[0])
})
