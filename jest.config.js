const { availableParallelism } = require('node:os')
const { isSample } = require('./tests/setup/sample.cjs')

/** Tests that are written for the sample edition. An edition of its own runs all others. */
const ofSample = [
  'tests/',
  'pipeline/outputs/',
  'pipeline/check/report/',
  'pipeline/import/',
  'pipeline/records/',
  'tools/new-edition/',
]

/** Tests that are named on the command line are run file by file, and so are those of other editions; all tests in a few suites. */
const areTogether = isSample && process.argv.slice(2).every((word) => word.startsWith('-'))

const shared = {
  transform: { '^.+\\.m?[jt]sx?$': '<rootDir>/tests/setup/esbuild-transform.cjs' },
  // Many packages are ES modules only, so node_modules are transformed as well.
  transformIgnorePatterns: [],
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/admin/node_modules'],
}

/** @type {import('jest').Config} */
module.exports = {
  // No limit that a busy machine meets: the slowest test needs seconds. One that hangs still fails.
  testTimeout: 300_000,
  // By default Jest leaves one processor free, which would halve the speed on two; use both, as nothing else runs here.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    {
      ...shared,
      displayName: 'pipeline',
      testEnvironment: 'node',
      testPathIgnorePatterns: isSample ? [] : ofSample.map((path) => `<rootDir>/${path}`),
      testMatch: areTogether
        ? ['<rootDir>/tests/together/!(site).suite.ts', '<rootDir>/pipeline/write/write-files.test.ts']
        : [
            '<rootDir>/{pipeline,tools}/**/*.test.ts',
            '<rootDir>/plugins/image-encoders/*.test.ts',
            '<rootDir>/tests/{content,documents,workflows}/**/*.test.ts',
          ],
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'jsdom',
      // Set by Gatsby's build: the folder in which the site lives on its host.
      globals: { __PATH_PREFIX__: '' },
      testMatch: areTogether
        ? ['<rootDir>/tests/together/site.suite.ts']
        : ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/plugins/deferred-hydration/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/jsdom.ts'],
      moduleNameMapper: {
        '\\.css$': 'identity-obj-proxy',
        '^gatsby$': '<rootDir>/tests/setup/gatsby.tsx',
      },
    },
  ],
}
