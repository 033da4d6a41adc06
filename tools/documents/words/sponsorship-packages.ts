// Sponsorship categories as rows of tables: what each costs and includes. Amounts in euros without VAT.
import { writeMoney } from '../../../pipeline/records/format'
import type { Language } from '../../../pipeline/schemas/kinds'
import { sponsorContact } from './edition'
import type { Block } from './prose'

type Package = { en: string; tr: string; amount: number; places: Record<Language, string> }

const packages: Package[] = [
  { en: 'Platinum', tr: 'Platin', amount: 10000, places: { en: '2', tr: '2' } },
  { en: 'Gold', tr: 'Altın', amount: 7000, places: { en: '4', tr: '4' } },
  { en: 'Silver', tr: 'Gümüş', amount: 4500, places: { en: '8', tr: '8' } },
  { en: 'Bronze', tr: 'Bronz', amount: 2500, places: { en: '12', tr: '12' } },
  { en: 'Opening Cocktail', tr: 'Açılış Kokteyli', amount: 4000, places: { en: '1', tr: '1' } },
  { en: 'Symposium Bag', tr: 'Sempozyum Çantası', amount: 2500, places: { en: '1', tr: '1' } },
  { en: 'Notebook and Pen', tr: 'Defter ve Kalem', amount: 1500, places: { en: '1', tr: '1' } },
  { en: 'Name Badge', tr: 'Yaka Kartı', amount: 1500, places: { en: '1', tr: '1' } },
  { en: 'Coffee Break', tr: 'Kahve Arası', amount: 1200, places: { en: '6', tr: '6' } },
  { en: 'Invited Speaker', tr: 'Davetli Konuşmacı', amount: 1500, places: { en: '3', tr: '3' } },
  {
    en: 'Abstract Booklet Advertisement',
    tr: 'Bildiri Özetleri Kitabı Reklamı',
    amount: 800,
    places: { en: '10 pages', tr: '10 sayfa' },
  },
  {
    en: 'Social Media',
    tr: 'Sosyal Medya',
    amount: 0,
    places: { en: 'by agreement', tr: 'anlaşmaya bağlı' },
  },
]

const euros = (amount: number, language: Language): string => {
  if (amount === 0) return language === 'en' ? 'in kind' : 'ayni destek'
  return writeMoney(amount, 'EUR', language)
}

/** Category, contribution and number of places. */
export const packageRows = (language: Language): string[][] =>
  packages.map((one) => [one[language], euros(one.amount, language), one.places[language]])

const yes = { en: 'yes', tr: 'var' }

/** What the four main categories include; one row for each benefit. */
export const benefitRows = (language: Language): string[][] => {
  const words = {
    en: [
      'Stand (m²)',
      'Free registrations',
      'Logo on site and banners',
      'Booklet page',
      'Talk in a session',
      'Leaflet in bag',
    ],
    tr: [
      'Stant (m²)',
      'Ücretsiz katılım',
      'Sitede ve afişlerde logo',
      'Kitapta reklam',
      'Oturumda sunum',
      'Çantada broşür',
    ],
  }[language]
  const page = { en: ['back cover', 'full', 'half', '–'], tr: ['arka kapak', 'tam', 'yarım', '–'] }[language]
  const talk = { en: ['20 min', '–', '–', '–'], tr: ['20 dk', '–', '–', '–'] }[language]
  const always = Array<string>(4).fill(yes[language])
  const values = [
    ['18', '12', '9', '6'],
    ['6', '4', '3', '2'],
    always,
    page,
    talk,
    [...always.slice(0, 3), '–'],
  ]
  return words.map((label, n) => [label, ...(values[n] ?? [])])
}

/** Where sponsors apply. */
export const contact: Block = {
  kind: 'link',
  text: sponsorContact.email,
  url: `mailto:${sponsorContact.email}`,
}
