// npm run mutation: changes the code in small ways, and asks whether a test beside it notices. Takes about an hour.
import jest from './jest.config.js'

const [pipeline] = jest.projects

export default {
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  // What is evaluated while a module loads needs all tests for each mutant.
  ignoreStatic: true,
  mutate: ['pipeline/domain/*.ts', '!**/*.test.ts'],
  // The tests find the modules by their folder, not by imports.
  jest: {
    enableFindRelatedTests: false,
    config: { ...pipeline, projects: [], testMatch: ['<rootDir>/pipeline/domain/*.test.ts'] },
  },
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'coverage/mutation.html' },
  tempDirName: '.cache/mutation',
  ignorePatterns: ['/public', '/static', '/admin', '/.cache', '/coverage'],
  concurrency: 1,
}
