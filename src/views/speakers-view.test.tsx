import { render, screen } from '@testing-library/react'
import { SpeakersView } from './speakers-view'

const words = {
  plenary: 'Plenary Speakers',
  invited: 'Invited Speakers',
  viewBio: 'View Bio',
  readAbstract: 'Read Abstract',
  lectureNotes: 'Lecture Notes',
  empty: 'The speakers will be announced here.',
}

test('an edition without speakers says that they are not known yet', () => {
  render(
    <SpeakersView
      page={{ title: 'Speakers', lead: null }}
      speakers={[]}
      words={words}
      content={{ page: null, downloads: { nodes: [] } }}
    />,
  )
  expect(screen.getByText('The speakers will be announced here.')).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})
