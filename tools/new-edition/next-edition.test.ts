import { withAbstracts } from '../../pipeline/abstracts'
import { checkEdition } from '../../pipeline/check'
import { editionOnDisk } from '../../pipeline/edition-on-disk'
import { editionWith, readEdition, type Edition } from '../../pipeline/read'
import { inBothLanguages } from '../../pipeline/messages/render'
import { redirectsToEarlier } from '../../pipeline/records/earlier-editions'
import { rowsIn } from '../../tests/setup/rows'
import { refusal, renumbered } from './calendar'
import { nextEdition } from './next-edition'

const sample = editionOnDisk(process.cwd())
const site = sample.read('content/site.yaml') ?? ''
const sponsors = sample.read('content/data/sponsors.yaml') ?? ''
/** The sample as if a real organiser had filled it, with a partner that has the logo of a firm. */
const edition = editionWith(sample, {
  'content/site.yaml': site.replace(/ {2}- name: \{ en: 'Aegean Chamber.*/, '  - name: Gerçek Dernek'),
  'content/data/sponsors.yaml': sponsors.replace(/^logos:\n/m, '$&  Women in Composites: anka_elyaf.svg\n'),
})
const read = readEdition(edition)
const { written, deleted } = nextEdition(read, { edition: 7, year: 2027 }, '2026-01-15')

/** What a check says of an edition with these files written and deleted. */
function checked(of: Edition, made: ReturnType<typeof nextEdition>) {
  const gone = Object.fromEntries(made.deleted.map((path) => [path, undefined]))
  const { read: now, problems } = checkEdition(editionWith(of, { ...made.written, ...gone }))
  return { data: now.data, errors: problems.filter(({ severity }) => severity === 'error') }
}

const expected = rowsIn<{ next: object; last: object }>('tools/new-edition/next-edition.yaml')
const { data, errors } = checked(edition, { written, deleted })

test('names, numbers and addresses are changed to those of the next edition, which passes the check', () => {
  const { site, programme } = data
  expect(errors).toEqual([])
  expect({ site, programme }).toMatchObject(expected.next)
  expect(site?.postalAddress).toEqual(read.data.site?.postalAddress)
  expect(site?.bank).toEqual(read.data.site?.bank)
})

test('the last edition becomes the newest of the previous events', () => {
  expect(data.previousEvents).toEqual([
    ...read.data.previousEvents!,
    { ...expected.last, title: read.data.site!.name },
  ])
})

test('at the same host, it moves into a folder, and the old addresses of its talks lead there', async () => {
  const host = 'https://composites.example.org'
  const staying = editionWith(edition, {
    'content/site.yaml': edition
      .read('content/site.yaml')
      ?.replaceAll('https://composites2025.example.org', host),
  })
  const finished = readEdition(await withAbstracts(staying))
  const made = nextEdition(finished, { edition: 7, year: 2027 }, '2026-01-15')
  const next = editionWith(staying, made.written)
  expect(readEdition(next).data.previousEvents?.at(-1)?.url).toBe(`${host}/2025`)
  expect(redirectsToEarlier(readEdition(next))).toContainEqual({
    from: '/tr/program/cure-kinetics-of-0e8e',
    to: '/2025/tr/program/cure-kinetics-of-0e8e',
  })
})

test('lists that must be filled again are empty; the schedule’s frame stays', () => {
  const { speakers, posters, sponsors, exhibition, sessions } = data
  expect({ speakers, posters, exhibitors: exhibition?.exhibitors }).toEqual({
    speakers: [],
    posters: [],
    exhibitors: [],
  })
  expect(sponsors?.tiers).toEqual(read.data.sponsors!.tiers.map((tier) => ({ ...tier, firms: [] })))
  const codes = sessions!.map(({ code }) => code)
  expect(codes).toEqual(
    expect.arrayContaining(['registration', 'opening', 'posters', 'gala', 'closing', 'social-tour']),
  )
  expect(codes).not.toContain('1A')
  expect(sessions!.flatMap(({ chairs }) => chairs)).toEqual([])
})

test('every date moves to the same day of the week', () => {
  const weekdays = ({ keyDates }: typeof data) =>
    keyDates!.map(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay())
  expect(weekdays(data)).toEqual(weekdays(read.data))
  expect(data.site?.starts).toBe('2027-09-30')
  expect(data.socialTour?.date).toBe('2027-10-03')
})

test('if the first day is known, every date moves with it', () => {
  const { written: dated } = nextEdition(read, { edition: 7, year: 2027, starts: '2027-09-15' }, '2026-01-15')
  expect(dated['content/site.yaml']).toMatch(/^starts: 2027-09-15\nends: 2027-09-17$/m)
  expect(dated['content/data/social-tour.yaml']).toMatch(/^date: 2027-09-18$/m)
  expect(dated['content/data/key-dates.yaml']).not.toMatch(/2025/)
})

test('comments and headings of days stay; an entry stays as a pattern if no other is left to copy', () => {
  for (const [path, text] of Object.entries(written)) {
    const head = (edition.read(path) ?? '').split('\n').filter((line) => line.startsWith('#'))[0]
    expect(text.split('\n')[0]).toBe(head)
  }
  const sessions = written['content/data/sessions.yaml']
  expect(sessions).toMatch(/^# The second day.*\n\n- code: workshop-2$/m)
  expect(sessions).toMatch(/^# - code: 12B$[^]*^# {3}talks:$/m)
  expect(Object.values(written).join('\n')).not.toMatch(/^# +id:/m)
  expect(written['content/data/speakers.yaml']).toMatch(/^\[\]\n\n# From the last edition.*\n# - name: /m)
  expect(written['content/data/posters.yaml']).toMatch(/^# - number: \d+$/m)
})

test('files of removed people are deleted, those of partners and downloads stay', () => {
  expect(deleted).toContain('content/images/speakers/rui-exemplo.jpg')
  expect(deleted).toContain('content/abstracts/1A-3.docx')
  expect(deleted).toContain('content/images/logos/karbonay.svg')
  for (const logo of ['turquoise-coast.svg', 'anka_elyaf.svg'])
    expect(deleted).not.toContain(`content/images/logos/${logo}`)
  expect(deleted.every((path) => edition.exists(path))).toBe(true)
})

test('the sample becomes a first edition of any number, and is not one of the previous events', () => {
  const first = nextEdition(readEdition(sample), { edition: 6, year: 2025 }, '2025-02-01')
  const begun = checked(sample, first)
  expect(begun.errors).toEqual([])
  expect(begun.data.site).toMatchObject({ edition: 6, starts: '2025-10-02' })
  expect(begun.data.previousEvents).toEqual(read.data.previousEvents)
  expect(first.deleted).toContain('content/released-schedule.json')
})

test.each([
  [6, 2027, '--edition 7'],
  [7, 2025, '--year 2027'],
  [7, 27, '--year 2027'],
  [7, 20277, '--year 2027'],
])('an edition %s of %s cannot follow, which is said in both languages', (number, year, advice) => {
  const to = { edition: number, year }
  const { en, tr } = inBothLanguages(refusal({ edition: 6, year: 2025 }, to)!)
  expect([en, tr]).toEqual([expect.stringContaining(advice), expect.stringContaining(advice)])
  expect(() => nextEdition(read, to, '2026-01-15')).toThrow(en)
})

test('numbers are replaced as whole words, not within others', () => {
  const from = { edition: 6, year: 2025 }
  const to = { edition: 21, year: 2055 }
  expect(renumbered('6th Symposium, 16th floor', from, to)).toBe('21st Symposium, 16th floor')
  expect(renumbered('6. Sempozyum', from, to)).toBe('21. Sempozyum')
})
