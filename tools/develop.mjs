// npm run develop: the site with every edit shown at once, on http://localhost:8000.
import { spawnSync } from 'node:child_process'

for (const command of [
  ['tools/install-missing.mjs'],
  ['tools/gatsby.mjs', 'develop', ...process.argv.slice(2)],
]) {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
