// content/site.yaml: the edition, its organisers and how to reach them.
import { z } from 'zod'
import { group, line, list, named, of, personName, text } from './fields'

export const networks = ['linkedin', 'instagram', 'x', 'youtube', 'facebook'] as const

/** What schema.org knows of an event that does not take place as planned. */
export const statuses = ['cancelled', 'postponed', 'online', 'moved'] as const

export const site = z.strictObject({
  name: named(text(), 'Name of the symposium', 'Sempozyumun adı'),
  shortName: named(text(), 'Short name', 'Kısa ad'),
  edition: named(z.number().int().positive(), 'Edition number', 'Kaçıncı sempozyum'),
  product: named(text(), 'Subject', 'Konu'),
  themes: named(text(), 'Themes in one line', 'Temalar (tek satır)'),
  themeCards: list('Themes', 'Temalar', {
    title: named(text(), 'Title', 'Başlık'),
    text: named(text(), 'Text', 'Metin'),
    picture: named(of('logo'), 'Picture', 'Görsel').optional(),
  }).default([]),
  description: named(text(), 'Description for search engines', 'Arama motorları için açıklama'),
  url: named(of('url'), 'Address of the site', 'Sitenin adresi'),
  starts: named(of('date'), 'First day', 'İlk gün'),
  ends: named(of('date'), 'Last day', 'Son gün'),
  status: named(z.enum(statuses), 'Change of plan', 'Plan değişikliği').optional(),
  movedFrom: named(of('date'), 'First day before it was moved', 'Tarih değişmeden önceki ilk gün').optional(),
  announcement: group('Announcement', 'Duyuru', {
    date: named(of('date'), 'Date', 'Tarih'),
    ends: named(of('date'), 'Last day', 'Son gün'),
    text: named(text(), 'Text', 'Metin'),
  }).optional(),
  afterwards: group('After the event', 'Etkinlikten sonra', {
    participants: named(z.number().int().positive(), 'Number of participants', 'Katılımcı sayısı').optional(),
    photographs: list('Photographs', 'Fotoğraflar', {
      photo: named(of('picture'), 'Photo', 'Fotoğraf'),
      alt: named(text(), 'Description of the photo', 'Fotoğrafın betimlemesi'),
    }).default([]),
  }).optional(),
  city: named(text(), 'City', 'Şehir'),
  country: named(of('country'), 'Country', 'Ülke'),
  timeZone: named(of('timeZone'), 'Time zone', 'Saat dilimi'),
  email: named(of('email'), 'E-mail', 'E-posta'),
  phone: named(of('phone'), 'Telephone', 'Telefon'),
  fax: named(of('phone'), 'Fax', 'Faks').optional(),
  postalAddress: named(text(), 'Postal address', 'Posta adresi'),
  hero: named(of('picture'), 'Home page picture', 'Ana sayfa görseli').optional(),
  background: named(
    of('picture'),
    'Background of Committees and Venue',
    'Kurullar ve Sempozyum Yeri sayfalarının arka planı',
  ).optional(),
  askBeforeMaps: named(z.boolean(), 'Ask before maps are loaded', 'Haritalar yüklenmeden önce sorulsun', {
    en: 'A map comes from another company, which then sees the reader’s IP address. With true, it is loaded only after the reader has pressed “Show the map”.',
    tr: 'Harita başka bir kuruluştan gelir; o kuruluş okurun IP adresini görür. true yazılırsa harita, ancak okur “Haritayı göster” düğmesine basınca yüklenir.',
  }).default(false),
  offline: named(z.boolean(), 'Readable without a network', 'İnternet olmadan okunsun', {
    en: 'Phones keep the programme, the abstracts and the way to the venue, so that they open in a hall without a network. With false, they forget what they have kept.',
    tr: 'Telefonlar programı, özetleri ve ulaşım bilgilerini saklar; böylece internetin çekmediği salonda da açılırlar. false yazılırsa saklananlar silinir.',
  }).default(true),
  withoutEntry: named(
    z.array(personName()),
    'People without an entry in the index',
    'Kişi dizininde yer almayacaklar',
    {
      en: 'Those who asked not to be in the index of people. Talks still name them as authors.',
      tr: 'Kişi dizininde yer almak istemeyenler. Bildirilerde yazar olarak adları yine görünür.',
    },
  ).default([]),
  organisers: list('Organisers', 'Düzenleyenler', {
    name: named(text(), 'Name', 'Ad'),
    logo: named(of('logo'), 'Logo', 'Logo').optional(),
    url: named(of('url'), 'Website', 'Web sitesi').optional(),
  }).min(1),
  bank: group('Bank account', 'Banka hesabı', {
    accountName: named(text(), 'Account holder', 'Hesap sahibi'),
    bankName: named(text(), 'Bank', 'Banka'),
    branch: named(text(), 'Branch', 'Şube'),
    accountNumber: named(line(), 'Account number', 'Hesap numarası').optional(),
    iban: named(of('iban'), 'IBAN', 'IBAN'),
    swift: named(of('swift'), 'SWIFT code', 'SWIFT kodu').optional(),
  }).optional(),
  proceedings: group('Abstract booklet', 'Bildiri özetleri kitabı', {
    editors: named(z.array(personName()), 'Editors', 'Editörler').default([]),
    publisher: named(text(), 'Publisher', 'Yayımlayan').optional(),
    isbn: named(of('isbn'), 'ISBN', 'ISBN').optional(),
    issn: named(of('issn'), 'ISSN', 'ISSN').optional(),
    doi: named(of('doi'), 'DOI', 'DOI').optional(),
    doiPrefix: named(of('doiPrefix'), 'DOI prefix', 'DOI öneki').optional(),
    licence: named(text(), 'Licence', 'Lisans').optional(),
  }).optional(),
  networks: list('Social networks', 'Sosyal ağlar', {
    network: named(z.enum(networks), 'Network', 'Sosyal ağ'),
    url: named(of('url'), 'Address', 'Adres'),
  }),
  redirects: list('Earlier addresses', 'Eski adresler', {
    from: named(of('oldAddress'), 'Earlier address', 'Eski adres'),
    to: named(of('route'), 'Page', 'Sayfa'),
  }).optional(),
  copyrightYear: named(z.number().int().min(2000).max(2100), 'Copyright year', 'Telif hakkı yılı'),
  didYouKnow: named(z.array(text()).min(1), 'Did you know', 'Biliyor muydunuz'),
  welcomeSignatures: list('Signatories of the welcome letter', 'Hoş Geldiniz mektubunu imzalayanlar', {
    name: named(personName(), 'Name', 'Ad'),
    role: named(text(), 'Role', 'Görev'),
  }),
})

export const navigationEntry = z.strictObject({
  label: named(text(), 'Label', 'Etiket'),
  to: named(of('route'), 'Page', 'Sayfa'),
  items: list('Entries below it', 'Alt başlıklar', {
    label: named(text(), 'Label', 'Etiket'),
    to: named(of('route'), 'Page', 'Sayfa'),
  }).default([]),
})
