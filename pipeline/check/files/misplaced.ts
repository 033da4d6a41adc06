// Files that the site does not read because of a wrong name, folder or ending.
import { basename, dirname } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import type { Edition } from '../../read/edition'
import { fold } from '../../read/fold'
import { both, fileProblem, type Found, type Problem } from '../../read/problem'
import { didYouMean, suggestion } from '../../read/suggestion'
import { RELEASED_FILE } from '../../records/programme-changes/released-schedule'
import { collectionNames, fileOf } from '../../schemas'
import { kinds } from '../../schemas/kinds'
import { requiredPages } from '../../schemas/page'
import { fault } from '../findings'
import { SAMPLE_FILE } from '../launch/sample'
import { INTENDED_FILE } from '../parity/intended'

const known = [...collectionNames.map(fileOf), INTENDED_FILE, SAMPLE_FILE, RELEASED_FILE]

/** Files that programs leave in folders: .DS_Store, Thumbs.db, ~$speakers.xlsx. */
const ofPrograms = /(^|\/)(\.[^/]+|~[^/]+|thumbs\.db|desktop\.ini)$/i

/** A data file that nobody reads. */
function strayFile(file: string): Found {
  if (known.includes(file)) return []
  const wanted = basename(file).replace(/\.[a-z]+$/i, '.yaml')
  const name = suggestion(
    wanted,
    known.map((path) => basename(path)),
  )
  return fileProblem(file, {
    message: both('This file is not read.', 'Bu dosya okunmuyor.'),
    advice: didYouMean(
      known.find((path) => basename(path) === name && path !== file),
      both(
        'Delete it, or move it: documents to static/documents, pictures to content/images, entries to a data file.',
        'Silin ya da taşıyın: Belgeler static/documents, görseller content/images altına, kayıtlar bir veri dosyasına.',
      ),
    ),
    severity: 'warning',
  })
}

/** The text that a file should be by its name: EN.mdx, en.mdx.txt, tr (1).mdx; undefined for all others. */
export function intendedText(file: string): string | undefined {
  const [, folder = '', base = '', language = ''] = /^(.*\/)((en|tr)\b[^/]*\.(?:mdx?|txt))$/i.exec(file) ?? []
  const intended = `${folder}${language.toLowerCase()}.mdx`
  return base === '' || intended === file ? undefined : intended
}

/** A text of content/pages or content/letters that has no folder of its own, or is not called en.mdx or tr.mdx. */
function strayText(file: string, kind: 'pages' | 'letters'): Problem | undefined {
  if (dirname(file) !== `content/${kind}` && /^(en|tr)\.mdx$/.test(basename(file))) return undefined
  const intended = intendedText(file) ?? `content/${kind}/<name>/en.mdx`
  return fileProblem(
    file,
    fault(
      'This file is not read: each page and letter has its own folder with en.mdx and tr.mdx.',
      'Bu dosya okunmuyor: Her sayfanın ve mektubun, içinde en.mdx ve tr.mdx bulunan kendi klasörü vardır.',
      `Rename it to ${intended}, or copy its text there.`,
      `Adını ${intended} yapın ya da metnini oraya kopyalayın.`,
    ),
  )
}

/** Top-level folders of the built site, with which a page of the same name would collide; and what is no page but a language. */
const reserved =
  /^(404|dev-404-page|_gatsby|admin|calendars|cards|documents|icons|page-data|schemas|static|en|tr)(\/|$)/i

/** A page whose folder cannot be its address; reported once, at the English text. */
function wrongFolder(edition: Edition, file: string): Found {
  const folder = dirname(file).slice('content/pages/'.length)
  const inRightCase = Object.keys(requiredPages).find(
    (page) => page.toLowerCase() === `/${folder}`.toLowerCase(),
  )
  const isAddress = kinds.route.accepts(`/${folder}`) && !reserved.test(folder)
  if (isAddress && (inRightCase ?? `/${folder}`) === `/${folder}`) return []
  if (basename(file) === 'tr.mdx' && edition.exists(`${dirname(file)}/en.mdx`)) return []
  const plain = folder.split('/').map((part) => (fold(part).match(/[a-z\d]+/g) ?? []).join('-'))
  const example = inRightCase?.slice(1) ?? plain.join('/')
  return fileProblem(file, {
    message: both(`“${folder}” cannot be the address of a page.`, `“${folder}” bir sayfanın adresi olamaz.`),
    advice: reserved.test(folder)
      ? both(
          'Give the folder another name: the site uses this one for something else. Turkish pages are in tr.mdx beside the English ones.',
          'Klasöre başka bir ad verin: Site bu adı başka bir şey için kullanıyor. Türkçe sayfalar, İngilizcelerin yanında tr.mdx dosyasındadır.',
        )
      : both(
          `Rename the folder to ${example}: letters a–z, digits and hyphens; capitals count.`,
          `Klasörün adını ${example} yapın: a–z harfleri, rakam ve kısa çizgi; büyük-küçük harf ayrımı vardır.`,
        ),
  })
}

/** Everything in content/ that would not be seen on the site. */
export const checkMisplacedFiles = ({ edition }: ReadEdition): Problem[] =>
  edition.list('content').flatMap((file): Found => {
    if (ofPrograms.test(file)) return []
    if (file.startsWith('content/pages/')) return strayText(file, 'pages') ?? wrongFolder(edition, file)
    // Abstracts have a check of their own (check/abstracts/).
    if (/^content\/(images|abstracts)\//.test(file) || file.endsWith('.md')) return []
    if (file.startsWith('content/letters/')) return strayText(file, 'letters') ?? []
    return strayFile(file)
  })
