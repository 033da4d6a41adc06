import { render, screen } from '@testing-library/react'
import type { PageProps } from 'gatsby'
import SpeakersTemplate from './speakers'

const data = {
  page: { title: 'Speakers', lead: null, text: null },
  downloads: { nodes: [] },
  speakers: { nodes: [] },
  words: { speakers: { empty: 'The speakers will be announced here.' } },
}

test('an edition without speakers says that they are not known yet', () => {
  render(<SpeakersTemplate {...({ data } as unknown as PageProps<Queries.SpeakersPageQuery>)} />)
  expect(screen.getByText('The speakers will be announced here.')).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})
