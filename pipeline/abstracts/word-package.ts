// Opens a Word file safely, keeping only its text, styles and pictures.
import { strToU8, unzipSync, zipSync, type Unzipped } from 'fflate'
import type { Refusal } from './messages'

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
  /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/(document\d*|styles\d*|numbering|footnotes|endnotes)\.xml|word\/_rels\/(document\d*|footnotes|endnotes)\.xml\.rels|word\/media\/[^/]+)$/

/** How the formats of Word before 2007, and of files with a password, begin. */
const OLD_FORMAT = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** The looks of tables, and names of styles that are not used: nine tenths of many a file. */
const UNUSED_STYLES =
  /<w:latentStyles\b[\s\S]*?<\/w:latentStyles>|<w:style\b[^>]*w:type="table"[\s\S]*?<\/w:style>/g

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)

export type WordPackage = {
  parts: Unzipped
  /** The path of the text within the file. */
  name: string
  /** The XML of the text, of its styles and lists, and of footnotes and endnotes by their paths. */
  document: string
  styles: string
  numbering: string
  notes: Record<string, string>
  /** The ids of the pictures that are in the file; others are links. */
  pictures: Set<string>
}

/** A new file with nothing but the kept parts, some of them replaced. */
export const packed = ({ parts }: WordPackage, replaced: Record<string, string>): Buffer => {
  const written = Object.entries(replaced).map(([name, xml]) => [name, strToU8(xml)])
  return Buffer.from(zipSync({ ...parts, ...Object.fromEntries(written) }, { level: 0 }))
}

/** Counts words and paragraphs without reading the XML, for files that are made to be too long for that. */
function lengthOf(xml: string) {
  let words = 0
  let isText = false
  let isWord = false
  for (let index = 0; index < xml.length; index += 1) {
    const code = xml.charCodeAt(index)
    if (code === 60) isText = false
    else if (code === 62) isText = true
    const isLetter = isText && code > 32 && code !== 62
    if (isLetter && !isWord) words += 1
    isWord = isLetter
  }
  let paragraphs = 0
  for (let at = xml.indexOf('<w:p'); at >= 0; at = xml.indexOf('<w:p', at + 4))
    if (/[\s/>]/.test(xml.charAt(at + 4))) paragraphs += 1
  return { words, paragraphs }
}

/** The ids of relationships to parts that the file has. */
function picturesIn(rels: string, parts: Unzipped): Set<string> {
  const has = (target: string) => target.replace(/^\//, '') in parts || `word/${target}` in parts
  const entries = (rels.match(/<Relationship\b[^>]*>/g) ?? []).map((entry) => ({
    id: /\bId="([^"]*)"/.exec(entry)?.[1] ?? '',
    target: /\bTarget="([^"]*)"/.exec(entry)?.[1] ?? '',
  }))
  return new Set(entries.filter(({ target }) => has(target)).map(({ id }) => id))
}

/** Opens a file, or says why it cannot be opened. Sizes are read from the zip's table of contents; no part may exceed its own. */
export function openPackage(bytes: Buffer): WordPackage | Refusal {
  if (bytes.subarray(0, OLD_FORMAT.length).equals(OLD_FORMAT)) return { code: 'old-format' }
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
  let parts: Unzipped
  try {
    parts = unzipSync(bytes, { filter: isKept })
  } catch {
    return { code: 'damaged' }
  }
  if (largest > LARGEST_PICTURE) return { code: 'large-picture', values: { size: megabytes(largest) } }
  if (whole > LARGEST_WHOLE || longest > LARGEST_TEXT)
    return { code: 'large-file', values: { size: megabytes(whole) } }
  const named = (pattern: RegExp) => Object.keys(parts).filter((part) => pattern.test(part))
  const textOf = (name: string | undefined) =>
    name === undefined ? '' : Buffer.from(parts[name]!).toString('utf8')
  const [name] = named(/^word\/document/)
  const notes = Object.fromEntries(named(/^word\/(foot|end)notes\.xml$/).map((part) => [part, textOf(part)]))
  const document = textOf(name)
  if (name === undefined || document === '') return { code: 'damaged' }
  const lengths = [document, ...Object.values(notes)].map(lengthOf)
  const sum = (of: 'words' | 'paragraphs') => lengths.reduce((all, length) => all + length[of], 0)
  if (sum('words') > MOST_WORDS || sum('paragraphs') > MOST_PARAGRAPHS)
    return {
      code: 'large-text',
      values: { words: String(sum('words')), paragraphs: String(sum('paragraphs')) },
    }
  const [stylesName] = named(/^word\/styles/)
  const styles = textOf(stylesName).replace(UNUSED_STYLES, '')
  if (stylesName !== undefined) parts[stylesName] = strToU8(styles)
  const rels = textOf(named(/^word\/_rels\/document/)[0])
  const numbering = textOf(named(/^word\/numbering/)[0])
  return { parts, name, document, styles, numbering, notes, pictures: picturesIn(rels, parts) }
}
