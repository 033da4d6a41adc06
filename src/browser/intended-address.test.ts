// What mail programs, chats and typists make of addresses. In the browser: tests/browser/unknown-addresses.desk.spec.ts.
import { intendedAddress } from './intended-address'

const pages = ['/', '/404.html', '/program', '/registration', '/venue', '/venue/about-Izmir']
pages.push(...pages.filter((page) => page !== '/404.html').map((page) => `/tr${page}`.replace(/\/$/, '')))

const intendedBy = (asked: string) => {
  const { pathname, search, hash } = new URL(asked, 'https://composites2025.example.org')
  return intendedAddress({ path: pathname, search, hash }, pages)
}
const INTENDED: Record<string, string[]> = {
  '/program#PL1': [
    '/program%23PL1',
    '/program%2523PL1',
    '/program%23PL1)',
    '/program%23PL1%0A',
    '/PROGRAM%23PL1',
  ],
  '/tr/program#PL1': [
    '/tr/program%23PL1',
    '/tr/program%20%23PL1',
    '/tr%2Fprogram%23PL1',
    '/TR/Program%23PL1.',
  ],
  '/program?q=epoxy': ['/program%3Fq=epoxy', '/program%3fq%3Depoxy'],
  '/program?q=epoxy#2B': ['/program%3Fq=epoxy%232B', '/program%3Fq=epoxy#2B', '/program%232B?q=epoxy'],
  '/registration?utm_source=mail': ['/registration%3Futm_source=mail', '/registration)?utm_source=mail'],
  '/registration': ['/registration).', '/registration%26utm_source=mail', '/registration&utm_source=mail'],
  '/venue': [
    '/venue%0A',
    '/venue%0D%0A',
    '/venue%20',
    '/venue%20%20',
    '/venue%09',
    '/venue%C2%A0',
    '/venue%E2%80%8B',
    '/ve%0Anue',
    '/ve%C2%ADnue',
    '/%20venue',
    '/venue)',
    '/venue,',
    '/venue.',
    '/venue...',
    '/venue;',
    '/venue:',
    '/venue!',
    '/venue*',
    "/venue'",
    '/venue%22',
    '/%22venue%22',
    '/%3Cvenue%3E',
    '/venue%3E',
    '/venue%5D',
    '/venue%E2%80%9D',
    '/(venue)',
    '/venue),',
    '/venue,%20Bayrakli',
    '/venue%',
    '/venue%E0%A4%A',
    '/venue%FF',
    '/venue%2F',
    '/venue//',
    '/venue/%20',
    '/%5Cvenue',
    '/venue%5C',
    '/.%2Fvenue',
    '/venue.html)',
    '/en/venue)',
  ],
  '/tr/venue': [
    '/tr//venue',
    '/tr///venue',
    '/tr/venue%0A',
    '/tr%2fvenue',
    '/tr/venue)',
    '/tr/venue%E2%80%A6',
  ],
  '/venue/about-Izmir': [
    '/venue/about-izmir.',
    '/venue%2Fabout-Izmir',
    '/VENUE//ABOUT-IZMIR',
    '/venue/about-Izmir%20',
  ],
  '/tr': ['/tr%20', '/tr)', '/tr/.,', '/tr/%0A'],
  '/': ['/%20', '/%0A', '/)', '/%23', '/%3F', '/.,', '/%', '/%2525', '/*', '/%00'],
}
const UNKNOWN = [
  '/a%2fb',
  '/a%2Fb/',
  '/a%252fb',
  '/nowhere%23PL1',
  '/nowhere%3Fq=a',
  '/nowhere%0A',
  '/nowhere?q=%E0%A4%A',
  '/nowhere?a=b?c=d&%',
  '/nowhere#50%',
  '/nowhere#%E0%A4%A',
  '/nowhere?#',
  '/%E0%A4%A',
  '/%FF%FE',
  '/50%25',
  '/:path',
  '/:uri/:path',
  '/a/*/b',
  '/tr/yok%2Fyok',
  '/tr//yok',
  '/tr/yok)',
  '/TR/YOK',
  '/tr/%C5%9Fehir%20plan%C4%B1',
  '/%C4%B0zmir',
  '/venue/nowhere,',
  '/404',
  '/404.html',
  '/constructor',
  '/__proto__',
  '/a//b///c',
  '/%F0%9F%92%A9',
]

const intended = Object.entries(INTENDED).flatMap(([address, all]) =>
  all.map((asked) => ({ asked, address })),
)
test.each(intended)('$asked means $address', ({ asked, address }) => {
  expect(intendedBy(asked)).toBe(address)
})

test.each(UNKNOWN)('%s means nothing', (asked) => {
  expect(intendedBy(asked)).toBeUndefined()
})
