// Every picture and document that is named must be there, and be what its name says.
import type { CollectionFile } from '../../read/collection-file'
import type { Edition } from '../../read/edition'
import { valuesOfKind } from '../../read/schema-walk'
import { both, type Problem } from '../../read/problem'
import { capitalsCount, didYouMean, suggestion } from '../../read/suggestion'
import type { ReadEdition } from '../../read'
import { collectionNames, collections } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'
import { memoise } from '../memoise'
import { problemIn } from '../problem-in'
import { extensionOf, pictures, signatureFault, type Fault } from './signatures'

const largestPicture = 8 * 1024 * 1024

export type FileFault = { message: Bilingual; advice: Bilingual; meant?: { from: string; to: string } }

function missing(edition: Edition, path: string): FileFault {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const folder = path.slice(0, path.lastIndexOf('/'))
  const there = edition.list(folder).map((file) => file.slice(folder.length + 1))
  const near = suggestion(name, there)
  return {
    message: both(`The file ${path} is missing.`, `${path} dosyası yok.`),
    advice: didYouMean(
      near,
      both(`Put the file into the folder ${folder}.`, `Dosyayı ${folder} klasörüne koyun.`),
      capitalsCount,
    ),
    ...(near ? { meant: { from: name, to: near } } : {}),
  }
}

function unreadable(
  path: string,
  extension: string,
  { fault, really }: { fault: Fault; really?: string },
): FileFault {
  const again = both('Copy or upload it once more.', 'Dosyayı yeniden kopyalayın ya da yükleyin.')
  if (fault === 'cut') {
    return {
      message: both(`The file ${path} ends too early.`, `${path} dosyası yarım kalmış.`),
      advice: again,
    }
  }
  if (fault === 'damaged') {
    return {
      message: both(
        `The picture ${path} cannot be drawn: it is damaged.`,
        `${path} görseli açılamıyor: dosya bozulmuş.`,
      ),
      advice: again,
    }
  }
  const [en, tr] =
    fault === 'empty'
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

/** What is wrong with a file, or undefined where it is as its name says. */
export function fileFault({ edition }: Pick<ReadEdition, 'edition'>, path: string): FileFault | undefined {
  const bytes = edition.bytes(path)
  if (!bytes) return missing(edition, path)
  const extension = extensionOf(path)
  const fault: { fault: Fault; really?: string } | undefined =
    signatureFault(bytes, extension) ?? (edition.damaged?.has(path) ? { fault: 'damaged' } : undefined)
  if (fault) return unreadable(path, extension, fault)
  if (!pictures.includes(extension) || bytes.length <= largestPicture) return undefined
  const size = (bytes.length / 1e6).toFixed(0)
  return {
    message: both(`The picture ${path} has ${size} MB.`, `${path} görseli ${size} MB.`),
    advice: both('Save it with at most 2400 pixels width.', 'En çok 2400 piksel genişlikte kaydedin.'),
  }
}

/** Calendars below calendars/en and calendars/tr (outputs/programme/calendars). */
const calendars = memoise(({ programme, sessions = [] }: ReadEdition['data']) => {
  const dates = [...(programme?.days ?? []), ...sessions].map(({ date }) => `day-${date}`)
  const halls = (programme?.halls ?? []).map(({ key }) => `hall-${key}`)
  const names = [
    'programme',
    'key-dates',
    ...dates,
    ...halls,
    ...sessions.map(({ code }) => `session-${code}`),
  ]
  return new Set(names.flatMap((name) => [`/calendars/en/${name}.ics`, `/calendars/tr/${name}.ics`]))
})

const documents =
  /^\/((programyeni|programme-en|programme-tr)\.pdf|schedule\.(json|xml)|changes-(en|tr)\.atom|schemas\/schedule\.schema\.json)$/

/** `/programyeni.pdf` and its like are made by the build from the programme itself. */
export const madeByBuild = ({ data }: Pick<ReadEdition, 'data'>, address: string) =>
  documents.test(address) || calendars(data).has(address)

function gallery(read: ReadEdition): Problem[] {
  const count = read.data.venue?.galleryImages ?? 0
  return Array.from({ length: count }, (_, index) => `static/${index + 1}.jpg`).flatMap((file) => {
    const fault = fileFault(read, file)
    return fault ? [problemIn(read, 'venue', ['galleryImages'], fault.message, fault.advice)] : []
  })
}

const filesNamedIn = memoise(({ name, entries }: CollectionFile) =>
  entries.flatMap(({ value, path }) =>
    valuesOfKind(collections[name].entry, value, ['picture', 'file'], path).map((named) => ({
      path: named.path,
      file: `${named.kind === 'picture' ? 'content/' : 'static'}${String(named.value)}`,
    })),
  ),
)

/** Files named in YAML, and the gallery's pictures. */
export function checkFiles(read: ReadEdition): Problem[] {
  const named = collectionNames.flatMap((name) =>
    filesNamedIn(read.files[name]).flatMap(({ file, path }) => {
      const fault = madeByBuild(read, file.replace(/^static/, '')) ? undefined : fileFault(read, file)
      if (!fault) return []
      const { message, advice, meant } = fault
      return [problemIn(read, name, path, message, advice, meant && { meant })]
    }),
  )
  return [...named, ...gallery(read)]
}
