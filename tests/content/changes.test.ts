// The comment on a pull request: old and new facts, money first, pages to look at.
import { checkEdition } from '../../pipeline/check'
import { writeAnnotations } from '../../pipeline/check/report/annotations'
import { changeBetween, writeComment } from '../../pipeline/check/report/pull-request'
import { writeReport } from '../../pipeline/check/report/report'
import { readEdition } from '../../pipeline/read'
import { data, page, sample, sampleWith, source } from './edition'

const site = 'content/site.yaml'
const now = sampleWith({
  [data('fees')]: source(data('fees')).replace('amount: 6000', 'amount: 6500'),
  [site]: source(site).replace('TR33 0006 1005 1978 6457 8413 26', 'TR32 0010 0099 9990 1234 5678 90'),
  [data('key-dates')]: source(data('key-dates')).replace('date: 2025-06-06', 'date: 2025-06-16'),
  [data('speakers')]: source(data('speakers')).replace('- name: Dr. Rui Exemplo', '- name: Dr. Novo Exemplo'),
  [page('submissions')]: source(page('submissions')).replace('at most 500 words', 'at most 600 words'),
})
const change = changeBetween(readEdition(sample), readEdition(now), 'main')
const { problems } = checkEdition(now)
const comment = writeComment(problems, change, 'https://preview.example.org/')

test('old and new of every changed fact', () => {
  expect(
    change.facts.map(({ record, field, before, after, money }) => [record.en, field, before, after, money]),
  ).toEqual(
    expect.arrayContaining([
      ['fees', 'categories[1].standard', '6000 TL', '6500 TL', true],
      ['1st key date, Abstract submission', 'date', '2025-06-06', '2025-06-16', false],
      ['site', 'bank.iban', 'TR33 0006 1005 1978 6457 8413 26', 'TR32 0010 0099 9990 1234 5678 90', true],
      ['5th speaker, Dr. Novo Exemplo', '', undefined, 'Dr. Novo Exemplo', false],
      ['5th speaker, Dr. Rui Exemplo', '', 'Dr. Rui Exemplo', undefined, false],
    ]),
  )
})

test('facts of a page’s text', () => {
  const [changed] = change.pages
  expect(changed).toMatchObject({ route: '/submissions', kind: 'changed', now: ['600'] })
})

test('facts of a page’s title', () => {
  const file = page('contact')
  const titled = sampleWith({
    [file]: source(file).replace(/^title: .*$/m, 'title: Contact us until 5 May 2026'),
  })
  const { pages } = changeBetween(readEdition(sample), readEdition(titled), 'main')
  expect(pages).toMatchObject([{ route: '/contact', now: ['5 May 2026'] }])
})

test('money and the bank account stand above all else, in both languages', () => {
  expect(comment.indexOf('Money and bank account')).toBeLessThan(comment.indexOf('Errors'))
  expect(comment).toContain('| 6000 TL | 6500 TL |')
  expect(comment).toContain('Para ve banka hesabı')
  expect(comment).toContain('[/tr/registration](https://preview.example.org/tr/registration)')
  expect(comment.indexOf('6500 TL')).toBeLessThan(comment.indexOf('2025-06-16'))
})

test('where nothing changed, nothing is reported', () => {
  const same = changeBetween(readEdition(sample), readEdition(sample), 'main')
  expect([same.facts, same.pages]).toEqual([[], []])
})

test('annotations stand at file and line, each on one line', () => {
  const [error] = problems.filter(({ severity }) => severity === 'error')
  const [first = ''] = writeAnnotations(problems, 'tr').split('\n')
  expect(first).toMatch(new RegExp(`^::error file=${error!.file},line=${error!.line},col=${error!.column}`))
  expect(first).toMatch(/İki dil farklı/)
})

test('the report tells warnings apart from errors', () => {
  const file = data('sessions')
  const broken = sampleWith({
    [file]: source(file)
      .replace('date: 2025-10-05', 'date: 2025-10-06')
      .replace('hall: akdeniz', 'hall: akdenis'),
  })
  const report = writeReport(checkEdition(broken).problems, 'en')
  expect(report.indexOf('ERRORS')).toBeLessThan(report.indexOf('akdenis'))
  expect(report.indexOf('akdenis')).toBeLessThan(report.indexOf('WARNINGS'))
  expect(report).toContain('Write: hall: akdeniz')
  expect(report).toContain('1 error, 1 warning.')
  expect(writeReport(checkEdition(broken).problems, 'tr')).toContain('1 hata, 1 uyarı.')
})
