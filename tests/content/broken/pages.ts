// Pages and the letter: their heads, their text, their links, their twins.
import { page, sample, source } from '../edition'
import { append, edit, whole, type Broken } from './edit'

const letter = (language: string) => `content/letters/welcome/${language}.mdx`
const title = (file: string) => /^title: (.*)$/m.exec(source(file))?.[1] ?? ''
const description = (file: string) => /^description: (.*)$/m.exec(source(file))?.[1] ?? ''

const heads: Broken[] = [
  edit(page('venue'), 'no head', /^---\n[\s\S]*?\n---\n/, '', 'does not begin with a head'),
  edit(page('committees'), 'the head not closed', /\n---\n\n/, '\n\n', 'does not begin with a head', {
    at: /^---/,
  }),
  edit(page('conference'), 'the title deleted', /^title: .*\n/m, '', '“title” is missing'),
  edit(page('contact', 'tr'), 'the title emptied', /^title: .*/m, 'title:', '“title” is empty'),
  edit(
    page('exhibition'),
    'a very long title',
    /^title: .*/m,
    'title: Everything that exhibitors and their visitors ever wanted to know',
    'at most 45',
  ),
  edit(
    page('registration'),
    'a description too short',
    /^description: .*/m,
    'description: Fees.',
    '50 to 170',
  ),
  edit(
    page('registration', 'tr'),
    'a description with a colon',
    /^description: .*/m,
    'description: Kayıt: ücretler ve ödeme bilgileri, kayıt formu ve gönderim adresleri burada.',
    'contains a colon',
  ),
  edit(
    page('speakers'),
    'keywords as text',
    /^keywords:\n(?: {2}- .*\n)+/m,
    'keywords: speakers\n',
    'is not a list',
  ),
  edit(page('sponsors'), 'a mistyped field', /^keywords:/m, 'keyword:', 'Did you mean “keywords”?', {
    most: 3,
  }),
  edit(
    page('workshop'),
    'an unknown template',
    'template: workshop',
    'template: workshops',
    'Did you mean “workshop”?',
  ),
  edit(
    page('workshop', 'tr'),
    'another template',
    'template: workshop',
    'template: article',
    'needs the template “workshop”',
    { most: 4 },
  ),
  edit(page('index'), 'a tab in the head', 'template: home', '\ttemplate: home', 'tab'),
  edit(
    page('venue/accommodation'),
    'an unclosed quotation mark in the head',
    /^lead: .*/m,
    "lead: 'Three hotels",
    'opened and not closed',
  ),
  edit(
    page('venue'),
    'a title of another page',
    /^title: .*/m,
    `title: ${title(page('contact'))}`,
    'has the same title',
    { told: page('venue') },
  ),
  edit(
    page('workshop', 'tr'),
    'a description of another page',
    /^description: .*/m,
    `description: ${description(page('submissions', 'tr'))}`,
    'has the same description',
  ),
]

