import { render, screen, within } from '@testing-library/react'
import { SponsorTiers } from './sponsor-tiers'

const words = { visit: 'Visit the website', empty: 'No sponsors in this category yet.' }
const firm = (name: string) => ({
  name,
  website: null,
  logo: { logo: '/logo.webp' },
})
const tiers = [
  { key: 'platinum', name: 'Platinum', firms: [] },
  { key: 'gold', name: 'Gold', firms: [firm('Egeply Kompozit'), firm('Körfez Reçine')] },
]

test('each category has its firms, in order', () => {
  render(<SponsorTiers tiers={tiers} words={words} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Platinum',
    'Gold',
  ])
  const logos = within(screen.getByRole('list')).getAllByRole('img')
  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(['Egeply Kompozit', 'Körfez Reçine'])
})

test('an empty category says so', () => {
  render(<SponsorTiers tiers={tiers} words={words} />)
  expect(screen.getAllByText('No sponsors in this category yet.')).toHaveLength(1)
})
