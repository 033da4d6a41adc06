import { render, screen } from '@testing-library/react'
import { Footer } from './footer'
import type { ShellData } from './shell-data'

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

test('organisers without networks have no heading for them', () => {
  show({ ...shell.site, networks: [] })
  expect(screen.queryByText('Follow Us')).not.toBeInTheDocument()
})
