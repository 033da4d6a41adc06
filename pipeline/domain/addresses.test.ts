import { cardPath, fullAddress, pathOf } from './addresses'

test.each([
  ['/', '/tr'],
  ['/venue', '/tr/venue'],
  ['/venue/about-Izmir', '/tr/venue/about-Izmir'],
  ['/program#2B', '/tr/program#2B'],
  ['/?x=1', '/tr?x=1'],
  ['/transportation', '/tr/transportation'],
  ['/tr/venue', '/tr/venue'],
  ['https://example.org/', 'https://example.org/'],
])('%s is %s in Turkish', (route, turkish) => {
  expect(pathOf(route, 'tr')).toBe(turkish)
  expect(pathOf(route, 'en')).toBe(route)
})

test('the address of the home page ends with a slash, no other does', () => {
  expect(fullAddress('https://symposium.example.org/', '', '/')).toBe('https://symposium.example.org/')
  expect(fullAddress('https://symposium.example.org', '', '/tr')).toBe('https://symposium.example.org/tr')
})

test.each(['https://example.org', 'https://example.org/', 'https://example.org/symposium'])(
  'in a folder of %s the folder is named once',
  (url) => {
    expect(fullAddress(url, '/symposium', '/')).toBe('https://example.org/symposium/')
    expect(fullAddress(url, '/symposium', '/tr/venue')).toBe('https://example.org/symposium/tr/venue')
  },
)

test('the home page’s card has a name of its own', () => {
  expect(cardPath('/', 'en')).toBe('/cards/en/home.png')
  expect(cardPath('/venue', 'tr')).toBe('/cards/tr/venue.png')
})
