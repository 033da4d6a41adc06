// Runs steps, and reads from their output how many checks passed and failed.
import { spawn } from 'node:child_process'

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ ok: boolean, output: string }} Ended */
/**
 * A command for Node. If an `indispensable` step fails, the steps after it are not run. `count` reads the numbers of passed and
 * failed checks from the output; a step without it is one check.
 * @typedef {{ name: string, command: string[], indispensable?: boolean, count?: (ended: Ended) => Count }} Step
 */

/** Exits if words follow a command that takes no options: it would ignore them and run for many minutes. */
export function refuseWords(command) {
  const words = process.argv.slice(2).join(' ')
  if (words === '') return
  console.error(
    `Not understood: ${words}. ${command} has no options; npm run unit -- name and npm run browser -- name run some tests only.\n` +
      `Anlaşılmadı: ${words}. ${command} komutunun seçeneği yoktur; npm run unit -- ad ve npm run browser -- ad testlerin bir bölümünü çalıştırır.`,
  )
  process.exit(1)
}

/** Runs a command, and passes its output to `show` as it arrives. */
function run({ command }, show) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', GATSBY_TELEMETRY_DISABLED: '1', CI: '1' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data
        show(data)
      })
    }
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** A step without a count of its own is one check. */
const countStep = ({ ok }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** Runs a step under its name. If it is `alone` its output appears as it arrives, otherwise in one piece at the end. */
async function runStep({ count = countStep, ...step }, alone) {
  const head = `\n— ${step.name}`
  const started = Date.now()
  if (alone) console.log(head)
  const ended = await run(step, alone ? (text) => process.stdout.write(text) : () => {})
  if (!alone) console.log(`${head}\n${ended.output.trimEnd()}`)
  return { ...step, ok: ended.ok, seconds: Math.round((Date.now() - started) / 1000), ...count(ended) }
}

/**
 * Runs stages one after the other, and the steps of each in parallel, until an indispensable step has failed.
 * @param {Step[][]} stages
 * @returns {Promise<(Step & Count & { ok: boolean, seconds: number })[]>} the steps that were run, in their order
 */
export async function runStages(stages) {
  const done = []
  for (const steps of stages) {
    done.push(...(await Promise.all(steps.map((step) => runStep(step, steps.length === 1)))))
    if (done.some(({ indispensable, ok }) => indispensable && !ok)) break
  }
  return done
}

const numberIn = (output, pattern) => Number(pattern.exec(output)?.[1] ?? 0)

/** Jest: "Tests:       3 failed, 922 passed, 925 total". A suite that could not run has no tests, so it counts as a failure. */
export function countJest({ ok, output }) {
  const line = /^Tests:.*$/m.exec(output)?.[0] ?? ''
  const suites = numberIn(/^Test Suites:.*$/m.exec(output)?.[0] ?? '', /(\d+) failed/)
  const failed = Math.max(numberIn(line, /(\d+) failed/), suites)
  return { passed: numberIn(line, /(\d+) passed/), failed: failed === 0 && !ok ? 1 : failed }
}

/** Playwright: "  2 failed", "  1 flaky" (passed at the second attempt) and "  118 passed (3.2m)". */
export function countPlaywright({ ok, output }) {
  const failed = numberIn(output, /^\s+(\d+) failed/m) + numberIn(output, /^\s+(\d+) did not run/m)
  const passed = numberIn(output, /^\s+(\d+) passed/m) + numberIn(output, /^\s+(\d+) flaky/m)
  return { passed, failed: failed === 0 && !ok ? 1 : failed }
}
