// Files that could harm visitors or hosts, and files that the site does not read because of their name or folder: a table of kinds.
import { basename, dirname } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import { error, inFile, warning, type Diagnostic, type Finding } from '../../messages/diagnostic'
import type { Edition } from '../../read/edition'
import { ignoringCase } from '../../domain/fold'
import { memoise } from '../../domain/memoise'
import { pathOf } from '../../domain/addresses'
import { siteFileNames } from '../../records/built-files'
import { EARLIER_FILE } from '../../records/earlier-editions'
import { groupedBy } from '../../records/pairs'
import { RELEASED_FILE } from '../../records/programme-changes/released-schedule'
import { collectionNames, fileOf } from '../../schemas'
import { kinds } from '../../schemas/kinds'
import { SAMPLE_FILE } from '../launch'
import { INTENDED_FILE } from '../parity'
import { notAmong } from '../findings'
import { madeByBuild } from './file-fault'
import { svgFault } from './svg'

/** What was decided about imported sheets (pipeline/import/decisions.ts). */
export const DECISIONS_FILE = 'content/import-decisions.yaml'

const known = [
  ...collectionNames.map(fileOf),
  INTENDED_FILE,
  SAMPLE_FILE,
  RELEASED_FILE,
  EARLIER_FILE,
  DECISIONS_FILE,
]

/** What programs leave in folders: .DS_Store, Thumbs.db, ~$speakers.xlsx. */
const ofPrograms = /^content\/(.*\/)?(\.[^/]+|~[^/]+|thumbs\.db|desktop\.ini)$/i

/** Folders of the built site itself, with which a page of the same name would collide; and what is not a page but a language. */
const reserved =
  /^(404|dev-404-page|_[^/]*|admin|calendars|cards|documents|icons|page-data|schemas|static|node_modules|bower_components|en|tr)(\/|$)/i

/** Whether a file of static/ has the place of a folder in which the site has something. */
function isInTheWay({ pages }: ReadEdition, file: string): boolean {
  const address = ignoringCase(file.replace(/^static/, ''))
  const folders = pages.map(({ route, language }) => `${ignoringCase(pathOf(route, language))}/`)
  const isOfSite = reserved.test(address.slice(1)) && !address.slice(1).includes('/')
  return isOfSite || folders.some((folder) => folder.startsWith(`${address}/`))
}

/** All files of content/ and static/ by their names as a disk that ignores capitals knows them. */
const namesOf = memoise((edition: Edition) => {
  const files = ['content', 'static'].flatMap((folder) => edition.list(folder))
  return groupedBy(files, (file) => [ignoringCase(file)])
})

/** Whether a page’s folder cannot be its address; reported once, at the English text. */
function isWrongFolder({ edition }: ReadEdition, file: string): boolean {
  const folder = dirname(file)
  const route = folder.slice('content/pages'.length)
  const isFirst = file.endsWith('/en.mdx') || !edition.exists(`${folder}/en.mdx`)
  return isFirst && (!kinds.route.accepts(route) || reserved.test(route.slice(1)))
}

type Kind = {
  files: RegExp
  /** What else makes a file one of this kind. */
  when?: (read: ReadEdition, file: string) => boolean
  says: Finding | ((read: ReadEdition, file: string) => Finding | undefined)
}

/** A file is of the first kind that fits. */
const strays: Kind[] = [
  {
    // Gatsby copies what a link in static/ leads to, be it a password of the machine that builds.
    files: /./,
    when: ({ edition }, file) => !edition.exists(file),
    says: error('stray.link'),
  },
  { files: /[\u0000-\u001f\u007f<>:"|?*\\]|[. ](?:\/|$)/, says: error('stray.name') },
  {
    // On Windows and macOS the second replaces the first.
    files: /./,
    when: ({ edition }, file) => (namesOf(edition).get(ignoringCase(file)) ?? []).indexOf(file) > 0,
    says: error('stray.capitals'),
  },
  {
    files: /^static\//,
    when: (read, file) =>
      /^static\/_(headers|redirects)$/i.test(file) ||
      madeByBuild(read, file.replace(/^static/, '')) ||
      siteFileNames.some((name) => ignoringCase(`static/${name}`) === ignoringCase(file)),
    says: error('stray.written-by-build'),
  },
  {
    // What browsers show as a page, in which scripts may run; programs and settings for a host, such as Apache with PHP.
    files:
      /\.(?:[sx]?html?|xht|mht(?:ml)?|xml|xslt?|rdf|rss|atom|mml|svgz|[cm]?js|swf|wasm|php\d*|phtml|phar|cgi|pl|aspx?|jsp)$|\/(?:\.ht[^/]*|\.user\.ini|web\.config|netlify\.toml|_routes\.json)$/i,
    says: error('stray.active'),
  },
  { files: /^static\//, when: isInTheWay, says: error('stray.in-the-way') },
  {
    files: /^(static|content\/images)\/.*\.svg$/i,
    says: ({ edition }, file) => svgFault(edition.bytes(file) ?? Buffer.alloc(0)),
  },
  {
    files: /^static\/[1-9]\d?\.jpg$/,
    when: ({ data, texts }, file) =>
      Number.parseInt(basename(file)) > (data.venue?.galleryImages ?? Infinity) &&
      !texts.some(({ links }) => links.some(({ value }) => `static${value}` === file)),
    says: warning('stray.after-gallery'),
  },
  {
    files: /^content\/(?:pages|letters(?!.*\.md$))\/(?!.+\/(?:en|tr)\.mdx$)/,
    says: error('stray.unread-text'),
  },
  { files: /^content\/pages\/.+\/(en|tr)\.mdx$/, when: isWrongFolder, says: error('stray.folder-name') },
  {
    // Folders may have a README.md.
    files:
      /^content\/(?!(?:images(?!.*\.mdx$)|pages|letters)\/|abstracts\/(?:list\.yaml|.*(?:\.(?:do[ct][xm]?|odt|rtf|pdf|pages|wps)|\/(?:en|tr)\.mdx))$|.*\.md$)/i,
    when: (_, file) => !known.includes(file),
    says: ({ edition }, file) => {
      const absent = known.filter((other) => !edition.exists(other))
      return notAmong(absent, file, warning('stray.unread'))
    },
  },
]

/** Every file of content/ and static/ that harms, or that would not be seen on the site. */
export const checkStrayFiles = (read: ReadEdition): Diagnostic[] =>
  ['content', 'static']
    .flatMap((folder) => read.edition.list(folder).filter((file) => !ofPrograms.test(file)))
    .flatMap((file) => {
      const kind = strays.find(({ files, when }) => files.test(file) && (when?.(read, file) ?? true))
      const finding = typeof kind?.says === 'function' ? kind.says(read, file) : kind?.says
      return finding ? inFile(file, finding) : []
    })
