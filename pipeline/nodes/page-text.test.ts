import { textOf } from './page-text'

const facts = {
  'event.dates': { text: '2–4 October 2025' },
  'site.phone': { text: '+90 232', href: 'tel:+90232' },
}

const said = (body: string) => textOf(body, 'en', facts)

test('words, facts and blocks come out in their places', () => {
  expect(said('From <Fact of="event.dates" />.\n\n<FeeTable />\n\nCall <Fact of="site.phone" />')).toEqual([
    ['p', 'From ', ['Fact', '2–4 October 2025'], '.'],
    ['FeeTable'],
    ['p', 'Call ', ['Fact', { href: 'tel:+90232' }, '+90 232']],
  ])
  // Alone on its line it is a paragraph.
  expect(said('<Fact of="event.dates" />')).toEqual([['p', ['Fact', '2–4 October 2025']]])
})

test('a number is kept on one line with its unit, as a fact is', () => {
  expect(said('A4, 5 cm, 12.5 pt.\n\n12 ptarmigans, 500 words\n\n12 punto, 10 MB')).toEqual([
    ['p', 'A4, ', ['Fact', '5 cm'], ', ', ['Fact', '12.5 pt'], '.'],
    ['p', '12 ptarmigans, 500 words'],
    ['p', ['Fact', '12 punto'], ', ', ['Fact', '10 MB']],
  ])
})

test('a tag keeps its attributes; comments are left out', () => {
  expect(said('<Downloads of="form  template" />\n\n{/* later */}\n\nText{/* or not */}')).toEqual([
    ['Downloads', { of: 'form  template' }],
    ['p', 'Text'],
  ])
})

test('headings have anchors; lists and tables have no line breaks between their rows', () => {
  expect(said('## By Bus\n\n1. one\n2. two\n\n| A |\n| --: |\n| b |')).toEqual([
    ['h2', { id: 'by-bus' }, 'By Bus'],
    ['ol', ['li', 'one'], ['li', 'two']],
    [
      'table',
      ['thead', ['tr', ['th', { align: 'right' }, 'A']]],
      ['tbody', ['tr', ['td', { align: 'right' }, 'b']]],
    ],
  ])
})

test('equal headings get different anchors, as on GitHub, in Turkish too', () => {
  const headings = ['By Bus', 'By Bus', 'By Bus 1', 'By Bus', 'Önemli Tarihler'].map((text) => `## ${text}`)
  expect(said(headings.join('\n\n')).map((heading) => (heading[1] as { id: string }).id)).toEqual([
    'by-bus',
    'by-bus-1',
    'by-bus-1-1',
    'by-bus-2',
    'önemli-tarihler',
  ])
})

test('a line break between two words is a space, whether or not they are marked up', () => {
  expect(said('**one**\n*two*')).toEqual([['p', ['strong', 'one'], '\n', ['em', 'two']]])
  expect(said('- **one**\n  *two*')).toEqual([['ul', ['li', ['strong', 'one'], '\n', ['em', 'two']]]])
})

test('attributes have React’s names, and the labels of footnotes are in the language of the page', () => {
  const english = JSON.stringify(said('Text[^1].\n\n[^1]: A note.')[1])
  const turkish = JSON.stringify(textOf('Metin[^1].\n\n[^1]: Not.', 'tr', {}))
  expect(english).toContain('{"data-footnotes":true,"className":"footnotes"}')
  expect(english).toContain('"id":"footnote-label"')
  expect(english).toMatch(/Footnotes.*Back to content/)
  expect(turkish).toMatch(/Dipnotlar.*Metne dön/)
})
