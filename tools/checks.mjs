// The steps of `npm run check` and `npm test`, each one command.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countJest, countPlaywright } from './runners.mjs'

/** @typedef {import('./runners.mjs').Step} Step */

const bin = (path) => `node_modules/${path}`
const tsx = bin('tsx/dist/cli.mjs')
const playwright = [bin('@playwright/test/cli.js'), 'test']

/** Later steps cannot do without it: the build makes the types of page queries and the pages for the browser tests. */
export const build = { name: 'build', command: ['tools/gatsby.mjs', 'build'], indispensable: true }

export const checks = [
  { name: 'content', command: [tsx, 'tools/check-content.ts'] },
  { name: 'format', command: [bin('prettier/bin/prettier.cjs'), '--check', '.'] },
  { name: 'lint', command: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'] },
  { name: 'styles', command: [bin('stylelint/bin/stylelint.mjs'), 'src/**/*.css'] },
  // The types of the page queries come from Gatsby's build.
  { name: 'types', command: [bin('typescript/bin/tsc'), '--noEmit'] },
]

/** Browser tests that hold for any edition, run on the site built from content/. */
export const anyEdition = {
  name: 'browser tests of this edition',
  command: [...playwright, 'any-edition'],
  count: countPlaywright,
}

/**
 * The code's tests are written for the sample edition. If content/ holds another edition, they run in a copy of the project with
 * the sample in its place. The copy is deleted at the end unless something failed.
 * @returns {Promise<{ filled: boolean, sample: Step, build: Step, unitTests: Step, browserTests: Step }>} `sample` makes the
 * copy; neither that nor its build is needed unless content/ is `filled`
 */
export async function testsOfCode() {
  // Imported only now, because it may just have been installed.
  const { register } = await import('tsx/esm/api')
  register()
  const { isSampleEdition } = await import('../pipeline/check/launch/sample.ts')
  const { editionOnDisk } = await import('../pipeline/read/index.ts')
  const filled = !isSampleEdition(editionOnDisk('.'))
  const folder = filled ? mkdtempSync(join(tmpdir(), 'sample-')) : '.'
  if (filled)
    process.on('exit', (code) => {
      if (code === 0) rmSync(folder, { recursive: true, force: true })
    })
  return {
    filled,
    sample: {
      name: 'sample edition',
      command: [tsx, 'tools/sample.ts', '--into', folder],
      indispensable: true,
    },
    build: { ...build, name: 'build of the sample edition', folder },
    unitTests: { name: 'unit tests', command: [bin('jest/bin/jest.js')], folder, count: countJest },
    browserTests: { name: 'browser tests', command: playwright, folder, count: countPlaywright },
  }
}
