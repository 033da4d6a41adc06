// The menus of a phone and of a desktop, where their tests in the browser (visits.yaml, menu.desk) do not reach.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { rowsIn } from '../../../tests/setup/rows'
import { DisclosureMenu } from './disclosure-menu'
import { MobileMenu } from './mobile-menu'

const entries = rowsIn<ComponentProps<typeof MobileMenu>['entries']>('src/components/site/menu.yaml')

describe('on a phone', () => {
  const menuAt = (route: string) => (
    <MobileMenu entries={entries} route={route} label="Main menu" menu="Menu" />
  )
  const summary = (name: string) => screen.getByText(name, { selector: 'summary, summary span' })
  const details = (name: string) => summary(name).closest('details') as HTMLDetailsElement

  test('a menu opened before the site has started stays open', () => {
    const built = document.createElement('div')
    document.body.append(built)
    built.innerHTML = renderToString(menuAt('/'))
    details('Menu').open = true
    render(menuAt('/'), { container: built, hydrate: true })
    expect(details('Menu').open).toBe(true)
    cleanup()
    built.remove()
  })

  test('a link to the current page and a tap outside the menu close it, too', () => {
    render(menuAt('/committees'))
    details('Menu').open = true
    fireEvent.pointerDown(screen.getByText('Committees'))
    expect(details('Menu').open).toBe(true)
    fireEvent.click(screen.getByText('Committees'))
    expect(details('Menu').open).toBe(false)
    details('Menu').open = true
    fireEvent.pointerDown(document.body)
    expect(details('Menu').open).toBe(false)
  })
})

describe('on a desktop, with a mouse', () => {
  const draw = (route = '/sponsors') =>
    render(<DisclosureMenu entries={entries} route={route} label="Main menu" openGroup="Show pages" />)

  const opener = (name: string) => screen.getByRole('button', { name: `${name}: Show pages` })
  const item = (name: string) => opener(name).closest('li') as HTMLElement
  const isOpen = (name: string) => opener(name).getAttribute('aria-expanded') === 'true'
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

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
