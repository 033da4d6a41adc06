// The steps of `npm run check` and `npm test`, each one command.
import { countJest, countPlaywright } from './runners.mjs'

const bin = (path) => `node_modules/${path}`

/** Later steps cannot do without it: the build makes the types of page queries and the pages for the browser tests. */
export const build = { name: 'build', command: ['tools/gatsby.mjs', 'build'], indispensable: true }

export const checks = [
  { name: 'content', command: [bin('tsx/dist/cli.mjs'), 'tools/check-content.ts'] },
  { name: 'format', command: [bin('prettier/bin/prettier.cjs'), '--check', '.'] },
  { name: 'lint', command: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'] },
  { name: 'styles', command: [bin('stylelint/bin/stylelint.mjs'), 'src/**/*.css'] },
  // The types of the page queries come from Gatsby's build.
  { name: 'types', command: [bin('typescript/bin/tsc'), '--noEmit'] },
]

export const unitTests = { name: 'unit tests', command: [bin('jest/bin/jest.js')], count: countJest }

export const browserTests = {
  name: 'browser tests',
  command: [bin('@playwright/test/cli.js'), 'test'],
  count: countPlaywright,
}
