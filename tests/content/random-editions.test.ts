// Whatever is done to the files, the check answers: at a place that exists, in words that a reader can use.
import { faultsOf, randomEdition } from '../../tools/random-editions/random-edition'
import { sample } from './edition'

const seeds = Array.from({ length: 20 }, (_, index) => index + 1)

test('twenty editions with random edits', () => {
  const faulty = seeds.flatMap((seed) => {
    const { done, changed } = randomEdition(sample, seed)
    const faults = faultsOf(sample, changed)
    return faults.length === 0 ? [] : [{ seed, done, faults }]
  })
  expect(faulty).toEqual([])
})
