// Pictures and documents that the content names, logos of firms, and the venue's gallery.
import type { ReadEdition } from '../../read'
import type { CollectionFile } from '../../read/collection-file'
import { memoise } from '../../domain/memoise'
import type { Edition } from '../../read/edition'
import { inFile, warning, type Diagnostic, type Finding, type Sentence } from '../../messages/diagnostic'
import { firmKey, logoPath } from '../../records/firms'
import type { Place } from '../../schemas/places'
import type { Text } from '../../domain/languages'
import {
  notAmong,
  problemIn,
  problemInFile,
  problemInText,
  soundFields,
  valuesAt,
  valuesIn,
  type Located,
} from '../findings'
import { extensionOf, fileFault, madeByBuild } from './file-fault'

/** Pixels in which a picture is sharp on every screen: as wide as it is shown at most, twice. For the first kind of use that fits, or any other. */
const widths = [
  { use: /logo|firms/, width: 640 },
  { use: /^speakers/, width: 1200 },
  { use: /hero|background/, width: 1600 },
  { use: /^venue/, width: 1200 },
]
const USUAL_WIDTH = 600

/** A file, and the place of the content that asks for it. */
type Named = { file: string; use: string; report: (finding: Finding) => Diagnostic }

const inFields = memoise((file: CollectionFile): Named[] =>
  valuesIn(file, ['picture', 'logo', 'drawing', 'file', 'link'])
    .filter(({ kind, value }) => kind !== 'link' || String(value).startsWith('/'))
    .map(({ kind, value, path }): Named => ({
      file: `${['file', 'link'].includes(kind) ? 'static' : 'content/'}${String(value)}`,
      use: `${file.name}.${String(path.at(-1))}`,
      report: (finding) => problemInFile(file, path, finding),
    })),
)

const ofFields = ({ files }: ReadEdition): Named[] => Object.values(files).flatMap(inFields)

const firmPlaces: Place[] = [
  'sponsors.partners.*',
  'sponsors.tiers.*.firms.*',
  'exhibition.tiers.*.firms.*',
  'exhibition.exhibitors.*',
]

/** The firms of all lists that could be read; one that is in several comes with each. */
export const firmsIn = (read: ReadEdition): Located[] => firmPlaces.flatMap((place) => valuesAt(read, place))

/** The file that was probably intended, where its name has to change. */
const thereIs = ({ suggestion }: Pick<Finding, 'suggestion'>, folder: string): Sentence[] =>
  suggestion === undefined ? [] : [{ code: 'advice.there-is', values: { file: folder + suggestion } }]

/** The logo of each firm, once (specification, section 3: Sponsor or partner). */
function ofFirms(read: ReadEdition): Named[] {
  // Without the list of file names, a missing file cannot be distinguished from one with another name.
  const { logos, websites } = soundFields(read, 'sponsors')
  if (!logos) return []
  const firms = firmsIn(read)
  const keyOf = ({ value }: Located) => firmKey(value as Text)
  const known = [...Object.keys({ ...logos, ...websites }), ...firms.map(keyOf)]
  const all = firms.map((firm): Named => {
    const name = keyOf(firm)
    const file = `content/${logoPath(name, logos, read.edition)}`
    const isListed = Object.hasOwn(logos, name)
    const at = isListed ? { in: 'sponsors' as const, path: ['logos', name] } : firm
    const others = known.filter((other) => other !== name)
    const report = (finding: Finding) => {
      // `logos` has names of files without their folder.
      const suggestion = isListed ? finding.suggestion?.replace('images/logos/', '') : finding.suggestion
      const replace = suggestion ? { from: logos[name] ?? '', to: suggestion } : undefined
      const isMissing = !isListed && !read.edition.exists(file)
      // The firm's name may be mistyped.
      const unknown = notAmong(others, name, warning('files.logo-missing', { name, path: file }))
      const advice = unknown.suggestion === undefined ? thereIs(finding, 'content/') : undefined
      return problemIn(
        read,
        at.in,
        at.path,
        isMissing ? { ...unknown, advice } : { ...finding, suggestion, replace },
      )
    }
    return { file, use: 'sponsors.firms', report }
  })
  return [...new Map(all.toReversed().map((logo) => [logo.file, logo])).values()]
}

/** The venue's gallery: static/1.jpg, 2.jpg and so on, as many as venue.yaml says. */
const ofGallery = (read: ReadEdition): Named[] =>
  Array.from({ length: read.data.venue?.galleryImages ?? 0 }, (_, index): Named => ({
    file: `static/${index + 1}.jpg`,
    use: 'venue.galleryImages',
    report: ({ suggestion, replace: _, ...finding }) =>
      problemIn(read, 'venue', ['galleryImages'], { ...finding, advice: thereIs({ suggestion }, 'static') }),
  }))

/** The images beside the headings of pages. */
const ofPages = ({ pages }: ReadEdition): Named[] =>
  pages.flatMap((page) => {
    const { image } = page.frontmatter ?? {}
    const report = (finding: Finding) =>
      problemInText(page, page.locate('image'), finding, { field: 'image' })
    return image ? [{ file: `content/${image.file}`, use: 'page.image', report }] : []
  })

/** Every file that the content names, with the place to report it on. */
export const namedFiles = (read: ReadEdition): Named[] =>
  [ofFields, ofFirms, ofGallery, ofPages].flatMap((find) => find(read))

/** Below half of the needed width, every screen shows a picture blurred; a white logo is not seen on the white cards of firms. */
function notLegible({ drawn }: Edition, { file, use }: Named): Finding | undefined {
  const { width, isWhite } = drawn?.get(file) ?? { width: Infinity, isWhite: false }
  if (isWhite) return warning('files.white', { file })
  const needed = widths.find((kind) => kind.use.test(use))?.width ?? USUAL_WIDTH
  if (width * 2 >= needed) return undefined
  return warning('files.too-small', { file, width, needed })
}

/** Files that are missing, damaged, too large, too small or white. */
export function checkFiles(read: ReadEdition): Diagnostic[] {
  const { edition } = read
  const named = namedFiles(read)
  const used = new Set(named.map(({ file }) => file))
  return named.flatMap((one) => {
    const { file, use, report } = one
    if (madeByBuild(read, file.replace(/^static/, ''))) return []
    const found = fileFault(edition, file, used)
    if (found) return report(found)
    const poor = notLegible(edition, one)
    if (poor) return inFile(file, poor)
    const isOther = /\.(bio|abstract|lectureNotes)$/.test(use) && extensionOf(file) !== '.pdf'
    return isOther ? report(warning('files.not-pdf')) : []
  })
}
