// Files that are larger, deeper or more repetitive than anybody writes on purpose are answered in a sentence, whatever they hold.
import { data, page, source } from './edition'
import { messagesWith } from './edits'

const count = (length: number, make: (index: number) => string): string =>
  Array.from({ length }, (_, index) => make(index)).join('')

const poster = (index: number): string =>
  `- title: Poster ${index} on laminates\n  theme: natural-fibres\n  presenters: [{ name: Deniz Sunan }]\n`

/** Each list has the one above it ten times. */
const nestedAnchors = count(
  9,
  (index) => `a${index + 1}: &a${index + 1} [${`*a${index}, `.repeat(10)}]\n`,
).replace('a1:', `a0: &a0 [${'x, '.repeat(10)}]\na1:`)

const [header = ''] = /^---\n[^]*?\n---\n/.exec(source(page('conference'))) ?? []

const tooDeep = /^More than 50 brackets, tags, lists or quotations/
const tooLong = /^This line has more than 20000 characters/
const tooManyMarks = /^A paragraph has more than 1000/

const ofData: [name: string, text: string, says: RegExp][] = [
  ['3,001 posters', count(3_001, poster), /^This list has 3001 entries/],
  ['50,000 posters', count(50_000, poster), /^This file is \d+ kB/],
  ['100,000 unknown fields', count(100_000, (index) => `f${index}: x\n`), /^This group has 100000 fields/],
  ['3,000 nested lists in brackets', `categories: ${'['.repeat(3_000)}${']'.repeat(3_000)}`, tooDeep],
  ['3,000 nested lists with dashes', `categories:\n${'- '.repeat(3_000)}x`, tooDeep],
  ['nested anchors', nestedAnchors, /^With everything that is repeated by \*name/],
  ['an anchor within itself', '- &a { key: x, event: *a }', /repeats the entry in which it is/],
  ['a line of 900 kB', `- title: { en: ${"'a', ".repeat(180_000)}`, tooLong],
  [
    'a syntax error in each of 500 entries',
    count(500, (index) => poster(index).replace('title: Poster', 'title: Poster:')),
    /quotation marks/,
  ],
  ['a syntax error in each of 3,000 fields', count(3_000, (index) => `f${index}: a: b '${index}\n`), /./],
]

const ofTexts: [name: string, text: string, says: RegExp][] = [
  ['3,000 nested quotations', `${'> '.repeat(3_000)}a`, tooDeep],
  ['3,000 nested items', `${'- '.repeat(3_000)}a`, tooDeep],
  ['[a] 24,000 times in a line', '[a] '.repeat(24_000), tooLong],
  ['[a] 24,000 times in a paragraph', '[a] [a] [a]\n'.repeat(8_000), tooManyMarks],
  ['3,000 tags that are not closed', 'An <a> tag\n\n'.repeat(3_000), tooDeep],
  ['code in each of 3,000 lines', 'A {broken + } line\n\n'.repeat(3_000), /is read as a command here/],
]

test.each(ofData)('data: %s', (_, text, says) => {
  expect(messagesWith({ [data('posters')]: text })).toContainEqual(expect.stringMatching(says))
})

test.each(ofTexts)('text: %s', (_, text, says) => {
  expect(messagesWith({ [page('conference')]: `${header}\n${text}\n` })).toContainEqual(
    expect.stringMatching(says),
  )
})

test('a value that is too long to be read is quoted without its middle', () => {
  const long = 'x'.repeat(5_000)
  const text = `${source(page('conference'))}\n\n<Fact of="${long}" />\n\n[a](/${long}) <${long} />\n`
  const posters = source(data('posters')).replace(/theme: .*/, `theme: ${long}`)
  const messages = messagesWith({ [page('conference')]: text, [data('posters')]: posters })
  expect(messages).toContainEqual(expect.stringMatching(/^There is no theme “x+ … x+”\.$/))
  expect(Math.max(...messages.map(({ length }) => length))).toBeLessThan(2_000)
})

test('a file as large as it may be has one answer, not thousands', () => {
  const unknown = count(2_900, (index) => `field${index}: x\n`)
  const messages = messagesWith({ 'content/site.yaml': source('content/site.yaml') + unknown })
  expect(messages).toEqual([expect.stringContaining('is not a known field')])
})
