// Files that are larger, deeper or more repetitive than anybody writes on purpose are answered in a sentence, whatever they hold.
import { data, page, source } from './edition'
import { messagesWith, problemsWith } from './edits'

const count = (length: number, make: (index: number) => string): string =>
  Array.from({ length }, (_, index) => make(index)).join('')

const [header = ''] = /^---\n[^]*?\n---\n/.exec(source(page('conference'))) ?? []

const ofConference = (text: string) => ({ [page('conference')]: `${header}\n${text}\n` })

test.each([
  [
    'a syntax error in each of 500 entries',
    { [data('posters')]: count(500, (index) => `- title: Poster: ${index}\n`) },
    /quotation marks/,
  ],
  [
    'a syntax error in each of 3,000 fields',
    { [data('posters')]: count(3_000, (index) => `f${index}: a: b '${index}\n`) },
    /./,
  ],
  ['code in each of 3,000 lines', ofConference('A {broken + } line\n\n'.repeat(3_000)), /read as a command/],
])('%s is answered', (_, changed, says) => {
  expect(messagesWith(changed)).toContainEqual(expect.stringMatching(says))
})

test.each([
  ['50 brackets within one another', `${'['.repeat(50)}${']'.repeat(50)}`],
  ['50 quotations within one another', `${'> '.repeat(50)}a`],
  ['a line of 20,000 characters', 'word '.repeat(4_000)],
  ['1,000 brackets in a paragraph', '[a] '.repeat(1_000)],
  ['a table of 99 columns', '|a'.repeat(99)],
  ['99 kB', 'A sentence.\n\n'.repeat(7_600)],
])('a page with %s is read', (_, text) => {
  const codes = problemsWith(ofConference(text)).map(({ code }) => code)
  expect(codes.filter((code) => code.startsWith('file.'))).toEqual([])
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
