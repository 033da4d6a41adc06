// One mistake must neither hide others nor be buried under its own consequences.
import { data, source } from './edition'
import { changedFiles, messagesWith, problemsWith, rowsOf, type Row } from './edits'
import { messageOf } from './words'

test.each(rowsOf<Row & { says: string[] }>('at-once.yaml'))('$name', ({ says, ...row }) => {
  const problems = problemsWith(changedFiles(row))
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect((errors.length > 0 ? errors : problems).map((found) => messageOf(found).en)).toEqual(says)
})

test('the same mistake in many values is reported once', () => {
  const posters = source(data('posters')).replaceAll(/- name: (.*)/g, '- name: $1 et al.')
  expect(messagesWith({ [data('posters')]: posters })).toEqual([
    expect.stringMatching(/is not the name of one person\.$/),
  ])
})

test('two mistakes on one line have one corrected line, which restores neither', () => {
  const line = '- { number: 99, title: P, theme: natural-fibre, session: poster }'
  const problems = problemsWith({ [data('posters')]: `${source(data('posters'))}\n${line}\n` })
  const fix = line.replace('natural-fibre', 'natural-fibres').replace('session: poster', 'session: posters')
  expect(problems.map((found) => [messageOf(found).en, found.fix])).toEqual([
    ['There is no theme “natural-fibre”.', fix],
    ['There is no poster session “poster”.', fix],
  ])
})

test('an author who does not present may be in two talks at once; one who presents may not', () => {
  const twice = (mark: string) =>
    source(data('sessions'))
      .replace('        - name: Dr. Chiara Esempio\n', (name) => `        - name: Deniz Örnekyazar\n${name}`)
      .replace('        - name: Deniz Örnekyazar\n          affiliations:', (author) =>
        author.replace('\n', `\n${mark}`),
      )
  const said = (mark: string) => messagesWith({ [data('sessions')]: twice(mark) }).join('\n')
  expect(said('')).not.toContain('Deniz Örnekyazar')
  expect(said('          presents: true\n')).toContain(
    'Deniz Örnekyazar, at the same time: 2A-1 (13:30–14:00)',
  )
})
