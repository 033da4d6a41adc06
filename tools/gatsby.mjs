// Runs Gatsby as this project wants it: no telemetry, nothing sent anywhere.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(process.execPath, ['node_modules/gatsby/cli.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
})
process.exit(status ?? 1)
