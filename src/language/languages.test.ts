import { languageOfPath, otherLanguage, toggleLabel } from './languages'

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
