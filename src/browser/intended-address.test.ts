// What mail programs, chats and typists make of addresses. In the browser: tests/browser/unknown-addresses.desk.spec.ts.
import { rowsIn } from '../../tests/setup/rows'
import { intendedAddress } from './intended-address'

const pages = ['/', '/404.html', '/program', '/registration', '/venue', '/venue/about-Izmir']
pages.push(...pages.filter((page) => page !== '/404.html').map((page) => `/tr${page}`.replace(/\/$/, '')))

const intendedBy = (asked: string) => {
  const { pathname, search, hash } = new URL(asked, 'https://composites2025.example.org')
  return intendedAddress({ path: pathname, search, hash }, pages)
}

type Tables = { intended: Record<string, string[]>; unknown: string[] }
const { intended, unknown } = rowsIn<Tables>('src/browser/intended-address.yaml')

const meant = Object.entries(intended).flatMap(([address, all]) => all.map((asked) => ({ asked, address })))

test.each(meant)('$asked means $address', ({ asked, address }) => {
  expect(intendedBy(asked)).toBe(address)
})

test.each(unknown)('%s means nothing', (asked) => {
  expect(intendedBy(asked)).toBeUndefined()
})
