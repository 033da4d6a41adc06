import { render, screen } from '@testing-library/react'
import type { Words } from '../../../pipeline/schemas/interface'
import { HomeSponsors } from './home-sponsors'

const words = {
  home: { sponsorsAndPartners: 'Sponsors and Partners' },
  sponsors: { partners: 'Partners' },
} as Pick<Words, 'home' | 'sponsors'>
const firm = { name: 'Egeply Kompozit', website: null, logo: { logo: '/logo.webp' } }
const show = (partners: (typeof firm)[], gold: (typeof firm)[]) => {
  const tiers = [{ key: 'gold', name: 'Gold', firms: gold }]
  return render(<HomeSponsors sponsors={{ partners, tiers }} words={words} />)
}

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
