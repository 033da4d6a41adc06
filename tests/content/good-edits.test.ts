// Unusual but right edits raise no error, and what was written arrives in the records.
import { checkEdition, isSound } from '../../pipeline/check'
import { writeReport } from '../../pipeline/check/report'
import type { Language } from '../../pipeline/read'
import { recordTypes } from '../../pipeline/records'
import { data, page, sample, sampleWith, source } from './edition'

type Good = {
  name: string
  changed: Record<string, string | Buffer | undefined>
  /** GraphQL type whose records must hold the value. */
  type: string
  value: string
  language?: Language
}

const edit = (
  file: string,
  name: string,
  from: string | RegExp,
  to: string,
  type: string,
  value: string,
  language: Language = 'en',
): Good => {
  const before = source(file)
  const after = before.replace(from, () => to)
  if (before === after) throw new Error(`${name}: nothing to replace in ${file}`)
  return { name, changed: { [file]: after }, type, value, language }
}

const add = (
  file: string,
  name: string,
  text: string,
  type: string,
  value: string,
  language: Language = 'en',
): Good => ({
  name,
  changed: { [file]: `${source(file).trimEnd()}\n${text}\n` },
  type,
  value,
  language,
})

const speakers = data('speakers')
const committees = data('committees')
const dates = data('key-dates')
const fees = data('fees')
const sponsors = data('sponsors')
const sessions = data('sessions')
const programme = data('programme')
const logo = sample.bytes('content/images/logos/karbonay.png') ?? Buffer.alloc(0)
const windows = (file: string) => source(file).replaceAll('\n', '\r\n')
const rui = 'Dr. Rui Exemplo'
const named = (name: string, written = name) =>
  edit(speakers, `a speaker called ${name}`, `- name: ${rui}`, `- name: ${written}`, 'Speaker', name)

