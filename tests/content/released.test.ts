// If the file of the last released programme is damaged, the check says so before the build would fail on it.
import { checkEdition } from '../../pipeline/check'
import { data, page, sampleWith, source } from './edition'

const file = 'content/released-schedule.json'
const told = (text: string | Buffer) => checkEdition(sampleWith({ [file]: text })).problems

test.each(['', '[]', '{', '{ "version": "three" }'])('%j is reported once, in both languages', (text) => {
  expect(told(text)).toEqual([
    expect.objectContaining({
      severity: 'error',
      file,
      message: {
        en: 'The last released programme cannot be read from this file.',
        tr: 'Son yayımlanan program bu dosyadan okunamıyor.',
      },
    }),
  ])
})

test('another encoding than UTF-8 is recognised as such', () => {
  expect(told(Buffer.from('{}', 'utf16le')).map(({ message }) => message.en)).toEqual([
    expect.stringContaining('not saved as UTF-8'),
  ])
})

test('an edition that has released no programme needs no such file', () => {
  expect(checkEdition(sampleWith({ [file]: undefined })).problems).toEqual([])
})

describe('a hall that has been renamed since', () => {
  const programme = source(data('programme'))
    .replace('{ en: Akdeniz Hall, tr: Akdeniz Salonu }', '{ en: Ege Hall, tr: Ege Salonu }')
    .replace('version: 3', 'version: 4')
  const warned = (words: string, changed: string = programme) =>
    checkEdition(
      sampleWith({
        [data('programme')]: changed,
        [page('venue', 'tr')]: `${source(page('venue', 'tr'))}\n${words}\n`,
        [page('venue')]: `${source(page('venue'))}\nThe halls have steps.\n`,
      }),
    )
      .problems.filter(({ severity }) => severity === 'warning')
      .map(({ file, message }) => [file, message.tr])

  test('is reported in texts that use its old name', () => {
    expect(warned('AKDENİZ SALONU basamaklıdır.')).toEqual([
      [page('venue', 'tr'), expect.stringContaining('“Akdeniz Salonu” son yayımlanan programda bir salondu')],
    ])
  })
  test('may be named by its old name in the list of changes, and by its new name anywhere', () => {
    expect(warned('Ege Salonu basamaklıdır.')).toEqual([])
    expect(warned('Akdeniz Salonu basamaklıdır.', source(data('programme')))).toEqual([])
  })
})
