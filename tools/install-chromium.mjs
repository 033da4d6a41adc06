// Finds a Chromium for the browser tests or installs one: Debian's by apt if the user is root, otherwise Playwright's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's Chromium without windows: a page takes a third less of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell'

const candidates = [
  process.env['CHROMIUM_PATH'],
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const onPath = (program) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0
const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export const findChromium = () => candidates.find((path) => path && existsSync(path))

function apt(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Without a network, it gives up soon.
  const timeouts = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0']
  spawnSync('apt-get', ['-qq', ...timeouts, ...words], { stdio: 'inherit', env })
}

function install(...packages) {
  console.log(`Installing ${packages.join(', ')} …`)
  apt('install', '-y', '--no-install-recommends', ...packages)
}

/** Installs what the browser tests need, if it is missing. */
export function installForTests() {
  // A test whose program is missing says so.
  const packages = [
    ...(onPath('nginx') ? [] : ['nginx-light']),
    // The letters that are shown until those of the site have arrived, and have the same widths (styles/fonts.css).
    ...(existsSync('/usr/share/fonts/truetype/liberation') ? [] : ['fonts-liberation']),
  ]
  const wantsShell = !process.env['CHROMIUM_PATH'] && !existsSync(SHELL)
  if (canUseApt() && (packages.length > 0 || wantsShell)) {
    apt('update')
    if (packages.length > 0) install(...packages)
    // Not every distribution has it.
    if (wantsShell) install('chromium-headless-shell')
    if (!findChromium()) install('chromium')
  }
  if (findChromium()) return
  console.log('Downloading Playwright’s Chromium …')
  const command = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status === 0) return
  console.error(
    'No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
  process.exit(1)
}
