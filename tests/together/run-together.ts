// All unit tests in a few suites instead of a hundred: each loads the modules, and reads the sample, once for all of its files.
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** Which files a suite runs; a file is run by the first that names it. Two are about as long as the others together. */
const suites = {
  site: /^(?:src|plugins\/deferred-hydration)\//,
  mistakes: /^tests\/content\/(?:mistakes|paths|rules)/,
  content: /^tests\/content\//,
  outputs: /^pipeline\/outputs\//,
  others: /^/,
}
const names = Object.keys(suites) as (keyof typeof suites)[]

/** It replaces a module of Node for all that is loaded after it, so it runs as a suite of its own. */
const alone = 'pipeline/write/write-files.test.ts'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  )

export function runTogether(suite: keyof typeof suites): void {
  const files = ['pipeline', 'plugins', 'src', 'tests', 'tools'].flatMap(filesIn).sort()
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path) && path !== alone)
  for (const path of tests.filter((file) => names.find((name) => suites[name].test(file)) === suite))
    describe(path, () => {
      jest.requireActual(resolve(path))
    })
}
