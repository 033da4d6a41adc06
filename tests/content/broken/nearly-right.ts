// Values that are nearly right: a correction may be suggested only if it is certain to be right.
import { data } from '../edition'
import { edit, type Broken } from './edit'

const dates = data('key-dates')
const fees = data('fees')
const hotels = data('hotels')
const workshop = data('workshop')
const speakers = data('speakers')
const sponsors = data('sponsors')
const sessions = data('sessions')
const tour = data('social-tour')
const site = 'content/site.yaml'
const swift = 'swift: ORNKTR00XXX'
const email = /email: .*/

/** Matches a message with advice and nothing else: no similar value, no corrected line. */
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
  // Spans, remarks and slips of the finger
  ...['9.00-10.10', '9-10', '09:00–10:10', '09:00 ile 10:10'].map((span) => edit(sessions, `the span ${span}`, "start: '09:30'", `start: ${span}`, /is a span[^]*start: 09:00$/)),
  edit(sessions, 'a span at the end', "end: '10:10'", "end: '09:30-10:10'", "end: '10:10'"),
  edit(sessions, 'a span under the name of neither', "  start: '09:30'\n  end: '10:10'", '  time: 09:30-10:10', 'Did you mean “start”?', { only: true }),
  edit(sessions, 'a letter O for a zero', "start: '09:30'", 'start: O9:3O', 'start: 09:30'),
  edit(site, 'a letter O for a zero in the IBAN', 'TR33 0006', 'TR33 OOO6', 'TR33 0006 1005'),
  edit(sessions, 'a time with a mark left behind', "start: '09:30'", 'start: 09:30’', 'start: 09:30'),
  edit(sessions, 'an end not known yet', "end: '10:10'", 'end: ?', 'A “?” alone is no value'),
  edit(dates, 'days of a span', 'date: 2025-06-06', 'date: 6–8 Haziran 2025', /is a span[^]*date: 2025-06-06$/),
  edit(dates, 'a span as the last day', 'ends: 2025-10-04', 'ends: 02.10.2025 - 04.10.2025', /is a span[^]*ends: 2025-10-04$/),
  ...['Friday, 6 June 2025', '6th of June 2025', 'June 6, 2025', '06.06.25', '2025-06-06 23:59', '6 Haziran 2025 (uzatıldı)'].map((day) => edit(dates, `the day ${day}`, 'date: 2025-06-06', `date: ${day}`, /date: 2025-06-06$/)),
  ...["6'000", '6 000', '6000 TL.'].map((amount) => edit(fees, `the amount ${amount}`, 'amount: 6000', `amount: ${amount}`, 'amount: 6000,')),
  edit(fees, 'an amount with a dash for its decimals', '{ amount: 300, currency: EUR }', '300,- EUR', '{ amount: 300, currency: EUR }'),
  ...['6000 + KDV', '6 bin', '6.000 TL (KDV dahil)', '~6000', '6000 TL + KDV', '6000+'].map((amount) => edit(fees, `the remark in ${amount}`, 'amount: 6000', `amount: ${amount}`, /standard: \{ amount: 6000, currency: TL \}$/)),
  edit(fees, 'thousands in words', '{ amount: 6000, currency: TL }', '6 bin TL + KDV', 'standard: { amount: 6000, currency: TL }'),
  ...['TBA', 'duyurulacak', 'henüz belli değil'].map((word) => edit(dates, `a date that is ${word}`, 'date: 2025-06-06', `date: ${word}`, /is no value[^]*begin the lines of this entry with #\.$/)),
  edit(hotels, 'prices still to come', ', price: 5550 }', ' }', 'begin the lines of this entry with #'),
  edit(hotels, 'the fields of a room in Turkish', 'single: 135, double: 150', 'tek: 135, çift: 150', 'Did you mean “single”?', { most: 2 }),
  edit(hotels, 'metres for kilometres', 'distanceKm: 0.45', 'distanceKm: 450', /at most 100[^]*distanceKm: 0\.45$/),
  edit(dates, 'the 31st of June', 'date: 2025-06-06', 'date: 2025-06-31', 'The calendar has no such day'),
  ...['+ 90 232 000 00 00', '90 232 000 00 00', '+90–232–000–00–00'].map((number) => edit(site, `the telephone number ${number}`, /^phone: .*/m, `phone: '${number}'`, "phone: '+90 232 000 00 00'")),
  ...['E-posta: info@example.org', 'https://info@example.org', 'info@example.org?subject=Hi'].map((address) => edit(site, `the e-mail ${address}`, email, `email: '${address}'`, "email: 'info@example.org'")),
  ...['<https://imbat.example.com>', '(https://imbat.example.com)', 'https://https://imbat.example.com', 'Web: https://imbat.example.com'].map((address) => edit(hotels, `the address ${address}`, /booking: .*imbat.*/, `booking: '${address}'`, "booking: 'https://imbat.example.com'")),
  // Several values, remarks and labels beside one
  edit(site, 'two telephone numbers', /^phone: .*/m, 'phone: +90 232 000 00 00, +90 532 000 00 00', /More than one stands here[^]*phone: \+90 232 000 00 00$/),
  edit(site, 'two accounts', /iban: (.*)/, 'iban: $1 / $1', /More than one stands here[^]*iban: TR33 [\d ]+26$/),
  edit(site, 'a telephone number with a remark', /^phone: .*/m, 'phone: 0532 000 00 00 (WhatsApp)', /phone: \+90 532 000 00 00$/),
  edit(site, 'IBAN NO before the account', 'iban: TR', 'iban: IBAN NO TR', /iban: TR33 0006[\d ]+$/),
  edit(site, 'an e-mail address in words', email, 'email: info at example dot org', 'email: info@example.org'),
  edit(site, 'an e-mail address in Turkish capitals', email, 'email: İNFO@EXAMPLE.ORG', 'email: info@example.org'),
  edit(site, 'the edition as an ordinal', 'edition: 6', 'edition: 6th', 'edition: 6'),
  edit(speakers, 'a kind in two words', 'kind: plenary', 'kind: Keynote Speaker', 'kind: plenary'),
  edit(sessions, 'two chairs in a text', /chairs:\n {4}- Prof. Dr. Nejat Varsayan\n {4}- Selin Kurmaca/, 'chairs: Nejat Varsayan ve Selin Kurmaca', 'chairs: [Nejat Varsayan, Selin Kurmaca]'),
  edit(sessions, 'a chair with an affiliation', '    - Selin Kurmaca', '    - name: Selin Kurmaca\n      affiliation: Association', 'Write “- Selin Kurmaca” alone'),
  edit(sessions, 'a first presenter without a dash', '        - name: Zeynep', '          name: Zeynep', /^ {8}- name: Zeynep Akçınarlı$/m),
  edit(data('committees'), 'a single member without a dash', /(- key: honorary\n.*\n {2}members:\n)[^]*$/, '$1    name: Ali Veli\n    title: İzmir\n', 'The dash before this entry is missing', { at: /^ {4}name: Ali/ }),
  edit(site, 'a single fact without a dash', /didYouKnow:\n(?: {2}.*\n)+/, 'didYouKnow:\n  en: A fibre is thin.\n  tr: Lif incedir.\n', 'The dash before this entry is missing'),
  edit(speakers, 'an entry pasted too far to the right', /$/, '\n  - name: Dr. Marta Nova\n    kind: invited\n', /Move this entry, lines \d+ to \d+, by 2 spaces to the left/, { at: 'Marta' }),
  // Words around a day, an hour, a number or an amount
  ...['extended to 2025-06-20', '2025-06-06 → 2025-06-20', '~~2025-06-06~~ 2025-06-20', '20 Haziran 2025 tarihine uzatıldı', '2025-06-20’ye kadar', '2025‑06‑20', '2025 - 06 - 20', '6/20/2025'].map((day) => edit(dates, `the moved day ${day}`, 'date: 2025-06-06', `date: ${day}`, /is not a date[^]*date: 2025-06-20$/)),
  ...['9;30', '09∶30', '09 : 30', '09:30’da', '~09:30', 'ca. 09:30', '09:30 (UTC+3)'].map((hour) => edit(sessions, `the hour ${hour}`, "start: '09:30'", `start: ${hour}`, /start: '?09:30'?$/)),
  ...['75 persons', 'max. 75', 'en fazla 75 kişi', '75 koltuk', '75\u200b'].map((places) => edit(workshop, `the capacity ${places}`, 'capacity: 75', `capacity: ${places}`, /capacity: 75$/)),
  ...['Free of charge', 'ücretsizdir'].map((fee) => edit(fees, `the fee “${fee}”`, '{ amount: 500, currency: TL }', fee, 'standard: { amount: 0, currency: TL }')),
  edit(fees, 'two amounts', '{ amount: 300, currency: EUR }', '300 EUR / 9000 TL', 'standard: { amount: 300, currency: EUR }'),
  ...['tel:+902320000000', '+90 232 000 00 00 dahili 123', '+90 232 000 00 00 ext. 123', '+90 232 000 00 00 x123'].map((number) => edit(site, `the telephone ${number}`, /^phone: .*/m, `phone: ${number}`, /phone: \+90 232 000 00 00$/)),
  edit(site, 'a foreign number without blanks', /^phone: .*/m, 'phone: tel:+49301234567', "phone: '+49301234567'"),
  ...['532 000 00 00', "'5320000000'"].map((number) => edit(site, `the number without its zero ${number}`, /^phone: .*/m, `phone: ${number}`, /phone: '?\+90 532 000 00 00'?$/)),
  edit(site, 'a number of seven digits', /^phone: .*/m, 'phone: 444 0 000', 'phone: +90 444 0 000'),
  ...['info{at}example.org', 'info＠example.org'].map((address) => edit(site, `the address ${address}`, email, `email: ${address}`, 'email: info@example.org')),
  edit(site, 'an IBAN without its country', 'iban: TR33', 'iban: 33', /iban: TR33 0006[\d ]+26$/),
  edit(site, 'an IBAN still to come', /iban: .*/, 'iban: duyurulacak', only('“duyurulacak” is no value.', 'Copy the IBAN')),
  edit(site, 'BIC for SWIFT', 'swift: ', 'bic: ', 'swift: ORNKTR00XXX'),
  edit(data('venue'), 'coordinates in place of a map', /^map: .*/m, 'map: 38.4549, 27.1752', only('“38.4549, 27.1752” is not a web address.', 'Write')),
  // Lists
  ...['Nejat Varsayan, Selin Kurmaca', 'Nejat Varsayan; Selin Kurmaca', 'Nejat Varsayan / Selin Kurmaca'].map((chairs) => edit(sessions, `the chairs “${chairs}”`, /chairs:\n {4}- Prof. Dr. Nejat Varsayan\n {4}- Selin Kurmaca/, `chairs: ${chairs}`, 'chairs: [Nejat Varsayan, Selin Kurmaca]')),
  edit(sessions, 'a chair with a university in one text', /chairs:\n {4}- Prof. Dr. Nejat Varsayan\n {4}- Selin Kurmaca/, 'chairs: Nejat Varsayan, Egekıyı Üniversitesi', only('“.*” is not a list.', 'Write a list')),
  ...['Zeynep Akçınarlı, Emre Poyrazeli', '[Zeynep Akçınarlı, Emre Poyrazeli]'].map((names) => edit(sessions, `the presenters ${names}`, / {6}presenters:\n {8}- name: Zeynep(?:.*\n){4}/, `      presenters: ${names}\n`, 'presenters: [{ name: Zeynep Akçınarlı }, { name: Emre Poyrazeli }]', { most: 2 })),
  edit(data('exhibition'), 'categories under their names', /tiers:\n[^]*?\nexhibitors/, 'tiers:\n  gold:\n    firms: [Egeply Kompozit]\n\nexhibitors', /stand under names of their own[^]*key, name, firms/, { at: 'gold:' }),
  edit(site, 'networks as fields', /networks:\n(?: {2}- .*\n)+/, 'networks:\n  linkedin: https://linkedin.example.com/x\n', /stand under names of their own[^]*network, url/, { at: '  linkedin:' }),
  edit(data('venue'), 'a list without its fields', /busLines:\n(?: {2}- .*\n)+/, '', 'each entry with: number, route, terminus. Of none, write [].', { at: /^name/ }),
  edit(sponsors, 'an entry of nothing', 'firms: [Kordon Kahve]', 'firms: [~]', 'This entry is empty.\nDelete it, or'),
  edit(data('navigation').replace('data/', ''), 'a menu below another as in web pages', '  items:', '  children:', 'items:'),
  edit(tour, 'a price for each person', 'amount: 40,', 'amount: 40 EUR per person,', '{ amount: 40, currency: EUR }'),
  edit(tour, 'a price kişi başı', '{ amount: 40, currency: EUR }', '40 € kişi başı', '{ amount: 40, currency: EUR }'),
  edit(tour, 'a price with a point and a sign', '{ amount: 40, currency: EUR }', '{ amount: 1.500, currency: ₺ }', '{ amount: 1500, currency: TL }', { most: 2 }),
  edit(tour, 'an hour with a Turkish ending', "time: '08:30'", 'time: saat 08.30’da', /time: 08:30$/m),
  edit(tour, 'a date with a Turkish ending', 'date: 2025-10-05', 'date: 05.10.2025’te', /date: 2025-10-05$/m),
  edit(tour, 'a date with blanks', 'date: 2025-10-05', 'date: 5. 10. 2025', /date: 2025-10-05$/m),
  edit(workshop, 'a discount in words', 'Percent: 20', 'Percent: yüzde 20', /Percent: 20$/m),
  edit(data('venue'), 'a number of pieces', 'galleryImages: 21', 'galleryImages: 21 adet', /Images: 21$/m),
  ...(['latitude', 'longitude'] as const).map((field) =>
    edit(data('venue'), `both coordinates as the ${field}`, new RegExp(`^${field}: .*`, 'm'), `${field}: 38.4549, 27.1752`, `${field}: ${field === 'latitude' ? '38.4549' : '27.1752'}`),
  ),
  edit(sessions, 'a name in bold type', '- name: Zeynep Akçınarlı', "- name: '**Zeynep Akçınarlı**'", 'would be shown as it is written', { only: true }),
]
