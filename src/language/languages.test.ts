import { languageOfPath } from './languages'

test.each([
  ['/tr', 'tr'],
  ['/tr/venue', 'tr'],
  ['/transportation', 'en'],
])('the language of %s is %s', (path, language) => expect(languageOfPath(path)).toBe(language))
