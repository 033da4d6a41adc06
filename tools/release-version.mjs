// npm run release -- 6.28.0 numbers a version. It is npm's own command: npm refuses unless everything is committed, writes the
// version into package.json, commits and tags it (v6.28.0). Before, this hook and all tests must pass (“preversion”); then the
// hook gives the top section of CHANGELOG.md its number (“version”).
import { readFileSync, writeFileSync } from 'node:fs'

const { npm_new_version: version, npm_lifecycle_event: step } = process.env
const changes = readFileSync('CHANGELOG.md', 'utf8')
const [top, ...earlier] = [...changes.matchAll(/^## (\S+)\n\n(?=- )/gm)].map(([, name]) => name)

if (!version || ![version, 'Unreleased'].includes(top) || earlier.includes(version)) {
  console.error(
    `CHANGELOG.md says nothing about ${version}: its first section must be “## Unreleased” or “## ${version}” and list what changed.\n` +
      `CHANGELOG.md dosyasında ${version} yok: ilk bölümü “## Unreleased” ya da “## ${version}” olmalı ve değişiklikleri saymalı.`,
  )
  process.exit(1)
}
if (step === 'version') writeFileSync('CHANGELOG.md', changes.replace(/^## Unreleased$/m, `## ${version}`))
