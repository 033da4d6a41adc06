// Whether a file that is named is there, and is what its name says.
import { basename, dirname } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import type { Edition } from '../../read/edition'
import { fold, ignoringCase } from '../../read/fold'
import { memoise } from '../../read/memoise'
import { both } from '../../read/problem'
import { capitalsCount, didYouMean, suggestion } from '../../read/suggestion'
import { builtFiles } from '../../records/built-files'
import type { Bilingual } from '../../schemas/kinds'
import type { Finding } from '../findings'
import { damageOf, extensionOf, pictures, type Damage } from './signatures'

/** 8 MB: the build scales pictures down, but not in a reasonable time. */
const LARGEST_PICTURE = 8 * 1024 * 1024

/** Minutes of waiting on a phone. */
const LARGEST_DOCUMENT = 20e6

/** `images/hero.jpg` of content/images/hero.jpg, `/documents/form.docx` of static/documents/form.docx. */
const asNamed = (path: string) => path.replace(/^content\/|^static(?=\/)/, '')

/** The one file of this name in another folder of content/ or static/; undefined where there is none, or more than one. */
export function inOtherFolder(edition: Edition, path: string): string | undefined {
  const name = ignoringCase(basename(path))
  const found = ['content', 'static']
    .flatMap((folder) => edition.list(folder))
    .filter((file) => ignoringCase(basename(file)) === name && dirname(file) !== dirname(path))
  return found.length === 1 ? found[0] : undefined
}

export const moveFile = (from: string, to: string) =>
  both(
    `It is in another folder: move ${from} to ${to}.`,
    `Dosya başka bir klasörde: ${from} dosyasını ${to} olarak taşıyın.`,
  )

function missing(edition: Edition, path: string): Finding {
  const [name, folder] = [basename(path), dirname(path)]
  const there = edition.list(folder).map((file) => file.slice(folder.length + 1))
  const message = both(`The file ${path} is missing.`, `${path} dosyası yok.`)
  // ö may be stored as one character or, as macOS does, as o with two dots: for the web they are two names.
  if (there.some((other) => other !== name && other.normalize('NFC') === name.normalize('NFC'))) {
    const plainName = fold(name).replace(/[^a-z\d.]+/g, '-')
    return {
      message,
      advice: both(
        `The file name uses a different Unicode form: upload the file again as ${plainName}, and write this name here.`,
        `Dosya adındaki harfler başka bir biçimde kayıtlı: Dosyayı ${plainName} adıyla yeniden yükleyin ve buraya bu adı yazın.`,
      ),
    }
  }
  const elsewhere = inOtherFolder(edition, path)
  const isSameButCase = elsewhere !== undefined && ignoringCase(elsewhere) === ignoringCase(path)
  if (elsewhere !== undefined && !isSameButCase) return { message, advice: moveFile(elsewhere, path) }
  const [from, to] = isSameButCase ? [asNamed(path), asNamed(elsewhere)] : [name, suggestion(name, there)]
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

const again = both('Copy or upload it again.', 'Dosyayı yeniden kopyalayın ya da yükleyin.')

const inThisFormat = both(
  'Save it again in this format; changing the name does not change the format.',
  'Dosyayı bu biçimde yeniden kaydedin; yalnızca adını değiştirmek biçimini değiştirmez.',
)

/** What is wrong with the bytes of a file, in words that follow its name. */
const damages: Record<
  Damage,
  { says: (extension: string, really?: string) => Bilingual; advice: Bilingual }
> = {
  cut: { says: () => both('ends too early', 'yarım kalmış'), advice: again },
  damaged: {
    says: () => both('cannot be opened: it is damaged', 'açılamıyor: Dosya bozulmuş'),
    advice: again,
  },
  empty: {
    says: (extension) =>
      both(`cannot be read as .${extension}: it is empty`, `.${extension} olarak okunamıyor: Boş`),
    advice: again,
  },
  wrong: {
    says: (extension, really) =>
      really
        ? both(
            `cannot be read as .${extension}: it is a .${really}`,
            `.${extension} olarak okunamıyor: Aslında .${really}`,
          )
        : both(`cannot be read as .${extension}`, `.${extension} olarak okunamıyor`),
    advice: inThisFormat,
  },
}

/** What is wrong with a file, or undefined where it is as its name says. */
export function fileFault(edition: Edition, path: string): Finding | undefined {
  const bytes = edition.bytes(path)
  if (!bytes) return missing(edition, path)
  const extension = extensionOf(path)
  const isDamaged = edition.drawn?.has(path) && edition.drawn.get(path) === undefined
  const found: { damage: Damage; really?: string } | undefined =
    damageOf(bytes, extension) ?? (isDamaged ? { damage: 'damaged' } : undefined)
  if (found) {
    const { says, advice } = damages[found.damage]
    const { en, tr } = says(extension, found.really)
    return { message: both(`The file ${path} ${en}.`, `${path} dosyası ${tr}.`), advice }
  }
  const isPicture = pictures.includes(extension)
  if (bytes.length <= (isPicture ? LARGEST_PICTURE : LARGEST_DOCUMENT)) return undefined
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

const builtFilesOf = memoise((data: ReadEdition['data']) => builtFiles(data))

/** Whether the build itself makes the file at an address, such as /programyeni.pdf. */
export const madeByBuild = ({ data }: Pick<ReadEdition, 'data'>, address: string) =>
  builtFilesOf(data).has(address.slice(1))
