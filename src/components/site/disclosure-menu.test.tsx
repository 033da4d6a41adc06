import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DisclosureMenu, MENU_CLOSE_DELAY } from './disclosure-menu'

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
const openByKey = async (name: string) => {
  act(() => opener(name).focus())
  await userEvent.keyboard('{Enter}')
  expect(isOpen(name)).toBe(true)
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

describe('with a mouse', () => {
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
  const enter = (name: string) => user.hover(item(name))
  const leave = (name: string) => user.unhover(item(name))
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('a group opens on hover and closes 200 ms after the pointer has left', async () => {
    draw()
    await enter('Conference')
    expect(isOpen('Conference')).toBe(true)
    await leave('Conference')
    pass(199)
    expect(isOpen('Conference')).toBe(true)
    pass(1)
    expect(isOpen('Conference')).toBe(false)
    expect(MENU_CLOSE_DELAY).toBe(200)
  })

  test('coming back in time keeps it open', async () => {
    draw()
    await enter('Conference')
    await leave('Conference')
    pass(150)
    await enter('Conference')
    pass(1000)
    expect(isOpen('Conference')).toBe(true)
  })

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

  test('pointing at another group replaces it at once', async () => {
    draw()
    await enter('Conference')
    await leave('Conference')
    await enter('Practical Info')
    expect(isOpen('Conference')).toBe(false)
    expect(isOpen('Practical Info')).toBe(true)
    pass(1000)
    expect(isOpen('Practical Info')).toBe(true)
  })
})

test('by touch, a tap on the button opens the group and another closes it', async () => {
  const user = userEvent.setup()
  draw()
  await user.pointer({ keys: '[TouchA]', target: opener('Conference') })
  expect(isOpen('Conference')).toBe(true)
  await user.pointer({ keys: '[TouchA]', target: opener('Conference') })
  expect(isOpen('Conference')).toBe(false)
})

describe('by keyboard', () => {
  const frame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())))

  test.each(['{Enter}', ' '])('the button opens and closes with “%s”', async (key) => {
    draw()
    act(() => opener('Conference').focus())
    await userEvent.keyboard(key)
    expect(isOpen('Conference')).toBe(true)
    await userEvent.keyboard(key)
    expect(isOpen('Conference')).toBe(false)
  })

  test('Escape closes the group and gives the focus back to its button', async () => {
    draw()
    await openByKey('Conference')
    act(() => screen.getByRole('link', { name: 'Programme' }).focus())
    await userEvent.keyboard('{Escape}')
    expect(isOpen('Conference')).toBe(false)
    expect(opener('Conference')).toHaveFocus()
  })

  test('Down and Up move through a group and wrap around', async () => {
    draw()
    act(() => opener('Conference').focus())
    for (const name of ['Speakers', 'Programme', 'Speakers']) {
      await userEvent.keyboard('{ArrowDown}')
      await frame()
      expect(screen.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{ArrowUp}')
    await frame()
    expect(screen.getByRole('link', { name: 'Programme' })).toHaveFocus()
  })

  test('Right and Left move along the bar and wrap around', async () => {
    draw()
    act(() => screen.getByRole('link', { name: 'Home' }).focus())
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('link', { name: 'Conference' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(opener('Conference')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(opener('Practical Info')).toHaveFocus()
  })

  test('a group closes when the focus leaves it', async () => {
    draw()
    await openByKey('Conference')
    act(() => screen.getByRole('link', { name: 'Programme' }).focus())
    await userEvent.tab()
    expect(isOpen('Conference')).toBe(false)
  })
})

describe('where the reader is', () => {
  test('the entry of this page', () => {
    draw('/')
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Conference' })).not.toHaveAttribute('aria-current')
  })

  test('the page inside a group, and its group', () => {
    draw('/program')
    expect(screen.getByRole('link', { name: 'Programme' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Conference' })).toHaveAttribute('aria-current', 'true')
  })
})
