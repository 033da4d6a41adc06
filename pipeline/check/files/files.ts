// Every picture and document that is named must be there, and be what its name says.
import { basename, dirname } from 'node:path/posix'
import type { CollectionFile } from '../../read/collection-file'
import type { Edition } from '../../read/edition'
import { fold, ignoringCase } from '../../read/fold'
import { both, type Problem, type Found } from '../../read/problem'
import { capitalsCount, didYouMean, suggestion } from '../../read/suggestion'
import type { ReadEdition } from '../../read'
import { builtFiles } from '../../records/built-files'
import { collectionNames, type CollectionName } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'
import { memoise } from '../../read/memoise'
import { problemIn, type Told, valuesIn, warningIn } from '../problem-in'
import { lyingElsewhere, movedAdvice } from './elsewhere'
import { checkGallery } from './gallery'
import { extensionOf, pictures, damageOf, type Damage } from './signatures'

const largestPicture = 8 * 1024 * 1024

/** Minutes of waiting on a phone. */
const largestDocument = 20e6

/** A name that every computer stores in the same way. */
const plainName = (name: string) => fold(name).replace(/[^a-z\d.]+/g, '-')

/** ö may be stored as one sign or, as macOS does, as o with two dots: for the web they are two names. */
export function storedOtherwise(name: string, write: (name: string) => Bilingual): Bilingual {
  const other = plainName(name)
  const { en, tr } = write(other)
  return both(
    `The letters of its name are stored in another form: upload the file again as ${other}, and write ${en}.`,
    `Adındaki harfler başka bir biçimde kayıtlı: Dosyayı ${other} adıyla yeniden yükleyin ve ${tr} yazın.`,
  )
}

const thisNameHere = () => both('this name here', 'buraya bu adı')

/** `images/hero.jpg` of content/images/hero.jpg, `/documents/form.docx` of static/documents/form.docx. */
const asNamed = (path: string) => path.replace(/^content\/|^static(?=\/)/, '')

function missing(edition: Edition, path: string): Told {
  const [name, folder] = [basename(path), dirname(path)]
  const there = edition.list(folder).map((file) => file.slice(folder.length + 1))
  const message = both(`The file ${path} is missing.`, `${path} dosyası yok.`)
  const stored = there.some((other) => other.normalize('NFC') === name.normalize('NFC'))
  if (stored) return { message, advice: storedOtherwise(name, thisNameHere) }
  const elsewhere = lyingElsewhere(edition, path)
  const sameButCase = elsewhere !== undefined && ignoringCase(elsewhere) === ignoringCase(path)
  if (elsewhere !== undefined && !sameButCase) return { message, advice: movedAdvice(elsewhere, path) }
  const [from, to] = sameButCase ? [asNamed(path), asNamed(elsewhere)] : [name, suggestion(name, there)]
  return {
    message,
    advice: didYouMean(
      to,
      both(`Put the file into the folder ${folder}.`, `Dosyayı ${folder} klasörüne koyun.`),
      to !== undefined && ignoringCase(to) === ignoringCase(from) ? capitalsCount : undefined,
    ),
    meant: to === undefined ? undefined : { from, to },
  }
}

function unreadable(
  path: string,
  extension: string,
  { damage, really }: { damage: Damage; really?: string },
): Told {
  const again = both('Copy or upload it once more.', 'Dosyayı yeniden kopyalayın ya da yükleyin.')
  if (damage === 'cut') {
    return {
      message: both(`The file ${path} ends too early.`, `${path} dosyası yarım kalmış.`),
      advice: again,
    }
  }
  if (damage === 'damaged') {
    return {
      message: both(
        `The picture ${path} cannot be drawn: it is damaged.`,
        `${path} görseli açılamıyor: dosya bozulmuş.`,
      ),
      advice:
        extension === 'svg'
          ? both(
              'Export it once more as SVG, or save it as PNG.',
              'SVG olarak yeniden dışa aktarın ya da PNG olarak kaydedin.',
            )
          : again,
    }
  }
  const [en, tr] =
    damage === 'empty'
      ? [': it is empty', ': boş']
      : really
        ? [`: it is a .${really}`, `: aslında .${really}`]
        : ['', '']
  return {
    message: both(
      `The file ${path} cannot be read as .${extension}${en}.`,
      `${path} dosyası .${extension} olarak okunamıyor${tr}.`,
    ),
    advice: both(
      'Save it once more in this format; changing the name alone does not change the format.',
      'Dosyayı bu biçimde yeniden kaydedin; yalnızca adını değiştirmek biçimini değiştirmez.',
    ),
  }
}

