// Few packages, each with its reason in CONTRIBUTING.md.
import { readFileSync } from 'node:fs'
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

test('no reason is left of a package that is gone', () => {
  expect(named.filter((name) => !packages.includes(name!) && !ofTheEditor.includes(name!))).toEqual([])
})
