// The launch check finds everything that is still sample, and nothing in real data.
import { hashOf } from '../../pipeline/kept-files'
import { briefly, checkLaunch, filesOf, placeholderIn, readSample } from '../../pipeline/check/launch'
import { valuesIn } from '../../pipeline/check/findings'
import { firmsIn } from '../../pipeline/check/files/named-files'
import { readEdition } from '../../pipeline/read'
import { wordingsOf, type Text } from '../../pipeline/domain/languages'
import { collectionNames } from '../../pipeline/schemas'
import { data, sample, sampleWith, source } from './edition'
import { rowsIn } from '../setup/rows'
import { changedFiles, type Row } from './edits'
import { adviceIn, messageOf } from './words'

const read = readEdition(sample)
const problems = checkLaunch(read, '2026-01-01')
const told = (file: string, piece: string) =>
  problems.some((problem) => problem.file === file && messageOf(problem).en.includes(piece))

type Tables = {
  stillSample: { file: string; says: string }[]
  notPlaceholders: string[]
  leftOver: (Row & { places: string[] })[]
}
const { stillSample, notPlaceholders, leftOver } = rowsIn<Tables>('tests/content/launch.yaml')

test.each(stillSample)('$file: $says', ({ file, says }) => {
  expect(told(file, says)).toBe(true)
})

test('before the symposium, a deadline that is over is not reported', () => {
  const early = checkLaunch(read, '2025-09-20')
  expect(early.filter((found) => messageOf(found).en.includes('is in the past'))).toEqual([])
})

test('a real name may contain one of the sample', () => {
  const file = data('sponsors')
  const real = {
    [file]: source(file).replace('Pultrüzyon, Karbonay', 'Pultrüzyon, Karbonay İleri Malzeme A.Ş.'),
  }
  const named = (edition: typeof sample) =>
    checkLaunch(readEdition(edition), '2025-01-01').filter(
      (found) => found.file === file && messageOf(found).en.startsWith('“Karbonay” belongs'),
    )
  expect(named(sampleWith(real))).toHaveLength(named(sample).length - 1)
})

test('missing lecture notes are reported as a warning: they may be given after the lecture', () => {
  const file = data('speakers')
  const without = sampleWith({ [file]: source(file).replace(/ {2}lectureNotes: .*\n/, '') })
  const found = checkLaunch(readEdition(without), '2025-01-01')
  expect(found).toContainEqual(expect.objectContaining({ file, field: 'lectureNotes', severity: 'warning' }))
})

test('a picture of the sample is recognised under another name', () => {
  const renamed = sampleWith({ 'static/1.jpg': sample.bytes('static/2.jpg') })
  const again = checkLaunch(readEdition(renamed), '2025-01-01')
  expect(again.some(({ file }) => file === 'static/1.jpg')).toBe(true)
})

test.each(notPlaceholders)('%s is not taken for a placeholder', (words) => {
  expect(placeholderIn(words)).toBeUndefined()
})

test.each(leftOver)(
  'texts that name the $name of the previous edition are questioned',
  ({ places, ...row }) => {
    const left = checkLaunch(readEdition(sampleWith(changedFiles(row))), '2025-01-01').filter((found) =>
      messageOf(found).en.includes('belongs to the previous edition'),
    )
    expect(
      left.map(
        (found) => `${found.file.replace('content/', '')}: ${/“(.*)”/.exec(messageOf(found).en)?.[1]}`,
      ),
    ).toEqual(expect.arrayContaining(places))
    expect(left.filter(({ severity }) => severity === 'error')).toEqual([])
    // The list of previous events names them rightly, and a template is not called after a city.
    expect(
      left.filter(({ file, field }) => file === data('previous-events') || field === 'template'),
    ).toEqual([])
  },
)

test('a problem of many lines in one file is reported for the first ones, with the number of others', () => {
  const [, second, ...others] = briefly(problems).filter(
    (found) => found.file === data('committees') && adviceIn(found).en.startsWith('Write the real name'),
  )
  expect(others).toEqual([])
  expect(second && adviceIn(second)).toEqual({
    en: expect.stringMatching(/The same applies to \d{2,} more places in this file\.$/),
    tr: expect.stringMatching(/Aynısı bu dosyada \d{2,} yerde daha gerekiyor\.$/),
  })
})

const { people, firms, files, captions } = readSample(read)
const { hotels, site, venue, sponsors } = read.data
const named = collectionNames.flatMap((name) => valuesIn(read.files[name], ['person-name']))

/** Whoever adds a person, a firm or a file to the sample adds it to content/sample.yaml too: the failed test shows the line. */
test.each<[string, found: string[], listed: string[]]>([
  ['person', [...named.map(({ value }) => String(value)), sponsors!.contact.name!], people],
  [
    'organisation',
    [
      ...[venue!.name, site!.bank!.bankName, site!.bank!.accountName],
      ...[...site!.organisers, ...hotels!].map(({ name }) => name),
      ...firmsIn(read).map(({ value }) => value as Text),
    ].flatMap(wordingsOf),
    firms,
  ],
  [
    'text about a picture',
    venue!.cityPhotos.flatMap(({ alt, caption }) => [alt, caption].flatMap(wordingsOf)),
    captions,
  ],
  [
    'picture and document, by its SHA-256',
    filesOf(read).map((file) => `${file}: ${hashOf(sample.bytes(file)!)}`),
    Object.entries(files).map(([file, sum]) => `${file}: ${sum}`),
  ],
])('content/sample.yaml lists every %s', (_, found, listed) => {
  expect(found.filter((one) => !listed.includes(one))).toEqual([])
})
