import { render, screen } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import HomeTemplate from './home'

const firm = { name: 'Egeply Kompozit', website: null, logo: { logo: '/logo.webp' } }
const site = {
  starts: { iso: '2025-10-02' },
  ends: { iso: '2025-10-04' },
  organisers: [],
  didYouKnow: [],
  counts: {},
  themeCards: [],
}
const words = {
  home: { atAGlance: 'At a Glance', sponsorsAndPartners: 'Sponsors and Partners' },
  sponsors: { partners: 'Partners' },
  site: {},
  phase: {},
  speakers: {},
  keyDates: {},
  slides: {},
}

/** Shows the home page of an edition that has these partners and nothing else; returns the headings after the numbers. */
function show(...partners: object[]) {
  const data = {
    site,
    words,
    keyDates: { nodes: [] },
    speakers: { nodes: [] },
    sponsors: { partners, tiers: [{ key: 'gold', name: 'Gold', firms: [] }] },
  }
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia
  render(<HomeTemplate {...({ data } as unknown as PageProps<Queries.HomePageQuery>)} />)
  return screen.getAllByRole('heading').map(({ textContent }) => textContent)
}

test('a category without firms is left out', () => {
  expect(show(firm).slice(-2)).toEqual(['Sponsors and Partners', 'Partners'])
})

test('an edition without sponsors and partners has no such block', () => {
  expect(show()).not.toContain('Sponsors and Partners')
})
