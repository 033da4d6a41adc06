import { render, screen } from '@testing-library/react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { Picture } from './picture'

const image: IGatsbyImageData = {
  layout: 'fullWidth',
  width: 1,
  height: 0.625,
  images: {
    sources: [{ type: 'image/avif', srcSet: '/a.avif 800w', sizes: '100vw' }],
    fallback: { src: '/a.jpg', srcSet: '/a.jpg 800w', sizes: '100vw' },
  },
}

test.each([
  ['the first picture of a page is fetched at once, before all others', true, 'high', null, 'near'],
  ['any other waits until the reader comes near', false, null, 'lazy', 'far'],
])('%s', (_, first, priority, loading, box) => {
  render(<Picture file={{ childImageSharp: { gatsbyImageData: image } }} alt="Stage" first={first} boxed />)
  const picture = screen.getByRole('img')
  expect(picture.getAttribute('fetchpriority')).toBe(priority)
  expect(picture.getAttribute('loading')).toBe(loading)
  expect(picture.closest('picture')!.dataset['box']).toBe(box)
})

test('a full-width picture has a size in whole pixels, which reserves its space', () => {
  render(<Picture file={{ childImageSharp: { gatsbyImageData: image } }} alt="Stage" />)
  expect(screen.getByRole('img')).toHaveAttribute('width', '1600')
  expect(screen.getByRole('img')).toHaveAttribute('height', '1000')
})
