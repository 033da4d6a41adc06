// Another symposium, far smaller than the sample: one hall, two mornings with a change of clocks between them, in another country.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { editionOnDisk } from '../../pipeline/edition-on-disk'
import { editionWith, type Edition } from '../../pipeline/read'

const FOLDER = join('tests', 'second-edition')

/** What it takes from the sample: labels, of which it changes those that name a country’s time, and the motif. It has no pictures. */
const shared = /^content\/(interface\.yaml|images\/design\/)/

const labels = (source: string): string =>
  source
    .replace('Tüm saatler Türkiye saatine göredir', 'Tüm saatler yerel saattir')
    .replace('tr: Türkiye saatiyle', 'tr: yerel saatle')

const ownFiles = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path))

/** The edition, of the files of a project that has the sample. */
export function secondEdition(root: string): Edition {
  const sample = editionOnDisk(root)
  const left = [...sample.list('content'), ...sample.list('static')].filter((path) => !shared.test(path))
  return editionWith(sample, {
    ...Object.fromEntries(left.map((path) => [path, undefined])),
    ...Object.fromEntries(ownFiles().map((path) => [path, readFileSync(join(FOLDER, path), 'utf8')])),
    'content/interface.yaml': labels(sample.read('content/interface.yaml') ?? ''),
  })
}

/** Makes a copy of the project one of this edition. */
export function becomeSecondEdition(copy: string): void {
  const edition = secondEdition(copy)
  const files = edition.list('content').map((path) => [path, edition.bytes(path)] as const)
  for (const folder of ['content', 'static']) rmSync(join(copy, folder), { recursive: true })
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), bytes ?? '')
  }
  mkdirSync(join(copy, 'static'))
}
