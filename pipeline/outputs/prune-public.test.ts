import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { prunePublic } from './prune-public'

const root = mkdtempSync(join(tmpdir(), 'prune-public-'))
afterAll(() => rmSync(root, { recursive: true }))

function put(...paths: string[]) {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), '')
  }
}

test('files that neither this build nor the organisers account for are removed, with the folders this empties', async () => {
  put('static/1.jpg', 'static/documents/form.docx', 'static/.well-known/security.txt')
  put('public/1.jpg', 'public/documents/form.docx', 'public/.well-known/security.txt')
  put('public/index.html', 'public/calendars/en/all.ics', 'public/start-6bb1cf04b97520256bb1.js')
  put(
    'public/page-data/app-data.json',
    'public/static/0a1b/portrait.avif',
    'public/app-39ae82f7503639ae82f7.js',
  )
  // Left by an earlier build: another bundle, a picture and two documents of the organisers, a hall's calendar, webpack's list of
  // bundles.
  put(
    'public/app-000082f7503639ae82f7.js',
    'public/2.jpg',
    'public/documents/old.pdf',
    'public/forms/old/a.pdf',
  )
  put('public/calendars/en/hall-3.ics', 'public/start-6bb1cf04b9752025000.js', 'public/webpack.stats.json')

  const made = ['index.html', 'calendars/en/all.ics', 'start-6bb1cf04b97520256bb1.js']
  await prunePublic(join(root, 'public'), join(root, 'static'), made)

  expect((await readdir(join(root, 'public'), { recursive: true })).sort()).toEqual([
    '.well-known',
    '.well-known/security.txt',
    '1.jpg',
    'app-000082f7503639ae82f7.js',
    'app-39ae82f7503639ae82f7.js',
    'calendars',
    'calendars/en',
    'calendars/en/all.ics',
    'documents',
    'documents/form.docx',
    'index.html',
    'page-data',
    'page-data/app-data.json',
    'start-6bb1cf04b97520256bb1.js',
    'static',
    'static/0a1b',
    'static/0a1b/portrait.avif',
  ])
})