const tooLarge = (path: string, size: string): Told => ({
  message: both(
    `The file ${path} has ${size} MB: on a phone it takes minutes to open.`,
    `${path} dosyası ${size} MB: Telefonda açılması dakikalar sürer.`,
  ),
  advice: both(
    'Save it with smaller pictures: as a PDF of reduced size, or in Word by “Compress Pictures”.',
    'Görsellerini küçülterek kaydedin: PDF’te “küçültülmüş boyut”, Word’de “Resimleri Sıkıştır”.',
  ),
  severity: 'warning',
})

const isDamaged = ({ drawn }: Edition, path: string) =>
  drawn !== undefined && drawn.has(path) && drawn.get(path) === undefined

/** What is wrong with a file, or undefined where it is as its name says. */
export function fileFault({ edition }: Pick<ReadEdition, 'edition'>, path: string): Told | undefined {
  const bytes = edition.bytes(path)
  if (!bytes) return missing(edition, path)
  const extension = extensionOf(path)
  const found: { damage: Damage; really?: string } | undefined =
    damageOf(bytes, extension) ?? (isDamaged(edition, path) ? { damage: 'damaged' } : undefined)
  if (found) return unreadable(path, extension, found)
  const isPicture = pictures.includes(extension)
  if (bytes.length <= (isPicture ? largestPicture : largestDocument)) return undefined
  const size = (bytes.length / 1e6).toFixed(0)
  if (!isPicture) return tooLarge(path, size)
  return {
    message: both(`The picture ${path} has ${size} MB.`, `${path} görseli ${size} MB.`),
    advice: both('Save it with at most 2400 pixels width.', 'En çok 2400 piksel genişlikte kaydedin.'),
  }
}

const builtFilesOf = memoise((data: ReadEdition['data']) => builtFiles(data))

/** Whether the build itself makes the file at an address, such as /programyeni.pdf. */
export const madeByBuild = ({ data }: Pick<ReadEdition, 'data'>, address: string) =>
  builtFilesOf(data).has(address.slice(1))

const DOCUMENTS_IN_PDF = ['bio', 'abstract', 'lectureNotes']

/** A Word file in place of a PDF: phones and many computers would not show it. */
function wantsPdf(read: ReadEdition, name: CollectionName, path: PropertyKey[], file: string): Found {
  if (!DOCUMENTS_IN_PDF.includes(String(path.at(-1))) || extensionOf(file) === 'pdf') return []
  return warningIn(read, name, path, {
    message: both(
      'A PDF is wanted here, which every device can show.',
      'Burada her aygıtta açılabilen bir PDF gerekir.',
    ),
    advice: both(
      'Save the document as PDF and name that file.',
      'Belgeyi PDF olarak kaydedip o dosyanın adını yazın.',
    ),
  })
}

const filesNamedIn = memoise((collection: CollectionFile) =>
  valuesIn(collection, ['picture', 'file']).map(({ kind, value, path }) => ({
    path,
    file: `${kind === 'picture' ? 'content/' : 'static'}${String(value)}`,
  })),
)

/** Files named in YAML, and the gallery's pictures. */
export function checkFiles(read: ReadEdition): Problem[] {
  const named = collectionNames.flatMap((name) =>
    filesNamedIn(read.files[name]).flatMap(({ file, path }) => {
      const fault = madeByBuild(read, file.replace(/^static/, '')) ? undefined : fileFault(read, file)
      return fault ? problemIn(read, name, path, fault) : wantsPdf(read, name, path, file)
    }),
  )
  return [...named, ...checkGallery(read)]
}
