import { render, screen } from '@testing-library/react'
import { LogoCard } from './logo-card'

const words = { visit: 'Visit the website' }
const firm = {
  name: 'Akçay Kalıp',
  website: null,
  logo: { logo: '/akçay_kalıp.webp' },
}

test('a known website opens in a new tab', () => {
  render(<LogoCard firm={{ ...firm, website: 'https://akcay-kalip.example.com' }} words={words} />)
  const link = screen.getByRole('link', { name: 'Akçay Kalıp : Visit the website' })
  expect(link).toHaveAttribute('href', 'https://akcay-kalip.example.com')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test('without a website there is no link, and the logo has the firm’s name', () => {
  render(<LogoCard firm={firm} words={words} />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Akçay Kalıp' })).toHaveAttribute('src', '/akçay_kalıp.webp')
})
