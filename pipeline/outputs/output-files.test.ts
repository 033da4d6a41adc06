import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { prunePublic } from './output-files'

const root = mkdtempSync(join(tmpdir(), 'prune-public-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Empty files below a folder of the test. */
function put(folder: string, paths: string[]) {
  for (const path of paths.map((name) => join(root, folder, name))) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
  }
}

test('files that neither this build nor the organisers account for are removed, with the folders this empties', async () => {
  const staticFiles = ['1.jpg', 'documents/form.docx', '.well-known/security.txt']
  const made = ['index.html', 'calendars/en/all.ics', 'start-6bb1cf04b97520256bb1.js']
  // Gatsby prunes its own folders; a page that is still open may ask for an older bundle.
  const others = ['page-data/app-data.json', 'static/0a1b/portrait.avif', 'app-000082f7503639ae82f7.js']
  const old = ['2.jpg', 'documents/old.pdf', 'forms/old/a.pdf', 'calendars/en/hall-3.ics', 'stats.json']
  put('static', staticFiles)
  put('public', [...staticFiles, ...made, ...others, ...old])

  await prunePublic(join(root, 'public'), join(root, 'static'), made)

  const kept = await readdir(join(root, 'public'), { recursive: true, withFileTypes: true })
  const files = kept.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const expected = [...staticFiles, ...made, ...others].map((path) => join(root, 'public', path))
  expect(files.sort()).toEqual(expected.sort())
  expect(existsSync(join(root, 'public/forms'))).toBe(false)
})
