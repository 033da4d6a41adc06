// npm test: installs what is missing (a browser included), builds, and runs everything. The last line has the totals.
import { spawnSync } from 'node:child_process'
import { checks, unitTests, browserTests } from './checks.mjs'
import { countJest, countPlaywright, countStep, run } from './runners.mjs'

const install = spawnSync(process.execPath, ['tools/install-missing.mjs'], { stdio: 'inherit' })
if (install.status !== 0) process.exit(install.status ?? 1)
const { installForTests } = await import('./install-chromium.mjs')
installForTests()

const steps = [
  { name: 'build', command: ['tools/gatsby.mjs', 'build'], counted: countStep },
  ...checks.map((check) => ({ ...check, counted: countStep })),
  { name: 'unit tests', command: unitTests, counted: countJest },
  { name: 'browser tests', command: browserTests, counted: countPlaywright },
]

const total = { passed: 0, failed: 0 }
const summary = []
for (const { name, command, counted } of steps) {
  console.log(`\n— ${name}`)
  const started = Date.now()
  const { passed, failed } = counted(await run(command))
  total.passed += passed
  total.failed += failed
  summary.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  )
  // Without a build there is nothing for a browser to look at.
  if (name === 'build' && failed > 0) break
}
console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
