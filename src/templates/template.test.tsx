import { render } from '@testing-library/react'
import type { HeadProps } from 'gatsby'
import type { PageContext } from '../../pipeline/pages/create-pages'
import { Head } from './template'

const site = { name: 'Symposium', url: 'https://symposium.example.org/' }
const page = { title: 'Venue', description: 'Where', keywords: ['hall', 'map'], route: '/venue' }

const head = (language: 'en' | 'tr') => {
  const props = { data: { page, site }, pageContext: { language } }
  render(<Head {...(props as unknown as HeadProps<Queries.ShellFragment, PageContext>)} />, {
    container: document.head,
  })
  const content = (name: string) =>
    document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
  const link = (selector: string) => document.head.querySelector(`link${selector}`)?.getAttribute('href')
  return { content, link }
}

test('the title is the page’s name, then the symposium’s', () => {
  head('en')
  expect(document.title).toBe('Venue – Symposium')
})

test('search engines get the tags that the specification asks for', () => {
  const { content, link } = head('tr')
  expect(content('description')).toBe('Where')
  expect(content('keywords')).toBe('hall, map')
  expect(content('robots')).toBe('index, follow')
  expect(link('[rel=canonical]')).toBe('https://symposium.example.org/tr/venue')
  expect(content('og:image')).toBe('https://symposium.example.org/cards/tr/venue.png')
})

test('each language has its alternate address, and all others a default', () => {
  const { link } = head('en')
  expect(link('[hreflang=en]')).toBe('https://symposium.example.org/venue')
  expect(link('[hreflang=tr]')).toBe('https://symposium.example.org/tr/venue')
  expect(link('[hreflang=x-default]')).toBe('https://symposium.example.org/venue')
})

test('social networks learn the language of the page and the other one available', () => {
  const { content } = head('tr')
  expect(content('og:locale')).toBe('tr_TR')
  expect(content('og:locale:alternate')).toBe('en_GB')
})
