// What passes the check builds: whatever is written in a field that names a file, the build finds that file, or the check refuses it.
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { checkEdition, isSound } from '../../pipeline/check'
import { valuesIn } from '../../pipeline/check/findings'
import { editionOnDisk } from '../../pipeline/edition-on-disk'
import { readEdition } from '../../pipeline/read'
import { collectionNames, fileOf } from '../../pipeline/schemas'
import { sample, sampleWith, source } from './edition'
import { messageOf } from './words'

const read = readEdition(sample)

/** The first field of each name that names a file, with what the sample says there. */
const fields = collectionNames.flatMap((name) => {
  const named = valuesIn(read.files[name], ['picture', 'file', 'logo', 'logoFile'])
  const firsts = new Map(
    named.toReversed().map((value) => [`${value.kind} ${String(value.path.at(-1))}`, value]),
  )
  return [...firsts.values()].map(({ kind, value, path }) => ({
    file: fileOf(name),
    kind,
    value: String(value),
    path,
  }))
})

const ways = (value: string) => [
  value.replace(/^(\/?\w+)/, '$1/../$1'),
  value.replace('/', '//'),
  value.replace(/([^/]*)$/, './$1'),
  value.replaceAll('/', '\\'),
  value.toUpperCase(),
  `../${value}`,
  '../organisers/chamber.png',
  '../../x.svg',
  'images/../../static/1.jpg',
  'images/logos/../organisers/chamber.png',
  '/../content/site.yaml',
  '/etc/passwd.pdf',
  'images/speakers',
  '__proto__.png',
  'images/constructor.png',
]

test.each(fields)('$file: $path', ({ file, kind, value, path }) => {
  for (const way of ways(value)) {
    const document = parseDocument(source(file))
    document.setIn(path, way)
    const { problems, read: changed } = checkEdition(sampleWith({ [file]: document.toString() }))
    if (!isSound(problems)) continue
    const folder = {
      picture: 'content/',
      logo: 'content/',
      logoFile: 'content/images/logos/',
      file: 'static',
    }[kind]
    expect(changed.edition.list('content').concat(changed.edition.list('static'))).toContain(
      `${folder}${way}`,
    )
  }
})

test('links out of content/ and static/ are refused, and not followed', () => {
  const root = mkdtempSync(join(tmpdir(), 'links-'))
  for (const folder of ['content', 'static']) cpSync(folder, join(root, folder), { recursive: true })
  symlinkSync(process.execPath, join(root, 'static/documents/linked.pdf'))
  symlinkSync(tmpdir(), join(root, 'static/.linked'))
  symlinkSync(process.cwd(), join(root, 'content/images/linked'))
  const edition = editionOnDisk(root)
  expect(edition.bytes('static/documents/linked.pdf')).toBeUndefined()
  expect(edition.exists('content/images/linked/package.json')).toBe(false)
  const told = checkEdition(edition).problems.map((found) => `${found.file}: ${messageOf(found).en}`)
  expect(told).toEqual(
    ['content/images/linked', 'static/.linked', 'static/documents/linked.pdf'].map(
      (file) => `${file}: This file is a link to another file or folder.`,
    ),
  )
})
