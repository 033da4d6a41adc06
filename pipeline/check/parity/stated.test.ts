import { agree, statedIn } from './stated'

const first = (text: string, language: 'en' | 'tr') => statedIn(text, language)[0]

describe('facts that both languages write in their own way', () => {
  test.each([
    ['12,000 TL', '12.000 TL'],
    ['12,000 TL', '12.000 ₺'],
    ['40 EUR', '40 avro'],
    ['€40', '40 €'],
    ['2 October', '2 Ekim'],
    ['October 2, 2025', '2 Ekim 2025'],
    ['2nd of October 2025', '02.10.2025'],
    ['2025-10-02', '2 Ekim 2025'],
    ['May 12', '12 Mayıs'],
    ['October 2025', 'Ekim 2025’te'],
    ['13:30', '13.30'],
    ['1:30 pm', '13.30’da'],
    ['9 am', '9:00'],
    ['9 am', 'saat 9’da'],
    ['at 9 o’clock', 'Saat 9’da'],
    ['+90 232 000 00 00', '0232 000 00 00'],
    ['+90 532 000 00 00', '0 (532) 000 00 00'],
    ['https://example.org/en/rooms', 'https://example.org/tr/rooms'],
    ['https://example.org/?lang=en', 'https://example.org/?lang=tr'],
    ['https://en.wikipedia.org/wiki/Ephesus', 'https://tr.wikipedia.org/wiki/Efes'],
    ['20%', '%20'],
    ['20 per cent', 'yüzde 20'],
    ['20 %', '% 20’si'],
    ['1.5 km', '1,5 km'],
    ['6th edition', '6. sempozyum'],
    ['the 1960s', '1960’lar'],
    ['since 2006', '2006’dan beri'],
    ['500 words', '500 sözcük'],
    ['24,000 people', '24 bin kişi'],
    ['24 thousand people', '24.000 kişi'],
    ['1.5 million tonnes', '1,5 milyon ton'],
    ['+90 232 000 00 00', '+90 (232) 000 00 00'],
    ['Info@example.org', 'info@example.org'],
    ['https://example.org/', 'https://example.org’a'],
    ['TR33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
  ])('%s = %s', (en, tr) => {
    const [a, b] = [first(en, 'en'), first(tr, 'tr')]
    expect(a).toBeDefined()
    expect(b).toBeDefined()
    expect(agree(a!, b!)).toBe(true)
  })

  test.each([
    ['12,000 TL', '1.200 TL'],
    ['40 EUR', '40 TL'],
    ['2 October', '3 Ekim'],
    ['2 October 2025', '2 Ekim 2026'],
    ['2 October', '2 Kasım'],
    ['13:30', '14.30'],
    ['20%', '%25'],
    ['9 am', 'saat 10’da'],
    ['+90 232 000 00 00', '0232 000 00 01'],
    ['https://example.org/en/a', 'https://example.org/tr/b'],
    ['500 words', '600 sözcük'],
    ['24 people', '24 bin kişi'],
    ['info@example.org', 'bilgi@example.org'],
    ['https://example.org/a', 'https://example.org/b'],
    ['+90 232 000 00 00', '+90 232 000 00 01'],
  ])('%s ≠ %s', (en, tr) => {
    expect(agree(first(en, 'en')!, first(tr, 'tr')!)).toBe(false)
  })
})

describe('what is no fact of its own', () => {
  test.each(['A4 paper', 'hall 2B', 'talk 2B-3', 'PA66-GF30', 'Ti-6Al-4V', 'CO2', 'you may come'])(
    '%s',
    (text) => {
      expect(statedIn(text, 'en')).toEqual([])
    },
  )
})

const keysIn = (text: string, language: 'en' | 'tr') => statedIn(text, language).map(({ keys }) => keys)

test('a list of days states each of them, a span of hours both ends', () => {
  expect(keysIn('2, 3 and 4 October 2025', 'en')).toEqual([['10-2 2025'], ['10-3 2025'], ['10-4 2025']])
  expect(keysIn('13.30–17.40', 'tr')).toEqual([
    ['13.3', '13:30'],
    ['17.4', '17:40'],
  ])
})
