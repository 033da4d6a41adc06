// The steps of `npm run check`, each one command.
const bin = (path) => `node_modules/${path}`

export const checks = [
  { name: 'content', command: [bin('tsx/dist/cli.mjs'), 'tools/check-content.ts'] },
  { name: 'format', command: [bin('prettier/bin/prettier.cjs'), '--check', '.'] },
  { name: 'lint', command: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0'] },
  { name: 'styles', command: [bin('stylelint/bin/stylelint.mjs'), 'src/**/*.css'] },
  // The types of the page queries come from Gatsby's build.
  { name: 'types', command: [bin('typescript/bin/tsc'), '--noEmit'] },
]

export const unitTests = [bin('jest/bin/jest.js')]
export const browserTests = [bin('@playwright/test/cli.js'), 'test']