const text: Broken[] = [
  append(
    page('index'),
    'a line break as in web pages',
    'First line<br>second line',
    'empty line between two paragraphs',
  ),
  append(page('venue', 'tr'), 'bold as in web pages', 'Bu <b>önemli</b>.', '**bold**'),
  append(
    page('workshop', 'tr'),
    'a link to the file of a page',
    '[Konferans](../conference/tr.mdx#aim)',
    '[Konferans](/conference#aim)',
    { most: 2 },
  ),
  append(page('contact'), 'a comment as in web pages', '<!-- to be done -->', 'Comments are written'),
  append(
    page('conference'),
    'a sign for “less than”',
    'Fibres with p <0.05 were kept.',
    'A sign “<” stands in the text',
  ),
  append(page('submissions'), 'a curly bracket', 'Write to {email} soon.', 'curly bracket'),
  append(
    page('submissions', 'tr'),
    'a curly bracket never closed',
    'Adres { olarak yazılır.',
    'curly bracket',
  ),
  append(page('registration'), 'a tag not closed', '<FeeTable>', 'A tag is not closed'),
  append(page('registration'), 'a tag cut off', '<FeeTable', 'A tag is not closed'),
  append(
    page('venue'),
    'a table as in web pages',
    '<table>\n<tr><td>x</td></tr>\n</table>',
    'a line | --- | --- | below its head',
    { below: 2, only: true },
  ),
  append(page('sponsors'), 'an unknown tag', '<Sponsors />', '<Sponsors> is not known on this page'),
  append(
    page('exhibition', 'tr'),
    'a mistyped tag',
    '<ExibitionTiers />',
    'Did you mean “<ExhibitionTiers />”?',
    { most: 2 },
  ),
  append(page('committees'), 'a tag of another page', '<FeeTable />', 'is not known on this page', {
    most: 2,
  }),
  append(
    page('program'),
    'a tag within a paragraph',
    'See <Downloads of="abstract-template" /> here.',
    'stands inside a paragraph',
  ),
  append(
    page('speakers'),
    'an unknown fact',
    'On <Fact of="date.abstracts" />.',
    'names nothing that is known',
    { most: 2 },
  ),
  append(
    page('venue/accommodation', 'tr'),
    'a mistyped fact',
    'E-posta: <Fact of="site.emial" />',
    'Did you mean “site.email”?',
    { most: 2 },
  ),
  append(page('venue/social-program'), 'a fact of nothing', 'On <Fact />.', 'does not say what it shows', {
    most: 2,
  }),
  append(
    page('contact'),
    'a fact that is a link inside a link',
    'See [call **<Fact of="site.phone" />**](/contact).',
    'is a link by itself and stands inside another link',
    { most: 3 },
  ),
  append(
    page('workshop', 'tr'),
    'two facts in one tag',
    'Tarih: <Fact of="event.starts event.ends" />.',
    'Write <Fact of="event.starts" /> <Fact of="event.ends" />.',
  ),
  append(
    page('workshop'),
    'a no-break space in a tag',
    'On <Fact of="event.starts\u00a0" />.',
    'Blanks stand around the name “event.starts”',
  ),
  append(
    page('venue'),
    'words inside a tag',
    'On <Fact of="event.starts">the first day</Fact>.',
    'between <Fact> and </Fact> is not shown',
  ),
  append(
    page('venue', 'tr'),
    'a space after the sign of a tag',
    'Tarih: < Fact of="event.starts" />.',
    'A space stands after <',
  ),
  append(
    page('workshop'),
    'curly quotation marks in a tag',
    'On <Fact of=“tour.date” />.',
    'Write straight ones',
  ),
  append(
    page('workshop', 'tr'),
    'no quotation marks in a tag',
    'On <Fact of=tour.date />.',
    'Write straight ones',
  ),
  append(
    page('program', 'tr'),
    'an unknown download',
    '<Downloads of="abstract" />',
    'names nothing that is known',
    { most: 2 },
  ),
  append(page('venue/transportation'), 'a heading with one #', '# By Boat', 'Write “## …”'),
  append(
    page('venue/transportation', 'tr'),
    'a heading without a space',
    '##Vapurla',
    'space after # is missing',
  ),
  append(
    page('conference', 'tr'),
    'bold text not closed',
    'Bu **önemli bir nokta.',
    'bold text is not closed',
  ),
  append(page('index', 'tr'), 'a line that begins with import', 'import edilen ürünler', 'is a command here'),
  append(
    page('venue/about-Izmir'),
    'an address between angle brackets',
    'See <https://example.org>.',
    'An address stands between < and >',
  ),
  append(
    page('contact', 'tr'),
    'a wrong IBAN in a text',
    'IBAN: TR33 0006 1005 1978 6457 8413 27',
    'is not a valid IBAN',
    { most: 2 },
  ),
  edit(
    page('sponsors', 'tr'),
    'the markers of a conflict',
    '<Partners />',
    '<<<<<<< HEAD\n<Partners />\n=======\n>>>>>>> edit',
    'Two people changed this place',
  ),
  append(
    letter('en'),
    'an unclosed tag in the letter',
    'From <Fact of="event.dates">',
    'A tag is not closed',
  ),
  append(
    letter('tr'),
    'an unknown fact in the letter',
    '<Fact of="event.date" />',
    'Did you mean “event.dates”?',
    { most: 2 },
  ),
  append(letter('en'), 'a block in the letter', '<KeyDates />', 'is not known'),
  whole(
    'the letter deleted',
    { [letter('en')]: undefined, [letter('tr')]: undefined },
    letter('en'),
    'The home page opens it',
  ),
  append(page('registration'), 'a heading with a space that does not break', '##\u00a0Schedule', 'The space after #', {
    most: 2,
  }),
  append(page('registration'), 'bullets of a word processor', '• first\n• second', 'item of a list', { below: 1 }),
  append(page('registration'), 'a list item with a space that does not break', '-\u00a0first', 'item of a list'),
  append(page('registration'), 'a list item without its space', '-**Length:** short', 'item of a list'),
  edit(page('registration'), 'a tag without its <', '<FeeTable />', 'FeeTable />', 'This tag is shown', { most: 2 }),
  edit(page('registration'), 'a tag between backticks', '<FeeTable />', '`<FeeTable />`', 'This tag is shown', {
    most: 2,
  }),
  edit(page('registration'), 'a tag as code', '<FeeTable />', '```\n<FeeTable />\n```', 'This tag is shown', {
    most: 2,
  }),
  edit(page('registration'), 'a tag in signs of HTML', '<FeeTable />', '&lt;FeeTable /&gt;', 'This tag is shown', {
    most: 2,
  }),
  edit(page('registration'), 'bold text in the lead', /^lead: .*/m, 'lead: Fill in **one** form.', 'plain text'),
  edit(letter('en'), 'the letter’s title deleted', /^title: .*\n/m, '', '“title” is missing'),
  edit(letter('tr'), 'a mistyped field of the letter', /^lead:/m, 'led:', 'Did you mean “lead”?'),
]

