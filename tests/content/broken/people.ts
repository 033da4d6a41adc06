// Speakers, committees and previous events.
import { data, sample, source } from '../edition'
import { edit, whole, type Broken } from './edit'

const speakers = data('speakers')
const committees = data('committees')
const events = data('previous-events')

const bytes = (path: string) => sample.bytes(path) ?? Buffer.alloc(0)
const portrait = 'content/images/speakers/aylin-orneksoy.jpg'
const bio = 'static/documents/speakers/aylin-orneksoy-bio.pdf'
const lineOf = (file: string, words: string) =>
  source(file)
    .split('\n')
    .findIndex((line) => line.includes(words)) + 1

export const people: Broken[] = [
  edit(committees, 'a name with its titles in capital letters', 'Prof. Dr. Nejat Varsayan', 'PROF. DR. NEJAT VARSAYAN', "The name is all in upper or lower case.", { severity: 'warning', only: true }),
  edit(committees, 'a title behind the name', '- name: Prof. Dr. Nejat Varsayan', '- name: Nejat Varsayan, Prof. Dr.', 'name: Prof. Dr. Nejat Varsayan', { severity: 'warning' }),
  edit(committees, 'a title that ends on ç behind the name', '- name: Prof. Dr. Nejat Varsayan', '- name: Nejat Varsayan, Doç. Dr.', 'name: Doç. Dr. Nejat Varsayan', { severity: 'warning' }),
  edit(committees, 'a title without its points', '- name: Prof. Dr. Nejat', '- name: Prof Dr Nejat', 'name: Prof. Dr. Nejat Varsayan', { severity: 'warning' }),
  edit(committees, 'a longer title without its points', '- name: Prof. Dr. Nejat', '- name: Dr Öğr Üyesi Nejat', 'name: Dr. Öğr. Üyesi Nejat Varsayan', { severity: 'warning' }),
  edit(committees, 'an academic title in small letters', '- name: Prof. Dr. Nejat', '- name: prof. dr. Nejat', "The name is all in upper or lower case.", { severity: 'warning', only: true }),
  edit(events, 'a date as in the other files', /date: .*/, 'date: 2006-11-17', '“2006-11-17” would be shown as it is written', { severity: 'warning', only: true }),
  edit(committees, 'the line title: deleted, its texts left', /(- name: Selin Kurmaca\n) {6}title:\n/, '$1', 'Write it on a line of its own above “en:”', { at: 'en: Composite Manufacturers', only: true }),
  edit(
    speakers,
    'a speaker’s name deleted',
    '- name: Prof. Dr. Aylin Örneksoy\n  kind',
    '- kind',
    '“name” is missing',
  ),
  edit(speakers, 'a speaker’s name left empty', '- name: Dr. Rui Exemplo', '- name:', '“name” is empty'),
  edit(speakers, 'a name of spaces', '- name: Dr. Rui Exemplo', "- name: '  '", 'This is empty'),
  edit(speakers, 'an unknown kind', 'kind: plenary', 'kind: plenery', 'Did you mean “plenary”?'),
  edit(speakers, 'the kind in Turkish', 'kind: invited', 'kind: davetli', 'Write one of: plenary, invited'),
  edit(speakers, 'a mistyped field', '  photo:', '  foto:', 'Did you mean “photo”?', { most: 3 }),
  edit(
    speakers,
    'the same speaker twice',
    '- name: Dr. Rui Exemplo',
    '- name: Dr. Chiara Esempio',
    'stands twice',
  ),
  edit(
    speakers,
    'a picture that is not there',
    'aylin-orneksoy.jpg',
    'aylin-orneksoi.jpg',
    'Did you mean “aylin-orneksoy.jpg”?',
  ),
  edit(
    speakers,
    'a picture outside its folder',
    'images/speakers/aylin-orneksoy.jpg',
    '/speakers/aylin-orneksoy.jpg',
    'is not the path of a picture',
  ),
  edit(
    speakers,
    'a biography that is not there',
    'aylin-orneksoy-bio.pdf',
    'aylin-orneksoy-cv.pdf',
    'is missing',
  ),
  edit(
    speakers,
    'a biography with a space in its path',
    'aylin-orneksoy-bio.pdf',
    'aylin orneksoy-bio.pdf',
    'is not the path of a file',
  ),
  edit(
    speakers,
    'an affiliation in English only',
    /affiliation:\n {4}en: \|-\n {6}Institute.*\n.*\n {4}tr: \|-\n.*\n.*\n/,
    'affiliation:\n    en: Institute for Sustainable Polymers\n',
    'Turkish text (tr) is missing',
    { at: /en: Institute/ },
  ),
  edit(
    speakers,
    'a language written in capitals',
    '    tr: |-\n      Sürdürülebilir',
    '    TR: |-\n      Sürdürülebilir',
    /“TR” is not a language[^]*^ {4}tr: \|-/m,
  ),
  whole(
    'a portrait cut short',
    { [portrait]: bytes(portrait).subarray(0, 4000) },
    speakers,
    'ends too early',
    { line: lineOf(speakers, 'aylin-orneksoy.jpg') },
  ),
  whole('a portrait of no bytes', { [portrait]: Buffer.alloc(0) }, speakers, 'it is empty', {
    line: lineOf(speakers, 'aylin-orneksoy.jpg'),
  }),
  whole(
    'a PNG that is called .jpg',
    { [portrait]: bytes('content/images/organisers/chamber.png') },
    speakers,
    'it is a .png',
    { line: lineOf(speakers, 'aylin-orneksoy.jpg') },
  ),
  whole(
    'a text that is called .jpg',
    { [portrait]: 'This is no picture but a text.' },
    speakers,
    'cannot be read as .jpg',
    { line: lineOf(speakers, 'aylin-orneksoy.jpg') },
  ),
  whole(
    'a photo of an iPhone that is called .jpg',
    { [portrait]: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]) },
    speakers,
    'it is a .heic',
    { line: lineOf(speakers, 'aylin-orneksoy.jpg') },
  ),
  edit(
    speakers,
    'a biography as a Word file',
    '/documents/speakers/aylin-orneksoy-bio.pdf',
    '/documents/registration-form.docx',
    "This must be a PDF, which every device can open.",
    { severity: 'warning' },
  ),
  whole('a biography deleted', { [bio]: undefined }, speakers, 'is missing', {
    line: lineOf(speakers, 'aylin-orneksoy-bio.pdf'),
  }),
  whole('a biography cut short', { [bio]: bytes(bio).subarray(0, 600) }, speakers, 'ends too early', {
    line: lineOf(speakers, 'aylin-orneksoy-bio.pdf'),
  }),
  whole('speakers.yaml deleted', { [speakers]: undefined }, speakers, 'This file is missing'),
  whole('speakers.yaml emptied', { [speakers]: '' }, speakers, 'This file is empty'),
  whole(
    'speakers.yaml with its comment only',
    { [speakers]: '# Speakers\n\n' },
    speakers,
    'This file is empty',
  ),
  whole(
    'speakers.yaml as one entry without a dash',
    { [speakers]: 'name: Dr. Rui Exemplo\nkind: invited\n' },
    speakers,
    'must be a list',
  ),
  edit(
    committees,
    'a member without an organisation',
    / {4}- name: Selin Kurmaca\n {6}title:\n.*\n.*\n/,
    '    - name: Selin Kurmaca\n',
    '“title” is missing',
    { at: 'Selin Kurmaca' },
  ),
  edit(committees, 'the same committee twice', '- key: secretariat', '- key: executive', 'stands twice'),
  edit(
    committees,
    'the same member twice in a committee',
    'name: Selin Kurmaca',
    'name: Prof. Dr. Nejat Varsayan',
    "“Prof. Dr. Nejat Varsayan” appears twice; it is already in content/data/committees.yaml:12.",
  ),
  edit(
    committees,
    'the same member twice, once in capitals',
    'name: Selin Kurmaca\n      title:',
    'name: Assoc. Prof. Dr. CEREN İPLİKÖREN\n      title:',
    "“Assoc. Prof. Dr. Ceren İplikören” appears twice; it is already in content/data/committees.yaml:16.",
    { at: 'name: Assoc. Prof. Dr. Ceren İplikören' },
  ),
  edit(
    committees,
    'a short name with capitals',
    '- key: executive',
    '- key: Executive',
    'is not a short name',
  ),
  edit(
    committees,
    'a short name with Turkish letters',
    '- key: executive',
    '- key: yürütme',
    'Use small letters',
  ),
  edit(
    committees,
    'a member as plain text',
    / {4}- name: Selin Kurmaca\n(?: {6}.*\n)+/,
    '    - Selin Kurmaca\n',
    '- name: Selin Kurmaca',
  ),
  edit(
    committees,
    'members written as fields',
    '  members:\n    - name: Prof. Dr. Nejat Varsayan',
    '  members:\n    name: Prof. Dr. Nejat Varsayan',
    'indented too far',
    { at: /members:/, below: 2 },
  ),
  edit(committees, 'members misspelt', '  members:', '  member:', 'Did you mean “members”?', { most: 3 }),
  edit(events, 'another year than its date', 'year: 2008', 'year: 2009', "This is “2009”, but “2008” in content/data/previous-events.yaml:11.", { severity: 'warning', only: true }),
  edit(
    events,
    'a Turkish date for both languages',
    'date: { en: 17–18 November 2006, tr: 17–18 Kasım 2006 }',
    'date: 17–18 Kasım 2006',
    "A Turkish date is in a text that both languages share.",
    { severity: 'warning', only: true },
  ),
  edit(speakers, 'a folder with capital letters', 'images/speakers/rui', 'Images/Speakers/rui', /Capital letters count[^]*photo: images\/speakers\/rui-exemplo\.jpg$/),
  whole('a portrait in the folder of the forms', { [portrait]: undefined, 'static/documents/aylin-orneksoy.jpg': bytes(portrait) }, speakers, `move static/documents/aylin-orneksoy.jpg to ${portrait}`, {
    line: lineOf(speakers, 'aylin-orneksoy.jpg'),
    only: true,
  }),
  ...['Dr. Rui Exemplo, Example University', 'Dr. Rui Exemplo (Örnek Enstitüsü)'].map((name) =>
    edit(speakers, `the name ${name}`, 'name: Dr. Rui Exemplo', `name: ${name}`, 'An institution stands in the name', { severity: 'warning', only: true }),
  ),
  ...['Selin Kurmaca – Chair', 'Selin Kurmacaᵃ', 'Selin Kurmaca†'].map((name) =>
    edit(committees, `the name ${name}`, 'name: Selin Kurmaca', `name: ${name}`, 'is not the name of one person', { severity: 'warning', only: true }),
  ),
  whole('a portrait directly below content', { [portrait]: undefined, 'content/aylin-orneksoy.jpg': bytes(portrait) }, speakers, `move content/aylin-orneksoy.jpg to ${portrait}`, {
    line: lineOf(speakers, 'aylin-orneksoy.jpg'),
    only: true,
  }),
  edit(speakers, 'a biography still to come', /bio: .*rui.*/, 'bio: yakında', /“yakında” is no value[^]*begin the lines of this entry with #/),
  edit(speakers, 'the photo of another speaker', 'chiara-esempio.jpg', 'rui-exemplo.jpg', "“images/speakers/rui-exemplo.jpg” appears twice; it is already in content/data/speakers.yaml:45.", {
    at: /photo: .*rui-exemplo/,
    below: 26,
    ...{ severity: 'warning', only: true },
  }),
  edit(events, 'a year in quotation marks', 'year: 2006', "year: '2006'", 'year: 2006'),
  edit(events, 'a year far away', 'year: 2006', 'year: 206', 'out of range'),
  edit(events, 'the same year twice', 'year: 2008', 'year: 2006', "“2006” appears twice; it is already in content/data/previous-events.yaml:5.", { severity: 'warning' }),
  edit(
    events,
    'a date that differs between the languages',
    'tr: 17–18 Kasım 2006',
    'tr: 17–19 Kasım 2006',
    'The two languages differ',
  ),
  edit(
    events,
    'a month that differs',
    'tr: 16–18 Ekim 2008',
    'tr: 16–18 Kasım 2008',
    'The two languages differ',
    { most: 2 },
  ),
  edit(
    events,
    'an ordinal that differs',
    'tr: 1. Kompozit Sempozyumu }',
    'tr: 2. Kompozit Sempozyumu }',
    'differ',
  ),
  edit(data('sessions'), 'an invited speaker replaced in the programme only', '- name: Dr. Rui Exemplo', '- name: Dr. Novo Exemplo', 'Dr. Rui Exemplo is a speaker here, but gives no talk', { told: speakers, at: '- name: Dr. Rui', severity: 'warning', only: true }),
  edit(speakers, 'an invited speaker replaced among the speakers only', '- name: Dr. Rui Exemplo', '- name: Dr. Novo Exemplo', 'Dr. Novo Exemplo is a speaker here, but gives no talk', { severity: 'warning', only: true }),
  edit(events, 'the place deleted', / {2}place: .*\n/, '', '“place” is missing', { at: 'year: 2006' }),
  edit(
    events,
    'a title of one language',
    'title: { en: Composite Materials Meeting, tr: Kompozit Malzemeler Buluşması }',
    'title: { en: Composite Materials Meeting }',
    'The Turkish text (tr) is missing',
  ),
]
