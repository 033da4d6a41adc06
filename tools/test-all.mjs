// npm test: installs what is missing (a browser included), builds, and runs everything. The last line has the totals.
import { browserTests, build, checks, unitTests } from './checks.mjs'
import { refuseWords, runStages } from './runners.mjs'

refuseWords('npm test')
await import('./install-missing.mjs')
const { installForTests } = await import('./install-chromium.mjs')
installForTests()

const done = await runStages([
  [build],
  // Each of these uses only one processor: together they take half the time.
  checks,
  [unitTests],
  [browserTests],
])
const summary = done.map(
  ({ name, passed, failed, seconds }) =>
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
)
const sum = (kind) => done.reduce((total, step) => total + step[kind], 0)
console.log(`\n${summary.join('\n')}\n`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
