// Runs Gatsby as this project needs it: without telemetry, so that nothing is sent anywhere, and never on the remains of a build
// that was interrupted, was made for another folder of the host, or has lost its pages.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const args = process.argv.slice(2)
const isBuild = args[0] === 'build'
// For a site that lives in a folder of its host: PATH_PREFIX=/symposium npm run build
const prefix = process.env.PATH_PREFIX ?? ''
if (isBuild && prefix) args.push('--prefix-paths')

/** Files of gatsby-node.ts: the process of a build that has not finished, and the folder for which the last one was made. */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
const lock = read('.cache/build-lock')
const lastPrefix = read('.cache/built-for')

function isRunning(id) {
  try {
    return process.kill(Number(id), 0)
  } catch {
    return false
  }
}

/** Why the cache cannot be used, in a sentence; undefined if it can. */
function reasonToStartAfresh() {
  if (lock !== undefined) return 'The last build was interrupted'
  if (lastPrefix === undefined) return undefined
  if (lastPrefix !== prefix) return 'The last build was for another folder of the host'
  return existsSync('public/index.html') ? undefined : 'The folder public/ has been emptied'
}

if (isBuild) {
  if (lock && isRunning(lock)) {
    console.error('Another build of this folder is running: wait until it has finished.')
    process.exit(1)
  }
  const reason = reasonToStartAfresh()
  if (reason) {
    console.log(`${reason}: this one starts from scratch.`)
    for (const folder of ['.cache', 'public'].filter((name) => existsSync(name)))
      // The folders themselves may be mounted, and then cannot be removed.
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
  }
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
const disk = statfsSync('.')
if (status !== 0 && disk.bavail * disk.bsize < 50e6)
  console.error('The disk is full: make room and build again. Do not publish public/, it is incomplete.')
process.exit(status ?? 1)
