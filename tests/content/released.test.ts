// If the file of the last released programme is damaged, the check says so before the build would fail on it.
import { checkEdition } from '../../pipeline/check'
import { sampleWith } from './edition'

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
