// Runs Gatsby as this project needs it: without telemetry, so that nothing is sent anywhere, and never on the remains of a build
// that was interrupted, was made for another folder of the host, or has lost its pages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import { connect } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const args = process.argv.slice(2)
const isBuild = args[0] === 'build'
// For a site that lives in a folder of its host: PATH_PREFIX=/symposium npm run build
const prefix = process.env.PATH_PREFIX ?? ''
if (isBuild && prefix) args.push('--prefix-paths')

/** Files of gatsby-node.ts: one that exists until a build has finished, and the folder for which the last one was made. */
const wasInterrupted = existsSync('.cache/build-lock')
const lastPrefix = existsSync('.cache/built-for') ? readFileSync('.cache/built-for', 'utf8') : undefined

/**
 * Where gatsby-node.ts listens while a build of this folder runs: however its process ends, the system ends the listening. The number
 * of a process would not do, for the system uses it again.
 */
const folderHash = createHash('sha256').update(realpathSync.native('.')).digest('hex').slice(0, 16)
const isWindows = process.platform === 'win32'
const signal = isWindows ? String.raw`\\.\pipe\build-${folderHash}` : `/tmp/build-${folderHash}.sock`

const isRunning = () =>
  new Promise((resolve) => {
    const asking = connect(signal)
    asking.once('connect', () => {
      asking.destroy()
      resolve(true)
    })
    // One of somebody else may not be asked.
    asking.once('error', ({ code }) => resolve(code === 'EACCES'))
  })

/** Why the cache cannot be used, in a sentence; undefined if it can. */
function reasonToStartAfresh() {
  if (wasInterrupted) return 'The last build was interrupted'
  if (lastPrefix === undefined) return undefined
  if (lastPrefix !== prefix) return 'The last build was for another folder of the host'
  return existsSync('public/index.html') ? undefined : 'The folder public/ has been emptied'
}

if (isBuild) {
  if (await isRunning()) {
    console.error('Another build of this folder is running: wait until it has finished.')
    process.exit(1)
  }
  // The file of a build that was killed, which would keep this one from listening.
  if (!isWindows) rmSync(signal, { force: true })
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
    ...(isBuild && { BUILD_SIGNAL: signal }),
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
