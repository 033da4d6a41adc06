import { editionOnDisk } from '../../edition-on-disk'
import { readEdition } from '../../read'
import type { EditionData } from '../../schemas'
import { designOf } from '../design'
import { adminFiles, editorScript } from '.'
import { entrancePage } from './page'

const read = readEdition(editionOnDisk(process.cwd()))

test('without the editor’s package the page says in both languages how to install it, and is not indexed', async () => {
  const { files } = await adminFiles(read, { root: '/nowhere', prefix: '/symposium' })
  expect(Object.keys(files)).toEqual(['admin/index.html', 'admin/motif.svg'])
  const page = String(files['admin/index.html'])
  expect(page).toContain('npm ci')
  expect(page).toContain('Düzenleyici kurulu değil')
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(page).not.toMatch(/(src|href)="https?:/)
})

test.each([
  ['github', { repo: 'chamber/symposium' }, /chamber\/symposium/],
  ['local', {}, /saving writes to/],
  ['trial', {}, /nothing you change is kept/],
] as const)(
  '%s: /admin says in both languages what it is and needs, and leads on',
  (kind, backend, needed) => {
    const { palette } = designOf(read)
    const { site } = read.data as EditionData
    const connection = { kind, config: { backend } }
    const page = entrancePage({ site, palette, connection, prefix: '/symposium' })
    const [, english, turkish] = page.split('<section')
    expect(english).toMatch(/A form for every text/)
    expect(english).toMatch(needed)
    expect(english).toMatch(/href="\/symposium\/admin\/en\/">Open the editor</)
    expect(turkish).toMatch(/^ lang="tr"/)
    expect(turkish).toMatch(/href="\/symposium\/admin\/tr\/">Düzenleyiciyi aç</)
    expect(page).not.toContain('<script')
  },
)

test('the editor’s script, which has no files to read, contains the words of messages in both languages', async () => {
  const { text } = await editorScript(process.cwd())
  expect(text).toContain('is not a currency')
  expect(text).toContain('bir para birimi')
})
