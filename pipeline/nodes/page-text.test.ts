import { rowsIn } from '../../tests/setup/rows'
import { textOf } from './page-text'

const facts = {
  'event.dates': { text: '2–4 October 2025' },
  'site.phone': { text: '+90 232', href: 'tel:+90232' },
}

type Row = { name: string; body: string; says: unknown[] }

test.each(rowsIn<Row[]>('pipeline/nodes/page-text.yaml'))('$name', ({ body, says }) => {
  expect(textOf(body, 'en', facts)).toEqual(says)
})

test('attributes have React’s names, and the labels of footnotes are in the language of the page', () => {
  const english = JSON.stringify(textOf('Text[^1].\n\n[^1]: A note.', 'en', {})[1])
  const turkish = JSON.stringify(textOf('Metin[^1].\n\n[^1]: Not.', 'tr', {}))
  expect(english).toContain('{"data-footnotes":true,"className":"footnotes"}')
  expect(english).toContain('"id":"footnote-label"')
  expect(english).toMatch(/Footnotes.*Back to content/)
  expect(turkish).toMatch(/Dipnotlar.*Metne dön/)
})
