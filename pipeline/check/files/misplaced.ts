// Files that the site does not read because of a wrong name, folder or ending.
import { basename, dirname } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import type { Edition } from '../../read/edition'
import { fold } from '../../read/fold'
import { both, fileProblem, type Found, type Problem } from '../../read/problem'
import { didYouMean, suggestion } from '../../read/suggestion'
import { RELEASED_FILE } from '../../records/programme-changes/snapshot'
import { collectionNames, fileOf } from '../../schemas'
import { kinds } from '../../schemas/kinds'
import { requiredPages } from '../../schemas/page'
import { SAMPLE_FILE } from '../launch/sample'
import { INTENDED_FILE } from '../parity/intended'
import { stemOf } from './named-files'

const dataFiles = collectionNames.map(fileOf)
const known = [...dataFiles, INTENDED_FILE, SAMPLE_FILE, RELEASED_FILE]

/** Files that programs leave in folders: .DS_Store, Thumbs.db, ~$speakers.xlsx. */
const ofPrograms = /(^|\/)(\.[^/]+|~[^/]+|thumbs\.db|desktop\.ini)$/i

/** A data file that nobody reads. */
function strayFile(file: string): Found {
  if (known.includes(file)) return []
  const name = suggestion(
    basename(file).replace(/\.[a-z]+$/i, '.yaml'),
    known.map((path) => basename(path)),
  )
  const near = known.find((path) => basename(path) === name && path !== file)
  return fileProblem(file, {
    message: both('This file is not read.', 'Bu dosya okunmuyor.'),
    advice: didYouMean(
      near,
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
  const [folder = '', base = ''] = [dirname(file), basename(file)]
  const isAlone = folder === `content/${kind}`
  if (!isAlone && /^(en|tr)\.mdx$/.test(base)) return undefined
  const intended = isAlone ? undefined : intendedText(file)
  return fileProblem(file, {
    message: isAlone
      ? both('Each page and letter needs its own folder.', 'Her sayfanın ve mektubun kendi klasörü olmalı.')
      : both(
          `This file is not read: a text is called en.mdx or tr.mdx, not ${base}.`,
          `Bu dosya okunmuyor: Metin dosyasının adı en.mdx ya da tr.mdx olur, ${base} olmaz.`,
        ),
    advice: intended
      ? both(`Rename it to ${intended}.`, `Adını ${intended} yapın.`)
      : both(
          `Move it, or copy its text, to content/${kind}/<name>/en.mdx or tr.mdx.`,
          `content/${kind}/<ad>/en.mdx ya da tr.mdx olarak taşıyın ya da metnini oraya kopyalayın.`,
        ),
  })
}

/** Top-level folders of the built site, with which a page of the same name would collide. */
const ofBuild =
  /^(404|dev-404-page|_gatsby|admin|calendars|cards|documents|icons|page-data|schemas|static)(\/|$)/i

/** A page whose folder cannot be its address; reported once, at the English text. */
function wrongFolder(edition: Edition, file: string): Found {
  const folder = dirname(file).slice('content/pages/'.length)
  const inRightCase = Object.keys(requiredPages).find(
    (page) => page.toLowerCase() === `/${folder}`.toLowerCase(),
  )
  const isWrongCase = inRightCase !== undefined && inRightCase !== `/${folder}`
  const isOfLanguage = /^(en|tr)(\/|$)/.test(folder)
  const isAddress = kinds.route.accepts(`/${folder}`) && !isOfLanguage && !ofBuild.test(folder)
  if (isAddress && !isWrongCase) return []
  if (basename(file) === 'tr.mdx' && edition.exists(`${dirname(file)}/en.mdx`)) return []
  const plain = folder.split('/').map((part) => (fold(part).match(/[a-z\d]+/g) ?? []).join('-'))
  const example = isWrongCase ? inRightCase.slice(1) : plain.join('/')
  return fileProblem(file, {
    message: both(`“${folder}” cannot be the address of a page.`, `“${folder}” bir sayfanın adresi olamaz.`),
    advice:
      example !== folder
        ? both(
            `Rename the folder to ${example}: letters a–z, digits and hyphens; capital letters count.`,
            `Klasörün adını ${example} yapın: a–z harfleri, rakam ve kısa çizgi; büyük-küçük harf ayrımı vardır.`,
          )
        : both(
            'Give the folder another name: the site uses this one for something else. Turkish pages are in tr.mdx beside the English ones.',
            'Klasöre başka bir ad verin: Site bu adı başka bir şey için kullanıyor. Türkçe sayfalar, İngilizcelerin yanında tr.mdx dosyasındadır.',
          ),
  })
}

/** Everything in content/ that would not be seen on the site. */
export const checkMisplacedFiles = ({ edition }: ReadEdition): Problem[] =>
  edition.list('content').flatMap((file): Found => {
    if (ofPrograms.test(file)) return []
    if (file.startsWith('content/pages/')) return strayText(file, 'pages') ?? wrongFolder(edition, file)
    // Abstracts have a check of their own (check/abstracts.ts).
    if (/^content\/(images|abstracts)\//.test(file) || file.endsWith('.md')) return []
    if (file.startsWith('content/letters/')) return strayText(file, 'letters') ?? []
    return strayFile(file)
  })

/** Data files that are missing, with the one file that seems to be each of them now. */
function movedFiles(edition: Edition): { missing: string; now: string }[] {
  const missing = dataFiles.filter((file) => !edition.exists(file))
  if (missing.length === 0) return []
  const stray = edition
    .list('content')
    .filter((file) => /\.(ya?ml|txt)$/i.test(file) && !/^content\/(pages|images|letters)\//.test(file))
    .filter((file) => !dataFiles.includes(file))
  return missing.flatMap((file) => {
    const similar = stray.filter((other) => stemOf(other) === stemOf(file))
    return similar.length === 1 ? [{ missing: file, now: similar[0]! }] : []
  })
}

/** The problems of an edition, those of a moved data file replaced by one that says where it is now. */
export function withMovedFiles(edition: Edition, problems: Problem[]): Problem[] {
  const moved = movedFiles(edition)
  const follow = new Set(moved.flatMap(({ missing, now }) => [missing, now]))
  return [
    ...problems.filter(({ file }) => !follow.has(file)),
    ...moved.map(({ missing, now }) =>
      fileProblem(missing, {
        message: both(`This file is missing: it is now ${now}.`, `Bu dosya yok: Şimdiki yeri ${now}.`),
        advice: both(
          `Rename ${now} to ${missing}.`,
          `${now} dosyasını ${missing} olarak yeniden adlandırın.`,
        ),
      }),
    ),
  ]
}