const article = (language: Language, title: string) => `---
title: ${title}
description: ${language === 'en' ? 'Answers to what participants ask the secretariat most often before they come.' : 'Katılımcıların gelmeden önce sekretaryaya en sık sorduğu soruların yanıtları.'}
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

const good: Good[] = [
  {
    name: 'Windows line ends in data',
    changed: { [speakers]: windows(speakers) },
    type: 'Speaker',
    value: rui,
  },
  {
    name: 'Windows line ends in a page',
    changed: { [page('venue')]: windows(page('venue')) },
    type: 'Page',
    value: '/venue',
  },
  {
    name: 'a byte-order mark in data',
    changed: { [speakers]: `\uFEFF${source(speakers)}` },
    type: 'Speaker',
    value: rui,
  },
  {
    name: 'a byte-order mark in a page',
    changed: { [page('venue')]: `\uFEFF${source(page('venue'))}` },
    type: 'Page',
    value: '/venue',
  },
  {
    name: 'no line end at the end',
    changed: { [speakers]: source(speakers).trimEnd() },
    type: 'Speaker',
    value: rui,
  },
  {
    name: 'blanks at the end of lines',
    changed: { [speakers]: source(speakers).replaceAll('\n', '  \n') },
    type: 'Speaker',
    value: rui,
  },
  {
    name: 'empty lines everywhere',
    changed: { [dates]: source(dates).replaceAll('\n- ', '\n\n\n- ') },
    type: 'KeyDate',
    value: 'Abstract submission',
  },
  named('Dr. Ørjan Åse-Łukasiewicz'),
  named('Prof. Dr. Nguyễn Thị Ánh Tuyết'),
  named('Dr. 山田 太郎 (Taro Yamada)'),
  named('Dr. Владимир Примеров'),
  named('Dr. محمد نموذج'),
  named("Dr. Siobhán O'Sample"),
  named('Dr. Jane “Jay” Doe-Sample'),
  named('Dr. Rui 🚀 Exemplo'),
  named('Dr. María de los Ángeles Fernández-Ejemplo y Muñoz de la Muestra Santísima del Puerto'),
  named('Dr. Quoted Name', "'Dr. Quoted Name'"),
  named('Dr. Double Quoted', '"Dr. Double Quoted"'),
  named('Li'),
  edit(
    speakers,
    'an affiliation of three lines',
    /en: Institute for.*/,
    'en: |-\n      First,\n      Second,\n      Third',
    'Speaker',
    'First,\nSecond,\nThird',
  ),
  edit(speakers, 'a speaker without an abstract', / {2}abstract: .*chiara.*\n/, '', 'Speaker', 'Chiara'),
  add(
    committees,
    'a sixth committee',
    '\n- key: local\n  title: { en: Local Committee, tr: Yerel Kurul }\n  members:\n    - name: Lect. Deniz Örnekoğlu\n      title: Yaşar Örnek Lisesi',
    'Committee',
    'Öğr. Gör. Deniz Örnekoğlu',
    'tr',
  ),
  add(
    committees,
    'a committee without members',
    '\n- key: empty\n  title: { en: Jury, tr: Jüri }\n  members: []',
    'Committee',
    'Jury',
  ),
  edit(
    committees,
    'a member of two committees',
    'name: Selin Kurmaca',
    'name: Prof. Dr. Tuğrul Dokumataşoğlu',
    'Committee',
    'Dokumataşoğlu',
  ),
  add(
    dates,
    'a key date of one day more',
    '\n- key: visa-letters\n  date: 2025-08-01\n  event: { en: Visa letters, tr: Vize mektupları }\n  kind: deadline',
    'KeyDate',
    '1 Ağustos 2025',
    'tr',
  ),
  edit(
    dates,
    'a date in quotation marks',
    'date: 2025-06-06',
    "date: '2025-06-06'",
    'KeyDate',
    '6 June 2025',
  ),
  edit(
    fees,
    'an early-bird fee',
    'standard: { amount: 6000, currency: TL }',
    'standard: { amount: 6000, currency: TL }\n    earlyBird: { amount: 5250, currency: TL }',
    'Fees',
    '5.250 TL',
    'tr',
  ),
  edit(fees, 'an amount with cents', 'amount: 300,', 'amount: 300.5,', 'Fees', '300.5 EUR'),
  edit(sponsors, 'an empty category', /firms: \[Egeply.*\]/, 'firms: []', 'Sponsors', 'Gold'),
  edit(sponsors, 'a category without the field', /\n {4}firms: \[Egeply.*\]/, '', 'Sponsors', 'Gold'),
  {
    ...edit(
      sponsors,
      'a firm with a sign in its name',
      '[Egeply Kompozit,',
      '[3F & Söhne, Egeply Kompozit,',
      'Sponsors',
      'f__söhne.png',
    ),
    changed: {
      [sponsors]: source(sponsors).replace('[Egeply Kompozit,', '[3F & Söhne, Egeply Kompozit,'),
      'content/images/logos/f__söhne.png': logo,
    },
  },
  {
    name: 'a firm with a Turkish capital İ',
    changed: {
      [sponsors]: source(sponsors).replace('partners:\n', 'partners:\n  - İğde Işık\n'),
      'content/images/logos/iğde_işık.png': logo,
    },
    type: 'Sponsors',
    value: 'images/logos/iğde_işık.png',
  },
  edit(data('hotels'), 'a hotel in dollars', 'currency: TL', 'currency: USD', 'Hotel', '5,550 USD'),
  edit(
    data('hotels'),
    'a hotel without a note',
    / {2}note:\n {4}en: Six minutes.*\n.*\n/,
    '',
    'Hotel',
    'İmbat Business Hotel',
  ),
  edit(
    data('workshop'),
    'a workshop without speakers',
    / {8}speakers:\n(?: {10,}.*\n)+/,
    '',
    'Workshop',
    '13:30',
  ),
  add(
    data('posters'),
    'a poster of one language',
    '\n- number: 99\n  title: A title that both share\n  theme: natural-fibres\n  presenters:\n    - name: Solo Presenter',
    'Programme',
    'P99',
  ),
  {
    name: 'a third hall',
    changed: {
      [programme]: source(programme).replace(
        'halls:\n',
        'halls:\n  - key: ege\n    name: { en: Ege Hall, tr: Ege Salonu }\n',
      ),
      [sessions]: `${source(sessions).trimEnd()}\n${newSession('20C', 'ege', '2025-10-03')}\n`,
    },
    type: 'Programme',
    value: 'Ege Salonu',
    language: 'tr',
  },
  {
    name: 'a fourth day with talks',
    changed: { [sessions]: `${source(sessions).trimEnd()}\n${newSession('21A', 'anadolu', '2025-10-05')}\n` },
    type: 'Programme',
    value: '21A-1',
  },
  edit(
    sessions,
    'a talk with a start of its own after a pause',
    '      kind: plenary\n',
    '      kind: plenary\n      minutes: 35\n',
    'Programme',
    '10:45',
  ),
  edit(
    sessions,
    'a long title',
    'en: Low-temperature cure',
    `en: ${'Very long words about composites '.repeat(8)}cure`,
    'Programme',
    'Very long words',
  ),
  edit(
    sessions,
    'a title with a dash and a quotation mark',
    /en: Low-temperature cure.*/,
    'en: "The \\"cold\\" cure – a review"',
    'Programme',
    'The "cold" cure – a review',
  ),
  edit(
    'content/site.yaml',
    'the address with a slash in its path',
    'https://composites2025.example.org',
    'https://www.example.org/composites2025',
    'Symposium',
    'https://www.example.org/composites2025',
  ),
  edit(
    'content/site.yaml',
    'an IBAN without blanks',
    'TR33 0006 1005 1978 6457 8413 26',
    'TR330006100519786457841326',
    'Symposium',
    'TR33 0006 1005 1978 6457 8413 26',
  ),
  edit(
    'content/site.yaml',
    'a foreign IBAN',
    'TR33 0006 1005 1978 6457 8413 26',
    'DE89 3704 0044 0532 0130 00',
    'Symposium',
    'DE89 3704 0044 0532 0130 00',
  ),
  edit(
    'content/site.yaml',
    'a third organiser',
    'organisers:\n',
    'organisers:\n  - name: İzmir Örnek Vakfı\n    logo: images/organisers/chamber.png\n',
    'Symposium',
    'İzmir Örnek Vakfı',
  ),
  edit(
    'content/site.yaml',
    'a text folded over lines',
    /shortName: .*/,
    'shortName:\n  en: >-\n    Composites\n    2025\n  tr: Kompozit 2025',
    'Symposium',
    'Composites 2025',
  ),
  edit(
    'content/navigation.yaml',
    'a menu entry more',
    '- { label: { en: Home',
    '- { label: { en: Contact, tr: İletişim }, to: /contact }\n- { label: { en: Home',
    'NavigationEntry',
    'İletişim',
    'tr',
  ),
  {
    name: 'a page added',
    changed: {
      'content/pages/faq/en.mdx': article('en', 'Questions'),
      'content/pages/faq/tr.mdx': article('tr', 'Sorular'),
    },
    type: 'Page',
    value: '/tr/faq',
    language: 'tr',
  },
  {
    name: 'a page in a folder of a folder',
    changed: {
      'content/pages/venue/parking/en.mdx': article('en', 'Parking'),
      'content/pages/venue/parking/tr.mdx': article('tr', 'Otopark'),
    },
    type: 'Page',
    value: '/venue/parking',
  },
  {
    name: 'a comment in a page',
    changed: { [page('venue')]: `${source(page('venue'))}\n{/* to be checked */}\n` },
    type: 'Page',
    value: '/venue',
  },
  {
    name: 'a link to a heading of the same language',
    changed: {
      [page('conference')]:
        `${source(page('conference'))}\n[Map](/venue/transportation#by-metro) and [here](#aim)\n`,
      [page('conference', 'tr')]:
        `${source(page('conference', 'tr'))}\n[Harita](/venue/transportation#metroyla)\n`,
    },
    type: 'Page',
    value: '/conference',
  },
  {
    name: 'a link to a talk',
    changed: {
      [page('conference')]: `${source(page('conference'))}\n[Talk](/program#1A-2)\n`,
      [page('conference', 'tr')]: `${source(page('conference', 'tr'))}\n[Bildiri](/program#1A-2)\n`,
    },
    type: 'Page',
    value: '/conference',
  },
  {
    name: 'numbers in words on one side',
    changed: {
      [page('index')]: `${source(page('index'))}\nTwo halls and 12 lines.\n`,
      [page('index', 'tr')]: `${source(page('index', 'tr'))}\n2 salon ve on iki hat.\n`,
    },
    type: 'Page',
    value: '/',
  },
  {
    name: 'the same facts in each language’s way',
    changed: {
      [page('index')]: `${source(page('index'))}\nOn 3 October at 1:30 pm, 12,000 TL, 20% off, 1.5 km.\n`,
      [page('index', 'tr')]:
        `${source(page('index', 'tr'))}\n3 Ekim’de saat 13.30’da, 12.000 TL, %20 indirimle, 1,5 km.\n`,
    },
    type: 'Page',
    value: '/',
  },
  {
    name: 'an intended difference',
    changed: {
      [page('index', 'tr')]: `${source(page('index', 'tr'))}\nBilet 25 TL.\n`,
      'content/intended-differences.yaml':
        '- where: content/pages/index\n  fact: 25 TL\n  reason: Only Turkish visitors pay in lira.\n',
    },
    type: 'Page',
    value: '/',
  },
]

