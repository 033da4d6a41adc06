import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { TextPart } from '../../../pipeline/nodes/page-text'
import { Prose } from './prose'

const saying = (...text: TextPart[]) => ({ page: { text }, downloads: { nodes: [] } })

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + step)}>{count}</button>
}

test('a block rendered again keeps what a reader did in it and shows its new contents', async () => {
  const page = (step: number) => (
    <Prose data={saying(['Counter'])} blocks={{ Counter: <Counter step={step} /> }} />
  )
  const { rerender } = render(page(1))
  await userEvent.click(screen.getByRole('button'))
  rerender(page(10))
  expect(screen.getByRole('button')).toHaveTextContent('1')
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('11')
})

test('a link to another site opens a new tab and says so; one within this site does not', () => {
  const { rerender } = render(
    <Prose data={saying(['a', { href: 'https://example.org/series' }, 'Series'])} />,
  )
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link')).toHaveAttribute('aria-describedby', 'new-tab')
  rerender(<Prose data={saying(['a', { href: '/venue' }, 'Venue'])} />)
  expect(screen.getByRole('link')).not.toHaveAttribute('target')
})

test('what is said only before or after the symposium is marked, and what was announced before it is said to be that', () => {
  const text: TextPart[] = [
    ['Beforehand'],
    ['p', 'Apply.'],
    ['Afterwards'],
    ['p', 'It took place.'],
    ['Announced'],
    ['p', 'Fees'],
  ]
  render(<Prose data={{ ...saying(...text), labels: { site: { announced: 'Published before.' } } }} />)
  const whenOf = (text: string) => screen.getByText(text).closest('[data-when]')?.getAttribute('data-when')
  expect(['Apply.', 'It took place.', 'Published before.', 'Fees'].map(whenOf)).toEqual([
    'before',
    'over',
    'over',
    undefined,
  ])
})
