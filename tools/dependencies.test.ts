// Every package is in use and has its reason in CONTRIBUTING.md.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import manifest from '../package.json'

const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
  (name) => !name.startsWith('@types/'),
)
const [, table = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('| Package')
const [rows = ''] = table.split('\n\n')
const named = [...rows.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
const ofTheEditor = ['decap-cms', 'decap-server', 'admin/']

test.each(packages)('%s has its reason in CONTRIBUTING.md', (name) => {
  expect(named).toContain(name)
})

test('no reason is left for a package that is gone', () => {
  expect(named.filter((name) => !packages.includes(name!) && !ofTheEditor.includes(name!))).toEqual([])
})

/** Packages that come with Gatsby: its own copy has to be used. */
const ofGatsby = ['@gatsbyjs/reach-router']

test('every package that is imported is declared', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.mts', '*.cjs'], {
    encoding: 'utf8',
  })
  const imported = files
    .trim()
    .split('\n')
    .filter((file) => !file.startsWith('admin/') && existsSync(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^(?:(?:import|export|\}).* from|import) '([^'./][^']*)'$/gm),
    ])
    .map(([, path = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
    .filter((name) => !name.startsWith('node:') && !isBuiltin(name))
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(imported).toContain('gatsby')
  expect([...new Set(imported)].filter((name) => ![...declared, ...ofGatsby].includes(name))).toEqual([])
})
