// Runs steps and learns from their output how many checks passed and failed.
import { spawn } from 'node:child_process'

/** Ends the process where something stands behind a command that takes no options: it would run all the same, for many minutes. */
export function refuseWords(command) {
  const words = process.argv.slice(2).join(' ')
  if (words === '') return
  console.error(
    `Not understood: ${words}. ${command} has no options; npm run unit -- name and npm run browser -- name run some tests only.\n` +
      `Anlaşılmadı: ${words}. ${command} komutunun seçeneği yoktur; npm run unit -- ad ve npm run browser -- ad testlerin bir bölümünü çalıştırır.`,
  )
  process.exit(1)
}

/**
 * Runs a command in a folder. Its output goes to `show` as it comes.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run({ command, folder = '.' }, show = (text) => process.stdout.write(text)) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: folder,
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

/**
 * Runs steps under their names: one alone shows its output as it comes, several run at once, and each shows it in one piece.
 * @returns {Promise<{ name: string, seconds: number, ok: boolean, output: string }[]>} in the order of the steps
 */
export function runSteps(steps) {
  const alone = steps.length === 1
  return Promise.all(
    steps.map(async (step) => {
      const head = `\n— ${step.name}`
      const started = Date.now()
      if (alone) console.log(head)
      const ended = await run(step, alone ? undefined : () => {})
      if (!alone) console.log(`${head}\n${ended.output.trimEnd()}`)
      return { name: step.name, seconds: Math.round((Date.now() - started) / 1000), ...ended }
    }),
  )
}

const count = (output, pattern) => Number(pattern.exec(output)?.[1] ?? 0)

/** Jest: "Tests:       3 failed, 922 passed, 925 total". A suite that could not run has no tests, but counts as a failure. */
export function countJest({ ok, output }) {
  const line = /^Tests:.*$/m.exec(output)?.[0] ?? ''
  const suites = count(/^Test Suites:.*$/m.exec(output)?.[0] ?? '', /(\d+) failed/)
  const failed = Math.max(count(line, /(\d+) failed/), suites)
  return { passed: count(line, /(\d+) passed/), failed: failed === 0 && !ok ? 1 : failed }
}

/** Playwright: "  2 failed", "  1 flaky" (held at the second try) and "  118 passed (3.2m)". */
export function countPlaywright({ ok, output }) {
  const failed = count(output, /^\s+(\d+) failed/m) + count(output, /^\s+(\d+) did not run/m)
  const passed = count(output, /^\s+(\d+) passed/m) + count(output, /^\s+(\d+) flaky/m)
  return { passed, failed: failed === 0 && !ok ? 1 : failed }
}

/** A step that either holds or not counts as one check. */
export const countStep = ({ ok }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
