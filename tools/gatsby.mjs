// Runs Gatsby as this project wants it: no telemetry, nothing sent anywhere.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const words = process.argv.slice(2)
// A site that lives in a folder of its host: PATH_PREFIX=/symposium npm run build
if (words[0] === 'build' && process.env.PATH_PREFIX) words.push('--prefix-paths')

// What pipeline/outputs/build/under-way.ts has left: the last build was interrupted, and its cache may be ahead of its pages.
if (words[0] === 'build' && existsSync('.cache/build-under-way')) {
  console.log('The last build was interrupted: this one starts from scratch.')
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true })
}

const preloaded = fileURLToPath(new URL('compile-configuration.cjs', import.meta.url))

const { status } = spawnSync(process.execPath, ['node_modules/gatsby/cli.js', ...words], {
  stdio: 'inherit',
  env: {
    // Without cores to spare, a process for queries takes longer to start than all of them; with more, pictures are made side by side.
    ...(availableParallelism() <= 2 && { GATSBY_CPU_COUNT: '1' }),
    // Lines that stay, as on a server; what redraws a terminal takes half a second to load.
    ...(words[0] === 'build' && { GATSBY_LOGGER: 'yurnalist' }),
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    // From Node 22 on, code that was compiled once is kept: a tenth of a warm build.
    NODE_COMPILE_CACHE: '.cache/node',
    // Gatsby's packages use parts of Node that newer ones call deprecated, and Gatsby prints that as an error.
    NODE_OPTIONS:
      `${process.env.NODE_OPTIONS ?? ''} --no-deprecation --require ${JSON.stringify(preloaded)}`.trim(),
  },
})
process.exit(status ?? 1)
