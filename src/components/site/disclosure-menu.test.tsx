import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DisclosureMenu } from './disclosure-menu'

const entries = [
  { label: 'Home', to: '/', items: [] },
  {
    label: 'Conference',
    to: '/conference',
    items: [
      { label: 'Speakers', to: '/speakers' },
      { label: 'Programme', to: '/program' },
    ],
  },
  { label: 'Practical Info', to: '/venue', items: [{ label: 'Accommodation', to: '/venue/accommodation' }] },
]

const draw = (route = '/sponsors') =>
  render(<DisclosureMenu entries={entries} route={route} label="Main menu" openGroup="Show pages" />)

const opener = (name: string) => screen.getByRole('button', { name: `${name}: Show pages` })
const item = (name: string) => opener(name).closest('li') as HTMLElement
const isOpen = (name: string) => opener(name).getAttribute('aria-expanded') === 'true'
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

describe('with a mouse', () => {
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
  const enter = (name: string) => user.hover(item(name))
  const leave = (name: string) => user.unhover(item(name))
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('pointing at a neighbour without a group does not close it earlier', async () => {
    draw()
    await enter('Conference')
    await leave('Conference')
    pass(100)
    await user.hover(screen.getByRole('link', { name: 'Home' }))
    await user.unhover(screen.getByRole('link', { name: 'Home' }))
    pass(99)
    expect(isOpen('Conference')).toBe(true)
    pass(1)
    expect(isOpen('Conference')).toBe(false)
  })

  test('Escape closes what the pointer has opened, wherever the focus is', async () => {
    draw()
    await enter('Conference')
    await user.keyboard('{Escape}')
    expect(isOpen('Conference')).toBe(false)
  })

  test('pressing the button right after hovering has opened the group keeps it open; the next press closes it', async () => {
    draw()
    await user.click(opener('Conference'))
    expect(isOpen('Conference')).toBe(true)
    await user.click(opener('Conference'))
    expect(isOpen('Conference')).toBe(false)
    await enter('Practical Info')
    pass(1000)
    await user.click(opener('Practical Info'))
    expect(isOpen('Practical Info')).toBe(false)
  })
})
