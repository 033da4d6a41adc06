import { render, screen } from '@testing-library/react'
import { Footer } from './footer'
import type { ShellData } from './shell-data'

const shell = {
  site: { email: 'info@example.org', phone: '+90 232 000 00 00', fax: null, networks: [] },
  words: { phone: 'Telephone', fax: 'Fax', followUs: 'Follow Us' },
  entries: [],
} as unknown as ShellData

test('organisers without a fax or networks have no line and no heading for them', () => {
  render(<Footer shell={shell} />)
  expect(screen.getByText('Telephone')).toBeVisible()
  expect(screen.queryByText('Fax')).not.toBeInTheDocument()
  expect(screen.queryByText('Follow Us')).not.toBeInTheDocument()
})
