import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MobileMenu } from './mobile-menu'

const entries = [
  { label: 'Committees', to: '/committees', items: [] },
  { label: 'Conference', to: '/conference', items: [{ label: 'Speakers', to: '/speakers' }] },
  {
    label: 'Practical Info',
    to: '/venue',
    items: [
      { label: 'Venue', to: '/venue' },
      { label: 'Accommodation', to: '/venue/accommodation' },
    ],
  },
]

const menuAt = (route: string) => <MobileMenu entries={entries} route={route} label="Main menu" menu="Menu" />
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
