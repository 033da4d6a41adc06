// Who is the same person in two places.
import { sample, sampleData } from '../../outputs/programme/editions-to-test'
import { checkSessionTimes } from './session-times'

/** What is told of two sessions at the same time with these chairs. */
function told(one: string, other: string) {
  const [session] = sampleData().sessions
  const at = { ...session!, start: '09:00', end: '10:00', talks: [] }
  const sessions = [
    { ...at, code: 'A', chairs: [one] },
    { ...at, code: 'B', chairs: [other] },
  ]
  return checkSessionTimes(sample({ sessions })).map(({ message }) => message.en)
}

test.each([
  ['Prof. Dr. Ali Kaya', 'Ali Kaya'],
  ['Öğr. Gör. Ali Kaya', 'Ali Kaya'],
  ['Lect. Ali Kaya', 'Öğr. Gör. Ali Kaya'],
  ['Şeniz Buretgil, Chem. Eng.', 'Şeniz Buretgil'],
  ['IŞIL KAYA', 'Dr. Işıl Kaya'],
])('%s and %s are one person', (one, other) => {
  expect(told(one, other)).toEqual([expect.stringContaining(`${other} is in two places at once`)])
})

test('A. Yılmaz and B. Yılmaz are two', () => {
  expect(told('A. Yılmaz', 'B. Yılmaz')).toEqual([])
})

test.each(['TBA', 'N.N.', 'Oturum başkanı duyurulacak'])('%s is nobody', (name) => {
  expect(told(name, name)).toEqual([])
})
