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

test('says it in both languages and leads home in both', () => {
  render(<NotFoundView words={words} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(
    screen.getByRole('heading', { level: 2, name: 'Sayfa bulunamadı' }).closest('section'),
  ).toHaveAttribute('lang', 'tr')
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Ana sayfa' })).toHaveAttribute('href', '/tr')
})
