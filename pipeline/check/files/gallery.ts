// The venue's gallery: static/1.jpg, 2.jpg and so on, as many as venue.yaml says.
import type { ReadEdition } from '../../read'
import { both, type Problem, type Found } from '../../read/problem'
import { problemIn, warningIn } from '../problem-in'
import { namedLike } from './beside'
import { fileFault } from './files'
import { galleryOf } from './gallery-files'

function missingPicture(read: ReadEdition, file: string): Found {
  const fault = fileFault(read, file)
  if (!fault) return []
  const other = read.edition.exists(file) ? undefined : namedLike(read.edition, file)[0]
  const advice =
    other === undefined
      ? fault.advice
      : /\.jpe?g$/i.test(other)
        ? both(`Rename ${other} to ${file}.`, `${other} dosyasının adını ${file} yapın.`)
        : both(`Save ${other} as JPEG: ${file}.`, `${other} dosyasını JPEG olarak kaydedin: ${file}.`)
  return problemIn(read, 'venue', ['galleryImages'], { message: fault.message, advice })
}

/** Numbered pictures beyond the last one that is shown, unless a text shows them. */
function beyondLast(read: ReadEdition, count: number, inTexts: Set<string>): Found {
  const numbers = read.edition
    .list('static')
    .flatMap((file) => /^static\/([1-9]\d?)\.jpg$/.exec(file)?.[1] ?? [])
    .map(Number)
    .filter((number) => number > count && !inTexts.has(`/${number}.jpg`))
    .sort((a, b) => a - b)
  const last = numbers.at(-1)
  if (last === undefined) return []
  const files = numbers.map((number) => `${number}.jpg`).join(', ')
  return warningIn(read, 'venue', ['galleryImages'], {
    message: both(
      `The gallery ends with ${count}.jpg; static/ also has ${files}.`,
      `Galeri ${count}.jpg ile bitiyor; static/ klasöründe ${files} de var.`,
    ),
    advice: both(
      `Write galleryImages: ${last}, or delete what is not shown.`,
      `galleryImages: ${last} yazın ya da gösterilmeyenleri silin.`,
    ),
  })
}

/** Pictures of the gallery that are missing, damaged or more than it shows. */
export function checkGallery(read: ReadEdition): Problem[] {
  const count = read.data.venue?.galleryImages
  if (count === undefined) return []
  const inTexts = new Set(read.texts.flatMap(({ links }) => links.map(({ value }) => value)))
  return [
    galleryOf(read).flatMap((file) => missingPicture(read, file)),
    count > 0 ? beyondLast(read, count, inTexts) : [],
  ].flat()
}