const links: Broken[] = [
  append(
    page('conference'),
    'a link to no page',
    'See [fees](/registraton).',
    'Did you mean “/registration”?',
    { most: 2 },
  ),
  append(
    page('conference'),
    'a link in the wrong case',
    'See [city](/venue/about-izmir).',
    'Capital letters count',
    { most: 2 },
  ),
  append(
    page('conference', 'tr'),
    'a link to a Turkish address',
    'Bkz. [kayıt](/tr/registration).',
    'Write /registration',
    { most: 2 },
  ),
  append(
    page('contact'),
    'an absolute link to this site',
    'See [venue](https://composites2025.example.org/venue).',
    'Write /venue',
    { most: 2 },
  ),
  append(
    page('speakers'),
    'a link to a place that is not there',
    'See [map](/venue/transportation#boat).',
    'has no place called “boat”',
    { most: 2 },
  ),
  append(
    page('speakers'),
    'a link to a session that is not there',
    'See [session](/program#99Z).',
    'has no place called “99Z”',
    { most: 2 },
  ),
  append(
    page('sponsors'),
    'a link to a file that is not there',
    'See [form](/documents/form.docx).',
    'is missing',
    { most: 2 },
  ),
  append(
    page('sponsors', 'tr'),
    'a link without https',
    'Bkz. [site](www.example.org).',
    'not a whole address',
    { most: 2 },
  ),
  append(
    page('sponsors'),
    'a web address without its end',
    'See [site](https://example).',
    'not a whole address',
    { most: 2 },
  ),
  append(
    page('contact'),
    'an e-mail as a link',
    'Write to [us](info@example.org).',
    'Write mailto:info@example.org',
    { most: 2 },
  ),
  append(
    page('contact'),
    'an e-mail without its end',
    'Write to [us](mailto:info@example).',
    'is not an e-mail address',
    { most: 2 },
  ),
  append(
    page('venue'),
    'a space between the brackets of a link',
    'See [the map] (/venue/transportation).',
    'This link cannot be read',
  ),
  append(
    page('venue'),
    'a link by a name, to no page',
    'See [the map][map].\n\n[map]: /nowhere',
    'leads to /nowhere, which is no page',
  ),
  append(page('venue'), 'a link by a name without address', 'See [the map][map].', 'This link cannot be read'),
  append(
    page('venue', 'tr'),
    'the brackets of a link exchanged',
    'Bkz. (kayıt)[/registration].',
    'This link cannot be read',
  ),
  append(page('conference'), 'a link without address', 'See [fees]().', 'The link leads nowhere'),
  append(page('conference', 'tr'), 'a link without words', 'Bkz. [](/registration).', 'The link has no words'),
  append(
    page('program'),
    'a calendar that is not made',
    'See [calendar](/calendars/en/nothing.ics).',
    'static/calendars/en/nothing.ics is missing',
  ),
  append(
    page('program', 'tr'),
    'more after the name of a made file',
    'Bkz. [veri](/schedule.jsonfoo).',
    'static/schedule.jsonfoo is missing',
  ),
  append(
    page('venue'),
    'a picture of another site',
    '![Hall](https://example.org/photos/hall.jpg?w=800)',
    'Put it into the folder static/ and write /hall.jpg.',
  ),
  append(page('venue'), 'a picture without description', '![](/1.jpg)', 'The picture has no description', {
    most: 2,
  }),
  append(
    page('venue', 'tr'),
    'a picture that is not there',
    '![Salon](/99.jpg)',
    'static/99.jpg is missing',
    { most: 2 },
  ),
]

