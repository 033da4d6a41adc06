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

test('a speaker without a photo is shown by initials, which nobody has read out', () => {
  const speaker = {
    name: 'Dr. Ece Örnek',
    initials: 'EÖ',
    anchor: 'speaker-1',
    kind: 'plenary',
    affiliation: 'X',
  }
  const speakers = { nodes: [{ ...speaker, photo: null, talk: null, bio: null, abstract: null }] }
  const words = { speakers: { plenary: 'Plenary', invited: 'Invited' } }
  render(
    <SpeakersTemplate
      {...({ data: { ...data, speakers, words } } as unknown as PageProps<Queries.SpeakersPageQuery>)}
    />,
  )
  expect(screen.getByText('EÖ')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.queryByRole('img')).toBeNull()
})
