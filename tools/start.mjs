// npm start: installs what is missing, builds the site and serves it on http://localhost:9000.
import { spawnSync } from 'node:child_process'

const run = (...command) => {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

run('tools/install-missing.mjs')
run('node_modules/tsx/dist/cli.mjs', 'tools/serve.ts', '--build', ...process.argv.slice(2))
