// npm test: installs what is missing (a browser included), builds, and runs everything. The last line has the totals.
import { anyEdition, build, checks, testsOfCode } from './checks.mjs'
import { countJest, countPlaywright, countStep, refuseWords, runSteps } from './runners.mjs'

refuseWords('npm test')
await import('./install-missing.mjs')
const { installForTests } = await import('./install-chromium.mjs')
installForTests()

const one = (step, counted) => ({ steps: [step], counted })
const code = await testsOfCode()
const stages = [
  one(build, countStep),
  // Each works alone on one processor: together they take half the time.
  { steps: checks, counted: countStep },
  ...(code.filled
    ? [one(anyEdition, countPlaywright), one(code.sample, countStep), one(code.build, countStep)]
    : []),
  one(code.unitTests, countJest),
  one(code.browserTests, countPlaywright),
]

/** Without a build there is nothing for a browser to look at, and without the sample nothing to test the code with. */
const indispensable = [build, code.sample, code.build]

const total = { passed: 0, failed: 0 }
const summary = []
for (const { steps, counted } of stages) {
  for (const { name, seconds, ...ended } of await runSteps(steps)) {
    const { passed, failed } = counted(ended)
    total.passed += passed
    total.failed += failed
    summary.push(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
    )
  }
  if (summary.at(-1).startsWith('FAILED') && indispensable.includes(steps[0])) break
}
console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
