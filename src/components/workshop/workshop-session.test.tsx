import { render, screen } from '@testing-library/react'
import { WorkshopSession } from './workshop-session'

const words = { coordinator: 'Coordinator', speaker: 'Speaker', speakers: 'Speakers' }

test('names who leads and who speaks, with their affiliations', () => {
  const session = {
    title: 'Prepreg lay-up',
    coordinator: 'Dr. A',
    speakers: [
      { name: 'Dr. A', affiliation: 'University' },
      { name: 'B', affiliation: null },
    ],
  }
  render(<WorkshopSession session={session} words={words} />)
  expect(screen.getByText('Coordinator: Dr. A')).toBeInTheDocument()
  expect(screen.getByText('Speakers: Dr. A (University); B')).toBeInTheDocument()
})

test('a single speaker is not called “speakers”', () => {
  const session = { title: 'Repair', coordinator: null, speakers: [{ name: 'B', affiliation: null }] }
  render(<WorkshopSession session={session} words={words} />)
  expect(screen.getByText('Speaker: B')).toBeInTheDocument()
})

test('a break shows only its title', () => {
  render(<WorkshopSession session={{ title: 'Lunch', coordinator: null, speakers: [] }} words={words} />)
  expect(screen.queryByText(/Coordinator|Speaker/)).not.toBeInTheDocument()
})
