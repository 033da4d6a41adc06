import { languageOfPath, localisePath, otherLanguage, toggleLabel } from './languages'

describe('addresses in two languages', () => {
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
    expect(localisePath(route, 'tr')).toBe(turkish)
    expect(localisePath(route, 'en')).toBe(route)
  })

  test('the language of an address', () => {
    expect(languageOfPath('/tr')).toBe('tr')
    expect(languageOfPath('/tr/venue')).toBe('tr')
    expect(languageOfPath('/transportation')).toBe('en')
    expect(languageOfPath('/')).toBe('en')
  })

  test('the toggle shows the other language', () => {
    expect(toggleLabel('en')).toBe('TR')
    expect(toggleLabel('tr')).toBe('EN')
    expect(otherLanguage('tr')).toBe('en')
  })
})
