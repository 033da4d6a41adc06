import { rowsIn } from '../../../tests/setup/rows'
import { differences, statedIn, type Side } from './stated'

const at = { line: 1, column: 1 }

/** A text, with the values of facts that it quotes from the data. */
const side = (language: 'en' | 'tr', text: string, quoted: Record<string, string> = {}): Side => ({
  language,
  text,
  values: [
    ...statedIn(text).map((stated) => ({ ...stated, at })),
    ...Object.entries(quoted).flatMap(([fact, words]) =>
      statedIn(words).map((stated) => ({ ...stated, fact, shown: `<Fact of="${fact}" />`, at })),
    ),
  ],
})

const differing = (en: Side, tr: Side) =>
  differences(en, tr).map(({ language, placed, other }) =>
    language === 'en' ? [placed.shown, undefined] : [other?.shown, placed.shown],
  )

const texts = rowsIn<Record<'same' | 'different', Record<string, string>>>(
  'pipeline/check/parity/stated.yaml',
)

test.each(Object.entries(texts.same))('%s and %s say the same', (en, tr) => {
  expect(differing(side('en', en), side('tr', tr))).toEqual([])
})

test.each(Object.entries(texts.different))('%s and %s differ, and are reported together', (en, tr) => {
  expect(differing(side('en', en), side('tr', tr))).toEqual([[en, tr]])
})

test('a fact that one language leaves out is reported alone', () => {
  expect(differing(side('en', 'Open until 18:30.'), side('tr', 'Akşama kadar açık.'))).toEqual([
    ['18:30', undefined],
  ])
  expect(differing(side('en', 'Open.'), side('tr', '%20 indirim.'))).toEqual([[undefined, '%20']])
})

test('a quoted fact is the same by its id', () => {
  const en = side('en', 'until', { 'date.a': '1 September 2025' })
  const quoting = (fact: string) => side('tr', 'kadar', { [fact]: '1 Eylül 2025' })
  expect(differing(en, quoting('date.a'))).toEqual([])
  expect(differing(en, quoting('date.b'))).toEqual([['<Fact of="date.a" />', '<Fact of="date.b" />']])
  expect(differing(en, side('tr', '1 Eylül 2025’e kadar'))).toEqual([])
  expect(differing(en, side('tr', '2 Eylül 2025'))).toEqual([['<Fact of="date.a" />', '2 Eylül 2025']])
})
