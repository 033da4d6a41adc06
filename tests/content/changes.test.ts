// The comment on a pull request: facts before and after, money first, and the pages to look at.
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

test('every changed fact, before and after', () => {
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

test('changed facts in a page’s text', () => {
  const [changed] = change.pages
  expect(changed).toMatchObject({ route: '/submissions', kind: 'changed', now: ['600'] })
})

test('changed facts in a page’s title', () => {
  const file = page('contact')
  const titled = sampleWith({
    [file]: source(file).replace(/^title: .*$/m, 'title: Contact us until 5 May 2026'),
  })
  const { pages } = changeBetween(readEdition(sample), readEdition(titled), 'main')
  expect(pages).toMatchObject([{ route: '/contact', now: ['5 May 2026'] }])
})

test('money and the bank account come before all else, in both languages', () => {
  expect(comment.indexOf('Money and bank account')).toBeLessThan(comment.indexOf('Errors'))
  expect(comment).toContain('| 6000 TL | 6500 TL |')
  expect(comment).toContain('Para ve banka hesabı')
  expect(comment).toContain('[/tr/registration](https://preview.example.org/tr/registration)')
  expect(comment.indexOf('6500 TL')).toBeLessThan(comment.indexOf('2025-06-16'))
})

test('if nothing has changed, nothing is reported', () => {
  const same = changeBetween(readEdition(sample), readEdition(sample), 'main')
  expect([same.facts, same.pages]).toEqual([[], []])
})

describe('changes of the programme', () => {
  const sessions = data('sessions')
  const since = (changed: Record<string, string>) =>
    changeBetween(readEdition(sample), readEdition(sampleWith(changed)), 'main')
  const rows = ({ facts }: ReturnType<typeof since>) =>
    facts.map(({ record, field, before, after }) => [record.en, field, before, after])
  /** The sample's sessions without the third talk of 2B. */
  const withoutTalk = source(sessions).replace(
    / {4}- title: 'Adhesive bond lines of sixty-metre blades[^]*?(?= {4}- title:)/,
    '',
  )

  test('a cancelled talk is reported in the words for visitors, without rows for the talks after it', () => {
    const cancelled = since({ [sessions]: withoutTalk })
    expect(rows(cancelled)).toEqual([])
    expect(cancelled.programme.map(({ en }) => en)).toEqual([
      expect.stringMatching(/^“Lowering the rejection rate .*: 2 October, 14:10, .*previously: .*14:30/),
      expect.stringMatching(/^“Adhesive bond lines .* has been cancelled\.$/),
    ])
    const words = writeComment([], cancelled, 'https://preview.example.org')
    expect(words).toContain('Programme changes')
    expect(words).toContain('iptal edildi')
    expect(words).toContain('[/tr/program](https://preview.example.org/tr/program)')
    expect(words).not.toContain('No facts changed')
  })

  test('a change that is not announced to visitors is a row, under the right talk', () => {
    const chaired = withoutTalk.replace('- Selin Kurmaca', '- Prof. Dr. Selin Kurmaca')
    const named = chaired.replace(
      /(en: 'Lowering the rejection rate[^]*?- name: )(.*)/,
      (_, before: string, name: string) => `${before}Dr. ${name}`,
    )
    expect(rows(since({ [sessions]: named }))).toEqual([
      ['2nd session, opening', 'chairs[2]', 'Selin Kurmaca', 'Prof. Dr. Selin Kurmaca'],
      [
        'talk 2B-3, Lowering the rejection rate of infused blade roots: a year on the shop floor',
        'presenters[1].name',
        expect.anything(),
        expect.stringMatching(/^Dr\. /),
      ],
    ])
  })

  test('a pause that is gone is a row, since it is not announced to visitors', () => {
    const gone = source(sessions).replace(/- code: coffee-1\n[^]*?(?=- code:)/, '')
    const { programme, facts } = since({ [sessions]: gone })
    expect(programme).toEqual([])
    expect(facts).toMatchObject([{ field: '', before: 'coffee-1' }])
  })

  test('while a file has an error, nothing in it is taken for deleted', () => {
    const broken = since({ [sessions]: source(sessions).replace('code: 2B', 'kode: 2B') })
    expect([broken.programme, broken.facts]).toEqual([[], []])
  })
})

describe('changes in a list within an entry', () => {
  const committees = data('committees')
  const changed = (edit: (source: string) => string) =>
    changeBetween(
      readEdition(sample),
      readEdition(sampleWith({ [committees]: edit(source(committees)) })),
      'main',
    ).facts.map(({ field, before, after }) => [field, before, after])
  const member = /^ {4}- name: .*\n {6}title: .*\n/m

  test('removing a member gives rows for that person only, not for all who follow', () => {
    const rows = changed((text) => text.replace(member, ''))
    expect(new Set(rows.map(([field]) => field?.replace(/(\[\d+\]).*/, '$1'))).size).toBe(1)
    expect(rows.every(([, before, after]) => before !== undefined && after === undefined)).toBe(true)
  })

  test('a new order is a single row', () => {
    const rows = changed((text) => {
      const [first = ''] = member.exec(text) ?? []
      const rest = text.replace(first, '')
      const [second = ''] = member.exec(rest) ?? []
      return text.replace(first + second, second + first)
    })
    expect(rows).toEqual([['members', expect.any(String), expect.any(String)]])
    const [[, before = '', after = ''] = []] = rows
    expect(after).not.toBe(before)
    expect(after.split(', ').sort()).toEqual(before.split(', ').sort())
  })
})

test('annotations name file and line, each on one line of output', () => {
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
