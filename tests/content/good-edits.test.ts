// Unusual but valid edits cause no error, and what was written arrives in the records.
import { checkEdition, isSound } from '../../pipeline/check'
import { writeReport } from '../../pipeline/check/report/report'
import { recordTypes } from '../../pipeline/records'
import { sampleWith } from './edition'
import { changedFiles } from './edits'
import { goodEdits, seenAt } from './good-edits'

test.each(goodEdits)('$name', ({ type, value, language = 'en', ...edit }) => {
  const { problems, read } = checkEdition(sampleWith(changedFiles(edit)))
  if (!isSound(problems)) throw new Error(writeReport(problems, 'en'))
  const records = recordTypes[type]?.records(read, language)
  expect(JSON.stringify(records)).toContain(JSON.stringify(value).slice(1, -1))
})

test('each edit names a page on which to see it', () => {
  for (const edit of goodEdits) expect(seenAt(edit).path).toMatch(/^\//)
})
