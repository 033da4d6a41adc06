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
import { fault, warning, type Finding } from '../findings'
import { damageOf, extensionOf, pictures } from './formats'

/** 8 MB: the build scales pictures down, but not in a reasonable time. */
const LARGEST_PICTURE = 8 * 1024 * 1024

/** Minutes of waiting on a phone. */
const LARGEST_DOCUMENT = 20e6

/** `images/hero.jpg` of content/images/hero.jpg, `/documents/form.docx` of static/documents/form.docx. */
const asNamed = (path: string) => path.replace(/^content\/|^static(?=\/)/, '')

const topOf = (path: string) => path.split('/')[0]

/** `used`: files of other entries, which are not what is missing here. */
function missing(edition: Edition, path: string, used: Set<string>): Finding {
  const [name, folder] = [basename(path), dirname(path)]
  const free = ['content', 'static'].flatMap((top) => edition.list(top)).filter((file) => !used.has(file))
  const alike = free.filter(
    (file) => ignoringCase(basename(file)) === ignoringCase(name) && dirname(file) !== folder,
  )
  const elsewhere = alike.length === 1 ? alike[0] : undefined
  const isNameable = elsewhere !== undefined && topOf(elsewhere) === topOf(path)
  const beside = free.filter((file) => dirname(file) === folder).map((file) => basename(file))
  const [from, to] = isNameable
    ? [asNamed(path), asNamed(elsewhere)]
    : [name, elsewhere ? undefined : suggestion(name, beside)]
  const otherwise = elsewhere
    ? both(
        `It is in another folder: move ${elsewhere} to ${path}.`,
        `Dosya başka bir klasörde: ${elsewhere} dosyasını ${path} olarak taşıyın.`,
      )
    : both(`Put the file into the folder ${folder}.`, `Dosyayı ${folder} klasörüne koyun.`)
  const isSame = to !== undefined && ignoringCase(to) === ignoringCase(from)
  return {
    message: both(`The file ${path} is missing.`, `${path} dosyası yok.`),
    advice: didYouMean(to, otherwise, isSame ? capitalsCount : undefined),
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

function tooLarge(path: string, bytes: Buffer): Finding | undefined {
  const isPicture = pictures.includes(extensionOf(path))
  if (bytes.length <= (isPicture ? LARGEST_PICTURE : LARGEST_DOCUMENT)) return undefined
  const size = (bytes.length / 1e6).toFixed(0)
  const finding = warning(
    `The file ${path} has ${size} MB, which takes minutes to open on a phone.`,
    `${path} dosyası ${size} MB: Telefonda açılması dakikalar sürer.`,
    isPicture ? 'Save it with at most 2400 pixels width.' : 'Save it with smaller pictures.',
    isPicture ? 'En çok 2400 piksel genişlikte kaydedin.' : 'Görsellerini küçülterek kaydedin.',
  )
  return { ...finding, severity: isPicture ? 'error' : 'warning' }
}

/** What is wrong with a file, or undefined where it is as its name says. */
export function fileFault(edition: Edition, path: string, used = new Set<string>()): Finding | undefined {
  const bytes = edition.bytes(path)
  if (!bytes) return missing(edition, path, used)
  const damage = damageOf(bytes, extensionOf(path))
  if (damage === 'wrong') return inOtherFormat(path)
  const isUndecodable = edition.drawn?.has(path) && edition.drawn.get(path) === undefined
  return damage === 'damaged' || isUndecodable ? damaged(path) : tooLarge(path, bytes)
}

const builtFilesOf = memoise((data: ReadEdition['data']) => builtFiles(data))

/** Whether the build itself makes the file at an address, such as /programyeni.pdf. */
export const madeByBuild = (read: ReadEdition, address: string) =>
  builtFilesOf(read.data).has(address.slice(1)) ||
  ([ABSTRACT_BOOKLET, ABSTRACT_BOOKLET_A4].includes(address.slice(1)) && abstractsOf(read).list.length > 0)
