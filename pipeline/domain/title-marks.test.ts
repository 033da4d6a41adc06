import { plainTitle, titleRuns } from './title-marks'

describe('marks in a title', () => {
  it('become parts with their element', () => {
    expect(titleRuns('*In situ* curing at V~f~ = 0.5')).toEqual([
      { text: 'In situ', mark: 'em' },
      { text: ' curing at V' },
      { text: 'f', mark: 'sub' },
      { text: ' = 0.5' },
    ])
    expect(titleRuns('Curing')).toBeUndefined()
  })

  it('are left out of plain text', () => {
    expect(plainTitle({ en: '*In situ* x^n+1^', tr: 'V~f~' })).toEqual({ en: 'In situ xn+1', tr: 'Vf' })
  })

  it.each(['A* search', '2 * 3 * 4', 'p<0.01*', '~5 mm and ~6 mm', 'a^b'])('%s has none', (title) => {
    expect(plainTitle(title)).toBe(title)
  })
})
