// The steps of `npm run check` and `npm test`, each one command.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @typedef {{ name: string, command: string[], folder?: string }} Step */

const bin = (path) => `node_modules/${path}`
const tsx = bin('tsx/dist/cli.mjs')
const playwright = [bin('@playwright/test/cli.js'), 'test']

export const build = { name: 'build', command: ['tools/gatsby.mjs', 'build'] }

export const checks = [
  { name: 'content', command: [tsx, 'tools/check-content.ts'] },
  { name: 'format', command: [bin('prettier/bin/prettier.cjs'), '--check', '.'] },
  { name: 'lint', command: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'] },
  { name: 'styles', command: [bin('stylelint/bin/stylelint.mjs'), 'src/**/*.css'] },
  // The types of the page queries come from Gatsby's build.
  { name: 'types', command: [bin('typescript/bin/tsc'), '--noEmit'] },
]

/** Browser tests of what holds for any edition, on the site that was built from content/. */
export const anyEdition = { name: 'browser tests of this edition', command: [...playwright, 'any-edition'] }

/**
 * Tests of the code are written with the sample edition. Where content/ has become another one, they run in a copy of the
 * project that has the sample in its place.
 * @returns {Promise<{ filled: boolean, sample: Step, build: Step, unitTests: Step, browserTests: Step }>} `sample` makes the copy;
 *   neither it nor its build is needed unless content/ is `filled`
 */
export async function testsOfCode() {
  // Only now, for they may just have been installed.
  const { register } = await import('tsx/esm/api')
  register()
  const { isSampleEdition } = await import('../pipeline/check/launch/sample.ts')
  const { editionOnDisk } = await import('../pipeline/read/index.ts')
  const filled = !isSampleEdition(editionOnDisk('.'))
  const folder = filled ? mkdtempSync(join(tmpdir(), 'sample-')) : '.'
  return {
    filled,
    sample: { name: 'sample edition', command: [tsx, 'tools/sample.ts', '--into', folder] },
    build: { ...build, name: 'build of the sample edition', folder },
    unitTests: { name: 'unit tests', command: [bin('jest/bin/jest.js')], folder },
    browserTests: { name: 'browser tests', command: playwright, folder },
  }
}
