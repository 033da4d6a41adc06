// Unusual but valid edits cause no error, and what was written arrives in the records.
import { checkEdition, isSound } from '../../pipeline/check'
import { writeReport } from '../../pipeline/check/report/report'
import { recordTypes } from '../../pipeline/records'
import { page, sampleWith, source } from './edition'
import { changedFiles, messagesWith, problemsWith } from './edits'
import { goodEdits, seenAt } from './good-edits'

test.each(goodEdits)('$name', ({ type, value, language = 'en', ...edit }) => {
  const { problems, read } = checkEdition(sampleWith(changedFiles(edit)))
  if (!isSound(problems)) throw new Error(writeReport(problems, 'en'))
  const records = recordTypes[type]?.records(read, language)
  expect(JSON.stringify(records)).toContain(JSON.stringify(value).slice(1, -1))
})

test('each edit names a page on which to see it', () => {
  for (const edit of goodEdits) expect(seenAt(edit).path).toMatch(/^\//)
})

test.each([
  {
    name: 'a country after the city is not taken for a second language',
    file: 'site.yaml',
    find: 'city: İzmir',
    write: 'city: İzmir / Türkiye',
  },
  {
    name: 'a dinner that begins in the afternoon may end after midnight',
    file: 'data/sessions.yaml',
    find: "  start: '20:00'\n  end: '23:00'",
    write: "  start: '17:30'\n  end: '00:30'",
  },
])('$name', (edit) => {
  expect(problemsWith(changedFiles(edit)).filter(({ severity }) => severity === 'error')).toEqual([])
})

test('zero-width characters that come along with a copied name are removed', () => {
  const edit = {
    name: 'a copied name',
    file: 'data/sponsors.yaml',
    find: '    firms: [Egeply Kompozit, Körfez Reçine, Nordlam Composites]',
    write: '    firms: [Egeply\u200b Kompozit, Körfez Reçine, Nordlam Composites]',
  }
  const { read, problems } = checkEdition(sampleWith(changedFiles(edit)))
  expect(problems).toEqual([])
  expect(read.data.sponsors?.tiers[0]?.firms[0]).toBe('Egeply Kompozit')
})

test('a site in a folder of its institution’s host may lead to that host', () => {
  const links = '[Campus](https://uni.example.org/campus), [here](https://uni.example.org/symposium/venue)'
  const messages = messagesWith({
    'content/site.yaml': source('content/site.yaml').replace(
      /^url: .*$/m,
      'url: https://uni.example.org/symposium',
    ),
    [page('contact')]: `${source(page('contact'))}\n${links}\n`,
  })
  expect(messages.filter((message) => message.includes('without the site’s name'))).toEqual([
    'The link leads to https://uni.example.org/symposium/venue. Write the address without the site’s name, folder, ending or language: readers are taken to the page in their own language.',
  ])
})
