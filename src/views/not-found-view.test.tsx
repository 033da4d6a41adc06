import { render, screen } from '@testing-library/react'
import { NotFoundView } from './not-found-view'

const words = [
  {
    language: 'en',
    errors: { notFoundTitle: 'Page not found', notFoundText: 'Gone.', backHome: 'Home page' },
  },
  {
    language: 'tr',
    errors: { notFoundTitle: 'Sayfa bulunamadı', notFoundText: 'Yok.', backHome: 'Ana sayfa' },
  },
]

test('says so in both languages, each with a link to its home page', () => {
  render(<NotFoundView words={words} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(
    screen.getByRole('heading', { level: 2, name: 'Sayfa bulunamadı' }).closest('section'),
  ).toHaveAttribute('lang', 'tr')
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Ana sayfa' })).toHaveAttribute('href', '/tr')
})
