import { line, of } from './fields'
import { kinds, type KindName } from './kinds'

const iban = 'TR33 0006 1005 1978 6457 8413'

test.each<[kind: KindName, accepted: string[], refused: string[]]>([
  ['date', ['2025-10-02', '2024-02-29'], ['2025-02-30', '02.10.2025', '2025-10-2', '2025-13-01', '']],
  ['time', ['09:30', '23:59', '00:00'], ['9:30', '24:00', '13.30', '13:60']],
  [
    'url',
    ['http://example.org:8080/a(b)?c=d', 'https://çeşme.org', 'https://example.org/ğ'],
    ['example.org', 'https://', 'https://a b.org', 'ftp://a.org', 'https://exаmple.org'],
  ],
  // Neither leaves its attribute or its folder.
  ['url', [], ['https://example.org/"onload=', 'https://example.org\\@evil.example']],
  [
    'oldAddress',
    ['/kayıt.html', '/2025/mekan/', '/index.php/page/3', '/v1.0/a', '/admins'],
    '/../a /a/.. //evil.example /a//b /_headers /admin/editor.js /venue.html/a'.split(' '),
  ],
  ['file', [], ['//documents/form.docx', '/documents/../form.docx', '/documents/a b.pdf', '/documents/form']],
  // By the checksum.
  ['iban', [`${iban} 26`, 'DE89370400440532013000'], [`${iban} 27`, `${iban} 2`]],
  // By their check digits.
  ['isbn', ['978-0-00-000000-2', '9780000000002'], ['978-0-00-000000-3', '0-00-000000-2']],
  ['issn', ['2049-3630', '2434-561X'], ['2049-3631', '20493630']],
  ['orcid', ['0000-0002-1825-0097', '0000-0002-9079-593X'], ['0000-0002-1825-0098', '0000000218250097']],
  ['ror', ['03yrm5c26', '05dxps055'], ['03yrm5c27', '13yrm5c26', '03yrm5c']],
])('a %s may be %j, but not %j', (kind, accepted, refused) =>
  expect([...accepted, ...refused].filter(kinds[kind].accepts)).toEqual(accepted),
)

test('what copying brings along is normalised away', () => {
  expect(of('iban').parse('tr330006 1005 1978 6457 8413 26')).toBe('TR33 0006 1005 1978 6457 8413 26')
  expect(of('phone').parse('+90\u00a0232\u00a0000\u201100\u201100')).toBe('+90 232 000 00 00')
  expect(of('url').parse('https://example.org/o\u0308z')).toBe('https://example.org/öz')
  expect(of('orcid').parse('https://orcid.org/0000-0002-9079-593x')).toBe('0000-0002-9079-593X')
  expect(of('ror').parse('https://ror.org/03yrm5c26')).toBe('03yrm5c26')
  expect(line().parse(' Dr.  Öz\tAd ')).toBe('Dr. Öz Ad')
})