/** The same lines in both languages, told in the English text. */
const inBoth = (name: string, text: string, says: string | RegExp, below: number): Broken => ({
  ...append(page('contact'), name, text, says, { severity: 'warning', below }),
  changed: Object.fromEntries(
    (['en', 'tr'] as const).map((language) => [
      page('contact', language),
      `${source(page('contact', language)).trimEnd()}\n\n${text}\n`,
    ]),
  ),
})

const meant: Broken[] = [
  append(page('contact'), 'a placeholder between signs of a tag', 'Dear <Name>,', 'Write (Name), or &lt;Name&gt;.'),
  append(page('contact'), 'a formula', 'Energy $\\frac{a}{b}$', 'A curly bracket', { only: true }),
  append(page('contact'), 'a second thing that a fact does not take', '<Fact of="site.email" style="color:red" />', 'Write <Fact of="site.email" />.'),
  append(page('contact'), 'a table with empty lines within', '| a | b |\n\n|---|---|\n\n| c | d |', 'and none within it', { below: 2 }),
  append(page('contact'), 'a sign below another line that cannot be read', 'If 5 <6 then\n\nWe <3 it', 'A sign “<”', { most: 2 }),
  append(page('contact'), 'the end of a tag alone', 'This is new</b>.', 'Delete </b>. Write **bold**.'),
  append(page('contact'), 'a fact not closed', 'On <Fact of="event.dates"> we meet.', '<Fact of="event.dates" />'),
  append(page('contact'), 'a fact without its space', 'On <Factof="event.dates" />.', 'Write <Fact of="event.dates" />.'),
  append(page('contact'), 'a comment not closed', '{/* not yet', 'Close the comment with */}.'),
  append(page('contact'), 'a fact in braces', 'On {Fact of="event.dates"}.', 'Write <Fact of="event.dates" />.'),
  append(page('contact'), 'the name of a fact in braces alone', 'On {event.dates}.', 'Write <Fact of="event.dates" />.'),
  append(page('contact'), 'a block in braces', '{KeyDates}', 'Write <KeyDates />.'),
  append(page('contact'), 'a line of a program', "import X from './x'", 'Delete the line'),
  append(page('contact'), 'a fact in square brackets', 'On [Fact of="event.dates" /].', 'This tag is shown'),
  append(page('contact'), 'a heading without words', '##', 'The heading has no words'),
  append(page('contact'), 'a footnote’s mark without its note', 'Free[^1].', 'has no note'),
  append(page('contact'), 'a footnote without its mark', '[^1]: For members.', 'No mark leads to this footnote'),
  append(page('contact'), 'bullets of Word', '\uf0b7 first\n\uf0b7 second', 'item of a list', { below: 1 }),
  append(page('contact'), 'hollow bullets of Word', 'o\tfirst\no\tsecond', 'item of a list', { below: 1, only: true }),
  append(page('contact'), 'ticks as bullets', '✓ first\n✓ second', 'item of a list', { below: 1 }),
  append(page('contact'), 'a table without the line below its head', '| Name | Fee |\n| A | 1 |', 'line of signs', {
    below: 1,
  }),
  append(page('contact'), 'numbers with hyphens', '1- First\n2- Second', 'These lines are not read as a list', { below: 1, only: true }),
  append(page('contact'), 'letters with brackets', 'a) First\nb) Second', 'These lines are not read as a list', { below: 1, only: true }),
  ...['This is ==new==.', 'See [[Registration]].', ':::note', 'E in m^2^', 'It is free 【1†source】.', '![[hall.jpg]]'].map((mark) =>
    append(page('contact'), `the mark in ${mark}`, mark, 'This mark of another program is shown', { most: 2 }),
  ),
  append(page('contact'), 'a hashtag', '#composites is our tag.', 'or \\#word where the sign itself is meant', { only: true }),
  append(page('contact'), 'a tag of Word', 'Hello <o:p></o:p>', 'Delete the tag', { only: true }),
  inBoth('a formula of another program', 'Water is H~2~O.', '“2” between two signs ~ is shown struck out', 0),
  inBoth('the fence of a chat', '```\nText of a chat\n```', 'shown as code', 2),
  inBoth('a number that is more than', '> 5 years old', 'is shown as a quotation', 0),
  inBoth('a heading of the fourth step below one of the second', '## A\n\n#### B', 'A heading with #### follows none with ###.', 0),
  inBoth('a sentence in capital letters', 'ALL ROOMS ARE FULL', 'written in capital letters', 0),
  inBoth('rows with semicolons', 'Name;Fee\nStudent;free', 'These rows of a table are shown as one running line', 1),
  inBoth('a signature of three lines', 'Selin Kurmaca\nChair\nİzmir', 'end all but the last with a backslash', 2),
  append(page('contact'), 'marks of forums', '[b]New[/b]: see [url=https://example.org]here[/url].', 'This mark of forums is shown', { only: true }),
  append(page('contact'), 'a link of a number sign alone', 'See [the form](#).', 'The link leads nowhere'),
  append(page('contact'), 'a link copied from one’s own computer', 'See [us](http://localhost:8000/tr/venue).', 'See [us](/venue).', { most: 2 }),
  append(page('contact'), 'a fact with a blank for its point', 'On <Fact of="date poster-submission" />.', '<Fact of="date.poster-submission" />', { most: 2 }),
  append(page('contact'), 'a tag in Turkish', 'On <Bilgi of="event.dates" />.', '<Bilgi> is not known on this page', { only: true }),
  inBoth('a table of tabs', 'Name\tFee\nStudent\tfree', 'shown as one running line', 1),
  inBoth('a row of too many cells', '| a | b |\n| --- | --- |\n| c | d | e |', 'cells in this row is 3', 0),
  whole(
    'a page pasted twice',
    { [page('venue')]: `${source(page('venue'))}${source(page('venue'))}` },
    page('venue'),
    'delete one of the two, with its head',
    { line: source(page('venue')).split('\n').length + 1 },
  ),
  {
    ...append(page('contact', 'tr'), 'a sentence that begins with an ordinal', '6. Sempozyum bu yıl.', '6\\. Sempozyum bu yıl.', {
      severity: 'warning',
      only: true,
    }),
    changed: {
      [page('contact')]: `${source(page('contact')).trimEnd()}\n\nThe 6th symposium is this year.\n`,
      [page('contact', 'tr')]: `${source(page('contact', 'tr')).trimEnd()}\n\n6. Sempozyum bu yıl.\n`,
    },
  },
]

