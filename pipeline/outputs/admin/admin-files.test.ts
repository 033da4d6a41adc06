import { editionOnDisk } from '../../edition-on-disk'
import { readEdition } from '../../read'
import { adminFiles, editorScript } from '.'

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

test('the editor’s script, which has no files to read, contains the words of messages in both languages', async () => {
  const { text } = await editorScript(process.cwd())
  expect(text).toContain('is not a currency')
  expect(text).toContain('bir para birimi')
})
