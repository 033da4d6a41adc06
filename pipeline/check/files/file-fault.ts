// Whether a file that is named is there, and is what its name says.
import { basename, dirname } from 'node:path/posix'
import { abstractsOf } from '../../abstracts'
import type { ReadEdition } from '../../read'
import type { Edition } from '../../read/edition'
import { ignoringCase } from '../../read/fold'
import { memoise } from '../../read/memoise'
import { both } from '../../read/problem'
import { capitalsCount, didYouMean, suggestion } from '../../read/suggestion'
import { ABSTRACT_BOOKLET, ABSTRACT_BOOKLET_A4, builtFiles } from '../../records/built-files'
import { fault, type Finding } from '../findings'
import { damageOf, extensionOf, pictures } from './signatures'

/** 8 MB: the build scales pictures down, but not in a reasonable time. */
const LARGEST_PICTURE = 8 * 1024 * 1024

/** Minutes of waiting on a phone. */
const LARGEST_DOCUMENT = 20e6

/** `images/hero.jpg` of content/images/hero.jpg, `/documents/form.docx` of static/documents/form.docx. */
const asNamed = (path: string) => path.replace(/^content\/|^static(?=\/)/, '')

/** The one file of this name in another folder of content/ or static/; undefined where there is none, or more than one. */
function inOtherFolder(edition: Edition, path: string): string | undefined {
  const name = ignoringCase(basename(path))
  const found = ['content', 'static']
    .flatMap((folder) => edition.list(folder))
    .filter((file) => ignoringCase(basename(file)) === name && dirname(file) !== dirname(path))
  return found.length === 1 ? found[0] : undefined
}

/** `used`: files of other entries, which are not what is missing here. */
function missing(edition: Edition, path: string, used: Set<string>): Finding {
  const [name, folder] = [basename(path), dirname(path)]
  const message = both(`The file ${path} is missing.`, `${path} dosyası yok.`)
  const elsewhere = inOtherFolder(edition, path)
  const isSameButCase = elsewhere !== undefined && ignoringCase(elsewhere) === ignoringCase(path)
  if (elsewhere !== undefined && !isSameButCase) {
    const advice = both(
      `It is in another folder: move ${elsewhere} to ${path}.`,
      `Dosya başka bir klasörde: ${elsewhere} dosyasını ${path} olarak taşıyın.`,
    )
    return { message, advice }
  }
  const there = edition.list(folder).filter((file) => !used.has(file))
  const near = suggestion(
    name,
    there.map((file) => file.slice(folder.length + 1)),
  )
  const [from, to] = isSameButCase ? [asNamed(path), asNamed(elsewhere)] : [name, near]
  return {
    message,
    advice: didYouMean(
      to,
      both(`Put the file into the folder ${folder}.`, `Dosyayı ${folder} klasörüne koyun.`),
      to !== undefined && ignoringCase(to) === ignoringCase(from) ? capitalsCount : undefined,
    ),
    replace: to === undefined ? undefined : { from, to },
  }
}

const damaged = (path: string): Finding =>
  fault(
    `The file ${path} cannot be opened: it is damaged.`,
    `${path} dosyası açılamıyor: Dosya bozulmuş.`,
    'Copy or upload it again.',
    'Dosyayı yeniden kopyalayın ya da yükleyin.',
  )

const inOtherFormat = (path: string): Finding =>
  fault(
    `The file ${path} cannot be read as .${extensionOf(path)}.`,
    `${path} dosyası .${extensionOf(path)} olarak okunamıyor.`,
    'Save it again in this format; changing the name does not change the format.',
    'Dosyayı bu biçimde yeniden kaydedin; yalnızca adını değiştirmek biçimini değiştirmez.',
  )

function tooLarge(path: string, bytes: Buffer): Finding {
  const isPicture = pictures.includes(extensionOf(path))
  const size = (bytes.length / 1e6).toFixed(0)
  return {
    message: both(
      `The file ${path} has ${size} MB, which takes minutes to open on a phone.`,
      `${path} dosyası ${size} MB: Telefonda açılması dakikalar sürer.`,
    ),
    advice: isPicture
      ? both('Save it with at most 2400 pixels width.', 'En çok 2400 piksel genişlikte kaydedin.')
      : both('Save it with smaller pictures.', 'Görsellerini küçülterek kaydedin.'),
    severity: isPicture ? 'error' : 'warning',
  }
}

/** What is wrong with a file, or undefined where it is as its name says. */
export function fileFault(edition: Edition, path: string, used = new Set<string>()): Finding | undefined {
  const bytes = edition.bytes(path)
  if (!bytes) return missing(edition, path, used)
  const damage = damageOf(bytes, extensionOf(path))
  if (damage === 'wrong') return inOtherFormat(path)
  const isUndecodable = edition.drawn?.has(path) && edition.drawn.get(path) === undefined
  if (damage === 'damaged' || isUndecodable) return damaged(path)
  const most = pictures.includes(extensionOf(path)) ? LARGEST_PICTURE : LARGEST_DOCUMENT
  return bytes.length > most ? tooLarge(path, bytes) : undefined
}

const builtFilesOf = memoise((data: ReadEdition['data']) => builtFiles(data))

/** Whether the build itself makes the file at an address, such as /programyeni.pdf. */
export const madeByBuild = (read: ReadEdition, address: string) =>
  builtFilesOf(read.data).has(address.slice(1)) ||
  ([ABSTRACT_BOOKLET, ABSTRACT_BOOKLET_A4].includes(address.slice(1)) && abstractsOf(read).list.length > 0)
