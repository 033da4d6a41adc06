// npm run check: content, format, lint, styles, types and unit tests; all are run, then judged.
import { existsSync } from 'node:fs'
import { build, checks, testsOfCode } from './checks.mjs'
import { refuseWords, run, runSteps } from './runners.mjs'

refuseWords('npm run check')
await import('./install-missing.mjs')
if (!existsSync('src/gatsby-types.d.ts')) await run(build)

const { filled, sample, unitTests } = await testsOfCode()
const stages = [checks, ...(filled ? [[sample]] : []), [unitTests]]
const ended = []
for (const steps of stages) ended.push(...(await runSteps(steps)))
const failed = ended.filter(({ ok }) => !ok).map(({ name }) => name)
console.log(failed.length === 0 ? '\nAll checks hold.' : `\nNot in order: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
