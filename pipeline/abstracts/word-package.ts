// Opens a Word file safely, keeping only its text, styles and pictures.
import { unzipSync, type Unzipped } from 'fflate'
import type { Refusal } from './abstract'
import { allNamed, parseXml, type Document } from './word-xml'

/** Bytes of a picture in a Word file: a phone's photograph has a quarter of it. */
const LARGEST_PICTURE = 20e6

/** Bytes of everything that is unpacked, and of a part that is no picture. */
const LARGEST_WHOLE = 100e6
const LARGEST_TEXT = 10e6

/** An abstract has 500 words; a whole paper has 10,000. */
const MOST_WORDS = 20_000
const MOST_PARAGRAPHS = 5_000

/** Without macros, comments, metadata, headers and embedded files. */
const KEPT =
  /^word\/((document\d*|styles\d*|numbering|footnotes|endnotes)\.xml|_rels\/document\d*\.xml\.rels|media\/[^/]+)$/

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

function picturesIn(rels: string, parts: Unzipped): WordPackage['pictures'] {
  const entries = rels === '' ? [] : allNamed(parseXml(rels), 'Relationship')
  const found = entries.flatMap((entry): [string, Uint8Array][] => {
    const target = (entry.getAttribute('Target') ?? '').replace(/^\//, '')
    const bytes = parts[`word/${target}`] ?? parts[target]
    return bytes && target.includes('media/') ? [[entry.getAttribute('Id') ?? '', bytes]] : []
  })
  return new Map(found)
}

/** The parts of a file that are read, unpacked up to the limits: no part may exceed the size that the zip's table of contents says. */
function unpack(bytes: Buffer): Unzipped | Refusal {
  let whole = 0
  let largest = 0
  let longest = 0
  const isKept = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!KEPT.test(name)) return false
    whole += originalSize
    if (name.startsWith('word/media/')) largest = Math.max(largest, originalSize)
    else longest = Math.max(longest, originalSize)
    return whole <= LARGEST_WHOLE && largest <= LARGEST_PICTURE && longest <= LARGEST_TEXT
  }
  const parts = unzipSync(bytes, { filter: isKept })
  if (largest > LARGEST_PICTURE) return { code: 'large-picture', values: { size: megabytes(largest) } }
  if (whole > LARGEST_WHOLE || longest > LARGEST_TEXT)
    return { code: 'large-file', values: { size: megabytes(whole) } }
  return parts
}

/** Opens a file, or says why it cannot be opened; throws if it is damaged. */
export function openPackage(bytes: Buffer): WordPackage | Refusal {
  if (bytes.subarray(0, OLD_FORMAT.length).equals(OLD_FORMAT)) return { code: 'old-format' }
  const parts = unpack(bytes)
  if ('code' in parts) return parts as Refusal
  const textsOf = (pattern: RegExp) =>
    Object.entries(parts)
      .filter(([name]) => pattern.test(name))
      // Without a byte-order mark.
      .map(([, bytes]) => new TextDecoder().decode(bytes))
  const [document = ''] = textsOf(/^word\/document/)
  const [styles] = textsOf(/^word\/styles/)
  const [numbering] = textsOf(/^word\/numbering/)
  const [rels = ''] = textsOf(/^word\/_rels/)
  const notes = textsOf(/^word\/(foot|end)notes/)
  // Counted before the XML is read, for files that are made to be too long for that.
  const whole = [document, ...notes].join(' ')
  const words = whole.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0
  const paragraphs = whole.match(/<w:p[\s/>]/g)?.length ?? 0
  if (words > MOST_WORDS || paragraphs > MOST_PARAGRAPHS)
    return { code: 'large-text', values: { words: String(words), paragraphs: String(paragraphs) } }
  return {
    document: parseXml(document),
    styles: styles ? parseXml(styles.replace(UNUSED_STYLES, '')) : undefined,
    numbering: numbering ? parseXml(numbering) : undefined,
    notes: notes.map(parseXml),
    pictures: picturesIn(rels, parts),
  }
}
