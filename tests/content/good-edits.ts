// Unusual but valid edits of organisers: what each changes, and where the result can be seen.
import { data, page, sample, source } from './edition'
import type { Language } from '../../pipeline/schemas/kinds'

/** Returns a file's new contents from its old ones, which are empty for a new file. */
type Change = (before: string) => string | Buffer

type GoodEdit = {
  name: string
  changes: Record<string, Change>
  /** GraphQL type whose records must contain `value`. */
  type: string
  value: string
  language?: Language
  /** The text on the page, if it differs from `value`; and the page, if it is not the usual one of the type. */
  shown?: string
  route?: string
  /** Why this edit cannot be combined with the others in one edition. */
  alone?: string
}

const replaced =
  (name: string, from: string | RegExp, to: string): Change =>
  (before) => {
    const after = before.replace(from, () => to)
    if (before === after) throw new Error(`${name}: nothing to replace`)
    return after
  }

const added =
  (text: string): Change =>
  (before) =>
    `${before.trimEnd()}\n${text}\n`

const edit = (
  file: string,
  name: string,
  from: string | RegExp,
  to: string,
  type: string,
  value: string,
  more: Partial<GoodEdit> = {},
): GoodEdit => ({ name, changes: { [file]: replaced(name, from, to) }, type, value, ...more })

const add = (
  file: string,
  name: string,
  text: string,
  type: string,
  value: string,
  more: Partial<GoodEdit> = {},
): GoodEdit => ({ name, changes: { [file]: added(text) }, type, value, ...more })

const speakers = data('speakers')
const committees = data('committees')
const dates = data('key-dates')
const fees = data('fees')
const hotels = data('hotels')
const sponsors = data('sponsors')
const sessions = data('sessions')
const programme = data('programme')
const logo = sample.bytes('content/images/logos/karbonay.png') ?? Buffer.alloc(0)
const windows: Change = (before) => before.replaceAll(/\r?\n/g, '\r\n')
const rui = 'Dr. Rui Exemplo'
/** Adds a speaker, written like the last one of the sample. */
const named = (name: string, written = name) =>
  add(
    speakers,
    `a speaker called ${name}`,
    source(speakers)
      .slice(source(speakers).lastIndexOf('\n- name:'))
      .replace(rui, () => written),
    'Speaker',
    name,
  )

const article = (language: Language, title: string) => `---
title: ${title}
description: ${language === 'en' ? `What participants ask the secretariat most often before they come – ${title}.` : `Katılımcıların gelmeden önce sekretaryaya en sık sorduğu sorular – ${title}.`}
keywords: [${title}]
template: article
---

## ${language === 'en' ? 'Lunch' : 'Öğle yemeği'}

${language === 'en' ? 'Lunch is served at 12:30 for 75 people at 12,000 TL.' : 'Öğle yemeği 12.30’da, 75 kişi için 12.000 TL’ye verilir.'}
`

const newSession = (code: string, hall: string, date: string) => `
- code: ${code}
  title: { en: Late talks, tr: Geç bildiriler }
  date: ${date}
  hall: ${hall}
  start: '20:00'
  talks:
    - title: A talk on ${code}
      presenters:
        - name: ${code} Presenter`

