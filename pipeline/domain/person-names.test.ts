import {
  inProperCase,
  isAddition,
  isSamePerson,
  namePartsOf,
  surnameFirst,
  withoutTitle,
} from './person-names'

// given, particle, family, suffix
test.each([
  ['Ezgi Şimşekeli, Ph.D.', 'Ezgi', '', 'Şimşekeli', ''],
  ['J.-P. Serre', 'J.-P.', '', 'Serre', ''],
  ['Deniz Atay, Elk. Müh.', 'Deniz', '', 'Atay', ''],
  ['John Smith, Jr.', 'John', '', 'Smith', 'Jr.'],
  ['Uzm. Dr. Ayşe Nur Örnek', 'Ayşe Nur', '', 'Örnek', ''],
  ['Av. Can Ak', 'Can', '', 'Ak', ''],
  ['doc. Ing. Jana Vzorová, CSc.', 'Jana', '', 'Vzorová', ''],
  ['Dr Jane Sample', 'Jane', '', 'Sample', ''],
  ['Professor Ludwig van der Muster', 'Ludwig', 'van der', 'Muster', ''],
  ['Prof. Dr.-Ing. habil. Hans von der Probe', 'Hans', 'von der', 'Probe', ''],
  ['Dr. h. c. H. Muster III', 'H.', '', 'Muster', 'III'],
  ['Tekst. Yük. Müh. Ayşe YILMAZ KAYA', 'Ayşe', '', 'YILMAZ KAYA', ''],
  ['Jean-Claude Van Exemple', 'Jean-Claude', '', 'Van Exemple', ''],
  ['PETEKÖZ Ömür', 'Ömür', '', 'PETEKÖZ', ''],
  ['van Muster, Dr. Lena', 'Lena', 'van', 'Muster', ''],
  ['Öğretim Görevlisi Ali Kim', 'Ali', '', 'Kim', ''],
  ['Th. Muster, CEO', 'Th.', '', 'Muster', ''],
  ['Plato', '', '', 'Plato', ''],
  ['Prof. Dr.', '', '', '', ''],
])('%s', (name, given, particle, family, suffix) => {
  expect(namePartsOf(name)).toEqual({ given, particle, family, suffix })
})

test.each([
  ['Prof. Dr. Ali Kaya', 'Ali Kaya'],
  ['Prof.Dr.Ali Kaya', 'Ali Kaya'],
  ['PROF. DR. ALİ KAYA', 'ALİ KAYA'],
  ['Dr.-Ing. Ali Kaya, PhD', 'Ali Kaya'],
  ['Dr. Öğr. Üyesi Ali Kaya', 'Ali Kaya'],
  ['Öğr. Gör. Ali Kaya', 'Ali Kaya'],
  ['Assoc.Prof.Dr. J.P. Kaya', 'J.P. Kaya'],
  ['Şeniz Buretgil, Chem. Eng.', 'Şeniz Buretgil'],
  ['Şeniz Buretgil Kim. Müh.', 'Şeniz Buretgil'],
  ['Şeniz Buretgil, Kim. Müh.', 'Şeniz Buretgil'],
  ['Kim. Yük. Müh. M. Yılmaz', 'M. Yılmaz'],
  ['MSc Mech. Eng. M. Yılmaz', 'M. Yılmaz'],
  ['A. Yılmaz', 'A. Yılmaz'],
  ['Dr. Ö. Yılmaz', 'Ö. Yılmaz'],
  ['', ''],
])('%s is the person %s', (name, person) => expect(withoutTitle(name)).toBe(person))

test.each([
  ['Deniz ATAY', 'Deniz Atay'],
  ['Işıl YILDIRIM', 'Işıl Yıldırım'],
  ['Henrik LINDSTROM', 'Henrik Lindstrom'],
  ['J. P. ÖRNEK-YAZAR', 'J. P. Örnek-Yazar'],
  ['Lena Musterfeld', 'Lena Musterfeld'],
])('%s is %s', (written, proper) => expect(inProperCase(written)).toBe(proper))

test.each([
  ['Prof. Dr. Ayşe Nur ÖRNEKYAZAR', 'Örnekyazar, Ayşe Nur'],
  ['Ludwig van der Muster', 'van der Muster, Ludwig'],
  ['John Smith, Jr.', 'Smith, Jr., John'],
  ['Plato', 'Plato'],
])('%s is sorted as %s', (name, sorted) => expect(surnameFirst(name)).toBe(sorted))

test.each([
  ['Prof. Dr. Ali KAYA', 'A. Kaya', true],
  ['Ayşe Nur Kaya', 'N. Kaya, Ph.D.', true],
  ['Ayşe Yılmaz', 'Ayşe YILMAZ KAYA', false],
  ['Ali Kaya', 'Ayşe Kaya', false],
  ['Ali Kaya', 'Ali Ak', false],
])('%s and %s: one person is %s', (one, other, isOne) => expect(isSamePerson(one, other)).toBe(isOne))

test.each([
  [' Jr.', true],
  ['M.Sc.', true],
  ['Kim. Yük. Müh.', true],
  ['B. Deneme', false],
])('%s follows a name: %s', (part, follows) => expect(isAddition(part)).toBe(follows))
