import { languageOfPath } from './languages'

test('the language of an address', () => {
  expect(languageOfPath('/tr')).toBe('tr')
  expect(languageOfPath('/tr/venue')).toBe('tr')
  expect(languageOfPath('/transportation')).toBe('en')
  expect(languageOfPath('/')).toBe('en')
})
