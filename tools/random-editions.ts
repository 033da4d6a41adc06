// npm run random-editions: checks editions with random edits, and reports where the check throws, or answers what nobody can use.
//
//   --count 600            how many editions
//   --seed 1               the first of them; the next has the next seed
import { editionOnDisk } from '../pipeline/edition-on-disk'
import { inMemory } from '../pipeline/read'
import { faultsOf, randomEdition } from './random-editions/random-edition'
import { runTool, wholeNumber } from './run-tool'

/** How many of the slowest editions are named. */
const SLOWEST = 5

const options = {
  count: wholeNumber(100_000).default(600).describe('600'),
  seed: wholeNumber(1_000_000_000).default(1).describe('1'),
}

void runTool('random-editions', options, async ({ count, seed: first }) => {
  const edition = inMemory(editionOnDisk(process.cwd()))
  const times: { seed: number; seconds: number; done: string[] }[] = []
  let failed = 0
  for (let seed = first; seed < first + count; seed += 1) {
    const { done, changed } = randomEdition(edition, seed)
    const begin = performance.now()
    const faults = faultsOf(edition, changed)
    times.push({ seed, seconds: (performance.now() - begin) / 1000, done })
    if (faults.length === 0) continue
    failed += 1
    const shown = [...new Set(faults)].slice(0, 5).join('\n    ')
    process.stdout.write(`${seed}: ${done.join('; ')}\n    ${shown}\n`)
  }
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  for (const { seed, seconds, done } of slowest)
    process.stdout.write(`${seconds.toFixed(1)} s for ${seed}: ${done.join('; ')}\n`)
  process.stdout.write(`${count} editions, ${failed} with faults in how the check answers.\n`)
  return failed === 0 ? 0 : 1
})
