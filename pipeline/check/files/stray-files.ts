// Files that could harm visitors or hosts, and files that the site does not read because of their name or folder: a table of kinds.
import { basename, dirname } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import { fileProblem, type Problem } from '../../read/problem'
import { RELEASED_FILE } from '../../records/programme-changes/released-schedule'
import { collectionNames, fileOf } from '../../schemas'
import { kinds } from '../../schemas/kinds'
import { fault, warning, type Finding } from '../findings'
import { SAMPLE_FILE } from '../launch'
import { INTENDED_FILE } from '../parity'
import { isDrawing } from './drawing'
import { madeByBuild } from './file-fault'

/** What was decided about imported sheets (pipeline/import/decisions.ts). */
export const DECISIONS_FILE = 'content/import-decisions.yaml'

const known = [...collectionNames.map(fileOf), INTENDED_FILE, SAMPLE_FILE, RELEASED_FILE, DECISIONS_FILE]

/** What programs leave in folders: .DS_Store, Thumbs.db, ~$speakers.xlsx. */
const ofPrograms = /^content\/(.*\/)?(\.[^/]+|~[^/]+|thumbs\.db|desktop\.ini)$/i

/** Folders of the built site itself, with which a page of the same name would collide; and what is no page but a language. */
const reserved =
  /^(404|dev-404-page|_[^/]*|admin|calendars|cards|documents|icons|page-data|schemas|static|en|tr)(\/|$)/i

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
  says: Finding
}

/** A file is of the first kind that fits. */
const strays: Kind[] = [
  {
    // Gatsby copies what a link in static/ leads to, be it a password of the machine that builds.
    files: /./,
    when: ({ edition }, file) => !edition.exists(file),
    says: fault(
      'This is a link to another file or folder.',
      'Bu, başka bir dosyaya ya da klasöre giden bir bağlantı.',
      'Put the file itself here.',
      'Dosyanın kendisini buraya koyun.',
    ),
  },
  {
    files: /^static\//,
    when: (read, file) =>
      /^static\/_(headers|redirects)$/i.test(file) || madeByBuild(read, file.replace(/^static/, '')),
    says: fault(
      'The build writes this file itself, and this one would be lost.',
      'Bu dosyayı site derlenirken kendisi yazar; buradaki kaybolur.',
      'Delete it. Old addresses go to “redirects” in content/site.yaml; headers are decided in pipeline/outputs/site/headers.ts.',
      'Silin. Eski adresler content/site.yaml içinde “redirects” altına yazılır; üst bilgiler (headers) pipeline/outputs/site/headers.ts içinde belirlenir.',
    ),
  },
  {
    // What browsers show as a page, in which scripts may run; programs and settings for a host, such as Apache with PHP.
    files:
      /\.(?:[sx]?html?|xht|mht(?:ml)?|xml|xslt?|rdf|rss|atom|mml|svgz|[cm]?js|swf|wasm|php\d*|phtml|phar|cgi|pl|aspx?|jsp)$|\/(?:\.ht[^/]*|\.user\.ini|web\.config|netlify\.toml|_routes\.json)$/i,
    says: fault(
      'Browsers or hosts run this file as a page or program of this site.',
      'Tarayıcılar ya da sunucular bu dosyayı sitenin bir sayfası ya da programı olarak çalıştırır.',
      'Save it as PDF, or zip it. A page of the site is a folder in content/pages.',
      'PDF olarak kaydedin ya da zip dosyasına koyun. Sitenin sayfaları content/pages içindeki klasörlerdir.',
    ),
  },
  {
    files: /^(static|content\/images)\/.*\.svg$/i,
    when: ({ edition }, file) => !isDrawing(edition.bytes(file)!),
    says: fault(
      'This SVG is damaged, or contains a program, HTML or something from another address.',
      'Bu SVG dosyası bozulmuş ya da içinde bir program, HTML ya da başka adresten alınan bir şey var.',
      'Save it as plain SVG (Inkscape: Plain SVG; Illustrator: Export, not Save), or as PNG.',
      'Düz SVG olarak (Inkscape: Düz SVG; Illustrator: Kaydet değil, Dışa Aktar) ya da PNG olarak kaydedin.',
    ),
  },
  {
    files: /^static\/[1-9]\d?\.jpg$/,
    when: ({ data, texts }, file) =>
      Number.parseInt(basename(file)) > (data.venue?.galleryImages ?? Infinity) &&
      !texts.some(({ links }) => links.some(({ value }) => `static${value}` === file)),
    says: warning(
      'The gallery ends before this picture.',
      'Galeri bu görselden önce bitiyor.',
      'Raise galleryImages in content/data/venue.yaml, or delete the picture.',
      'content/data/venue.yaml içinde galleryImages sayısını artırın ya da görseli silin.',
    ),
  },
  {
    files: /^content\/(?:pages|letters(?!.*\.md$))\/(?!.+\/(?:en|tr)\.mdx$)/,
    says: fault(
      'This file is not read: each page and letter has its own folder with en.mdx and tr.mdx.',
      'Bu dosya okunmuyor: Her sayfanın ve mektubun, içinde en.mdx ve tr.mdx bulunan kendi klasörü vardır.',
      'Rename it to en.mdx or tr.mdx, in small letters, or copy its text there.',
      'Adını küçük harflerle en.mdx ya da tr.mdx yapın ya da metnini oraya kopyalayın.',
    ),
  },
  {
    files: /^content\/pages\/.+\/(en|tr)\.mdx$/,
    when: isWrongFolder,
    says: fault(
      'The name of this folder cannot be the address of a page.',
      'Bu klasörün adı bir sayfanın adresi olamaz.',
      'Write letters a–z, digits and hyphens, as in visa-support or venue/about-Izmir. Capitals count; en, tr and folders of the site itself, such as admin, are taken.',
      'a–z harfleri, rakam ve kısa çizgi kullanın, örneğin visa-support ya da venue/about-Izmir. Büyük-küçük harf ayrımı vardır; en, tr ve admin gibi sitenin kendi klasörleri kullanılamaz.',
    ),
  },
  {
    // Folders may have a README.md.
    files:
      /^content\/(?!(?:images|pages|letters)\/|abstracts\/(?:list\.yaml|.*(?:\.docx|\/(?:en|tr)\.mdx))$|.*\.md$)/i,
    when: (_, file) => !known.includes(file),
    says: warning(
      'This file is not read.',
      'Bu dosya okunmuyor.',
      'Delete it, or move it: documents to static/documents, pictures to content/images, entries to a data file, such as data/speakers.yaml. Abstracts are Word files (.docx).',
      'Silin ya da taşıyın: Belgeler static/documents, görseller content/images altına, kayıtlar data/speakers.yaml gibi bir veri dosyasına. Özetler Word dosyasıdır (.docx).',
    ),
  },
]

/** Every file of content/ and static/ that harms, or that would not be seen on the site. */
export const checkStrayFiles = (read: ReadEdition): Problem[] =>
  ['content', 'static']
    .flatMap((folder) => read.edition.list(folder).filter((file) => !ofPrograms.test(file)))
    .flatMap((file) => {
      const kind = strays.find(({ files, when }) => files.test(file) && (when?.(read, file) ?? true))
      return kind ? fileProblem(file, kind.says) : []
    })
