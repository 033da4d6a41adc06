// The comment on a pull request: facts before and after, money first, and the pages to look at; and the report of problems.
import { checkEdition } from '../../pipeline/check'
import { changeBetween, writeComment } from '../../pipeline/check/report/pull-request'
import { writeAnnotations, writeReport } from '../../pipeline/check/report/report'
import { readEdition } from '../../pipeline/read'
import { data, page, sample, sampleWith, source } from './edition'

const [site, sessions, committees] = ['content/site.yaml', data('sessions'), data('committees')]

type Edits = Record<string, (before: string) => string>

const edited = (edits: Edits) =>
  sampleWith(Object.fromEntries(Object.entries(edits).map(([file, edit]) => [file, edit(source(file))])))

const since = (edits: Edits) => changeBetween(readEdition(sample), readEdition(edited(edits)), 'main')

/** The rows of the comment: entry, field, before, after. */
const rows = ({ facts }: ReturnType<typeof since>) =>
  facts.map(({ entry, field, before, after }) => [entry.en, field, before, after])

const edits: Edits = {
  [data('fees')]: (text) => text.replace('amount: 6000', 'amount: 6500'),
  [site]: (text) => text.replace('TR33 0006 1005 1978 6457 8413 26', 'TR32 0010 0099 9990 1234 5678 90'),
  [data('key-dates')]: (text) => text.replace('date: 2025-06-06', 'date: 2025-06-16'),
  [data('speakers')]: (text) => text.replace('- name: Dr. Rui Exemplo', '- name: Dr. Novo Exemplo'),
  [page('submissions')]: (text) => text.replace('at most 500 words', 'at most 600 words'),
}
const change = since(edits)
const { problems } = checkEdition(edited(edits))
const comment = writeComment(problems, change, 'https://preview.example.org/')

test('every changed fact, before and after', () => {
  expect(rows(change)).toEqual(
    expect.arrayContaining([
      ['fees', 'categories[1].standard', '6000 TL', '6500 TL'],
      ['1st key date, Abstract submission', 'date', '2025-06-06', '2025-06-16'],
      ['site', 'bank.iban', 'TR33 0006 1005 1978 6457 8413 26', 'TR32 0010 0099 9990 1234 5678 90'],
      ['5th speaker, Dr. Novo Exemplo', '', undefined, 'Dr. Novo Exemplo'],
      ['5th speaker, Dr. Rui Exemplo', '', 'Dr. Rui Exemplo', undefined],
    ]),
  )
})

test('changed facts in a page’s text and in its title', () => {
  expect(change.pages).toMatchObject([{ route: '/submissions', before: '500', after: '600' }])
  const titled = since({
    [page('contact')]: (text) => text.replace(/^title: .*$/m, 'title: Contact us until 5 May 2026'),
  })
  expect(titled.pages).toMatchObject([{ route: '/contact', before: '…', after: '5 May 2026' }])
})

test('money and the bank account come before all else, in both languages', () => {
  expect(comment.indexOf('Money and bank account')).toBeLessThan(comment.indexOf('Errors'))
  expect(comment).toContain('| 6000 TL | 6500 TL |')
  expect(comment).toContain('Para ve banka hesabı')
  expect(comment).toContain('[/tr/registration](https://preview.example.org/tr/registration)')
  expect(comment.indexOf('6500 TL')).toBeLessThan(comment.indexOf('2025-06-16'))
})

test('if nothing has changed, nothing is reported', () => {
  expect(since({})).toMatchObject({ facts: [], pages: [], programme: [] })
})

