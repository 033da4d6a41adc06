// A key that a page query asks for is declared, so that a misspelt one in the content is reported.
import { readdirSync, readFileSync } from 'node:fs'
import { meaningfulKeys } from './meaningful-keys'

test('every key in a query is one with a meaning', () => {
  const queries = readdirSync('src/templates').map((name) => readFileSync(`src/templates/${name}`, 'utf8'))
  const asked = queries.flatMap((text) =>
    [...text.matchAll(/key: \{ eq: "([^"]+)" \}/g)].map(([, key]) => key),
  )
  expect(asked).toEqual(expect.arrayContaining(['welcome', 'privacy-consent']))
  expect(Object.values<readonly string[]>(meaningfulKeys).flat()).toEqual(expect.arrayContaining(asked))
})
