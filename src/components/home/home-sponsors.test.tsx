import { render, screen } from '@testing-library/react'
import { HomeSponsors } from './home-sponsors'

const words = {
  visit: 'Visit the website',
  empty: 'No sponsors in this category yet.',
  partners: 'Partners',
  exhibitors: '',
}
const firm = { name: 'Egeply Kompozit', website: null, logo: { logo: '/logo.webp' } }
const show = (partners: (typeof firm)[], gold: (typeof firm)[]) =>
  render(
    <HomeSponsors
      sponsors={{ partners, tiers: [{ key: 'gold', name: 'Gold', firms: gold }] }}
      words={words}
      title="Sponsors and Partners"
      all="All sponsors"
    />,
  )

test('a category without firms is left out', () => {
  show([firm], [])
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Sponsors and Partners',
    'Partners',
  ])
})

test('an edition without sponsors and partners has no such block', () => {
  const { container } = show([], [])
  expect(container).toBeEmptyDOMElement()
})
