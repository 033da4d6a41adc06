import { render, screen } from '@testing-library/react'
import { Footer } from './footer'
import { NewTabNote } from './new-tab'
import type { ShellData } from './shell'

const shell = {
  site: {
    name: '6th Symposium',
    email: 'info@example.org',
    phone: '+90 232 000 00 00',
    fax: '+90 232 000 00 01',
    postalAddress: 'Örnek Sokak 6/3, Konak, İzmir',
    copyrightYear: 2025,
    networks: ['LinkedIn', 'Instagram', 'X', 'YouTube'].map((name) => ({
      network: name.toLowerCase(),
      name,
      url: `https://${name.toLowerCase()}.example.com`,
    })),
  },
  words: {
    contactUs: 'Contact Us',
    quickLinks: 'Quick Links',
    address: 'Postal address',
    followUs: 'Follow Us',
    email: 'E-mail',
    phone: 'Telephone',
    fax: 'Fax',
    rights: 'All rights reserved.',
  },
  registration: 'Registration',
} as unknown as ShellData

const show = (site = shell.site) => render(<Footer shell={{ ...shell, site }} />)

test('organisers without a fax have no line for it', () => {
  show({ ...shell.site, fax: null })
  expect(screen.queryByText('Fax')).not.toBeInTheDocument()
})

test('says how to reach the organisers', () => {
  show()
  const email = screen.getByText((_, element) => element?.textContent === 'info@example.org', {
    selector: 'a',
  })
  expect(email).toHaveAttribute('href', 'mailto:info@example.org')
  expect(screen.getByRole('link', { name: '+90 232 000 00 00' })).toHaveAttribute('href', 'tel:+902320000000')
  expect(screen.getByText('+90 232 000 00 01')).toBeVisible()
  expect(screen.getByText('Örnek Sokak 6/3, Konak, İzmir')).toBeVisible()
})

test('leads to registration', () => {
  show()
  expect(screen.getByRole('link', { name: 'Registration' })).toHaveAttribute('href', '/registration')
})

test('names its four networks, which open in a new tab and say so', () => {
  show()
  render(<NewTabNote text="opens in a new tab" />)
  for (const name of ['LinkedIn', 'Instagram', 'X', 'YouTube']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('link', { name })).toHaveAccessibleDescription('opens in a new tab')
  }
})

test('organisers without networks have no heading for them', () => {
  show({ ...shell.site, networks: [] })
  expect(screen.queryByText('Follow Us')).not.toBeInTheDocument()
})

test('has the copyright line of 2025', () => {
  show()
  expect(screen.getByText('© 2025 6th Symposium. All rights reserved.')).toBeVisible()
})
