// Runs Gatsby as this project wants it: no telemetry, nothing sent anywhere.
import { spawnSync } from 'node:child_process'

const words = process.argv.slice(2)
// A site that lives in a folder of its host: PATH_PREFIX=/symposium npm run build
if (words[0] === 'build' && process.env.PATH_PREFIX) words.push('--prefix-paths')

const { status } = spawnSync(process.execPath, ['node_modules/gatsby/cli.js', ...words], {
  stdio: 'inherit',
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
})
process.exit(status ?? 1)
