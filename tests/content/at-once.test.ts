// One mistake must neither hide others nor be buried under its own consequences.
import { checkEdition } from '../../pipeline/check'
import { data, page, sampleWith, source } from './edition'

type Edit = [file: string, from: string | RegExp, to: string]

const [sessions, programme, posters, sponsors] = ['sessions', 'programme', 'posters', 'sponsors'].map(
  data,
) as [string, string, string, string]

/** All problems after these edits; if there are errors, these alone. */
function found(edits: Edit[]) {
  const changed: Record<string, string> = {}
  for (const [file, from, to] of edits) {
    const before = changed[file] ?? source(file)
    changed[file] = before.replace(from, to)
    if (changed[file] === before) throw new Error(`Nothing to replace in ${file}`)
  }
  const { problems } = checkEdition(sampleWith(changed))
  const errors = problems.filter(({ severity }) => severity === 'error')
  return errors.length > 0 ? errors : problems
}

const lostMarks = 'This text needs quotation marks around it, or those that it has do not match.'
const noHall = 'There is no hall “akdenis”.'
const notADate = '“soon” is not a date.'
const noTheme = 'There is no theme “natural-fibre”.'

test.each<[name: string, edits: Edit[], says: unknown[]]>([
  [
    'a wrong date in programme.yaml does not hide an unknown hall or theme',
    [
      [programme, 'released: 2025-09-22', 'released: soon'],
      [sessions, 'hall: akdeniz', 'hall: akdenis'],
      [posters, 'theme: natural-fibres', 'theme: natural-fibre'],
    ],
    [noTheme, notADate, noHall],
  ],
  [
    'a wrong address in sponsors.yaml does not hide a missing logo',
    [
      [sponsors, /websites:\n( +)([^:]+): .*\n/, 'websites:\n$1$2: nowhere\n'],
      [sponsors, 'firms: [Kordon Kahve]', 'firms: [Yeni Kahve]'],
    ],
    [
      '“nowhere” is not a web address.',
      'The logo of “Yeni Kahve” is missing: content/images/logos/yeni_kahve.png.',
    ],
  ],
  [
    'posters may name a session that cannot be read: it is not reported as unknown',
    [
      [sessions, 'en: Coffee break', 'en: Coffee: break'],
      [posters, '- number: 1\n', '- number: 1\n  session: posters\n'],
    ],
    [lostMarks],
  ],
  [
    'every YAML mistake in a file is reported, along with what is still wrong in the corrected text',
    [
      [sessions, 'hall: akdeniz', 'hall: akdenis'],
      [sessions, 'en: Coffee break', 'en: Coffee: break'],
      [sessions, '        - name: Lena', '        -name: Lena'],
    ],
    [lostMarks, expect.stringContaining('The beginning of this line is wrong'), noHall],
  ],
  [
    'a line that only its author can correct does not hide other mistakes',
    [
      [
        sessions,
        "- title: 'Adhesive bond lines of sixty-metre blades: thickness, voids and fatigue'",
        '- title: "Smart" films and "smart"',
      ],
      [sessions, /title: \{ en: Lunch/, 'titel: { en: Lunch'],
    ],
    ['“titel” is not a known field.', lostMarks],
  ],
  [
    'a field written twice does not hide other mistakes',
    [['content/site.yaml', /starts: .*\n([^]*)phone:/, 'starts: soon\n$1email: us@example.org\nphone:']],
    [notADate, 'This field is written twice in one entry.'],
  ],
  [
    'a block that both languages have lost is reported',
    [
      [page('registration'), /^<FeeTable \/>$/m, ''],
      [page('registration', 'tr'), /^<FeeTable \/>$/m, ''],
    ],
    ['Neither language of this page has <FeeTable /> any more.'],
  ],
  [
    'an entry of a list that one language has lost is reported',
    [[page('conference', 'tr'), /^- .*\n/m, '']],
    [expect.stringContaining('“rows or items: 2” here, “rows or items: 3” in the English text')],
  ],
])('%s', (_, edits, says) => {
  expect(found(edits).map(({ message }) => message.en)).toEqual(says)
})

test('the same mistake in many values is reported once', () => {
  const [first, ...others] = found([[posters, /- name: (.*)/g, '- name: $1 et al.']])
  expect(first?.message.en).toMatch(/^This is not the name of one person/)
  expect(others).toEqual([])
})

test('of two mistakes on one line, neither has a corrected line that would restore the other', () => {
  const line =
    '- { number: 99, title: P, theme: natural-fibre, session: poster, presenters: [{ name: Ali Örnek }] }'
  const problems = found([[posters, /$/, `\n${line}\n`]])
  expect(problems.map(({ message }) => message.en)).toEqual([noTheme, 'There is no poster session “poster”.'])
  expect(problems.flatMap(({ correctedLine }) => correctedLine ?? [])).toEqual([])
})

test('an author who does not present may be in two talks at once; one who presents may not', () => {
  const twice = (mark: string) =>
    source(sessions)
      .replace('        - name: Dr. Chiara Esempio\n', (name) => `        - name: Deniz Örnekyazar\n${name}`)
      .replace('        - name: Deniz Örnekyazar\n          affiliations:', (author) =>
        author.replace('\n', `\n${mark}`),
      )
  const said = (text: string) =>
    checkEdition(sampleWith({ [sessions]: text })).problems.map(({ message }) => message.en)
  expect(said(twice(''))).not.toContainEqual(expect.stringContaining('Deniz Örnekyazar'))
  expect(said(twice('          presents: true\n'))).toContainEqual(
    expect.stringContaining('Deniz Örnekyazar, at the same time: 2A-1 (13:30–14:00)'),
  )
})
