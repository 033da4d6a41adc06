// Runs Gatsby as this project needs it: without telemetry, so that nothing is sent anywhere.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const words = process.argv.slice(2)
// For a site that lives in a folder of its host: PATH_PREFIX=/symposium npm run build
if (words[0] === 'build' && process.env.PATH_PREFIX) words.push('--prefix-paths')

// pipeline/outputs/build/under-way.ts leaves this file if a build was interrupted: its cache may be ahead of its pages.
if (words[0] === 'build' && existsSync('.cache/build-under-way')) {
  console.log('The last build was interrupted: this one starts from scratch.')
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true })
}

const preloaded = fileURLToPath(new URL('compile-configuration.cjs', import.meta.url))

const { status } = spawnSync(process.execPath, ['node_modules/gatsby/cli.js', ...words], {
  stdio: 'inherit',
  env: {
    // With two processors or fewer, starting a process for queries takes longer than all queries; with more, pictures are encoded
    // in parallel.
    ...(availableParallelism() <= 2 && { GATSBY_CPU_COUNT: '1' }),
    // Plain lines, as on a server: the logger that redraws the terminal takes half a second to load.
    ...(words[0] === 'build' && { GATSBY_LOGGER: 'yurnalist' }),
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    // From Node 22 on, compiled code is kept in this folder, which saves a tenth of a warm build.
    NODE_COMPILE_CACHE: '.cache/node',
    // Gatsby's packages use parts of Node that are deprecated in newer versions, and Gatsby would print the warnings as errors.
    NODE_OPTIONS:
      `${process.env.NODE_OPTIONS ?? ''} --no-deprecation --require ${JSON.stringify(preloaded)}`.trim(),
  },
})
process.exit(status ?? 1)
