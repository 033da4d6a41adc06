// The comment on a pull request: facts before and after, money first, and the pages to look at; and the report of problems.
import { checkEdition } from '../../pipeline/check'
import { changeBetween, writeComment } from '../../pipeline/check/report/pull-request'
import { writeAnnotations, writeReport } from '../../pipeline/check/report/report'
import { readEdition } from '../../pipeline/read'
import { patternOf } from '../setup/rows'
import { data, sample, sampleWith, source } from './edition'
import { changedFiles, problemsWith, rowsOf, type Row } from './edits'

type Edit = Row & { facts?: string[]; pages?: string[]; programme?: string[] }

const edits = rowsOf<Edit>('changes.yaml')

const since = (row: Row) =>
  changeBetween(readEdition(sample), readEdition(sampleWith(changedFiles(row))), 'main')

const matching = (lines: string[]) => lines.map((line) => expect.stringMatching(patternOf(line)) as string)

test.each(edits)('$name', ({ facts = [], pages = [], programme = [], ...row }) => {
  const change = since(row)
  const factLines = change.facts.map(({ entry, field, before = '', after = '' }) =>
    [entry.en, field, `${before} → ${after}`].join(' | '),
  )
  expect(factLines).toEqual(matching(facts))
  expect(change.pages.map(({ route, before, after }) => `${route}: ${before} → ${after}`)).toEqual(
    matching(pages),
  )
  expect(change.programme.map(({ en }) => en)).toEqual(matching(programme))
})

const rowNamed = (beginning: string) => edits.find(({ name }) => name.startsWith(beginning))!
const { problems } = checkEdition(sampleWith(changedFiles(rowNamed('every changed fact'))))
const comment = writeComment(problems, since(rowNamed('every changed fact')), 'https://preview.example.org/')

test('money and the bank account come before all else, in both languages', () => {
  expect(comment.indexOf('Money and bank account')).toBeLessThan(comment.indexOf('Errors'))
  expect(comment).toContain('| 6000 TL | 6500 TL |')
  expect(comment).toContain('Para ve banka hesabı')
  expect(comment).toContain('[/tr/registration](https://preview.example.org/tr/registration)')
  expect(comment.indexOf('6500 TL')).toBeLessThan(comment.indexOf('2025-06-16'))
})

test('changes of the programme are in the comment in the words for visitors, with the page', () => {
  const words = writeComment([], since(rowNamed('a cancelled talk')), 'https://preview.example.org')
  expect(words).toMatch(
    /Programme changes[^]*Geri çekilmiştir[^]*\[\/tr\/program\]\(https:\/\/preview\.example\.org\/tr\/program\)/,
  )
  expect(words).not.toContain('No facts changed')
})

describe('the report', () => {
  const reported = (file: string, edit: (before: string) => string) =>
    problemsWith({ [file]: edit(source(file)) })

  test('annotations name file and line, each on one line of output', () => {
    const [error] = problems.filter(({ severity }) => severity === 'error')
    const [first = ''] = writeAnnotations(problems, 'tr').split('\n')
    expect(first).toMatch(new RegExp(`^::error file=${error!.file},line=${error!.line},col=${error!.column}`))
    expect(first).toMatch(/İki dil farklı/)
  })

  test('warnings come after errors; only errors of the content stop a build, before a launch they ask to wait', () => {
    const found = reported(data('sessions'), (text) =>
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
