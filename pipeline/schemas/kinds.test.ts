import { line, of } from './fields'
import { isIban } from './formats'
import { kinds, type KindName } from './kinds'

describe('kinds of value', () => {
  test.each<[kind: KindName, values: string[]]>([
    ['date', ['2025-10-02', '2024-02-29']],
    ['time', ['09:30', '23:59', '00:00']],
    ['url', ['https://example.org', 'http://a.example.com/x?y=1']],
  ])('a %s may be %j', (kind, values) => {
    expect(values.filter(kinds[kind].accepts)).toEqual(values)
  })

  test.each<[kind: KindName, values: string[]]>([
    ['date', ['2025-02-30', '02.10.2025', '2025-10-2', '2025-13-01', '']],
    ['time', ['9:30', '24:00', '13.30', '13:60']],
    ['url', ['example.org', 'https://', 'https://a b.org', 'ftp://example.org']],
    ['file', ['//documents/form.docx', '/documents/../form.docx', '/documents/a b.pdf', '/documents/form']],
  ])('a %s is none of %j', (kind, values) => {
    expect(values.filter(kinds[kind].accepts)).toEqual([])
  })

  test('an IBAN is recognised by its checksum', () => {
    expect(isIban('TR33 0006 1005 1978 6457 8413 26')).toBe(true)
    expect(isIban('TR33 0006 1005 1978 6457 8413 27')).toBe(false)
    expect(isIban('TR33 0006 1005 1978 6457 8413 2')).toBe(false)
    expect(isIban('DE89370400440532013000')).toBe(true)
  })
})

test('what copying brings along is normalised away', () => {
  expect(of('iban').parse('tr330006 1005 1978 6457 8413 26')).toBe('TR33 0006 1005 1978 6457 8413 26')
  expect(of('phone').parse('+90\u00a0232\u00a0000\u201100\u201100')).toBe('+90 232 000 00 00')
  expect(of('url').parse('https://example.org/o\u0308z')).toBe('https://example.org/öz')
  expect(line().parse(' Dr.  Öz\tAd ')).toBe('Dr. Öz Ad')
})