describe('changes of the programme', () => {
  const withoutTalk = (text: string) =>
    text.replace(/ {4}- title: 'Adhesive bond lines of sixty-metre blades[^]*?(?= {4}- title:)/, '')

  test('a cancelled talk is reported in the words for visitors, without rows for the talks after it', () => {
    const cancelled = since({ [sessions]: withoutTalk })
    expect(rows(cancelled)).toEqual([])
    expect(cancelled.programme.map(({ en }) => en)).toEqual([
      expect.stringMatching(/^“Lowering the rejection rate .*: 2 October, 14:10, .*previously: .*14:30/),
      expect.stringMatching(/^“Adhesive bond lines .*”: Withdrawn; the rest of its session takes place\.$/),
    ])
    const words = writeComment([], cancelled, 'https://preview.example.org')
    expect(words).toMatch(
      /Programme changes[^]*Geri çekilmiştir[^]*\[\/tr\/program\]\(https:\/\/preview\.example\.org\/tr\/program\)/,
    )
    expect(words).not.toContain('No facts changed')
  })

  test('a change that is not announced to visitors is a row, under the right talk', () => {
    const named = since({
      [sessions]: (text) =>
        withoutTalk(text)
          .replace('- Selin Kurmaca', '- Prof. Dr. Selin Kurmaca')
          .replace(/(en: 'Lowering the rejection rate[^]*?- name: )(?=.*)/, '$1Dr. '),
    })
    expect(rows(named)).toEqual([
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
    const gone = since({ [sessions]: (text) => text.replace(/- code: coffee-1\n[^]*?(?=- code:)/, '') })
    expect(gone).toMatchObject({ programme: [], facts: [{ field: '', before: 'coffee-1' }] })
  })

  test('while a file has an error, nothing in it is taken for deleted', () => {
    const broken = since({ [sessions]: (text) => text.replace('code: 2B', 'kode: 2B') })
    expect(broken).toMatchObject({ programme: [], facts: [] })
  })
})

test('removing a member of a committee gives rows for that person only, not for all who follow', () => {
  const member = /^ {4}- name: .*\n {6}title: .*\n/m
  const { facts } = since({ [committees]: (text) => text.replace(member, '') })
  expect(new Set(facts.map(({ field }) => field.replace(/(\[\d+\]).*/, '$1'))).size).toBe(1)
  expect(facts.every(({ before, after }) => before !== undefined && after === undefined)).toBe(true)
})

describe('the report', () => {
  const reported = (file: string, edit: (before: string) => string) =>
    checkEdition(edited({ [file]: edit })).problems

  test('annotations name file and line, each on one line of output', () => {
    const [error] = problems.filter(({ severity }) => severity === 'error')
    const [first = ''] = writeAnnotations(problems, 'tr').split('\n')
    expect(first).toMatch(new RegExp(`^::error file=${error!.file},line=${error!.line},col=${error!.column}`))
    expect(first).toMatch(/İki dil farklı/)
  })

  test('warnings come after errors; only errors of the content stop a build, before a launch they ask to wait', () => {
    const found = reported(sessions, (text) =>
      text.replace('date: 2025-10-05', 'date: 2025-10-06').replace('hall: akdeniz', 'hall: akdenis'),
    )
    const report = writeReport(found, 'en')
    expect(report).toMatch(/ERROR[^]*akdenis[^]*Write: hall: akdeniz[^]*WARNING[^]*1 error, 2 warnings\./)
    expect(report).toContain('Nothing is published until the errors are fixed.')
    expect(writeReport(found, 'tr')).toContain('1 hata, 2 uyarı.')
    expect(writeReport(found, 'en', 'launch')).toMatch(/Publish the edition when none is left\.$/)
    expect(writeReport(found, 'tr', 'launch')).toMatch(/Hiçbiri kalmayınca etkinliği yayımlayın\.$/)
  })

  test('where blanks at the beginning are what was wrong, they are counted', () => {
    const tabbed = reported(data('speakers'), (text) => text.replace('  kind: plenary', '\tkind: plenary'))
    expect(writeReport(tabbed, 'en')).toContain('Write, after 2 spaces: kind: plenary')
    expect(writeReport(tabbed, 'tr')).toContain('başında 2 boşluk bırakıp şöyle yazın: kind: plenary')
    expect(writeAnnotations(tabbed, 'en')).toContain('Write, after 2 spaces: kind: plenary')
  })
})
