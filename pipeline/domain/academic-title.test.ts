import { englishTitle, turkishTitle, withTitle } from './academic-title'

test.each([
  ['Assoc. Prof. Dr. Işıl Kaya', 'Doç. Dr. Işıl Kaya'],
  ['Assoc.Prof. Işıl Kaya', 'Doç. Dr. Işıl Kaya'],
  ['Assist. Prof. Dr. Ali Kaya', 'Dr. Öğr. Üyesi Ali Kaya'],
  ['Lect. Ali Kaya', 'Öğr. Gör. Ali Kaya'],
  ['Şeniz Buretgil, Chem. Eng.', 'Şeniz Buretgil, Kim. Müh.'],
  ['Prof. Dr. Ali Kaya', 'Prof. Dr. Ali Kaya'],
  ['TBA', 'Duyurulacak'],
])('%s is %s in Turkish', (english, turkish) => {
  expect(turkishTitle(english)).toBe(turkish)
})

test.each([
  ['Doç. Dr. Işıl Kaya', 'Assoc. Prof. Dr. Işıl Kaya'],
  ['Dr. Öğr. Üyesi Ali Kaya', 'Asst. Prof. Dr. Ali Kaya'],
  ['Şeniz Buretgil, Kim. Müh.', 'Şeniz Buretgil, Chem. Eng.'],
  ['Dr. Ali Kaya', 'Dr. Ali Kaya'],
  ['Ali Kaya, Kim. Yük. Müh.', 'Ali Kaya, MSc Chem. Eng.'],
  ['Duyurulacak', 'To be announced'],
])('%s is %s in English', (turkish, english) => {
  expect(englishTitle(turkish)).toBe(english)
})

test('a name has the title of its reader’s language', () => {
  expect(withTitle('Doç. Dr. Işıl Kaya', 'en')).toBe('Assoc. Prof. Dr. Işıl Kaya')
  expect(withTitle('Assoc. Prof. Dr. Işıl Kaya', 'tr')).toBe('Doç. Dr. Işıl Kaya')
})
