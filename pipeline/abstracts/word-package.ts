// Opens a Word file safely, keeping only its text, styles and pictures.
import { join } from 'node:path/posix'
import { unzipSync, type Unzipped } from 'fflate'
import { withoutInvisible } from '../domain/formats'
import type { Refusal } from './abstract'
import { allNamed, parseXml, type Document } from './word-xml'

/** Bytes of a picture in a Word file: a phone's photograph has a quarter of it. */
const LARGEST_PICTURE = 20e6

/** Bytes of everything that is unpacked, and of a part that is not a picture. */
const LARGEST_WHOLE = 100e6
const LARGEST_TEXT = 10e6

/** An abstract has 500 words; a whole paper has 10,000. */
const MOST_WORDS = 20_000
const MOST_PARAGRAPHS = 5_000

/** The parts that are kept, by the ends of their relationships' types: no macros, comments, metadata, headers or embedded files. */
const KEPT = new Set(['styles', 'numbering', 'footnotes', 'endnotes', 'image'])

/** How the formats of Word before 2007, and of files with a password, begin. */
const OLD_FORMAT = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** The looks of tables, and names of styles that are not used: nine tenths of many a file. */
const UNUSED_STYLES =
  /<w:latentStyles\b[\s\S]*?<\/w:latentStyles>|<w:style\b[^>]*w:type="table"[\s\S]*?<\/w:style>/g

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)

export type WordPackage = {
  document: Document
  /** Styles and lists, if the file has any. */
  styles: Document | undefined
  numbering: Document | undefined
  /** Footnotes and endnotes. */
  notes: Document[]
  /** The bytes of the pictures that are in the file, by the ids of their relationships; others are links. */
  pictures: Map<string, Uint8Array>
}

/** A part of a file to which another one refers, by the end of the relationship's type. */
type Related = { id: string; type: string; path: string }

/** How a part is looked up: some programs write “/Word\\Document.xml”. */
const keyOf = (path: string) => path.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

/** Unpacks parts of a file, up to the limits: no part may exceed the size that the zip's table of contents says. */
function unpack(bytes: Buffer, isKept: (key: string) => boolean): Unzipped | Refusal {
  let whole = 0
  let largest = 0
  let longest = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!isKept(keyOf(name))) return false
    whole += originalSize
    if (/\.(xml|rels)$/i.test(name)) longest = Math.max(longest, originalSize)
    else largest = Math.max(largest, originalSize)
    return whole <= LARGEST_WHOLE && largest <= LARGEST_PICTURE && longest <= LARGEST_TEXT
  }
  const parts = unzipSync(bytes, { filter })
  if (largest > LARGEST_PICTURE) return { code: 'large-picture', values: { size: megabytes(largest) } }
  if (whole > LARGEST_WHOLE || longest > LARGEST_TEXT)
    return { code: 'large-file', values: { size: megabytes(whole) } }
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [keyOf(name), part]))
}

/** What a part refers to within the file; `part` is empty for the file itself. */
function relatedTo(part: string, parts: Unzipped): Related[] {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(part) ?? []
  const rels = parts[`${folder}_rels/${name}.rels`]
  return allNamed(rels && parseXml(new TextDecoder().decode(rels)), 'Relationship').map((one) => {
    const target = (one.getAttribute('Target') ?? '').replaceAll('\\', '/')
    const type = one.getAttribute('Type')?.split('/').at(-1) ?? ''
    const path = keyOf(target.startsWith('/') ? target : join(folder, target))
    return { id: one.getAttribute('Id') ?? '', type, path }
  })
}

/** Opens a file, or says why it cannot be opened; throws if it is damaged. */
export function openPackage(bytes: Buffer): WordPackage | Refusal {
  if (bytes.subarray(0, OLD_FORMAT.length).equals(OLD_FORMAT)) return { code: 'old-format' }
  const rels = unpack(bytes, (key) => key.endsWith('.rels'))
  if ('code' in rels) return rels as Refusal
  const path = relatedTo('', rels).find(({ type }) => type === 'officeDocument')?.path ?? 'word/document.xml'
  const related = relatedTo(path, rels).filter(({ type }) => KEPT.has(type))
  const paths = new Set([path, ...related.map((one) => one.path)])
  const parts = unpack(bytes, (key) => paths.has(key) || key.includes('/media/'))
  if ('code' in parts) return parts as Refusal
  const partsOf = (...types: string[]) =>
    related.flatMap(({ id, type, path }): [string, Uint8Array][] => {
      const part = parts[path]
      return part && types.includes(type) ? [[id, part]] : []
    })
  // What cannot be seen is not part of a text: words could not be found, and U+202E turns them round.
  const textOf = (part?: Uint8Array) =>
    withoutInvisible(new TextDecoder('utf-8', { fatal: true }).decode(part))
  const textsOf = (...types: string[]) => partsOf(...types).map(([, part]) => textOf(part))
  const document = textOf(parts[path])
  const [styles] = textsOf('styles')
  const [numbering] = textsOf('numbering')
  const notes = textsOf('footnotes', 'endnotes')
  // Counted before the XML is read, for files that are made to be too long for that.
  const whole = [document, ...notes].join(' ')
  const words = whole.replace(/<[^>]*>/g, ' ').match(/\S{1,200}/g)?.length ?? 0
  const counts = ['p', 'tc', 'br', 'tab(?=/)'].map((name) =>
    whole.match(new RegExp(`<(\\w+:)?${name}[\\s/>]`, 'g')),
  )
  const paragraphs = Math.max(...counts.map((found) => found?.length ?? 0))
  if (words > MOST_WORDS || paragraphs > MOST_PARAGRAPHS)
    return { code: 'large-text', values: { words: String(words), paragraphs: String(paragraphs) } }
  return {
    document: parseXml(document),
    styles: styles ? parseXml(styles.replace(UNUSED_STYLES, '')) : undefined,
    numbering: numbering ? parseXml(numbering) : undefined,
    notes: notes.map(parseXml),
    pictures: new Map(partsOf('image')),
  }
}
