// What people write in one cell: days, times, people with their institutions, titles in two languages, names of sessions and slots.
import { dayIn, daysIn, isTime, timesIn } from './dates-and-times'
import { institutionsOfPeople } from './institutions'
import { titleIn } from './languages'
import { isHall, isInstitution, isPerson, pauseOf } from './looks'
import { hasSurnamesFirst, readNames } from './names'
import { textOfRuns } from './rich-text'
import { readSectionHeading } from './section-headings'

const calendar = { year: 2027, days: ['2027-09-30', '2027-10-01', '2027-10-02'] }

const turkishMonths = 'OCAK ŞUBAT MART NİSAN MAYIS HAZİRAN TEMMUZ AĞUSTOS EYLÜL EKİM KASIM ARALIK'.split(' ')
const englishMonths =
  'January February March April May June July August September October November December'.split(' ')

test.each(turkishMonths.map((month, at) => [month, englishMonths[at] ?? '', at + 1]))(
  '%s and %s are month %i, in letters of any size',
  (turkish, english, number) => {
    const expected = `2027-${String(number).padStart(2, '0')}-04`
    const lower = turkish.toLocaleLowerCase('tr')
    const written = [
      `4 ${turkish} 2027 PAZARTESİ`,
      `4 ${lower} 2027`,
      `4 ${lower[0]!.toLocaleUpperCase('tr')}${lower.slice(1)}`,
      `${english} 4, 2027`,
      `4 ${english.toUpperCase()}`,
      `Mon 4 ${english.slice(0, 3)}`,
    ]
    expect(written.map((text) => dayIn(text, calendar))).toEqual(written.map(() => expected))
  },
)

test.each([
  ['02.10.2027', '2027-10-02'],
  ['2/10/2027', '2027-10-02'],
  ['1. GÜN – 30 Eylül 2027 Perşembe', '2027-09-30'],
  ['2. GÜN', '2027-10-01'],
  ['CUMARTESİ', '2027-10-02'],
  ['Thursday', '2027-09-30'],
  ['30 Sept', '2027-09-30'],
  ['2-4 Ekim 2027', undefined],
  ['09.30-09.50', undefined],
  ['2. Oturum', undefined],
])('the day of “%s”', (text, day) => {
  expect(dayIn(text, calendar)).toBe(day)
})

test('a span of days is a first and a last day', () => {
  expect(daysIn('28 Eylül – 2 Ekim 2027', calendar)).toEqual({ date: '2027-09-28', ends: '2027-10-02' })
})

test.each([
  ['13:30-13:50', '13:30', '13:50'],
  ['13.30 – 13.50', '13:30', '13:50'],
  ['9.30', '09:30', undefined],
  ['1:30 – 2:30 pm', '13:30', '14:30'],
  ['1330-1350', '13:30', '13:50'],
  ['Saat 13.30', '13:30', undefined],
  ['11:00 to 11:20', '11:00', '11:20'],
])('the time of “%s”', (text, start, end) => {
  expect([timesIn(text)?.span, isTime(text)]).toEqual([end ? { start, end } : { start }, true])
})

test('a measure is no time', () => {
  expect(['10.3 mm', '2.5D Composites', '02.10.2027'].map(isTime)).toEqual([false, false, false])
})

const two = ['Örnek Üniversitesi', 'Deneme A.Ş.']
const people = (names: string, institutions = '', isReversed = false) => {
  const { people: found } = readNames(names, isReversed)
  const all = institutionsOfPeople(found, institutions)
  return found.map(({ name, hasStar }, at) =>
    [`${name}${hasStar ? '*' : ''}`, ...(all?.[at] ?? ['?'])].join(' / '),
  )
}
const both = [`Ayşe Örnek / ${two[0]}`, `Can Deneme / ${two[1]}`]