const ofTexts: Broken[] = [
  ...['../../images/hero.jpg', 'images/hero.jpg', '/images/hero.jpg', 'content/images/hero.jpg'].map((path) =>
    append(
      page('venue'),
      `the picture ${path}`,
      `![Hall](${path})`,
      'Texts show pictures of static/: copy hero.jpg there and write /hero.jpg.',
    ),
  ),
  append(page('venue'), 'a picture that was not uploaded', '![Uploading hall.jpg…]()', 'The picture has no address'),
  append(page('venue', 'tr'), 'a picture without address', '![Salon]()', 'The picture has no address'),
  append(
    page('conference', 'tr'),
    'a link to a Turkish address with a slash and a place',
    'Bkz. [kayıt](/tr/registration/#how-to-register).',
    'Bkz. [kayıt](/registration#how-to-register).',
  ),
  append(page('conference'), 'a link with a slash at its end', 'See [fees](/registration/).', 'Write /registration.'),
  append(
    page('conference'),
    'an absolute link to no page of this site',
    'See [fees](https://composites2025.example.org/kayit).',
    'The link leads to /kayit, which is no page of this site.',
  ),
  append(
    page('contact'),
    'a messenger without https',
    'Write to [us](wa.me/905321234567).',
    'Write to [us](https://wa.me/905321234567).',
  ),
  append(
    page('contact'),
    'an address with a blank',
    'See [us](https://www.example.com/a b.pdf).',
    'without spaces in the address',
  ),
]

const addresses: Broken[] = (
  [
    ['mailto://info@example.org', 'mailto:info@example.org'],
    ['mailto:a@example.org,b@example.org', 'mailto:a@example.org'],
    ['tel:02320000000', 'tel:+902320000000'],
    ['tel:+90(232)0000000', 'tel:+902320000000'],
    ['https;//example.org', 'https://example.org'],
    ['http://https://example.org', 'https://example.org'],
    ['/index', '/'],
  ] as const
).map(([written, meant]) =>
  append(page('contact'), `the link ${written}`, `See [us](${written}).`, `See [us](${meant}).`, { most: 2 }),
)

const bytes = (path: string) => sample.read(path) ?? ''

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** A folder or file of the edition under another name. */
const renamed = (from: string, to: string) =>
  Object.fromEntries(
    sample.list(folderOf(from)).filter((file) => file.startsWith(from)).flatMap((file) => [
      [file, undefined],
      [file.replace(from, to), sample.bytes(file)],
    ]),
  )

