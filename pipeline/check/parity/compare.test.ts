import { differences, type Side } from './compare'
import { statedIn } from './stated'

type Quoted = { fact: string; text: string }

const at = { line: 1, column: 1 }

const side = (language: 'en' | 'tr', text: string, quoted: Quoted[] = []): Side => ({
  language,
  text,
  values: [
    ...statedIn(text, language).map((stated) => ({ ...stated, at })),
    ...quoted.flatMap(({ fact, text: words }) =>
      statedIn(words, language).map((stated) => ({ ...stated, fact, shown: `<Fact of="${fact}" />`, at })),
    ),
  ],
})

const told = (en: Side, tr: Side) => differences(en, tr).map((found) => [found.en?.shown, found.tr?.shown])

const quoted = (fact: string, text: string): Quoted => ({ fact, text })

test('the same facts in another order are no difference', () => {
  expect(
    told(
      side('en', 'Talks last 20 minutes, invited ones 30.'),
      side('tr', 'Davetliler 30, öbürleri 20 dakika.'),
    ),
  ).toEqual([])
})

test('two facts that contradict each other are told together', () => {
  expect(told(side('en', 'At most 500 words.'), side('tr', 'En çok 600 sözcük.'))).toEqual([['500', '600']])
})

test('a fact that one language leaves out is told alone', () => {
  expect(told(side('en', 'Open until 18:30.'), side('tr', 'Akşama kadar açık.'))).toEqual([
    ['18:30', undefined],
  ])
  expect(told(side('en', 'Open.'), side('tr', '%20 indirim.'))).toEqual([[undefined, '%20']])
})

test('numbers may be written in words on one side', () => {
  expect(told(side('en', 'Two halls and twelve lines'), side('tr', '2 salon ve 12 hat'))).toEqual([])
  expect(told(side('en', 'the 6th edition'), side('tr', 'altıncı sempozyum'))).toEqual([])
})

test.each([
  ['A 2-component epoxy', 'İki bileşenli epoksi'],
  ['6 LESSONS', 'ALTI DERS'],
  ['1st trials', 'İlk denemeler'],
  ['The 4th generation', 'Dördüncü kuşak'],
])('%s and %s say the same', (en, tr) => {
  expect(told(side('en', en), side('tr', tr))).toEqual([])
})

test('a quoted fact is the same by its id', () => {
  const en = side('en', 'until', [quoted('date.a', '1 September 2025')])
  expect(told(en, side('tr', 'kadar', [quoted('date.a', '1 Eylül 2025')]))).toEqual([])
  expect(told(en, side('tr', 'kadar', [quoted('date.b', '1 Eylül 2025')]))).toEqual([
    ['<Fact of="date.a" />', '<Fact of="date.b" />'],
  ])
  expect(told(en, side('tr', '1 Eylül 2025’e kadar'))).toEqual([])
  expect(told(en, side('tr', '2 Eylül 2025’e kadar'))).toEqual([['<Fact of="date.a" />', '2 Eylül 2025']])
})
