// What passes the check builds: whatever is written in a field that names a file, the build finds that file, or the check refuses it.
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { checkEdition } from '../../pipeline/check'
import { valuesIn } from '../../pipeline/check/findings'
import type { Diagnostic } from '../../pipeline/messages/diagnostic'
import { editionOnDisk } from '../../pipeline/edition-on-disk'
import { readEdition } from '../../pipeline/read'
import { parseYaml } from '../../pipeline/read/yaml/yaml-file'
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

const ways: [name: string, way: (value: string) => string][] = [
  ['through its own folder', (value) => value.replace(/^(\/?\w+)/, '$1/../$1')],
  ['with two slashes', (value) => value.replace('/', '//')],
  ['with a dot before its name', (value) => value.replace(/([^/]*)$/, './$1')],
  ['with backslashes', (value) => value.replaceAll('/', '\\')],
  ['in capitals', (value) => value.toUpperCase()],
  ['from the folder above', (value) => `../${value}`],
]

const folders: Record<string, string> = {
  picture: 'content/',
  logo: 'content/',
  logoFile: 'content/images/logos/',
  file: 'static',
}

/** Those of these fields that, with files named in a way, are neither refused nor name a file that is there. */
function lostIn(named: typeof fields, way: (value: string) => string): string[] {
  const documents = new Map(named.map(({ file }) => [file, parseDocument(source(file))]))
  for (const { file, value, path } of named) documents.get(file)?.setIn(path, way(value))
  const changed = Object.fromEntries([...documents].map(([file, document]) => [file, document.toString()]))
  const { problems, read: after } = checkEdition(sampleWith(changed))
  const there = [...after.edition.list('content'), ...after.edition.list('static')]
  const lost = named.filter(({ file, kind, value, path }) => {
    const { line } = parseYaml(changed[file] ?? '', file).locate(path)
    const isAt = (found: Diagnostic) => found.file === file && found.line === line
    const isRefused = problems.some((found) => found.severity === 'error' && isAt(found))
    return !isRefused && !there.includes(`${folders[kind]}${way(value)}`)
  })
  return lost.map(({ file, path }) => `${file}: ${path.join('.')}`)
}

test.each(ways)('a file that is named %s is there, or is refused', (_, way) => {
  expect(lostIn(fields, way)).toEqual([])
})

// A file that several fields name is reported missing once.
const ofEachKind = Object.keys(folders).map((kind) =>
  fields.filter((field) => field.kind === kind).slice(0, 1),
)

test.each([
  ...['../organisers/chamber.png', '../../x.svg', 'images/../../static/1.jpg', '/../content/site.yaml'],
  ...['images/logos/../organisers/chamber.png', '/etc/passwd.pdf', 'images/speakers'],
  ...['__proto__.png', 'images/constructor.png'],
])('%s is there, or is refused, in a field of each kind', (written) => {
  expect(ofEachKind.flatMap((named) => lostIn(named, () => written))).toEqual([])
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