const places: Broken[] = [
  ...['C:\\Users\\me\\form.docx', 'file:///C:/Users/me/form.docx'].map((path) =>
    append(page('contact'), `the link ${path}`, `See [us](${path}).`, 'Put it under static/documents', { most: 2 }),
  ),
  whole(
    'a copy of a page’s folder',
    {
      'content/pages/venue - Kopya/en.mdx': source(page('venue')),
      'content/pages/venue - Kopya/tr.mdx': source(page('venue', 'tr')),
    },
    'content/pages/venue - Kopya/en.mdx',
    'cannot be a page’s address',
    { most: 2 },
  ),
  whole('a page as a Word file', { 'content/pages/visa/en.docx': 'x' }, 'content/pages/visa/en.docx', 'Copy its text into en.mdx'),
  whole(
    'notes beside the data',
    { 'content/data/README.txt': 'x' },
    'content/data/README.txt',
    'Delete it, or move its entries',
    { severity: 'warning' },
  ),
  whole(
    'a page to which nothing leads',
    Object.fromEntries(
      (['en', 'tr'] as const).map((language) => [
        `content/pages/visa/${language}.mdx`,
        `---\ntitle: ${language === 'en' ? 'Visa' : 'Vize'}\ndescription: ${language === 'en' ? 'What those who come from abroad need for their visas.' : 'Yurt dışından gelenlerin vize için gerek duyacakları.'}\nkeywords: [visa]\ntemplate: article\n---\n\n${language === 'en' ? 'Words.' : 'Sözler.'}\n`,
      ]),
    ),
    'content/pages/visa/en.mdx',
    'Nothing leads to the page /visa.',
    { severity: 'warning', only: true },
  ),
  whole(
    'a page’s folder renamed',
    renamed('content/pages/registration', 'content/pages/kayit'),
    page('registration'),
    'Rename content/pages/kayit to content/pages/registration',
    { only: true },
  ),
  whole(
    'a folder renamed that holds others',
    renamed('content/pages/venue', 'content/pages/mekan'),
    page('venue'),
    'Rename content/pages/mekan to content/pages/venue',
    { only: true },
  ),
  whole(
    'a page saved as .mdx.txt',
    renamed(page('contact'), 'content/pages/contact/en.mdx.txt'),
    'content/pages/contact/en.mdx.txt',
    'Rename it to content/pages/contact/en.mdx.',
    { only: true },
  ),
  whole(
    'all data files in another folder',
    renamed('content/data', 'content/veri'),
    'content/data/speakers.yaml',
    'Rename the folder content/veri to content/data.',
    { only: true },
  ),
  whole(
    'a data file saved as .yaml.txt',
    renamed('content/data/speakers.yaml', 'content/data/speakers.yaml.txt'),
    'content/data/speakers.yaml',
    'Rename content/data/speakers.yaml.txt to content/data/speakers.yaml.',
    { only: true },
  ),
  whole(
    'a document beside the data',
    { 'content/documents/form.pdf': 'x' },
    'content/documents/form.pdf',
    'Put it under static/documents',
    { severity: 'warning' },
  ),
  whole('a Turkish page deleted', { [page('venue', 'tr')]: undefined }, page('venue', 'tr'), 'has no twin'),
  whole('an English page deleted', { [page('sponsors')]: undefined }, page('sponsors'), 'has no twin'),
  whole(
    'a page deleted in both languages',
    { [page('exhibition')]: undefined, [page('exhibition', 'tr')]: undefined },
    page('exhibition'),
    'The page /exhibition is missing',
  ),
  whole('a page emptied', { [page('contact')]: '' }, page('contact'), 'This file is empty'),
  whole('a letter emptied', { [letter('tr')]: '\n' }, letter('tr'), 'This file is empty', { most: 2 }),
  whole(
    'a page with its head only',
    { [page('conference')]: bytes(page('conference')).replace(/\n---\n[\s\S]*$/, '\n---\n') },
    page('conference'),
    'no text below the head',
    { line: 14, most: 3 },
  ),
  whole('a letter without its twin', { [letter('tr')]: undefined }, letter('tr'), 'has no twin'),
  edit(
    page('registration'),
    'the address of a page with the ending of a file',
    '[Workshops](/workshop)',
    '[Workshops](/workshop.html)',
    '[Workshops](/workshop) page',
  ),
  edit(
    page('registration'),
    'a file by its folder in the project',
    '[Workshops](/workshop)',
    '[Workshops](../../static/documents/registration-form.docx)',
    'Write /documents/registration-form.docx',
  ),
  edit(
    page('registration'),
    'the look of a text',
    '<FeeTable />',
    '<font color="red">New</font>\n\n<FeeTable />',
    'Delete the tag',
  ),
  edit(page('registration'), 'an attribute', '<FeeTable />', '<FeeTable x={oops} />', '<FeeTable /> takes no “x”'),
  edit(page('registration'), 'dots in a tag', '<FeeTable />', '<FeeTable {...all} />', 'Braces do not belong'),
  edit(
    page('registration'),
    'the name of a fact in braces',
    '<Fact of="fees.earlyBirdUntil" />',
    '<Fact of={fees.earlyBirdUntil} />',
    'Braces do not belong in <Fact />',
  ),
  edit(
    page('registration'),
    'the name of a fact under another name',
    '<Fact of="fees.earlyBirdUntil" />',
    '<Fact name="fees.earlyBirdUntil" />',
    'Write <Fact of="fees.earlyBirdUntil" />',
  ),
  edit(
    page('registration'),
    'words between two comments',
    '<FeeTable />',
    '<FeeTable />\n\n{/* one */ two /* three */}',
    'Write ordinary brackets',
    { at: '{/* one' },
  ),
  edit(
    page('registration'),
    'a dead link that begins like another on its line',
    '[Workshops](/workshop) page',
    '[Workshops](/workshop) and the [same](/worksho) page',
    '[Workshops](/workshop) and the [same](/workshop) page',
    { most: 2 },
  ),
  whole(
    'a letter in a third language',
    { 'content/letters/welcome/fr.mdx': bytes(letter('en')) },
    'content/letters/welcome/fr.mdx',
    'A letter is called en.mdx or tr.mdx, not fr.mdx',
  ),
  whole(
    'a letter without a folder',
    { 'content/letters/en.mdx': bytes(letter('en')) },
    'content/letters/en.mdx',
    'A letter needs a folder of its own',
  ),
  whole(
    'a table of a spreadsheet',
    { 'content/data/speakers.xlsx': 'x' },
    'content/data/speakers.xlsx',
    'This file is not read',
    { severity: 'warning' },
  ),
  whole(
    'a page called en.md',
    { 'content/pages/venue/en.md': 'x' },
    'content/pages/venue/en.md',
    'is not read',
  ),
  whole(
    'a page called EN.mdx',
    { 'content/pages/venue/EN.mdx': bytes(page('venue')), [page('venue')]: undefined },
    'content/pages/venue/EN.mdx',
    'not EN.mdx',
  ),
  whole(
    'a page without a folder',
    { 'content/pages/faq.mdx': bytes(page('venue')) },
    'content/pages/faq.mdx',
    'folder of its own',
  ),
  whole(
    'a folder in the wrong case',
    {
      'content/pages/Venue/en.mdx': bytes(page('venue')),
      'content/pages/Venue/tr.mdx': bytes(page('venue', 'tr')),
      [page('venue')]: undefined,
      [page('venue', 'tr')]: undefined,
    },
    'content/pages/Venue/en.mdx',
    'The folder is called “venue”',
    { most: 2 },
  ),
  whole(
    'a folder called admin',
    {
      'content/pages/admin/en.mdx': sample.read(page('venue'))!.replace(
        /^title: .*\ndescription: .*/m,
        `title: Office\ndescription: What the office of the symposium does all year, and whom to ask about what.`,
      ),
      'content/pages/admin/tr.mdx': sample.read(page('venue', 'tr'))!.replace(
        /^title: .*\ndescription: .*/m,
        `title: Büro\ndescription: Sempozyum bürosunun yıl boyunca yaptıkları ve kime ne sorulacağı burada.`,
      ),
    },
    'content/pages/admin/en.mdx',
    'The site itself has something else at /admin',
  ),
  whole(
    'a folder called tr',
    { 'content/pages/tr/about/en.mdx': bytes(page('venue')).replace(/^title: .*/m, 'title: About') },
    'content/pages/tr/about/en.mdx',
    'cannot be a page’s address',
    { most: 4 },
  ),
  whole(
    'a data file with the wrong ending',
    { 'content/data/speakers.yml': '- name: x\n' },
    'content/data/speakers.yml',
    'Did you mean “content/data/speakers.yaml”?',
    { severity: 'warning' },
  ),
  whole(
    'a data file that nobody reads',
    { 'content/data/menu-of-lunch.yaml': '- soup\n' },
    'content/data/menu-of-lunch.yaml',
    'This file is not read',
    { severity: 'warning' },
  ),
  whole(
    'site.yaml in the wrong folder',
    { 'content/data/site.yaml': bytes('content/site.yaml') },
    'content/data/site.yaml',
    'content/site.yaml',
    { severity: 'warning' },
  ),
]

