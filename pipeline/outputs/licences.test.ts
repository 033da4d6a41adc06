import { editionOnDisk } from '../edition-on-disk'
import { readEdition } from '../read'
import { adminFiles } from './admin'
import { licencesFile } from './licences'

test('everything that reaches a browser, the editor’s parts too, states its licence, and each text is there once', async () => {
  const root = process.cwd()
  const { packages } = await adminFiles(readEdition(editionOnDisk(root)), { root, prefix: '' })
  const [, list = '', ...texts] = licencesFile(root, packages).split(/\n\n(?=react \d|-{72}\n)/)
  const licences = new Map(list.split('\n').map((line) => [line.split(' ')[0], line.split(': ')[1]]))
  for (const name of ['react', 'fastest-levenshtein', 'decap-cms', 'zod', 'yaml', 'bootstrap-icons'])
    expect([...licences.keys()]).toContain(name)
  for (const [name, licence] of licences)
    expect([name, licence]).toEqual([name, expect.stringMatching(/MIT|OFL|ISC|BSD|Apache/)])
  const named = texts.flatMap((text) => text.split('\n')[1]!.split(', '))
  expect(named.sort()).toEqual([...licences.keys()].sort())
  expect(texts.length).toBeLessThan(licences.size)
  for (const text of texts) expect(text.length).toBeGreaterThan(140)
})
