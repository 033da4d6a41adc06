// Every picture and document that is named must be there, and be what its name says.
import { z } from 'zod'
import type { ReadEdition } from '../read'
import { both, type Problem } from '../read/problem'
import { bare, metaOf } from '../read/explain'
import { suggestion } from '../read/suggestion'
import { collections, type CollectionName } from '../schemas'
import { problemIn } from './place'

/** How a file of each kind begins. */
const signatures: Record<string, (head: Buffer) => boolean> = {
  jpg: (head) => head[0] === 0xff && head[1] === 0xd8,
  png: (head) => head.subarray(1, 4).toString('latin1') === 'PNG',
  webp: (head) => head.subarray(8, 12).toString('latin1') === 'WEBP',
  avif: (head) => head.subarray(4, 8).toString('latin1') === 'ftyp',
  pdf: (head) => head.subarray(0, 4).toString('latin1') === '%PDF',
  docx: (head) => head.subarray(0, 2).toString('latin1') === 'PK',
  pptx: (head) => head.subarray(0, 2).toString('latin1') === 'PK',
}

const largestPicture = 8 * 1024 * 1024

/** What is wrong with a file, or undefined where it is as its name says. */
export function fileFault(
  read: Pick<ReadEdition, 'edition'>,
  path: string,
): { message: ReturnType<typeof both>; advice: ReturnType<typeof both>; meant?: { from: string; to: string } } | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const folder = path.slice(0, path.lastIndexOf('/'))
  const bytes = read.edition.bytes(path)
  if (!bytes) {
    const there = read.edition.list(folder).map((file) => file.slice(folder.length + 1))
    const near = suggestion(name, there)
    return {
      message: both(`The file ${path} is missing.`, `${path} dosyası yok.`),
      advice: near
        ? both(`Did you mean “${near}”? Capital letters count.`, `“${near}” mi demek istediniz? Büyük-küçük harf ayrımı vardır.`)
        : both(`Put the file into the folder ${folder}.`, `Dosyayı ${folder} klasörüne koyun.`),
      ...(near ? { meant: { from: name, to: near } } : {}),
    }
  }
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase().replace('jpeg', 'jpg')
  if (bytes.length === 0 || signatures[extension]?.(bytes.subarray(0, 16)) === false) {
    return {
      message: both(
        `The file ${path} cannot be read as .${extension}${bytes.length === 0 ? ': it is empty' : ''}.`,
        `${path} dosyası .${extension} olarak okunamıyor${bytes.length === 0 ? ': boş' : ''}.`,
      ),
      advice: both(
        'Save it once more in this format; changing the name alone does not change the format.',
        'Dosyayı bu biçimde yeniden kaydedin; yalnızca adını değiştirmek biçimini değiştirmez.',
      ),
    }
  }
  if (['jpg', 'png', 'webp', 'avif'].includes(extension) && bytes.length > largestPicture) {
    return {
      message: both(`The picture ${path} has ${(bytes.length / 1e6).toFixed(0)} MB.`, `${path} görseli ${(bytes.length / 1e6).toFixed(0)} MB.`),
      advice: both('Save it with at most 2400 pixels width.', 'En çok 2400 piksel genişlikte kaydedin.'),
    }
  }
  return undefined
}

/** `/programyeni.pdf` and its like are made by the build from the programme itself. */
export const madeByBuild = (address: string) =>
  /^\/(programyeni|programme-en|programme-tr)\.pdf$|^\/(schedule\.(json|xml)|calendars\/|schemas\/)/.test(address)

function namedFiles(schema: z.ZodType, value: unknown, path: PropertyKey[]): { path: PropertyKey[]; file: string }[] {
  if (value === undefined || value === null) return []
  const { kind } = metaOf(schema)
  if (kind === 'picture') return [{ path, file: `content/${String(value)}` }]
  if (kind === 'file') return madeByBuild(String(value)) ? [] : [{ path, file: `static${String(value)}` }]
  const inner = bare(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => namedFiles(inner.element as z.ZodType, item, [...path, index]))
  }
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      namedFiles(field, (value as Record<string, unknown>)[name], [...path, name]),
    )
  }
  return []
}

function gallery(read: ReadEdition): Problem[] {
  const count = read.data.venue?.galleryImages ?? 0
  return Array.from({ length: count }, (_, index) => `static/${index + 1}.jpg`).flatMap((file) => {
    const fault = fileFault(read, file)
    return fault ? [problemIn(read, 'venue', ['galleryImages'], fault.message, fault.advice)] : []
  })
}

/** Files named in YAML, and the gallery's pictures. */
export function checkFiles(read: ReadEdition): Problem[] {
  const named = (Object.keys(collections) as CollectionName[]).flatMap((name) =>
    read.files[name].entries.flatMap(({ value, path }) =>
      namedFiles(collections[name].entry, value, path).flatMap(({ file, path: place }) => {
        const fault = fileFault(read, file)
        if (!fault) return []
        return [problemIn(read, name, place, fault.message, fault.advice, fault.meant && { meant: fault.meant })]
      }),
    ),
  )
  return [...named, ...gallery(read)]
}
