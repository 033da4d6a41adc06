// Values that are nearly right: a suggested correction must be right, or there must be none.
import { data } from '../edition'
import { edit, type Broken } from './edit'

const dates = data('key-dates')
const fees = data('fees')
const hotels = data('hotels')
const workshop = data('workshop')
const speakers = data('speakers')
const sponsors = data('sponsors')
const sessions = data('sessions')
const site = 'content/site.yaml'
const swift = 'swift: ORNKTR00XXX'
const email = /email: .*/

/** Nothing but a message and an advice: no likeness, no corrected line. */
const only = (message: string, advice: string) => new RegExp(`^${message}\\n${advice}[^\\n]*$`)

const currencies = [
  ['€', 'currency: EUR'],
  ['₺', 'currency: TL'],
  ['$', 'currency: USD'],
  ['TRY', 'currency: TL'],
  ['eur', 'currency: EUR'],
  ['¥', only('“¥” is not known here.', 'Write one of')],
  ['XX', only('“XX” is not known here.', 'Write one of')],
] as const

export const nearlyRight: Broken[] = [
  ...currencies.map(([written, says]) =>
    edit(fees, `the currency ${written}`, 'currency: EUR', () => `currency: ${written}`, says),
  ),
  ...['2 EKİM 2025', '2 Ekim 2025', '2. ekim 2025', '2 OCTOBER 2025'].map((written) =>
    edit(dates, `the date ${written}`, 'date: 2025-06-06', `date: ${written}`, 'date: 2025-10-02'),
  ),
  edit(dates, 'the date 12 MAYIS 2025', 'date: 2025-06-06', 'date: 12 MAYIS 2025', 'date: 2025-05-12'),
  edit(
    fees,
    'EVET instead of true',
    'documentRequired: true',
    'documentRequired: EVET',
    'documentRequired: true',
  ),
  edit(
    fees,
    'HAYIR instead of false',
    'documentRequired: true',
    'documentRequired: HAYIR',
    'documentRequired: false',
  ),
  edit(fees, 'true in quotation marks', 'Required: true', "Required: 'true'", /without quot.*\n.*Required: true/),
  edit(fees, 'letters O in an amount', 'amount: 6000', 'amount: 6OOO', only('“6OOO” is not a number.', 'Write')),
  edit(fees, 'letters O apart', 'amount: 6000', 'amount: 6 OOO', only('“6 OOO” is not a number.', 'Write')),
  edit(fees, 'points and decimals', 'amount: 6000', "amount: '6.000,00'", 'amount: 6000, currency'),
  edit(fees, 'commas and decimals', 'amount: 6000', "amount: '6,000.50'", 'amount: 6000.5'),
  edit(workshop, 'the sign before a discount', 'Percent: 20', 'Percent: %20', /Percent: 20$/),
  edit(site, 'an IBAN as SWIFT code', swift, 'swift: TR33 0006 1005', only('“.*” is not a SWIFT code.', 'Write 8')),
  edit(site, 'a SWIFT code too short', swift, 'swift: ORNKTR0', only('“ORNKTR0” is not a SWIFT.*', 'Write 8')),
  edit(site, 'a SWIFT code with hyphens', swift, 'swift: ORNK-TR-00', 'swift: ORNKTR00'),
  edit(site, 'a SWIFT code in small letters', swift, 'swift: ornktr00xxx', swift),
  edit(site, 'an e-mail in brackets', email, 'email: <info@example.org>', 'email: info@example.org'),
  edit(site, 'an e-mail with two points', email, 'email: info@example..org', only('“.*” is not an e-mail.*', '')),
  edit(site, 'an e-mail with an invisible sign', email, 'email: info@exam\u200bple.org', 'an invisible sign in'),
  edit(hotels, 'an address with an invisible sign', 'https://imbat-', 'https://\u200bimbat-', 'https://imbat-'),
  edit(
    site,
    'a telephone number with an extension',
    "phone: '+90 232 000 00 00'",
    "phone: '+90 232 000 00 00 / 123'",
    only('“.*” is not a telephone number.', 'Write it'),
  ),
  edit(
    site,
    'a telephone number with hyphens',
    "phone: '+90 232 000 00 00'",
    "phone: '0232-000-00-00'",
    "phone: '+90 232 000 00 00'",
  ),
  edit(speakers, 'an address as document', /bio: .*/, 'bio: https://example.org/cv.pdf', only('“.*” is not.*', 'Put')),
  edit(dates, 'a number as text', /\{ en: Abstract submission,/, '{ en: 3,', "en: '3',"),
  edit(dates, 'a yes as text', /\{ en: Abstract submission,/, '{ en: true,', "en: 'true',"),
  edit(speakers, 'a field with the name of a command', '  kind: plenary', '  constructor: plenary', 'not a known field', {
    most: 2,
  }),
  edit(fees, 'a word of programs for yes', 'documentRequired: true', 'documentRequired: constructor', 'Write true or false'),
  edit(fees, 'an amount with a bare comma', 'amount: 6000', 'amount: 6,000', 'amount: 6000, currency'),
  edit(hotels, 'a price with a bare comma', 'price: 5550', 'price: 5,550', 'price: 5550'),
  ...['+902320000000', '02320000000', '902320000000'].map((written) =>
    edit(site, `the telephone number ${written}`, /^phone: .*/m, `phone: ${written}`, `${written} stands here as a number; a text is needed.\nPut quotation marks around it.\nphone: '+90 232 000 00 00'`),
  ),
  edit(site, 'a telephone number too short', /^phone: .*/m, 'phone: 12345', only('“12345” is not a telephone number.', 'Write it')),
  edit(site, 'a list of IBANs', 'iban: ', 'iban:\n    - ', only('A list stands at “iban”.', 'Write one value')),
  edit(site, 'an IBAN a currency', /iban: (.*)/, 'iban: { TL: $1, EUR: $1 }', only('“iban” holds fields of its own.', 'Write one value')),
  edit(site, 'a list of e-mails', email, 'email: [a@example.org, b@example.org]', only('A list stands at “email”.', 'Write one value')),
  edit(data('sessions'), 'two halls', 'hall: anadolu', 'hall: [anadolu, akdeniz]', only('A list stands at “hall”.', 'Write one value')),
  ...(
    [
      ['6 Haz. 2025', '2025-06-06'],
      ['02 Eki 2025', '2025-10-02'],
      ['3 ara 2025', '2025-12-03'],
    ] as const
  ).map(([written, date]) =>
    edit(dates, `the date ${written}`, 'date: 2025-06-06', `date: ${written}`, new RegExp(`date: ${date}$`), { most: 1 }),
  ),
  edit(data('sessions'), 'chair', /chairs:\n {4}- Prof\. Dr\. Nejat Varsayan\n.*/, 'chair: Prof. Dr. Nejat Varsayan', 'Did you mean “chairs”?'),
  edit(fees, 'early', '  - key: academic\n', '  - key: academic\n    early: { amount: 5, currency: TL }\n', 'earlyBird: { amount: 5'),
  edit(speakers, 'a keynote', 'kind: plenary', 'kind: keynote', 'kind: plenary'),
  edit(speakers, 'davetli', 'kind: invited', 'kind: davetli', 'kind: invited'),
  edit(data('sessions'), 'coffee', 'kind: break', 'kind: coffee', 'kind: break'),
  edit(data('posters'), 'English', 'language: en', 'language: English', 'language: en'),
  edit(data('posters'), 'Türkçe', 'language: tr', 'language: Türkçe', 'language: tr'),
  edit(site, 'Twitter', 'network: x', 'network: twitter', 'network: x'),
  edit(fees, 'avro', 'currency: EUR', 'currency: avro', 'currency: EUR'),
  edit(fees, 'Lira', '{ amount: 6000, currency: TL }', '{ amount: 6000, currency: Lira }', 'currency: TL'),
  edit(data('sessions'), 'minutes with their unit', '      language: en\n', '      language: en\n      minutes: 20 dk\n', 'minutes: 20', { at: /20 dk/ }),
  edit(data('social-tour'), 'a price in euros', /price: .*/, 'price: 40€', 'price: { amount: 40, currency: EUR }'),
  edit(data('social-tour'), 'a price in lira', /price: .*/, "price: '6.000 TL'", 'price: { amount: 6000, currency: TL }'),
  edit(data('social-tour'), 'a price without currency', /price: .*/, 'price: 40', only('“40” is not a group of fields.', 'Write')),
  edit(hotels, 'htpps', 'booking: https:', 'booking: htpps:', /booking: https:\/\/imbat/),
  edit(hotels, 'https without its colon', 'booking: https:', 'booking: https', /booking: https:\/\/imbat/),
  edit(site, 'a full stop behind an e-mail', /email: (.*)/, 'email: $1.', /email: [^\n]*org$/),
  edit(site, 'a full stop behind an address', '//chamber.example.org', '//chamber.example.org.', /url: [^\n]*org$/),
  edit(site, 'no bank', /bank:\n(?: .*\n)+/, '', 'accountName, bankName, branch, iban, swift', { at: /^name:/ }),
  edit(speakers, 'the bare name of a file', 'abstract: /documents/speakers/', 'abstract: ', only('“aylin-orneksoy-abstract.pdf” is not.*', 'Put')),
  edit(speakers, 'a file below content', 'abstract: /documents', 'abstract: content/documents', /abstract: \/documents\/speakers\/aylin/),
  edit(data('posters'), 'a theme by its name', 'theme: matrices-interfaces', 'theme: Matrices and interfaces', 'theme: matrices-interfaces'),
  edit(data('posters'), 'a theme by its Turkish name', 'theme: matrices-interfaces', 'theme: Matrisler', 'Write one of: matrices-interfaces', { most: 1 }),
  // What is left out, and lists
  edit(site, 'a dash for no fax', /fax: .*/, 'fax: –', /“–” is no value[^]*Or delete the line/),
  edit(site, 'yok for no fax', /fax: .*/, 'fax: yok', /“yok” is no value[^]*Or delete the line/),
  edit(sponsors, 'a remark behind a list', 'Nordlam Composites]', 'Nordlam Composites] (new)', 'firms: [Egeply Kompozit, Körfez Reçine, Nordlam Composites] # (new)'),
  edit(sponsors, 'a list without brackets', /firms: \[(Egeply.*)\]/, 'firms: $1', 'firms: [Egeply Kompozit, Körfez Reçine, Nordlam Composites]'),
  edit(sessions, 'a presenter in place of the list', / {6}presenters:\n {8}- name: Zeynep(?:.*\n){4}/, '      presenters: Zeynep Akçınarlı\n', 'presenters: [{ name: Zeynep Akçınarlı }]'),
  edit(data('hotels'), 'a price with the sign of its currency', 'single: 135', 'single: 135€', 'single: 135, double: 150'),
  edit(fees, 'money without spaces', '{ amount: 6000, currency: TL }', '{amount:6000,currency:TL}', '{amount: 6000,currency: TL}', { only: true }),
  edit('content/navigation.yaml', 'a menu entry to another site', 'to: /committees', 'to: https://example.org', 'the menu leads to pages of this site only'),
  edit(data('key-dates'), 'the telephone of a signature', /$/, '\nTel: +90 232 000 00 00\n', '# Tel: +90', { at: 'Tel:' }),
  edit(site, 'the telephone of a signature', /$/, '\nTel: +90 232 000 00 00\n', 'begin it with #', { at: 'Tel:' }),
]
