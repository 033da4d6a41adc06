import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scripts } from '../package.json'

let root: string
afterEach(() => rmSync(root, { recursive: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** A repository at version 6.27.0 with this list of changes, whose tests pass or fail. */
function repository(sections: string, tests: 'pass' | 'fail' = 'pass'): void {
  root = mkdtempSync(join(tmpdir(), 'release-'))
  const { release, preversion, version } = scripts
  const test = `node -e "console.log('tests ${tests}'); process.exit(${tests === 'pass' ? 0 : 1})"`
  const manifest = { name: 'site', version: '6.27.0', scripts: { test, release, preversion, version } }
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(root, 'CHANGELOG.md'), `# Changes\n\n${sections}\n\n## 6.27.0\n\n- Earlier.\n`)
  mkdirSync(join(root, 'tools'))
  cpSync('tools/release-version.mjs', join(root, 'tools/release-version.mjs'))
  git('init', '--quiet')
  git('config', 'user.name', 'A maintainer')
  git('config', 'user.email', 'maintainer@example.org')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
}

const release = (version: string) =>
  spawnSync('npm', ['run', 'release', '--', version], { cwd: root, encoding: 'utf8', shell: true })

test('what is under “Unreleased” becomes the commit and the tag of the version', () => {
  repository('## Unreleased\n\n- Something new.')
  expect(release('6.28.0').status).toBe(0)
  expect(git('tag', '--list')).toBe('v6.28.0')
  expect(git('log', '--format=%s', 'v6.28.0')).toBe('6.28.0\nBegin')
  expect(git('show', 'v6.28.0:CHANGELOG.md')).toContain('# Changes\n\n## 6.28.0\n\n- Something new.')
  expect(git('show', 'v6.28.0:package.json')).toContain('"version":"6.28.0"')
  expect(git('status', '--porcelain')).toBe('')
})

test.each([
  ['without a list of its changes', '## 6.27.1\n\n- Other.', 'pass', 'says nothing about 6.28.0'],
  ['whose tests fail', '## Unreleased\n\n- New.', 'fail', 'tests fail'],
] as const)('a version %s is not made', (_, sections, tests, reason) => {
  repository(sections, tests)
  const { status, stdout, stderr } = release('6.28.0')
  expect(status).not.toBe(0)
  expect(stdout + stderr).toContain(reason)
  const [tags, log, changes] = [git('tag', '--list'), git('log', '--format=%s'), git('status', '--porcelain')]
  expect([tags, log, changes]).toEqual(['', 'Begin', ''])
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain('6.27.0')
})
