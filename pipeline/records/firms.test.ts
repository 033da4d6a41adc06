import { editionOnDisk } from '../edition-on-disk'
import { editionWith, readEdition } from '../read'
import { sponsorsOf } from './firms'

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