const exchanged = (route: string) => ({
  [page(route)]: source(page(route, 'tr')),
  [page(route, 'tr')]: source(page(route)),
})

const bothLanguages: Broken[] = [
  whole('the texts of a page exchanged', exchanged('contact'), page('contact'), 'The two languages are exchanged', {
    line: 14,
    severity: 'warning',
    only: true,
  }),
  edit(
    page('contact', 'tr'),
    'the head left in English',
    /^title: .*\ndescription: .*/m,
    `title: ${title(page('contact'))}\ndescription: ${description(page('contact'))}`,
    'Title and description are the same in content/pages/contact/en.mdx',
    { severity: 'warning', only: true },
  ),
  edit(
    page('program', 'tr'),
    'a heading not translated',
    /^## .*\n\n/m,
    '',
    'Headings: 1 in the English text, 0 in the Turkish one.',
    { severity: 'warning', at: 'template: program', below: 2 },
  ),
  inBoth('a room still to be found', 'The room is ???', 'looks like a placeholder', 0),
  {
    ...append(page('contact'), 'a day with the weekday of another', 'On Friday, 2 October 2025.', 'Write Thursday', {
      severity: 'warning',
    }),
    changed: {
      [page('contact')]: `${source(page('contact')).trimEnd()}\n\nOn Friday, 2 October 2025.\n`,
      [page('contact', 'tr')]: `${source(page('contact', 'tr')).trimEnd()}\n\n2 Ekim 2025 Cuma günü.\n`,
    },
  },
  edit(
    page('conference', 'tr'),
    'the English text left in the Turkish page',
    /\n## [\s\S]*$/,
    `\n${/\n(## [\s\S]*)$/.exec(source(page('conference')))?.[1] ?? ''}`,
    'is the same, letter by letter, in content/pages/conference/en.mdx',
    { severity: 'warning', below: 2 },
  ),
  edit(
    page('registration'),
    'a link in the wrong case, right in Turkish',
    '(/workshop)',
    '(/Workshop)',
    'Did you mean “/workshop”?',
  ),
  edit(
    page('registration'),
    'a download with a blank in its name',
    'Downloads of="registration-form"',
    'Downloads of="registration form"',
    'Did you mean “registration-form”?',
  ),
  edit(
    page('submissions', 'tr'),
    'another number of words',
    'en çok 500 sözcük',
    'en çok 600 sözcük',
    '“500” in the English text',
  ),
  edit(
    page('submissions'),
    'another number of words in English',
    'at most 500 words',
    'at most 400 words',
    'The two languages differ',
    { told: page('submissions', 'tr'), at: '500 sözcük' },
  ),
  edit(
    page('submissions', 'tr'),
    'another length of talks',
    'sorularla birlikte 20,',
    'sorularla birlikte 25,',
    'The two languages differ',
  ),
  edit(
    page('submissions'),
    'a margin forgotten',
    ' and 4 cm at the sides',
    '',
    'is not in the English text',
    { told: page('submissions', 'tr'), at: 'yan boşluklar 4 cm' },
  ),
  edit(page('contact', 'tr'), 'other hours', '17:00', '18:00', 'The two languages differ'),
  edit(
    page('submissions', 'tr'),
    'another fact',
    'date.full-proceedings',
    'date.workshop-applications',
    '<Fact of="date.full-proceedings" />',
  ),
  edit(
    page('registration', 'tr'),
    'a block forgotten',
    '<BankAccount />\n',
    '',
    '“<BankAccount />” is not in the Turkish text',
    { told: page('registration'), at: '<BankAccount />' },
  ),
  edit(
    page('registration', 'tr'),
    'a link forgotten',
    '[Çalıştaylar](/workshop)',
    'Çalıştaylar',
    '“/workshop” is not in the Turkish text',
    { told: page('registration'), at: '(/workshop)' },
  ),
  edit(
    page('submissions', 'tr'),
    'another address',
    'https://press.example.org/authors',
    'https://press.example.org/yazarlar',
    'The two languages differ',
  ),
  append(
    page('venue/transportation', 'tr'),
    'a price in one language only',
    'Bilet 25 TL’dir.',
    '“25 TL” is not in the English text',
  ),
  append(
    page('workshop'),
    'a telephone number in one language only',
    'Call +90 232 000 00 09.',
    'is not in the Turkish text',
  ),
  append(
    page('index', 'tr'),
    'a day in one language only',
    'Kapılar 3 Ekim 2025’te açılır.',
    '“3 Ekim 2025” is not in the English text',
  ),
]

export const pages: Broken[] = [...heads, ...text, ...links, ...meant, ...ofTexts, ...addresses, ...places, ...bothLanguages]
