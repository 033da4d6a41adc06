import { afterCode } from './programme-codes'
import { sessionTitle } from './session-title'

test('a session without a title is called by its kind and the code that people use', () => {
  expect(sessionTitle({ code: '2A', kind: 'session' })).toEqual({ en: 'Session 2A', tr: 'Oturum 2A' })
  expect(sessionTitle({ code: 'coffee-1', kind: 'break' })).toEqual({ en: 'Break', tr: 'Ara' })
  expect(afterCode('2A', 'Session 2A')).toBe('Session 2A')
  expect(afterCode('2A', 'Recycling')).toBe('2A Recycling')
})
