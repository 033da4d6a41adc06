// Runs Gatsby as this project needs it: without telemetry, so that nothing is sent anywhere.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const args = process.argv.slice(2)
// For a site that lives in a folder of its host: PATH_PREFIX=/symposium npm run build
if (args[0] === 'build' && process.env.PATH_PREFIX) args.push('--prefix-paths')

// gatsby-node.ts leaves this file if a build was interrupted: its cache may be ahead of its pages.
if (args[0] === 'build' && existsSync('.cache/build-lock')) {
  console.log('The last build was interrupted: this one starts from scratch.')
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true })
}

const { status } = spawnSync(process.execPath, ['node_modules/gatsby/cli.js', ...args], {
  stdio: 'inherit',
  env: {
    // With two processors or fewer, starting a process for queries takes longer than all queries; with more, images are encoded
    // in parallel.
    ...(availableParallelism() <= 2 && { GATSBY_CPU_COUNT: '1' }),
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    // Gatsby's packages use parts of Node that are deprecated in newer versions, and Gatsby would print the warnings as errors.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --no-deprecation`.trim(),
  },
})
process.exit(status ?? 1)
