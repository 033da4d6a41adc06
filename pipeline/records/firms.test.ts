import { editionOnDisk } from '../edition-on-disk'
import { editionWith, readEdition } from '../read'
import { logoPath, sponsorsOf } from './firms'

test('a logo has the name of its firm, and is a PNG or, where there is none, an SVG', () => {
  const files = (...there: string[]) => ({ exists: (path: string) => there.includes(path) })
  const [png, svg] = [
    'content/images/logos/körfez_reçine.png',
    'content/images/logos/körfez_reçine.svg',
  ] as const
  expect(logoPath('Körfez Reçine', {}, files())).toBe('images/logos/körfez_reçine.png')
  expect(logoPath('Körfez Reçine', {}, files(png, svg))).toBe('images/logos/körfez_reçine.png')
  expect(logoPath('Körfez Reçine', {}, files(svg))).toBe('images/logos/körfez_reçine.svg')
  expect(logoPath('Körfez Reçine', { 'Körfez Reçine': 'resin.jpg' }, files(svg))).toBe(
    'images/logos/resin.jpg',
  )
})

test('a partner’s name is in the reader’s language; its logo and website are found by its English name in both', () => {
  const sponsors = `
logos: {}
websites: { Gulf University: https://gulf.example.org }
partners: [{ en: Gulf University, tr: Körfez Üniversitesi }, İmbat]
tiers: []
contact: { email: info@example.org, phone: +90 232 000 00 00 }
`
  const read = readEdition(
    editionWith(editionOnDisk(process.cwd()), {
      'content/data/sponsors.yaml': sponsors,
      'content/images/logos/gulf_university.png': 'a picture',
    }),
  )
  const university = { logo: 'images/logos/gulf_university.png', website: 'https://gulf.example.org' }
  // Without its file it is a name on a card.
  const shared = { name: 'İmbat' }
  expect(sponsorsOf(read, 'en').partners).toEqual([{ name: 'Gulf University', ...university }, shared])
  expect(sponsorsOf(read, 'tr').partners).toEqual([{ name: 'Körfez Üniversitesi', ...university }, shared])
})
