import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Words } from '../../../pipeline/schemas/interface'
import { MapFrame } from './map-frame'

const src = 'https://www.openstreetmap.org/export/embed.html?bbox=1'
const words = {
  showMap: 'Show the map',
  mapFrom: 'The map is loaded from {host}.',
  openMap: 'Open the map in a new tab',
} as Words['venue']

test('where it is asked, nothing but a link is there before the press, and the map has the focus after it', async () => {
  render(<MapFrame title="Venue Map" src={src} words={words} isAsked places={['Bayraklı']} />)
  expect(screen.queryByTitle('Venue Map')).toBeNull()
  expect(screen.getByText('The map is loaded from www.openstreetmap.org.')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const map = screen.getByTitle('Venue Map')
  expect(map).toHaveAttribute('src', src)
  expect(map).toHaveFocus()
  expect(screen.queryByRole('link', { name: 'Show the map' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Open the map in a new tab' })).toHaveAttribute('href', src)
})
