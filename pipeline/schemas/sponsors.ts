// Partners, sponsors and exhibitors, and the files of their logos.
import { z } from 'zod'
import { group, line, named, of, personName, text } from './fields'

/** A name in both languages or, like a brand, one that they share; its English form is the key in `logos` and `websites`. */
const firms = () => z.array(text())

const tier = () =>
  z.strictObject({
    key: named(of('key'), 'Short name', 'Kısa ad'),
    name: named(text(), 'Category', 'Kategori'),
    firms: named(firms(), 'Companies', 'Firmalar').default([]),
  })

export const sponsors = z.strictObject({
  logos: named(z.record(line(), of('logoFile')), 'Logo files', 'Logo dosyaları').default({}),
  websites: named(z.record(line(), of('url')), 'Websites', 'Web siteleri').default({}),
  partners: named(firms(), 'Partners', 'Destekleyen kuruluşlar').default([]),
  tiers: named(z.array(tier()), 'Sponsorship categories', 'Sponsorluk kategorileri'),
  contact: group('Sponsorship contact', 'Sponsorluk iletişimi', {
    name: named(personName(), 'Name', 'Ad').optional(),
    email: named(of('email'), 'E-mail', 'E-posta'),
    phone: named(of('phone'), 'Telephone', 'Telefon'),
  }),
})

export const exhibition = z.strictObject({
  tiers: named(z.array(tier()), 'Categories', 'Kategoriler'),
  exhibitors: named(firms(), 'Other exhibitors', 'Sergiye katılan diğer firmalar').default([]),
})

export const download = z.strictObject({
  key: named(of('key'), 'Short name', 'Kısa ad'),
  name: named(text(), 'Name', 'Ad'),
  file: named(of('file'), 'File', 'Dosya'),
  /** In the head of these pages it is the red button. */
  mainOn: named(
    z.array(of('route')),
    'Red button at the top of these pages',
    'Bu sayfaların başında kırmızı düğme',
  ).optional(),
  /** The key date after which nobody needs it any more. */
  until: named(of('key'), 'Needed until this key date', 'Gerekli olduğu son önemli tarih').optional(),
})
