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

test.each([
  ['12,000 TL', '12.000 TL'],
  ['12,000 TL', '12.000 ₺'],
  ['40 EUR', '40 avro'],
  ['€40', '40 €'],
  ['1,250.50 EUR', '1.250,50 avro'],
  ['2 October', '2 Ekim'],
  ['October 2, 2025', '2 Ekim 2025'],
  ['2nd of October 2025', '02.10.2025'],
  ['2025-10-02', '2 Ekim 2025'],
  ['2, 3 and 4 October 2025', '2–4 Ekim ve 3 Ekim 2025'],
  ['May 12', '12 Mayıs'],
  ['October 2025', 'Ekim 2025’te'],
  ['13:30–17:40', '13.30–17.40'],
  ['1:30 pm', '13.30’da'],
  ['9 am', 'saat 9’da'],
  ['at 9 o’clock', 'Saat 09.00’da'],
  ['+90 232 000 00 00', '0232 000 00 00'],
  ['+90 532 000 00 00', '0 (532) 000 00 00'],
  ['+353 1 555 0100', '(01) 555 0100'],
  ['https://example.org/en/rooms', 'https://example.org/tr/rooms’a'],
  ['https://example.org/?lang=en', 'https://example.org/?lang=tr'],
  ['https://en.wikipedia.org/wiki/Ephesus', 'https://tr.wikipedia.org/wiki/Efes'],
  ['20%', '%20'],
  ['20 per cent', 'yüzde 20'],
  ['20 %', '% 20’si'],
  ['1.5 km', '1,5 km'],
  ['6th edition', '6. sempozyum'],
  ['the 1960s', '1960’lar'],
  ['24,000 people', '24 bin kişi'],
  ['1.5 million tonnes', '1.500.000 ton'],
  ['Info@example.org', 'info@example.org'],
  ['TR33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
  ['Talks last 20 minutes, invited ones 30.', 'Davetliler 30, öbürleri 20 dakika.'],
  ['Two halls and twelve lines', '2 salon ve 12 hat'],
  ['the 6th edition', 'altıncı sempozyum'],
  ['A 2-component epoxy', 'İki bileşenli epoksi'],
  ['6 LESSONS', 'ALTI DERS'],
  ['1st trials', 'İlk denemeler'],
  ['A4 paper, hall 2B, talk 2B-3', 'PA66-GF30, Ti-6Al-4V, CO2'],
])('%s and %s say the same', (en, tr) => {
  expect(differing(side('en', en), side('tr', tr))).toEqual([])
})

test.each([
  ['12,000 TL', '1.200 TL'],
  ['40 EUR', '40 TL'],
  ['2 October', '3 Ekim'],
  ['2 October 2025', '2 Ekim 2026'],
  ['2 October', '2 Kasım'],
  ['13:30', '14.30'],
  ['20%', '%25'],
  ['9 am', 'saat 10'],
  ['+90 232 000 00 00', '0232 000 00 01'],
  ['https://example.org/en/a', 'https://example.org/tr/b'],
  ['500', '600'],
  ['24', '24 bin'],
  ['info@example.org', 'bilgi@example.org'],
])('%s and %s differ, and are reported together', (en, tr) => {
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