/** What organisers may well write. Those that replace whole files come last, so that all can be made one after another. */
export const goodEdits: GoodEdit[] = [
  named('Dr. Ørjan Åse-Łukasiewicz'),
  named('Prof. Dr. Nguyễn Thị Ánh Tuyết'),
  named('Dr. 山田 太郎 (Taro Yamada)'),
  named('Dr. Владимир Примеров'),
  named('Dr. محمد نموذج'),
  named('Dr. María de los Ángeles Fernández-Ejemplo y Muñoz de la Muestra Santísima del Puerto'),
  named('Dr. Double Quoted', '"Dr. Double Quoted"'),
  edit(
    data('social-tour'),
    'a price in yen, and a stop with its end',
    /price: .*\n\nitinerary:\n {2}- time: '08:30'/,
    "price: { amount: 6500, currency: JPY }\n\nitinerary:\n  - time: '08:30'\n    end: '08:45'",
    'SocialTour',
    '6,500 JPY',
    { route: '/venue/social-program' },
  ),
  edit(
    data('workshop'),
    'who coordinates a day of the workshop',
    'tr: Elyaftan laminata }',
    "tr: Elyaftan laminata }\n    coordinators: [{ name: Dr. Ece Örnek, affiliation: Örnek Institute }]",
    'Workshop',
    'Dr. Ece Örnek',
  ),
  edit(
    data('workshop'),
    'a topic within a day of the workshop',
    "      - start: '16:30'\n",
    "      - start: '16:30'\n        topic: { en: What breaks, tr: Neler kırılır? }\n",
    'Workshop',
    'Neler kırılır?',
    { language: 'tr' },
  ),
  edit(
    'content/site.yaml',
    'an account number beside the IBAN',
    '  iban:',
    "  accountNumber: '6457 8413'\n  iban:",
    'Symposium',
    '6457 8413',
  ),
  edit(
    sessions,
    'a session in two halls',
    'tr: Açılış }\n  date: 2025-10-02\n  hall: anadolu',
    'tr: Açılış }\n  date: 2025-10-02\n  hall: [akdeniz, anadolu]',
    'Programme',
    'Anadolu Hall and Akdeniz Hall',
  ),
  edit(
    data('posters'),
    'what is left of a poster',
    '  id: benzoxazine',
    '  doi: https://doi.org/10.1234/ab\n  id: benzoxazine',
    'Programme',
    'https://doi.org/10.1234/ab',
    { shown: 'DOI' },
  ),
  add(
    committees,
    'a sixth committee',
    '\n- key: local\n  title: { en: Local Committee, tr: Yerel Kurul }\n  members:\n    - name: Lect. Deniz Örnekoğlu\n      title: Yaşar Örnek Lisesi',
    'Committee',
    'Öğr. Gör. Deniz Örnekoğlu',
    { language: 'tr' },
  ),
  add(
    committees,
    'a text as a word processor keeps it, and a name still to come',
    '\n- key: guests\n  title: { en: Guests, tr: Konuklar }\n  members:\n    - name: TBA\n      title: O\ufb03ce\u000bof\u00a0Samples',
    'Committee',
    'Office of Samples',
    { language: 'tr', shown: 'Duyurulacak' },
  ),
  add(
    dates,
    'a key date of one day more',
    '\n- key: visa-letters\n  date: 2025-08-01\n  event: { en: Visa letters, tr: Vize mektupları }\n  kind: deadline',
    'KeyDate',
    '1 Ağustos 2025',
    { language: 'tr' },
  ),
  edit(
    fees,
    'an early-bird fee',
    'standard: { amount: 6000, currency: TL }',
    'standard: { amount: 6000, currency: TL }\n    earlyBird: { amount: 5250, currency: TL }',
    'Fees',
    '5.250 TL',
    { language: 'tr' },
  ),
  edit(
    speakers,
    'a speaker without a photo and a biography',
    / {2}photo: images.speakers.rui-exemplo.jpg\n {2}bio: .*\n?/,
    '',
    'Speaker',
    rui,
  ),
  edit(
    hotels,
    'a hotel without a logo',
    / {2}logo: .*kordon.*\n/,
    '',
    'Hotel', 'Kordon Deniz Hotel'),
  edit(
    sessions,
    'a session without a title',
    '  title: { en: Recycling and circularity, tr: Geri dönüşüm ve döngüsellik }\n',
    '',
    'Programme',
    'Oturum 2A',
    { language: 'tr' },
  ),
  edit(
    data('posters'),
    'a poster with neither number, theme nor presenters',
    /- number: 2\n([^]*?) {2}theme: .*\n([^]*?) {2}presenters:\n(?: {4}.*\n)+/,
    '- title: Rosin-based hardeners\n  language: en\n',
    'Programme',
    'Rosin-based hardeners',
  ),
  edit(
    sessions,
    'a talk whose presenters are still to be announced',
    / {6}presenters:\n(?: {8}.*\n)+(?= {6}abstract: .*aylin)/,
    '',
    'Programme',
    'Vitrimer matrices for composites that can be repaired: from bond exchange to the blade root',
  ),
  edit(
    sessions,
    'the award ceremony',
    /$/,
    "\n- code: awards\n  kind: awards\n  date: 2025-10-04\n  place: { en: Foyer, tr: Fuaye }\n  start: '19:00'\n  end: '19:30'\n",
    'Programme',
    'Ödül töreni',
    { language: 'tr' },
  ),
  edit(sponsors, 'an empty category', /firms: \[Egeply.*\]/, 'firms: []', 'Sponsors', 'Gold'),
  {
    name: 'a firm with a sign in its name',
    changes: {
      [sponsors]: replaced('a sign', '[Anka Elyaf,', '[3F & Söhne, Anka Elyaf,'),
      'content/images/logos/f__söhne.png': () => logo,
    },
    type: 'Sponsors',
    value: 'f__söhne.png',
    shown: '3F & Söhne',
  },
  edit(data('hotels'), 'a hotel whose prices are not known yet', / {2}rooms:\n {4}- \{ name: \{ en: Sea.*\n.*\n/, '', 'Hotel', 'Kordon Deniz Hotel'),
  {
    name: 'a third hall',
    changes: {
      [programme]: replaced(
        'a hall',
        'halls:\n',
        'halls:\n  - key: ege\n    name: { en: Ege Hall, tr: Ege Salonu }\n',
      ),
      [sessions]: added(newSession('20C', 'ege', '2025-10-03')),
    },
    type: 'Programme',
    value: 'Ege Salonu',
    language: 'tr',
  },
  {
    name: 'a second poster session with a poster of its own',
    changes: {
      [sessions]: added(
        '\n- code: posters-2\n  kind: poster\n  title: { en: Second poster session, tr: İkinci poster oturumu }\n  date: 2025-10-05\n  place: { en: Foyer, tr: Fuaye }\n  start: "17:00"\n  end: "18:00"',
      ),
      [data('posters')]: replaced('a poster', '- number: 40\n', '- number: 40\n  session: posters-2\n'),
    },
    type: 'Programme',
    value: 'posters-2',
    shown: '5 October, 17:00',
  },
  edit(
    fees,
    'a category that is free of charge',
    '{ amount: 500, currency: TL }',
    '{ amount: 0, currency: TL }',
    'Fees',
    'Free of charge',
  ),
  edit(
    data('posters'),
    'signs that only look like tags and marks',
    'en: Cure monitoring of epoxy films with',
    'en: Curing at T<Tg and p>1 bar (p<0.05**) along <hkl> with',
    'Programme',
    'T<Tg and p>1 bar (p<0.05**) along <hkl>',
  ),
  edit(
    sessions,
    'a dinner past midnight',
    "end: '23:00'",
    "end: '00:30'",
    'Programme',
    '2025-10-04T00:30:00+03:00',
    { shown: '20:00–00:30' },
  ),
  edit(
    'content/site.yaml',
    'the address with a slash in its path',
    'https://composites2025.example.org',
    'https://www.example.org/symposium',
    'Symposium',
    'https://www.example.org/symposium',
    { shown: '6th International Symposium' },
  ),
  edit(
    'content/site.yaml',
    'a foreign IBAN',
    'TR33 0006 1005 1978 6457 8413 26',
    'DE89 3704 0044 0532 0130 00',
    'Symposium',
    'DE89 3704 0044 0532 0130 00',
    { alone: 'there is one account' },
  ),
  edit(
    'content/site.yaml',
    'a third organiser',
    'organisers:\n',
    'organisers:\n  - name: İzmir Örnek Vakfı\n    logo: images/organisers/chamber.png\n',
    'Symposium',
    'İzmir Örnek Vakfı',
    { route: '/' },
  ),
  {
    name: 'a page added',
    changes: {
      'content/pages/faq/en.mdx': () => article('en', 'Questions'),
      'content/pages/faq/tr.mdx': () => article('tr', 'Sorular'),
    },
    type: 'Page',
    value: '/tr/faq',
    language: 'tr',
    route: '/faq',
    shown: 'Öğle yemeği 12.30’da',
  },
  {
    name: 'a link to a heading of the same language',
    changes: {
      [page('conference')]: added('\n[Map](/venue/transportation#by-metro) and [here](#aim)'),
      [page('conference', 'tr')]: added('\n[Harita](/venue/transportation#metroyla)'),
    },
    type: 'Page',
    value: '/conference',
    route: '/conference',
    shown: 'Map and here',
  },
  {
    name: 'links to the programme’s own places and to the second of two equal headings',
    changes: {
      [page('conference')]: added(
        '\n[Posters](/program#poster-list), [Friday](/program#day-2025-10-03), [Why](#why-1).\n\n## Why\n\nFirst.\n\n## Why\n\nSecond.',
      ),
      [page('conference', 'tr')]: added(
        '\n[Posterler](/program#poster-list), [Cuma](/program#day-2025-10-03), [Neden](#neden-1).\n\n## Neden\n\nİlki.\n\n## Neden\n\nİkincisi.',
      ),
    },
    type: 'Page',
    value: '/conference',
    route: '/conference',
    shown: 'Second.',
  },
  {
    name: 'a footnote, a tick, and a list that goes on after a paragraph',
    changes: {
      [page('registration')]: added('\n✓ Free[^1].\n\n1. One\n2. Two\n\nThen\n\n3. Three\n\n[^1]: For members.'),
      [page('registration', 'tr')]: added('\n✓ Ücretsiz[^1].\n\n1. Bir\n2. İki\n\nSonra\n\n3. Üç\n\n[^1]: Üyelere.'),
    },
    type: 'Page',
    value: '/registration',
    route: '/registration',
    shown: 'For members.',
  },
  {
    name: 'the same facts in each language’s way',
    changes: {
      [page('registration')]: added('\nOn 3 October at 1:30 pm, 12,000 TL, 20% off, 1.5 km.'),
      [page('registration', 'tr')]: added('\n3 Ekim’de saat 13.30’da, 12.000 TL, %20 indirimle, 1,5 km.'),
    },
    type: 'Page',
    value: '/registration',
    route: '/registration',
    shown: 'On 3 October at 1:30 pm',
  },
  {
    name: 'an intended difference',
    changes: {
      [page('registration', 'tr')]: added('\nBilet 25 TL.'),
      'content/intended-differences.yaml': () =>
        '- where: content/pages/registration\n  fact: 25 TL\n  reason: Only Turkish visitors pay in lira.\n',
    },
    type: 'Page',
    value: '/registration',
    language: 'tr',
    route: '/registration',
    shown: 'Bilet 25 TL.',
  },
  {
    name: 'Windows line ends in a page',
    changes: { [page('venue')]: windows },
    type: 'Page',
    value: '/venue',
    route: '/venue',
    shown: 'About the Venue',
  },
  {
    name: 'a byte-order mark in a page',
    changes: { [page('venue')]: (before) => `\uFEFF${before}` },
    type: 'Page',
    value: '/venue',
    route: '/venue',
    shown: 'Map',
  },
]

/** The page that shows the records of a type. */
const routes: Record<string, string> = {
  Speaker: '/speakers',
  Committee: '/committees',
  KeyDate: '/',
  Fees: '/registration',
  Sponsors: '/sponsors',
  Hotel: '/venue/accommodation',
  Workshop: '/workshop',
  PreviousEvent: '/conference',
  Programme: '/program',
  Symposium: '/registration',
  NavigationEntry: '/contact',
}

/** The page on which an edit can be seen, and the text to expect there. */
export function seenAt({ type, value, route = routes[type], language = 'en', shown = value }: GoodEdit) {
  if (!route) throw new Error(`No page is known for ${type}.`)
  return { path: language === 'en' ? route : `/tr${route === '/' ? '' : route}`, text: shown }
}
