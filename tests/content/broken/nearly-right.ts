// Values that are nearly right: what is told to write instead must be right, or nothing must be told.
import { data } from '../edition'
import { edit, type Broken } from './edit'

const dates = data('key-dates')
const fees = data('fees')
const hotels = data('hotels')
const workshop = data('workshop')
const speakers = data('speakers')
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
]
