import { sponsorsOf } from './firms'

test('a partner’s name is in the reader’s language; its logo and website are found by its English name in both', () => {
  const sponsors = {
    logos: {},
    websites: { 'Gulf University': 'https://gulf.example.org' },
    partners: [{ en: 'Gulf University', tr: 'Körfez Üniversitesi' }, 'İmbat'],
    tiers: [],
    contact: { name: '', email: '', phone: '' },
  }
  const university = { logo: 'images/logos/gulf_university.png', website: 'https://gulf.example.org' }
  const shared = { name: 'İmbat', logo: 'images/logos/imbat.png' }
  expect(sponsorsOf({ sponsors }, 'en').partners).toEqual([
    { name: 'Gulf University', ...university },
    shared,
  ])
  expect(sponsorsOf({ sponsors }, 'tr').partners).toEqual([
    { name: 'Körfez Üniversitesi', ...university },
    shared,
  ])
})
