import { isIban, isPhone, phoneNumber, plainPhone } from './numbers'

test.each([
  ['0232 000 00 00', 'TR', '+90 232 000 00 00'],
  ['(01) 555 0100', 'IE', '+353 1 555 0100'],
  ['00 353 1 555 0100', 'IE', '+353 1 555 0100'],
  ['+90 232 000 00 00', 'IE', '+90 232 000 00 00'],
  ['0232 000 00 00', undefined, undefined],
  ['(01) 555 0100 ext. 12', 'IE', undefined],
] as const)('%s in %s is %s', (written, country, number) => {
  expect(phoneNumber(written, country)).toBe(number)
})

test.each([
  ['+90 (0) 232 000-00-00', '+90 232 000 00 00'],
  // Its groups are those of its owner.
  ['+90 444 1 234', '+90 444 1 234'],
  ['+90 232 000 00', '+90 232 000 00'],
])('%s is kept as %s', (written, kept) => expect(plainPhone(written)).toBe(kept))

test.each([
  ['+353 1 555 0100', true],
  ['+90 232 000 00 0', false],
  ['0232 000 00 00', false],
])('%s is a telephone number: %s', (written, isOne) => expect(isPhone(written)).toBe(isOne))

test.each([
  ['TR33 0006 1005 1978 6457 8413 26', true],
  ['IE29 AIBK 9311 5212 3456 78', true],
  ['IE29 AIBK 9311 5212 3456 79', false],
  ['IE29 AIBK 9311 5212 3456', false],
])('%s is an IBAN: %s', (written, isOne) => expect(isIban(written)).toBe(isOne))
