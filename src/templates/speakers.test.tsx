import { render, screen } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import SpeakersTemplate from './speakers'

const words = { plenary: 'Plenary', empty: 'The speakers will be announced here.' }

function show(...nodes: object[]) {
  const data = { page: { title: 'Speakers' }, speakers: { nodes }, words: { speakers: words } }
  render(<SpeakersTemplate {...({ data } as unknown as PageProps<Queries.SpeakersPageQuery>)} />)
}

test('an edition without speakers says that they are not known yet', () => {
  show()
  expect(screen.getByText('The speakers will be announced here.')).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})

test('a speaker without a photo is shown by initials, which nobody has read out', () => {
  show({ name: 'Dr. Ece Örnek', initials: 'EÖ', anchor: 'speaker-1', kind: 'plenary', affiliation: 'X' })
  expect(screen.getByText('EÖ')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.queryByRole('img')).toBeNull()
})
