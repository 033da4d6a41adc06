import { editionOnDisk } from '../../edition-on-disk'
import { readEdition } from '../../read'
import { adminFiles } from '.'

const read = readEdition(editionOnDisk(process.cwd()))

test('without the editor’s package the page says in both languages how to install it, and is not indexed', async () => {
  const { files } = await adminFiles(read, { root: '/nowhere', prefix: '/symposium' })
  expect(Object.keys(files)).toEqual(['admin/index.html', 'admin/tr/index.html'])
  const [english, turkish] = Object.values(files)
  expect(english).toContain('npm ci')
  expect(turkish).toContain('Düzenleyici kurulu değil')
  for (const page of [english, turkish]) {
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(page).toContain('/symposium/admin')
    expect(page).not.toMatch(/(src|href)="https?:/)
  }
})