test.each([
  ['superscripts', 'Ayşe Örnek¹ ve Can Deneme²', '¹Örnek Üniversitesi\n²Deneme A.Ş.', both],
  [
    'superscripts with commas',
    'Ayşe Örnek¹*, Can Deneme²,¹',
    '¹Örnek Üniversitesi, ²Deneme A.Ş.',
    [`Ayşe Örnek* / ${two[0]}`, `Can Deneme / ${two[1]} / ${two[0]}`],
  ],
  [
    'superscripts of rich text',
    'Ayşe Örnek^1^, Can Deneme^2,*^',
    '^1^Örnek Üniversitesi, ^2^Deneme A.Ş.',
    [both[0], `Can Deneme* / ${two[1]}`],
  ],
  ['plain digits', 'Ayşe Örnek1, Can Deneme2', '(1) Örnek Üniversitesi; (2) Deneme A.Ş.', both],
  ['letters', 'Ayşe Örnek (a), Can Deneme (b)', '(a) Örnek Üniversitesi; (b) Deneme A.Ş.', both],
  [
    'one letter for two people',
    'Ayşe Örnek and Can Deneme (a)',
    '(a) Örnek Üniversitesi; (b) Deneme A.Ş.',
    both,
  ],
  ['lines', 'Ayşe Örnek\nCan Deneme', 'Örnek Üniversitesi\nDeneme A.Ş.', both],
  ['dashes', 'Ayşe Örnek – Can Deneme', 'Örnek Üniversitesi – Deneme A.Ş.', both],
  [
    'a hyphen between two people',
    'Ayşe Nur Örnek-Can Deneme',
    two[0],
    [`Ayşe Nur Örnek / ${two[0]}`, `Can Deneme / ${two[0]}`],
  ],
  [
    'hyphens within names',
    'Ö. F. Taslak-Çiğ, Anna-Lena von der Probe',
    '',
    ['Ö. F. Taslak-Çiğ', 'Anna-Lena von der Probe'],
  ],
  ['institutions in brackets', 'Ayşe Örnek (Örnek Üniversitesi), Can Deneme (Deneme A.Ş.)', '', both],
  [
    'one in brackets for all',
    'Ayşe Örnek, Can Deneme (Deneme & Kimya A.Ş.)',
    '',
    ['Ayşe Örnek / Deneme & Kimya A.Ş.', 'Can Deneme / Deneme & Kimya A.Ş.'],
  ],
  ['an institution after a comma', 'Ayşe Örnek, Örnek Üniversitesi', '', both.slice(0, 1)],
  [
    'surnames first',
    'Örnek, Ayşe Nur; Exemplaire, J.-P.; Taslak, S.',
    '',
    ['Ayşe Nur Örnek', 'J.-P. Exemplaire', 'S. Taslak'],
  ],
  ['one surname and two first names', 'Örnek, Ayşe Nur', '', ['Ayşe Nur Örnek']],
  ['initials in pairs', 'Örnek, A., Deneme, B. C.', '', ['A. Örnek', 'B. C. Deneme']],
  ['a degree', 'Dr. Ayşe Örnek, Chem. Eng., Can Deneme', '', ['Dr. Ayşe Örnek, Chem. Eng.', 'Can Deneme']],
  ['a firm with digits', 'Ayşe Örnek', '3D Örnek Baskı A.Ş.', ['Ayşe Örnek / 3D Örnek Baskı A.Ş.']],
  [
    'too few institutions',
    'Ayşe Örnek, Can Deneme, Ece Numune',
    'Örnek Ü.; Deneme A.Ş.',
    ['Ayşe Örnek / ?', 'Can Deneme / ?', 'Ece Numune / ?'],
  ],
  ['nobody yet', 'TBA', '', []],
])('people in one cell: %s', (_, names, institutions, expected) => {
  expect(people(names, institutions)).toEqual(expected)
})

