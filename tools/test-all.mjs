// npm test: installs what is missing (a browser included), builds, and runs everything. npm run check is the part without a
// browser: content, format, lint, styles, types and unit tests. The last line has the totals.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const numberIn = (output, pattern) => Number(pattern.exec(output)?.[1] ?? 0)

/** Jest: "Tests:       3 failed, 922 passed, 925 total". A suite that could not run has no tests, so it counts as a failure. */
function countJest(output) {
  const [line = ''] = /^Tests:.*$/m.exec(output) ?? []
  const suites = numberIn(output, /^Test Suites:.*?(\d+) failed/m)
  return { passed: numberIn(line, /(\d+) passed/), failed: Math.max(numberIn(line, /(\d+) failed/), suites) }
}

/** Playwright: "  2 failed", "  1 flaky" (passed at the second attempt) and "  118 passed (3.2m)". */
const countPlaywright = (output) => ({
  passed: numberIn(output, /^\s+(\d+) passed/m) + numberIn(output, /^\s+(\d+) flaky/m),
  failed: numberIn(output, /^\s+(\d+) failed/m) + numberIn(output, /^\s+(\d+) did not run/m),
})

const bin = (path) => `node_modules/${path}`

/** The build makes the types of page queries and the pages for the browser tests. */
const build = { name: 'build', command: ['tools/gatsby.mjs', 'build'] }

const browserTests = {
  name: 'browser tests',
  command: [bin('@playwright/test/cli.js'), 'test'],
  count: countPlaywright,
}

const unitTests = { name: 'unit tests', command: [bin('jest/bin/jest.js')], count: countJest }

const checks = [
  { name: 'content', command: ['--require', 'tsx/cjs', 'tools/check-content.ts'] },
  { name: 'format', command: [bin('prettier/bin/prettier.cjs'), '--check', '.'] },
  { name: 'styles', command: [bin('stylelint/bin/stylelint.mjs'), 'src/**/*.css'] },
]

/** These read the types of page queries. */
const checksOfTypes = [
  { name: 'lint', command: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'] },
  { name: 'types', command: [bin('typescript/bin/tsc'), '--noEmit'] },
]

/** Runs a step; `live`, its output appears as it arrives. `count` reads the checks from it; without, the step is one. */
function runStep({ name, command, count }, live) {
  const head = `\n— ${name}`
  const started = Date.now()
  if (live) console.log(head)
  let output = ''
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', GATSBY_TELEMETRY_DISABLED: '1', CI: '1' },
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
      if (live) process.stdout.write(data)
    })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (!live) console.log(`${head}\n${output.trimEnd()}`)
      const { passed, failed } = count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: 0 }
      const seconds = Math.round((Date.now() - started) / 1000)
      resolve({ name, passed, failed: failed === 0 && code !== 0 ? 1 : failed, seconds })
    })
  })
}

const isCheck = process.argv[2] === 'check'
const words = process.argv.slice(isCheck ? 3 : 2).join(' ')
if (words !== '') {
  const command = isCheck ? 'npm run check' : 'npm test'
  console.error(
    `Not understood: ${words}. ${command} has no options; npm run unit -- name and npm run browser -- name run some tests only.\n` +
      `Anlaşılmadı: ${words}. ${command} komutunun seçeneği yoktur; npm run unit -- ad ve npm run browser -- ad testlerin bir bölümünü çalıştırır.`,
  )
  process.exit(1)
}
await import('./install-missing.mjs')
if (!isCheck) (await import('./install-chromium.mjs')).installForTests()

const done = []
async function run(step) {
  const result = await runStep(step, step === build || step === browserTests)
  done.push(result)
  return result.failed === 0
}
async function runInTurn(steps) {
  for (const step of steps) await run(step)
}

const isBuilt = isCheck && existsSync('src/gatsby-types.d.ts')
const built = isBuilt ? Promise.resolve(true) : run(build)
// Two rows of steps beside each other: while one waits for a disk or a browser, the other has both processors. Nothing that needs the
// build is tested without it.
await Promise.all([
  built.then((isWell) => runInTurn(isWell ? (isCheck ? checksOfTypes : [browserTests]) : [])),
  runInTurn([...checks, unitTests])
    .then(() => built)
    .then((isWell) => runInTurn(isWell && !isCheck ? checksOfTypes : [])),
])
const summary = done.map(
  ({ name, passed, failed, seconds }) =>
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
)
const sum = (kind) => done.reduce((total, step) => total + step[kind], 0)
console.log(`\n${summary.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
