// Installs what is missing, so that a fresh clone needs only one command. Does nothing if everything is there.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [leastMajor, leastMinor, below] = engines.node.match(/\d+/g).map(Number)
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < leastMajor || (major === leastMajor && minor < leastMinor) || major >= below) {
  console.error(
    `Node ${process.versions.node} is not supported. Install Node ${leastMajor}.${leastMinor} or newer (below ${below}): https://nodejs.org`,
  )
  process.exit(1)
}

/** Whether a folder's packages are installed: npm keeps a record of what it installed, which is compared with the lockfile. */
function isInstalled(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const { packages: there } = JSON.parse(readFileSync(installed, 'utf8'))
  return Object.entries(packages).every(
    ([path, { version, optional, link }]) =>
      path === '' || optional || link || (there[path] !== undefined && there[path].version === version),
  )
}

function install(folder, name) {
  if (isInstalled(folder)) return
  console.log(`Installing the packages of ${name} …`)
  // Windows finds npm only by way of a shell.
  const options = { cwd: folder, stdio: 'inherit', shell: true }
  const { status } = spawnSync('npm ci --no-audit --no-fund --loglevel=error', options)
  if (status !== 0) {
    console.error(`The packages of ${name} could not be installed. Is the npm registry reachable?`)
    process.exit(status ?? 1)
  }
}

/** Says once what npm would say of each of Gatsby's packages: they name an older Node as the newest. */
function tellGatsbyLimit() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { version, engines } = packages['node_modules/gatsby']
  const [, limit] = /<(\d+)/.exec(engines.node) ?? []
  if (limit && major >= Number(limit))
    console.log(
      `Gatsby ${version} asks for Node below ${limit}; this site is also built with it on Node ${below - 1}.`,
    )
}

if (!isInstalled(root)) tellGatsbyLimit()
install(root, 'the site')
if (existsSync(join(root, 'admin/package-lock.json'))) install(join(root, 'admin'), 'the editor')
