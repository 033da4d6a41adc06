import { data, sampleWith, source } from '../../../tests/content/edition'
import { writeAnnotation } from './annotations'
import { checkEdition } from '../index'
import { writeReport } from './report'

const speakers = data('speakers')
const tabbed = source(speakers).replace('  kind: plenary', '\tkind: plenary')
const { problems } = checkEdition(sampleWith({ [speakers]: tabbed }))

test('where blanks at the beginning are what was wrong, they are counted', () => {
  expect(writeReport(problems, 'en')).toContain('Write, after 2 spaces: kind: plenary')
  expect(writeReport(problems, 'tr')).toContain('başında 2 boşluk bırakıp şöyle yazın: kind: plenary')
  expect(writeAnnotation(problems[0]!, 'en')).toContain('Write, after 2 spaces: kind: plenary')
})

test('elsewhere the line alone is told', () => {
  const late = source(speakers).replace('kind: plenary', 'kind: plenery')
  const report = writeReport(checkEdition(sampleWith({ [speakers]: late })).problems, 'en')
  expect(report).toContain('Write: kind: plenary')
})

test('only errors of the content stop a build: before a launch they ask to wait', () => {
  expect(writeReport(problems, 'en')).toContain('Nothing is published until the errors are fixed.')
  expect(writeReport(problems, 'en', 'launch')).toMatch(/Publish the edition when none is left\.$/)
  expect(writeReport(problems, 'tr', 'launch')).toMatch(/Hiçbiri kalmayınca etkinliği yayımlayın\.$/)
})
