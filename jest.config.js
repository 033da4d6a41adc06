const { availableParallelism } = require('node:os')

const shared = {
  transform: { '^.+\\.m?[jt]sx?$': '<rootDir>/tests/setup/esbuild-transform.cjs' },
  // Many packages are ES modules only: everything goes through the same fast transform.
  transformIgnorePatterns: [],
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/admin/node_modules'],
}

/** @type {import('jest').Config} */
module.exports = {
  // A busy machine may take long; what hangs is caught all the same.
  testTimeout: 60_000,
  // Jest leaves one processor to the rest of the machine, and of two that is half the time: here nothing else runs.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    {
      ...shared,
      displayName: 'pipeline',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{pipeline,tools}/**/*.test.ts',
        '<rootDir>/tests/{content,documents}/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'jsdom',
      // Gatsby puts it in place: the folder of its host that the site lives in.
      globals: { __PATH_PREFIX__: '' },
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/jsdom.ts'],
      moduleNameMapper: {
        '\\.css$': 'identity-obj-proxy',
        '^gatsby$': '<rootDir>/tests/setup/gatsby.tsx',
      },
    },
  ],
}
