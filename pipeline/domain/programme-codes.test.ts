import { afterCode, isPause, isSpoken, isWork, programmeCodes } from './programme-codes'
import { sessionTitle } from './session-title'

test.each(['2B', 'PL1', 'A', 'S1A', '1A2', '12B1', 'IND1', 'KN12'])('%s is said aloud', (code) => {
  expect(isSpoken(code)).toBe(true)
})

test.each(['coffee-1', 'gala', '4A-cont', 'PANEL', 'Gala'])('%s serves addresses', (code) => {
  expect(isSpoken(code)).toBe(false)
})

test('a session without a title is called by its kind and the code that people use', () => {
  expect(sessionTitle({ code: '2A', kind: 'session' })).toEqual({ en: 'Session 2A', tr: 'Oturum 2A' })
  expect(sessionTitle({ code: 'coffee-1', kind: 'break' })).toEqual({ en: 'Break', tr: 'Ara' })
  expect(afterCode('2A', 'Session 2A')).toBe('Session 2A')
  expect(afterCode('2A', 'Recycling')).toBe('2A Recycling')
})

test.each([
  ['break', true, false],
  ['lunch', true, false],
  ['session', false, true],
  ['workshop', false, true],
  ['social', false, false],
])('%s: a pause %s, work %s', (kind, pause, work) => {
  expect([isPause(kind), isWork(kind)]).toEqual([pause, work])
})

test('the codes of a programme are those of sessions, talks and posters', () => {
  const programme = {
    sessions: [{ code: '2B', talks: [{}, {}] }],
    posters: [{ number: 4 }, { number: 5, code: 'LB1' }],
  }
  expect(programmeCodes(programme)).toEqual(['2B', '2B-1', '2B-2', 'P4', 'LB1'])
  expect(programmeCodes({})).toEqual([])
})