test('two surnames before two first names are told from two people by the rest of the column', () => {
  const column = ['Örnek Yılmaz, Ayşe Nur', 'Deneme, Can', 'Numune, Ece']
  expect(hasSurnamesFirst(column)).toBe(true)
  expect(people(column[0]!, '', true)).toEqual(['Ayşe Nur Örnek Yılmaz'])
  expect(hasSurnamesFirst(['Ayşe Örnek, Can Deneme', 'Ece Numune, Nil Taslak'])).toBe(false)
})

test.each([
  ['Fatigue of flax\nlaminates', 'Fatigue of flax laminates'],
  [
    'Fatigue of flax laminates\nKeten laminatların yorulması',
    { en: 'Fatigue of flax laminates', tr: 'Keten laminatların yorulması' },
  ],
  [
    'Keten laminatların yorulması / Fatigue of flax laminates',
    { en: 'Fatigue of flax laminates', tr: 'Keten laminatların yorulması' },
  ],
  ['Kahve Arası / Coffee Break', { en: 'Coffee Break', tr: 'Kahve Arası' }],
  ['Ceramic Powder / Wax Binder Feedstock Mixing', 'Ceramic Powder / Wax Binder Feedstock Mixing'],
])('the title “%s”', (text, title) => {
  expect(titleIn(text)).toEqual(title)
})

test('rich text: marks stay, struck-out parts go, one mark for neighbours that are set alike', () => {
  const runs = [
    { text: 'In situ ', isItalic: true },
    { text: 'cure of CoFe' },
    { text: '2', raised: 'sub' as const },
    { text: ' old', isStruck: true },
    { text: ' films' },
  ]
  expect(textOfRuns(runs)).toEqual({
    text: 'In situ cure of CoFe2 films',
    marked: '*In situ* cure of CoFe~2~ films',
  })
  expect(textOfRuns([{ text: 'All of it', isStruck: true }])).toEqual({ text: 'All of it', isStruck: true })
})

test.each([
  ['OTURUM BAŞKANI: Prof. Dr. Sınama BAŞKAN', { chairs: ['Prof. Dr. Sınama BAŞKAN'] }],
  ['Session 2A\nChair: Ada Example', { code: '2A', chairs: ['Ada Example'] }],
  [
    'OTURUM 3B – Rüzgâr kanatları (Oturum Başkanı: Ayşe Örnek)',
    { code: '3B', title: 'Rüzgâr kanatları', chairs: ['Ayşe Örnek'] },
  ],
  ['II. OTURUM', { code: '2' }],
  ['1 Ekim 2027 Cuma – Anadolu Salonu', { day: '2027-10-01', hall: 'Anadolu Salonu' }],
  [
    '09:00 – 10:30 Session 1A: Joining',
    { code: '1A', title: 'Joining', span: { start: '09:00', end: '10:30' } },
  ],
])('the heading “%s”', (text, expected) => {
  expect(readSectionHeading(text, calendar)).toEqual(expected)
})

test.each([
  ['ÇAY-KAHVE ARASI, POSTER GEZİMİ', 'break'],
  ['ÖĞLE YEMEĞİ', 'lunch'],
  ['KATKI VERENLERE PLAKET SUNUMU', 'awards'],
  ['SERGİ ALANI AÇILIŞI', 'exhibition'],
  ['Poster awards and closing', 'closing'],
  ['GALA YEMEĞİ', 'social'],
  ['Insulation panels from cork', undefined],
])('the slot “%s” is of the kind %s', (text, kind) => {
  expect(pauseOf(text)).toBe(kind)
})

test('halls, people and institutions are told apart', () => {
  expect([isHall('AKDENİZ SALONU'), isHall('SALON'), isPerson('Hall A')]).toEqual([true, false, false])
  expect([isPerson('Ö. F. Taslak-Çiğ'), isPerson('Cure Kinetics of PLA')]).toEqual([true, false])
  expect([isInstitution('Deneme Reçine A.Ş'), isInstitution('Silica as a magnetic filler')]).toEqual([
    true,
    false,
  ])
})