test('there are many unusual edits', () => {
  expect(good.length).toBeGreaterThanOrEqual(40)
})

test.each(good)('$name', ({ changed, type, value, language = 'en' }) => {
  const { problems, read } = checkEdition(sampleWith(changed))
  if (!isSound(problems)) throw new Error(writeReport(problems, 'en'))
  const records = recordTypes[type]?.records(read, language)
  expect(JSON.stringify(records)).toContain(JSON.stringify(value).slice(1, -1))
})

test('a title of one language is refused politely', () => {
  const file = data('key-dates')
  const text = source(file).replace(
    /event: \{ en: Abstract submission, .*\}/,
    'event: { en: Abstract submission }',
  )
  const [problem, ...others] = checkEdition(sampleWith({ [file]: text })).problems
  expect(others).toEqual([])
  expect(problem?.message).toEqual({
    en: 'The Turkish text (tr) is missing.',
    tr: 'Türkçe metin (tr) eksik.',
  })
  expect(problem?.advice?.en).toContain('one plain text that both share')
})

test('an intended difference that no longer differs is told as a warning', () => {
  const { problems } = checkEdition(
    sampleWith({
      'content/intended-differences.yaml': '- where: content/pages/index\n  fact: 25 TL\n  reason: None.\n',
    }),
  )
  expect(problems.map(({ severity, line, message }) => [severity, line, message.en])).toEqual([
    ['warning', 2, '“25 TL” no longer differs.'],
  ])
})
