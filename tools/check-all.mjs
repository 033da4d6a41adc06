// npm run check: content, format, lint, styles, types and unit tests. All are run, even if one fails.
import { existsSync } from 'node:fs'
import { build, checks, unitTests } from './checks.mjs'
import { refuseWords, runStages } from './runners.mjs'

refuseWords('npm run check')
await import('./install-missing.mjs')

const done = await runStages([...(existsSync('src/gatsby-types.d.ts') ? [] : [[build]]), checks, [unitTests]])
const failed = done.filter(({ ok }) => !ok).map(({ name }) => name)
console.log(failed.length === 0 ? '\nAll checks hold.' : `\nNot in order: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
