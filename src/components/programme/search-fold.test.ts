import { fold } from './search-fold'

test.each(['isil', 'ISIL', 'ısıl', 'Işıl', 'İŞIL', 'IŞIL'])('%s is found as isil', (written) => {
  expect(fold(written)).toBe('isil')
})

test('other accents do not matter either', () => {
  expect(fold('Çağrı Öğünç')).toBe('cagri ogunc')
  expect(fold('Mønsterby Prøvestad')).toBe('monsterby provestad')
})

test.each([
  ['TiO₂', 'tio2'],
  ['m²', 'm2'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Þórður Æsir', 'thordur aesir'],
  ['Đặng Văn', 'dang van'],
  ['Łukasz', 'lukasz'],
  ['Cœur', 'coeur'],
  ['ﬁbre', 'fibre'],
])('%s is found as %s', (written, sought) => {
  expect(fold(written)).toBe(sought)
})
