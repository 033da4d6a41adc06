import { fold } from './fold'

test.each(['isil', 'ISIL', 'ısıl', 'Işıl', 'İŞIL', 'IŞIL'])('%s is found as isil', (written) => {
  expect(fold(written)).toBe('isil')
})

test('other accents do not matter either', () => {
  expect(fold('Çağrı Öğünç')).toBe('cagri ogunc')
  expect(fold('Mønsterby Prøvestad')).toBe('mønsterby prøvestad')
})
