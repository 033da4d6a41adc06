// One mistake must neither hide others nor be buried under its own consequences.
import { checkEdition } from '../../pipeline/check'
import { data, page, sampleWith, source } from './edition'

const [sessions, programme, posters, sponsors, dates] = [
  'sessions',
  'programme',
  'posters',
  'sponsors',
  'key-dates',
].map(data) as [string, string, string, string, string]

const errorsOf = (changed: Record<string, [from: string | RegExp, to: string]>) => {
  const files = Object.entries(changed).map(([file, [from, to]]) => {
    const after = source(file).replace(from, to)
    if (after === source(file)) throw new Error(`Nothing to replace in ${file}`)
    return [file, after]
  })
  return checkEdition(sampleWith(Object.fromEntries(files) as Record<string, string>))
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => [file, message.en])
}

test('a wrong date in programme.yaml does not hide an unknown hall or theme', () => {
  const problems = errorsOf({
    [programme]: ['released: 2025-09-22', 'released: soon'],
    [sessions]: ['hall: akdeniz', 'hall: akdenis'],
    [posters]: ['theme: natural-fibres', 'theme: natural-fibre'],
  })
  expect(problems).toEqual([
    [posters, 'There is no theme “natural-fibre”.'],
    [programme, '“soon” is not a date.'],
    [sessions, 'There is no hall “akdenis”.'],
  ])
})

test('a wrong address in sponsors.yaml does not hide a missing logo', () => {
  const problems = errorsOf({
    [sponsors]: [
      /websites:\n( +)([^:]+): .*\n([\s\S]*)firms: \[Kordon Kahve\]/,
      'websites:\n$1$2: nowhere\n$3firms: [Yeni Kahve]',
    ],
  })
  expect(problems).toEqual([
    [sponsors, '“nowhere” is not a web address.'],
    [sponsors, 'The logo of “Yeni Kahve” is missing: content/images/logos/yeni_kahve.png.'],
  ])
})

test('posters may name a session that cannot be read: it is not reported as unknown', () => {
  const problems = errorsOf({
    [sessions]: ['en: Coffee break', 'en: Coffee: break'],
    [posters]: ['- number: 1\n', '- number: 1\n  session: posters\n'],
  })
  expect(problems.map(([file]) => file)).toEqual([sessions])
})

test('every YAML mistake in a file is reported, along with what is still wrong in the corrected text', () => {
  const text = source(sessions)
    .replace('hall: akdeniz', 'hall: akdenis')
    .replace('en: Coffee break', 'en: Coffee: break')
    .replace('        - name: Lena', '        -name: Lena')
  const { problems } = checkEdition(sampleWith({ [sessions]: text }))
  expect(problems.map(({ message }) => message.en).sort()).toEqual([
    'The beginning of this line is wrong: its indentation, or its dash.',
    'There is no hall “akdenis”.',
    'This text needs quotation marks around it, or those that it has do not match.',
  ])
})

const linesOf = (changed: Record<string, string>) =>
  checkEdition(sampleWith(changed)).problems.map(({ message }) => message.en)

test('a line that only its author can correct does not hide other mistakes', () => {
  const text = source(sessions)
    .replace(
      "- title: 'Adhesive bond lines of sixty-metre blades: thickness, voids and fatigue'",
      '- title: "Smart" films and "smart"',
    )
    .replace(/title: \{ en: Lunch/, 'titel: { en: Lunch')
  expect(linesOf({ [sessions]: text })).toEqual([
    '“titel” is not a known field.',
    'This text needs quotation marks around it, or those that it has do not match.',
  ])
})

test('a field written twice does not hide other mistakes', () => {
  const problems = errorsOf({
    'content/site.yaml': [/starts: .*\n([^]*)phone:/, 'starts: soon\n$1email: us@example.org\nphone:'],
  })
  expect(problems).toEqual([
    ['content/site.yaml', '“soon” is not a date.'],
    ['content/site.yaml', '“email” is written twice in one entry.'],
  ])
})

test('the same mistake in many values is reported once', () => {
  const names = source(posters).replace(/(presenters:\n.*- name: .*)/g, '$1 et al.')
  const [first, ...others] = linesOf({ [posters]: names })
  expect(first).toMatch(/^This is not the name of one person/)
  expect(others).toEqual([])
})

test('of two mistakes on one line, neither has a corrected line that would restore the other', () => {
  const line =
    '- { number: 99, title: P, theme: natural-fibre, session: poster, presenters: [{ name: Ali Örnek }] }'
  const { problems } = checkEdition(sampleWith({ [posters]: `${source(posters).trimEnd()}\n\n${line}\n` }))
  expect(problems.map(({ message }) => message.en)).toEqual([
    'There is no theme “natural-fibre”.',
    'There is no poster session “poster”.',
  ])
  expect(problems.flatMap(({ correctedLine }) => correctedLine ?? [])).toEqual([])
})

test('what a translation, or both of them, have lost is reported', () => {
  const [en, tr] = [page('registration'), page('registration', 'tr')]
  const without = (file: string, line: RegExp) => {
    const text = source(file).replace(line, '')
    expect(text).not.toBe(source(file))
    return { [file]: text }
  }
  expect(linesOf({ ...without(en, /^<FeeTable \/>$/m), ...without(tr, /^<FeeTable \/>$/m) })).toEqual([
    'Neither language of this page has <FeeTable /> any more.',
  ])
  expect(linesOf(without(page('conference', 'tr'), /^- .*\n/m))).toEqual([
    expect.stringContaining('Entries of lists and rows of tables'),
  ])
})

test('a name above a list does not hide what is wrong within the list', () => {
  const problems = errorsOf({ [dates]: [/^- key: ([^]*?)date: .*/m, 'keyDates:\n- key: $1date: soon'] })
  expect(problems).toEqual([
    [dates, 'This file must be a list.'],
    [dates, '“soon” is not a date.'],
  ])
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
  expect(said(twice(''))).not.toContainEqual(expect.stringContaining('two places'))
  expect(said(twice('          presents: true\n'))).toContainEqual(
    expect.stringContaining('Deniz Örnekyazar is in two places at once: 2A-1 (13:30–14:00)'),
  )
})
