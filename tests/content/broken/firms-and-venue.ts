// Sponsors, exhibition, downloads and venue.
import { data, page, sample, source } from '../edition'
import { edit, whole, type Broken } from './edit'

const sponsors = data('sponsors')
const exhibition = data('exhibition')
const downloads = data('downloads')
const venue = data('venue')
const logo = 'content/images/logos/karbonay.png'
const lineOf = (file: string, words: RegExp) =>
  source(file)
    .split('\n')
    .findIndex((line) => words.test(line)) + 1

const position = /latitude: .*\nlongitude: .*/

export const firmsAndVenue: Broken[] = [
  edit(venue, 'latitude and longitude exchanged', position, 'latitude: 27.1752\nlongitude: 38.4549', "27.1752, 38.4549 is not the place that “map” marks.", { severity: 'warning', only: true }),
  edit(venue, 'a place in another country', position, 'latitude: 52.52\nlongitude: 13.4', "52.52, 13.4 is not the place that “map” marks.", { severity: 'warning', only: true }),
  edit(venue, 'another place than that of the map', position, 'latitude: 39.93\nlongitude: 32.85', "39.93, 32.85 is not the place that “map” marks.", { severity: 'warning', only: true }),
  edit(venue, 'no bus line, and a sentence that counts them', /busLines:\n(?: {2}- .*\n)+/, 'busLines: []\n', "<Fact of=\"venue.busLines\" /> does not refer to anything.", { told: page('venue/transportation'), at: 'venue.busLines', most: 2 }),
  edit('content/site.yaml', 'a symposium in another country', 'country: Türkiye', 'country: { en: Azerbaijan, tr: Azerbaycan }', "All times on the site are in the time of Türkiye (UTC+3), but the symposium is in Azerbaijan.", { severity: 'warning', only: true }),
  edit(venue, 'the sign of degrees', 'latitude: 38.4549', 'latitude: 38.4549° N', 'latitude: 38.4549', { only: true }),
  edit(sponsors, 'a website as a link of a text', /(Egeply Kompozit: )(https.*)/, '$1[Egeply]($2)', /Egeply Kompozit: 'https:\/\/egeply\.example\.com'$/),
  edit(sponsors, 'a website with a space within', /(Egeply Kompozit: https:\/\/)/, '$1 ', /Egeply Kompozit: https:\/\/egeply\.example\.com$/),
  edit(
    venue,
    'the code of a map in place of its address',
    /^map: .*/m,
    `map: '<iframe width="425" src="https://www.openstreetmap.org/export/embed.html?bbox=1"></iframe>'`,
    'map: \'https://www.openstreetmap.org/export/embed.html?bbox=1\'',
  ),
  edit(
    sponsors,
    'a firm without a logo',
    'firms: [Egeply Kompozit,',
    'firms: [Yeni Firma, Egeply Kompozit,',
    'yeni_firma.png',
  ),
  edit(
    sponsors,
    'a firm’s name mistyped',
    '[Anka Elyaf',
    '[Anka Elyav',
    'The logo of “Anka Elyav” is missing',
  ),
  edit(
    sponsors,
    'a logo for a firm that is not there',
    '  Etiket 360: etiket360.png',
    '  Etiket 36: etiket360.png',
    'Did you mean “Etiket 360”?',
    { severity: 'warning', most: 2 },
  ),
  whole(
    'a logo with a hyphen in its name',
    { [logo]: undefined, 'content/images/logos/Karbon-Ay.jpg': sample.bytes(logo) },
    sponsors,
    "The logo of “Karbonay” is missing: content/images/logos/karbonay.png.",
    { line: lineOf(sponsors, /firms:.*Karbonay/) },
  ),
  edit(sponsors, 'a website that is none', 'https://egeply.example.com', 'egeply', 'is not a web address'),
  edit(sponsors, 'the same category twice', '- key: silver', '- key: gold', "“gold” appears twice; it is already in content/data/sponsors.yaml:70."),
  edit(
    sponsors,
    'the same firm twice in a category',
    'Körfez Reçine, Nordlam',
    'Egeply Kompozit, Nordlam',
    "“Egeply Kompozit” appears twice; it is already in content/data/sponsors.yaml:72.",
  ),
  edit(
    sponsors,
    'the same partner twice',
    'en: Gediz Valley University,',
    'en: Egekıyı Technical University,',
    "“Egekıyı Technical University” appears twice; it is already in content/data/sponsors.yaml:57.",
    { most: 2 },
  ),
  edit(sponsors, 'firms as text', /firms: \[Egeply.*\]/, 'firms: Egeply Kompozit', 'is not a list'),
  edit(
    sponsors,
    'a mistyped field of a category',
    '    firms: [Egeply',
    '    firm: [Egeply',
    'Did you mean “firms”?',
  ),
  edit(
    sponsors,
    'the contact’s e-mail',
    /(contact:\n.*\n {2}email: )\S+/,
    '$1sponsor@',
    'is not an e-mail address',
  ),
  edit(
    sponsors,
    'a firm that is a number',
    'firms: [Egeply Kompozit,',
    'firms: [360, Egeply Kompozit,',
    'a text is needed',
  ),
  edit(
    sponsors,
    'a category in one language',
    '{ en: Gold, tr: Altın }',
    '{ en: Gold }',
    'Turkish text (tr) is missing',
  ),
  whole('a logo of no bytes', { [logo]: Buffer.alloc(0) }, sponsors, 'it is empty', {
    line: lineOf(sponsors, /firms:.*Karbonay/),
  }),
  whole(
    'a logo cut short',
    { [logo]: (sample.bytes(logo) ?? Buffer.alloc(0)).subarray(0, 900) },
    sponsors,
    'ends too early',
    { line: lineOf(sponsors, /firms:.*Karbonay/), most: 2 },
  ),
  edit(sponsors, 'a logo as TIFF', '  Etiket 360: etiket360.png', '  Etiket 360: etiket360.tif', 'as PNG, JPEG, WebP, AVIF or SVG', { only: true }),
  edit(sponsors, 'a website under the logos', 'logos:\n', 'logos:\n  Karbonay: https://karbonay.example.com\n', 'Websites stand under “websites”', { only: true, at: 'Karbonay: https' }),
  ...(
    [
      ['a logo as SVG', 'logos/karbonay.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'Write “Karbonay: karbonay.svg” under “logos”'],
      ['a logo as PDF', 'logos/karbonay.pdf', '%PDF-1.4', 'Save karbonay.pdf as a PNG called karbonay.png'],
      ['a logo as JPEG', 'logos/karbonay.jpg', sample.bytes('content/images/speakers/rui-exemplo.jpg'), '→ Write “Karbonay: karbonay.jpg” under “logos”'.slice(2)],
      ['a logo downloaded twice', 'logos/karbonay (1).png', sample.bytes(logo), 'Rename karbonay (1).png to karbonay.png'],
      ['a logo called logo', 'logos/Karbonay-logo.png', sample.bytes(logo), 'Rename Karbonay-logo.png to karbonay.png'],
      ['a logo in the folder above', 'karbonay.png', sample.bytes(logo), 'move content/images/karbonay.png to content/images/logos/karbonay.png'],
    ] as const
  ).map(([name, path, bytes, says]) =>
    whole(name, { [logo]: undefined, [`content/images/${path}`]: bytes }, sponsors, says, {
      line: lineOf(sponsors, /firms:.*Karbonay/),
      only: true,
    }),
  ),
  ...['yok', 'TBA', 'duyurulacak'].map((word) =>
    edit(sponsors, `the firm ${word}`, 'firms: [Kordon Kahve]', `firms: [${word}]`, `“${word}” is no firm.`, { only: true }),
  ),
  whole('a logo that is a page saved as SVG', { [logo]: undefined, 'content/images/logos/karbonay.svg': '<!DOCTYPE html><title>Not found</title>', [sponsors]: source(sponsors).replace('logos:\n', 'logos:\n  Karbonay: karbonay.svg\n') }, sponsors, 'cannot be read as .svg', {
    line: lineOf(sponsors, /firms:.*Karbonay/) + 1,
    only: true,
  }),
  edit(sponsors, 'a word for no firms', 'firms: [Kordon Kahve]', 'firms: yok', /^“yok” is no value\.\n.*Or delete the line\.$/),
  whole('a logo deleted', { [logo]: undefined }, sponsors, 'The logo of “Karbonay” is missing', {
    line: lineOf(sponsors, /firms:.*Karbonay/),
    only: true,
  }),
  edit(exhibition, 'an exhibitor twice', '  - Denizci Tekne', '  - Otoplast', "“Otoplast” appears twice; it is already in content/data/exhibition.yaml:43.", {
    at: '  - Otoplast',
    below: 1,
  }),
  edit(exhibition, 'exhibitors misspelt', 'exhibitors:', 'exibitors:', 'Did you mean “exhibitors”?'),
  edit(
    exhibition,
    'a category’s key with a blank',
    'key: symposium-bag',
    'key: symposium bag',
    'is not a short name',
  ),
  edit(
    downloads,
    'a form that is not there',
    '/documents/registration-form.docx',
    '/documents/registration.docx',
    'is missing',
  ),
  edit(
    downloads,
    'a form in the wrong case',
    '/documents/registration-form.docx',
    '/documents/Registration-Form.docx',
    'Capital letters count',
  ),
  edit(
    downloads,
    'a form with static/ before it',
    '/documents/registration-form.docx',
    'static/documents/registration-form.docx',
    'file: /documents/registration-form.docx',
  ),
  edit(
    downloads,
    'the same key twice',
    '- key: full-text-template',
    '- key: abstract-template',
    'stands twice',
    { most: 4 },
  ),
  edit(
    downloads,
    'a key that texts ask for renamed',
    '- key: registration-form',
    '- key: form',
    "<Downloads of=\"registration-form\" /> does not refer to anything.",
    { told: page('registration'), at: 'Downloads of="registration-form"', most: 3 },
  ),
  whole(
    'a form that is no document',
    { 'static/documents/registration-form.docx': 'Just a text of some length.' },
    downloads,
    'cannot be read as .docx',
    { line: lineOf(downloads, /registration-form\.docx/) },
  ),
  edit(venue, 'a latitude out of the world', 'latitude: 38.4549', 'latitude: 384549', 'at most 90'),
  edit(venue, 'a latitude with a comma', 'latitude: 38.4549', 'latitude: 38,4549', 'latitude: 38.4549'),
  edit(
    venue,
    'more pictures than there are',
    'galleryImages: 21',
    'galleryImages: 22',
    'static/22.jpg is missing',
  ),
  edit(
    venue,
    'a postal code that became a number',
    "postalCode: '35530'",
    'postalCode: 35530',
    "postalCode: '35530'",
  ),
  edit(venue, 'a bus line that became a number', "{ number: '62'", '{ number: 62', "number: '62'"),
  edit(venue, 'the same bus line twice', "number: '68'", "number: '62'", "“62” appears twice; it is already in content/data/venue.yaml:23."),
  edit(venue, 'a bus line without terminus', /, terminus: Konak \}/, ' }', '“terminus” is missing'),
  edit(
    venue,
    'a map that is a piece of a page',
    /^map: .*/m,
    'map: \'<iframe src="https://example.org"></iframe>\'',
    'is not a web address',
  ),
  edit(
    venue,
    'a map for opening',
    /^map: .*/m,
    'map: https://maps.app.goo.gl/abcDEF123',
    'https://www.google.com/maps/embed?…',
  ),
  edit(
    venue,
    'a map of OpenStreetMap for opening',
    /^accommodationMap: .*/m,
    "accommodationMap: 'https://www.openstreetmap.org/#map=15/38.4549/27.1766'",
    'export/embed.html',
  ),
  edit(
    downloads,
    'a form with a number sign in its name',
    '/documents/registration-form.docx',
    '/documents/form#1.docx',
    'without blanks, #, ? or % in its name',
  ),
  edit(
    venue,
    'a photo that is not there',
    'images/izmir/kordon.jpg',
    'images/izmir/cordon.jpg',
    'Did you mean “kordon.jpg”?',
  ),
  edit(
    venue,
    'a photo without description',
    / {4}alt:\n {6}en: The slender.*\n.*\n/,
    '',
    '“alt” is missing',
    { at: 'clock-tower.jpg' },
  ),
  edit(venue, 'a year that differs', 'Saat Kulesi, 1901’den beri', 'Saat Kulesi, 1910’dan beri', 'The two languages differ'),
  edit(venue, 'the name as a list', /^name: .*/m, 'name: [Bayraklı]', 'is not a text'),
  whole('a picture of the gallery deleted', { 'static/7.jpg': undefined }, venue, 'static/7.jpg is missing', {
    line: lineOf(venue, /^galleryImages/),
  }),
  whole(
    'a picture of the gallery with its ending in capitals',
    { 'static/21.jpg': undefined, 'static/21.JPG': sample.bytes('static/21.jpg') },
    venue,
    "The file static/21.jpg is missing.",
    { line: lineOf(venue, /^galleryImages/) },
  ),
  whole(
    'a picture of the gallery as a second copy alone',
    { 'static/21.jpg': undefined, 'static/21 (1).jpg': sample.bytes('static/21.jpg') },
    venue,
    "The file static/21.jpg is missing.",
    { line: lineOf(venue, /^galleryImages/) },
  ),
  ...['karbonay.jpg', 'Karbonay (1).png'].map((copy) =>
    whole(
      `${copy} beside karbonay.png`,
      { [`content/images/logos/${copy}`]: sample.bytes(copy.endsWith('.jpg') ? 'static/8.jpg' : 'content/images/logos/vitraplast.png') },
      `content/images/logos/${copy}`,
      'To show this one, delete content/images/logos/karbonay.png and save this as karbonay.png',
      { severity: 'warning', only: true },
    ),
  ),
  whole(
    'a portrait beside the old one',
    { 'content/images/speakers/rui-exemplo.jpeg': sample.bytes('content/images/speakers/chiara-esempio.jpg') },
    'content/images/speakers/rui-exemplo.jpeg',
    "The site uses content/images/speakers/rui-exemplo.jpg instead of this picture.",
    { severity: 'warning', only: true },
  ),
  ...(
    [
      ['gif', 'GIF89a'],
      ['bmp', 'BM'],
      ['tiff', 'II*\0'],
    ] as const
  ).map(([format, begin]) =>
    whole(`a logo as ${format} that is called .png`, { [logo]: Buffer.from(begin.padEnd(64, 'x'), 'latin1') }, sponsors, `cannot be read as .png: it is a .${format}`, { line: lineOf(sponsors, /Karbonay,/) }),
  ),
  edit(sponsors, 'all partners taken out, not their websites', /partners:\n(?: {2}- .*\n)+/, 'partners: []\n', 'The same is wrong in many lines of this file', { at: 'Egekıyı Technical University', severity: 'warning' }),
  ...['7 (1).jpg', '7 - Kopya.jpg', '7.png'].map((copy) =>
    whole(
      `${copy} beside 7.jpg`,
      { [`static/${copy}`]: sample.bytes(copy.endsWith('.png') ? 'content/images/logos/karbonay.png' : 'static/8.jpg') },
      `static/${copy}`,
      'To show this one, delete static/7.jpg',
      { severity: 'warning' },
    ),
  ),
  whole(
    'a picture more than the gallery shows',
    { 'static/22.jpg': sample.bytes('static/21.jpg') },
    venue,
    'Write galleryImages: 22',
    { line: lineOf(venue, /^galleryImages/), severity: 'warning' },
  ),
  whole(
    'a presentation that is called .docx',
    { 'static/documents/registration-form.docx': sample.bytes('static/documents/poster-template.pptx') },
    downloads,
    'it is a .pptx',
    { line: lineOf(downloads, /registration-form\.docx/) },
  ),
  edit(sponsors, 'a telephone number with (0)', '+90 232 000 00 02', '+90 (0) 232 000 00 02', "phone: '+90 232 000 00 02'"),
  edit(sponsors, 'a zero after the country code', '+90 232 000 00 02', '+90 0232 000 00 02', "phone: '+90 232 000 00 02'"),
  edit(sponsors, 'a range of telephone numbers', '+90 232 000 00 02', '+90 232 000 00 02-03', 'is not a telephone number'),
  edit(
    data('hotels'),
    'an e-mail address in place of a website',
    'https://imbat-business.example.com/booking',
    'rezervasyon@imbat.example.com',
    'is not a web address',
  ),
  edit('content/site.yaml', 'hyphens in the IBAN', 'TR33 0006', 'TR33-0006', /iban: TR33 0006 1005/),
  edit(data('hotels'), 'a note that may be left out emptied', / {2}note:\n {4}en: Six.*\n.*/, '  note:', /“note” is empty\.\n.*Or delete the line\./, { at: '  note:', only: true }),
  edit(sponsors, 'a category renamed on one page', '{ en: Gold, tr: Altın }', '{ en: Diamond, tr: Elmas }', 'The category “gold” is “Gold” here and “Diamond” in data/sponsors.yaml', { told: data('exhibition'), at: 'name: { en: Gold', severity: 'warning', only: true }),
  edit(sponsors, 'a sponsor that leaves one page only', 'firms: [Akçay Kalıp, ', 'firms: [', '“Akçay Kalıp” is a sponsor here (Bronze), but not in data/sponsors.yaml', { told: exhibition, at: 'Akçay Kalıp', severity: 'warning', only: true }),
]
