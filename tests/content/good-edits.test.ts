// Unusual but valid edits cause no error, and what was written arrives in the records.
import { checkEdition, isSound } from '../../pipeline/check'
import { writeReport } from '../../pipeline/check/report/report'
import { recordTypes } from '../../pipeline/records'
import { data, page, sample, sampleWith, source } from './edition'
import { goodEdits, seenAt } from './good-edits'

test.each(goodEdits)('$name', ({ changes, type, value, language = 'en' }) => {
  const changed = Object.fromEntries(
    Object.entries(changes).map(([file, change]) => [file, change(sample.read(file) ?? '')]),
  )
  const { problems, read } = checkEdition(sampleWith(changed))
  if (!isSound(problems)) throw new Error(writeReport(problems, 'en'))
  const records = recordTypes[type]?.records(read, language)
  expect(JSON.stringify(records)).toContain(JSON.stringify(value).slice(1, -1))
})

test('each edit names a page on which to see it', () => {
  for (const edit of goodEdits) expect(seenAt(edit).path).toMatch(/^\//)
})

test('a title in only one language is refused politely', () => {
  const file = data('key-dates')
  const text = source(file).replace(
    /event: \{ en: Abstract submission, .*\}/,
    'event: { en: Abstract submission }',
  )
  const [problem, ...others] = checkEdition(sampleWith({ [file]: text })).problems
  expect(others).toEqual([])
  expect(problem?.message).toEqual({
    en: '“tr” is missing (Turkish text).',
    tr: '“tr” eksik (Türkçe metin).',
  })
  expect(problem?.advice?.en).toContain('one plain text that both share')
})

test('a country after the city is not taken for a second language', () => {
  const site = 'content/site.yaml'
  const text = source(site).replace('city: İzmir', 'city: İzmir / Türkiye')
  expect(checkEdition(sampleWith({ [site]: text })).problems).toEqual([])
})

test('zero-width characters that come along with a copied name are removed', () => {
  const file = data('sponsors')
  const { read, problems } = checkEdition(
    sampleWith({ [file]: source(file).replace('firms: [Egeply Kompozit', 'firms: [Egeply\u200b Kompozit') }),
  )
  expect(problems).toEqual([])
  expect(read.data.sponsors?.tiers[0]?.firms[0]).toBe('Egeply Kompozit')
})

test('a dinner that begins in the afternoon may end after midnight', () => {
  const file = data('sessions')
  const text = source(file).replace("start: '20:00'\n  end: '23:00'", "start: '17:30'\n  end: '00:30'")
  expect(text).not.toBe(source(file))
  const { problems } = checkEdition(sampleWith({ [file]: text }))
  expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message.en)).toEqual([])
})

test('a site in a folder of its institution’s host may lead to that host', () => {
  const site = 'content/site.yaml'
  const contact = page('contact')
  const { problems } = checkEdition(
    sampleWith({
      [site]: source(site).replace(/^url: .*$/m, 'url: https://uni.example.org/symposium'),
      [contact]: `${source(contact)}\n[Campus](https://uni.example.org/campus), [here](https://uni.example.org/symposium/venue)\n`,
    }),
  )
  expect(problems.filter(({ file }) => file === contact).map(({ message }) => message.en)).toContain(
    'The link leads to https://uni.example.org/symposium/venue. Write the address without the site’s name, folder, ending or language: readers are taken to the page in their own language.',
  )
  expect(problems.filter(({ message }) => message.en.includes('without the site’s name'))).toHaveLength(1)
})
