import { inProperCase, surnameFirst } from './person-names'

test.each([
  ['Deniz ATAY', 'Deniz Atay'],
  ['Işıl YILDIRIM', 'Işıl Yıldırım'],
  ['Henrik LINDSTROM', 'Henrik Lindstrom'],
  ['J. P. ÖRNEK-YAZAR', 'J. P. Örnek-Yazar'],
  ['Lena Musterfeld', 'Lena Musterfeld'],
])('%s is %s', (written, proper) => expect(inProperCase(written)).toBe(proper))

test('a name is sorted by its surname, without its title', () => {
  expect(surnameFirst('Prof. Dr. Ayşe Nur Örnekyazar')).toBe('Örnekyazar, Ayşe Nur')
})
