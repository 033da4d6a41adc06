import { editionOnDisk } from '../edition-on-disk'
import { readEdition } from '../read'
import { adminFiles } from './admin'
import { licencesFile, shippedPackages } from './licences'

const root = process.cwd()
let packages: ReturnType<typeof shippedPackages>
beforeAll(async () => {
  const editor = await adminFiles(readEdition(editionOnDisk(root)), { root })
  packages = shippedPackages(root, editor.packages)
})

test('everything that reaches a browser states its licence and has its text', () => {
  for (const { name, licence, text } of packages) {
    expect([name, licence]).toEqual([name, expect.stringMatching(/MIT|OFL|ISC|BSD|Apache/)])
    expect(text.length).toBeGreaterThan(60)
  }
})

test('the file lists each package and gives each text once', () => {
  const file = licencesFile([
    { name: 'a', version: '1.0.0', licence: 'MIT', text: 'Same words' },
    { name: 'b', version: '2.0.0', licence: 'MIT', text: 'Same words' },
  ])
  expect(file).toContain('a 1.0.0: MIT\nb 2.0.0: MIT')
  expect(file.match(/Same words/g)).toHaveLength(1)
})

test('the packages inside the editor are included', () => {
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['decap-cms', 'zod', 'yaml']))
})
