import { rowsIn } from '../../tests/setup/rows'
import { line, of } from './fields'
import { kinds, type KindName } from './kinds'

type Rows = Record<KindName, { accepts: string[]; refuses: string[] }>

test.each(Object.entries(rowsIn<Rows>('pipeline/schemas/kinds-accept.yaml')))(
  'a value of the kind “%s” is told from others',
  (kind, { accepts, refuses }) =>
    expect([...accepts, ...refuses].filter(kinds[kind as KindName].accepts)).toEqual(accepts),
)

test('what copying brings along is normalised away', () => {
  expect(of('iban').parse('tr330006 1005 1978 6457 8413 26')).toBe('TR33 0006 1005 1978 6457 8413 26')
  expect(of('phone').parse('+90\u00a0232\u00a0000\u201100\u201100')).toBe('+90 232 000 00 00')
  expect(of('url').parse('https://example.org/o\u0308z')).toBe('https://example.org/öz')
  expect(of('orcid').parse('https://orcid.org/0000-0002-9079-593x')).toBe('0000-0002-9079-593X')
  expect(of('ror').parse('https://ror.org/03yrm5c26')).toBe('03yrm5c26')
  expect(line().parse(' Dr.  Öz\tAd ')).toBe('Dr. Öz Ad')
})
