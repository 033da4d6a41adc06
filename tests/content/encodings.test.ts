// Files that an editor has saved in another encoding: one message for each, whatever they contain.
import { writeProblem } from '../../pipeline/check/report/report'
import { languages } from '../../pipeline/domain/languages'
import { data, page, source } from './edition'
import { problemsWith } from './edits'

/** Each problem in both languages. */
const reported = (file: string, bytes: Buffer) =>
  problemsWith({ [file]: bytes }).map((problem) =>
    languages.map((language) => writeProblem(problem, language)).join('\n'),
  )

const turkish: Record<string, number> = { ı: 0xfd, İ: 0xdd, ş: 0xfe, Ş: 0xde, ğ: 0xf0, Ğ: 0xd0 }

const asWindows1254 = (text: string) =>
  Buffer.from([...text].map((letter) => turkish[letter] ?? Math.min(letter.codePointAt(0)!, 0xff)))

const asUtf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

/** A text opened in another encoding than its UTF-8 and then saved as UTF-8. */
const opened = (text: string, as: string) => Buffer.from(new TextDecoder(as).decode(Buffer.from(text)))

/** One of each way in which files are read: a list, a group, a page and a letter. */
const files = [data('speakers'), 'content/site.yaml', page('venue', 'tr'), 'content/letters/welcome/tr.mdx']

describe.each(files)('%s', (file) => {
  const text = source(file)

  test.each([
    ['Windows-1254', asWindows1254(text)],
    ['UTF-16', asUtf16(text)],
    ['UTF-16, big-endian', asUtf16(text).swap16()],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ])('saved as %s, is reported once', (_, bytes) => {
    expect(reported(file, bytes)).toEqual([
      expect.stringMatching(
        /ERROR[^]*This file is not saved as UTF-8[^]*→ .*“Save as”, encoding UTF-8[^]*UTF-8 olarak kaydedilmemiş/,
      ),
    ])
  })

  test.each(['windows-1252', 'windows-1254'])('opened as %s and saved again, is reported once', (as) => {
    expect(reported(file, opened(text, as))).toEqual([
      expect.stringContaining('this file was opened in an encoding other than UTF-8'),
    ])
  })
})

test('so is the last released programme', () => {
  expect(reported('content/released-schedule.json', asUtf16('{}'))).toEqual([
    expect.stringContaining('not saved as UTF-8'),
  ])
})

test('letters of other languages are not taken for garbled text', () => {
  const words = '10 Å–12 Å, Ä, Ö and Ü, “NÃO”, Åsa Öberg, 5 ± 0,3 Å'
  const text = source(page('venue')).replace('\n---\n', `\n---\n\n${words}\n`)
  expect(reported(page('venue'), Buffer.from(text)).join('\n')).not.toContain('UTF-8')
})
