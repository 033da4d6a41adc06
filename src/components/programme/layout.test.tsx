import { useRef } from 'react'
import { render, screen } from '@testing-library/react'
import { useFullLayout } from './layout'

function Programme({ on }: { on: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  useFullLayout(root, on)
  return (
    <div ref={root}>
      <p data-later="">A day</p>
    </div>
  )
}

const layout = () => screen.getByText('A day').style.contentVisibility

beforeEach(() => {
  CSS.supports = () => true
  document.documentElement.dataset['started'] = ''
})
afterEach(() => {
  delete document.documentElement.dataset['started']
  window.scrollY = 0
  CSS.supports = () => false
})

test('a long programme is laid out at once if the toggle leads into the middle of it', () => {
  window.scrollY = 900
  render(<Programme on={false} />)
  expect(layout()).toBe('visible')
})

test('shown from its beginning, it is laid out as its reader comes near', () => {
  render(<Programme on={false} />)
  expect(layout()).toBeFalsy()
})
