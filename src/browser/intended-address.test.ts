// What mail programs, chats and typists make of addresses. In the browser: tests/browser/unknown-addresses.desk.spec.ts.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { intendedAddress } from './intended-address'

const pages = ['/', '/404.html', '/program', '/registration', '/venue', '/venue/about-Izmir']
pages.push(...pages.filter((page) => page !== '/404.html').map((page) => `/tr${page}`.replace(/\/$/, '')))

const intendedBy = (asked: string) => {
  const { pathname, search, hash } = new URL(asked, 'https://composites2025.example.org')
  return intendedAddress({ path: pathname, search, hash }, pages)
}

const { intended, unknown } = parse(readFileSync('src/browser/intended-address.yaml', 'utf8')) as {
  intended: Record<string, string[]>
  unknown: string[]
}
const meant = Object.entries(intended).flatMap(([address, all]) => all.map((asked) => ({ asked, address })))

test.each(meant)('$asked means $address', ({ asked, address }) => {
  expect(intendedBy(asked)).toBe(address)
})

test.each(unknown)('%s means nothing', (asked) => {
  expect(intendedBy(asked)).toBeUndefined()
})
