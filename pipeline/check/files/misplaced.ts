// Files that the site does not read because of a wrong name, folder or ending.
import { basename, dirname } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import type { Edition } from '../../read/edition'
import { fold, ignoringCase } from '../../read/fold'
import { both, fileProblem, type Found, type Problem } from '../../read/problem'
import { didYouMean, suggestion } from '../../read/suggestion'
import { RELEASED_FILE } from '../../records/programme-changes/released-schedule'
import { collectionNames, fileOf } from '../../schemas'
import { kinds } from '../../schemas/kinds'
import { requiredPages } from '../../schemas/page'
import { fault, type Finding } from '../findings'
import { SAMPLE_FILE } from '../launch'
import { INTENDED_FILE } from '../parity/intended'

const known = [...collectionNames.map(fileOf), INTENDED_FILE, SAMPLE_FILE, RELEASED_FILE]

/** Files that programs leave in folders: .DS_Store, Thumbs.db, ~$speakers.xlsx. */
const ofPrograms = /(^|\/)(\.[^/]+|~[^/]+|thumbs\.db|desktop\.ini)$/i

/** A data file that nobody reads. */
function strayFile(file: string): Finding | undefined {
  if (known.includes(file)) return undefined
  const wanted = basename(file).replace(/\.[a-z]+$/i, '.yaml')
  const others = known.filter((path) => path !== file)
  const name = suggestion(
    wanted,
    others.map((path) => basename(path)),
  )
  const advice = both(
    'Delete it, or move it: documents to static/documents, pictures to content/images, entries to a data file.',
    'Silin ya da taşıyın: Belgeler static/documents, görseller content/images altına, kayıtlar bir veri dosyasına.',
  )
  return {
    message: both('This file is not read.', 'Bu dosya okunmuyor.'),
    advice: didYouMean(
      others.find((path) => basename(path) === name),
      advice,
    ),
    severity: 'warning',
  }
}

/** The text that a file should be by its name: EN.mdx, en.mdx.txt, tr (1).mdx; undefined for all others. */
export function intendedText(file: string): string | undefined {
  const [, folder = '', base = '', language = ''] = /^(.*\/)((en|tr)\b[^/]*\.(?:mdx?|txt))$/i.exec(file) ?? []
  const intended = `${folder}${language.toLowerCase()}.mdx`
  return base === '' || intended === file ? undefined : intended
}

/** A text of content/pages or content/letters that has no folder of its own, or is not called en.mdx or tr.mdx. */
function strayText(file: string): Finding | undefined {
  const [kind = ''] = /^content\/[^/]+/.exec(file) ?? []
  if (dirname(file) !== kind && /^(en|tr)\.mdx$/.test(basename(file))) return undefined
  const intended = intendedText(file) ?? `${kind}/<name>/en.mdx`
  return fault(
    'This file is not read: each page and letter has its own folder with en.mdx and tr.mdx.',
    'Bu dosya okunmuyor: Her sayfanın ve mektubun, içinde en.mdx ve tr.mdx bulunan kendi klasörü vardır.',
    `Rename it to ${intended}, or copy its text there.`,
    `Adını ${intended} yapın ya da metnini oraya kopyalayın.`,
  )
}

/** Top-level folders of the built site, with which a page of the same name would collide; and what is no page but a language. */
const reserved =
  /^(404|dev-404-page|_[^/]*|admin|calendars|cards|documents|icons|page-data|schemas|static|en|tr)(\/|$)/i

/** A page whose folder cannot be its address; reported once, at the English text. */
function wrongFolder(edition: Edition, file: string): Finding | undefined {
  const folder = dirname(file).slice('content/pages/'.length)
  const inRightCase = Object.keys(requiredPages).find(
    (page) => ignoringCase(page) === ignoringCase(`/${folder}`),
  )
  const isReserved = reserved.test(folder)
  const isAddress = kinds.route.accepts(`/${folder}`) && !isReserved
  if (isAddress && (inRightCase ?? `/${folder}`) === `/${folder}`) return undefined
  if (basename(file) === 'tr.mdx' && edition.exists(`${dirname(file)}/en.mdx`)) return undefined
  const plain = folder.split('/').map((part) => (fold(part).match(/[a-z\d]+/g) ?? []).join('-'))
  const example = inRightCase?.slice(1) ?? plain.join('/')
  return fault(
    `“${folder}” cannot be the address of a page.`,
    `“${folder}” bir sayfanın adresi olamaz.`,
    isReserved
      ? 'Give the folder another name: the site uses this one for something else. Turkish pages are in tr.mdx beside the English ones.'
      : `Rename the folder to ${example}: letters a–z, digits and hyphens; capitals count.`,
    isReserved
      ? 'Klasöre başka bir ad verin: Site bu adı başka bir şey için kullanıyor. Türkçe sayfalar, İngilizcelerin yanında tr.mdx dosyasındadır.'
      : `Klasörün adını ${example} yapın: a–z harfleri, rakam ve kısa çizgi; büyük-küçük harf ayrımı vardır.`,
  )
}

/** Everything in content/ that would not be seen on the site. Abstracts have a check of their own (check/abstracts/). */
export const checkMisplacedFiles = ({ edition }: ReadEdition): Problem[] =>
  edition
    .list('content')
    .filter((file) => !ofPrograms.test(file) && !/^content\/(images|abstracts)\//.test(file))
    .flatMap((file): Found => {
      const isPage = file.startsWith('content/pages/')
      const isText = isPage || file.startsWith('content/letters/')
      // Folders may have a README.md.
      if (!isPage && file.endsWith('.md')) return []
      const finding = isText ? strayText(file) : strayFile(file)
      const found = finding ?? (isPage ? wrongFolder(edition, file) : undefined)
      return found ? fileProblem(file, found) : []
    })
