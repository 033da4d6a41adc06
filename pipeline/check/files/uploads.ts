// Files that could harm visitors or the machine that builds: what lies in content/ and static/, whether the content names it or not.
import { inflateSync } from 'node:zlib'
import type { ReadEdition } from '../../read'
import { fileProblem, type Found, type Problem } from '../../read/problem'
import { fault, warning, type Finding } from '../findings'
import { isDrawing } from './drawing'
import { madeByBuild } from './file-fault'
import { extensionOf } from './formats'

/** Gatsby copies what a link in static/ leads to, be it a password of the machine that builds. */
const isLink = fault(
  'This is a link to another file or folder.',
  'Bu, başka bir dosyaya ya da klasöre giden bir bağlantı.',
  'Put the file itself here.',
  'Dosyanın kendisini buraya koyun.',
)

/** Files that browsers show as a page, in which scripts may run. */
const pages = /\.(?:[sx]?html?|xht|mht(?:ml)?|xml|xslt?|rdf|rss|atom|mml|svgz|[cm]?js|swf|wasm)$/i

/** Other files of content/ never reach the site. */
const served = /^(static|content\/images)\//

const isPage = fault(
  'Browsers open this file as a page of this site, with whatever program is in it.',
  'Tarayıcılar bu dosyayı, içindeki programlarla birlikte, bu sitenin bir sayfası olarak açar.',
  'Save it as PDF, or zip it. A page of the site is a folder in content/pages.',
  'PDF olarak kaydedin ya da zip dosyasına koyun. Sitenin sayfaları content/pages içindeki klasörlerdir.',
)

/** Programs and settings for the software of a host, such as Apache with PHP. */
const runs =
  /\.(?:php\d*|phtml|phar|cgi|pl|aspx?|jsp)$|\/(?:\.ht[^/]*|\.user\.ini|web\.config|netlify\.toml|_routes\.json)$/i

const isForHost = fault(
  'Some hosts run this file as a program, or take it for their settings.',
  'Bazı sunucular bu dosyayı program olarak çalıştırır ya da ayar dosyası sayar.',
  'Delete it, or zip it if it is to be downloaded.',
  'Silin; indirilecekse zip dosyasına koyun.',
)

const hasProgram = fault(
  'This SVG contains a program, HTML or something from another address.',
  'Bu SVG dosyasında bir program, HTML ya da başka adresten alınan bir şey var.',
  'Save it as plain SVG (Inkscape: Plain SVG; Illustrator: Export, not Save), or as PNG.',
  'Düz SVG olarak (Inkscape: Düz SVG; Illustrator: Kaydet değil, Dışa Aktar) ya da PNG olarak kaydedin.',
)

const hasScript = warning(
  'This PDF contains scripts.',
  'Bu PDF dosyasında betik (script) var.',
  'Print it into a new PDF.',
  'Yeni bir PDF dosyasına yazdırın.',
)

const ofHost = fault(
  'The build writes this file itself, and this one would be lost.',
  'Bu dosyayı site derlenirken kendisi yazar; buradaki kaybolur.',
  'Delete it. Old addresses go to “redirects” in content/site.yaml; headers are decided in pipeline/outputs/site/headers.ts.',
  'Silin. Eski adresler content/site.yaml içinde “redirects” altına yazılır; üst bilgiler (headers) pipeline/outputs/site/headers.ts içinde belirlenir.',
)

const isBuilt = (read: ReadEdition, file: string) =>
  /^static\/_(headers|redirects)$/i.test(file) || madeByBuild(read, file.replace(/^static/, ''))

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}

/** Newer PDFs keep their objects in compressed streams. */
function hasPdfScript(bytes: Buffer): boolean {
  const file = bytes.toString('latin1')
  const streams = file.matchAll(/\/ObjStm\b[^]*?stream\r?\n([^]*?)\r?\nendstream/g)
  const objects = [file, ...[...streams].map(([, packed = '']) => inflated(Buffer.from(packed, 'latin1')))]
  return objects.some((text) => /\/(?:JavaScript|JS)\b/.test(text))
}

function findingOf(read: ReadEdition, file: string): Finding | undefined {
  const { edition } = read
  if (isBuilt(read, file)) return ofHost
  if (pages.test(file)) return isPage
  if (runs.test(file)) return isForHost
  if (!edition.exists(file)) return isLink
  const bytes = edition.bytes(file)
  if (!bytes) return undefined
  if (extensionOf(file) === 'svg' && served.test(file) && !isDrawing(bytes)) return hasProgram
  return extensionOf(file) === 'pdf' && hasPdfScript(bytes) ? hasScript : undefined
}

export const checkUploads = (read: ReadEdition): Problem[] =>
  ['content', 'static']
    .flatMap((folder) => read.edition.list(folder))
    .flatMap((file): Found => {
      const finding = findingOf(read, file)
      return finding ? fileProblem(file, finding) : []
    })
