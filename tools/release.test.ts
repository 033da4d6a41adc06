// A first real edition: begun from the sample, filled, released, and changed twice. Visitors learn of these changes and no others.
import { stringify } from 'yaml'
import { checkEdition } from '../pipeline/check'
import { adviceOf } from '../pipeline/messages/render'
import { data, sampleWith } from '../tests/content/edition'
import { largeEdition } from '../tests/setup/editions'
import { editionWith, readEdition, type Edition } from '../pipeline/read'
import { changeList } from '../pipeline/records/programme-changes/change-list'
import { RELEASED_FILE } from '../pipeline/records/programme-changes/released-schedule'
import type { EditionData } from '../pipeline/schemas'
import { releaseOf } from './release'

type Sessions = EditionData['sessions']

const filled = largeEdition().data as EditionData
const posters = filled.posters.map((poster) => ({
  ...poster,
  title: `Poster ${poster.number}`,
  presenters: [{ name: `Sunan ${poster.number}` }],
}))
const real = sampleWith({
  [data('sessions')]: stringify(filled.sessions),
  [data('posters')]: stringify(posters),
  [data('programme')]: stringify({ ...filled.programme, version: 1, released: '2025-08-01' }),
})
const reported = (edition: Edition) =>
  changeList(readEdition(edition)).map(({ kind, name }) => `${kind} ${name.en}`)

/** The edition after `npm run release:programme`. */
const released = (edition: Edition) => editionWith(edition, releaseOf(readEdition(edition)).files)

/** The edition with changed sessions, under the next version. */
function changed(edition: Edition, change: (sessions: Sessions) => Sessions): Edition {
  const { sessions, programme } = readEdition(edition).data as EditionData
  const next = { ...programme, version: programme.version + 1, released: `2025-09-0${programme.version}` }
  return editionWith(edition, {
    [data('sessions')]: stringify(change(sessions), { aliasDuplicateObjects: false }),
    [data('programme')]: stringify(next),
  })
}

const first = released(real)

test('it is not compared with the released programme of the sample, and the check says what to do', () => {
  expect(reported(real)).toEqual([])
  const problems = checkEdition(real).problems.filter((problem) => problem.file === RELEASED_FILE)
  expect(problems.map((found) => [found.severity, adviceOf(found, 'en')])).toEqual([
    ['warning', expect.stringContaining('Delete the file.')],
  ])
})

test('the first release reports nothing either; two later ones report what has changed', () => {
  expect(reported(first)).toEqual([])
  const swapped = changed(first, ([one, ...others]) => {
    const [a, b, c, ...rest] = one!.talks
    return [
      { ...one!, talks: [b!, a!, { ...c!, title: 'Other', presenters: [{ name: 'Yeni Örnek' }] }, ...rest] },
      ...others,
    ]
  })
  expect(reported(swapped)).toEqual(['moved 1A-1', 'moved 1A-2', 'changed 1A-3', 'changed 1A-3'])
  const second = released(swapped)
  const withdrawn = changed(second, ([one, ...others]) => [
    { ...one!, talks: one!.talks.slice(0, 3) },
    ...others,
  ])
  expect(reported(withdrawn)).toEqual([
    'cancelled “Talk 0-0-0-3 on the strength of laminates under moisture and load”',
    'moved 1A-1',
    'moved 1A-2',
    'changed 1A-3',
    'changed 1A-3',
  ])
  expect(reported(released(withdrawn))).toEqual(reported(withdrawn))
  expect(releaseOf(readEdition(first))).toMatchObject({ outcome: 'unchanged', files: {} })
})
