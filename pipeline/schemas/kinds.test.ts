import { iban, isIban, kinds, line, phone, url } from './kinds'

describe('kinds of value', () => {
  test.each(['2025-10-02', '2024-02-29'])('%s is a date', (value) => {
    expect(kinds.date.accepts(value)).toBe(true)
  })

  test.each(['2025-02-30', '02.10.2025', '2025-10-2', '2025-13-01', ''])('%s is not a date', (value) => {
    expect(kinds.date.accepts(value)).toBe(false)
  })

  test.each(['09:30', '23:59', '00:00'])('%s is a time', (value) => {
    expect(kinds.time.accepts(value)).toBe(true)
  })

  test.each(['9:30', '24:00', '13.30', '13:60'])('%s is not a time', (value) => {
    expect(kinds.time.accepts(value)).toBe(false)
  })

  test('an IBAN is recognised by its checksum', () => {
    expect(isIban('TR33 0006 1005 1978 6457 8413 26')).toBe(true)
    expect(isIban('TR33 0006 1005 1978 6457 8413 27')).toBe(false)
    expect(isIban('TR33 0006 1005 1978 6457 8413 2')).toBe(false)
    expect(isIban('DE89370400440532013000')).toBe(true)
  })

  test.each(['//documents/form.docx', '/documents/../form.docx', '/documents/a b.pdf', '/documents/form'])(
    '%s is no file to download',
    (value) => expect(kinds.file.accepts(value)).toBe(false),
  )

  test.each(['https://example.org', 'http://a.example.com/x?y=1'])('%s is a web address', (value) => {
    expect(kinds.url.accepts(value)).toBe(true)
  })

  test.each(['example.org', 'https://', 'https://a b.org', 'ftp://example.org'])(
    '%s is not a web address',
    (value) => {
      expect(kinds.url.accepts(value)).toBe(false)
    },
  )
})

test.each(['tr33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'])(
  'the IBAN %s is shown as banks print it',
  (written) => {
    expect(iban().parse(written)).toBe('TR33 0006 1005 1978 6457 8413 26')
  },
)

test('non-breaking spaces and hyphens become spaces in a telephone number', () => {
  expect(phone().parse('+90\u00a0232\u00a0000\u201100\u201100')).toBe('+90 232 000 00 00')
})

test('copied accents, tabs and double spaces are normalised away', () => {
  expect(line().parse(' Dr.  Öz\tAd ')).toBe('Dr. Öz Ad')
  expect(url().parse('https://example.org/o\u0308z')).toBe('https://example.org/öz')
})
