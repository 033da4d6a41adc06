// The venue's gallery: static/1.jpg, 2.jpg and so on, as many as venue.yaml says.
import { basename } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import { both, fileProblem, type Problem, type Found } from '../../read/problem'
import { problemIn, warningIn } from '../problem-in'
import { fileFault } from './files'
import { stemOf } from './moved'

/** Pictures whose names stand for one of the gallery, and are not its: 22.JPG, 22.png, 22 (1).jpg. */
const namedLike = ({ edition }: ReadEdition, file: string) =>
  edition
    .list('static')
    .filter((other) => /^static\/[^/]+\.(jpe?g|png|webp|avif|heic)$/i.test(other))
    .filter((other) => other !== file && stemOf(other) === stemOf(file))

function missingPicture(read: ReadEdition, file: string): Found {
  const fault = fileFault(read, file)
  if (!fault) return []
  const other = read.edition.exists(file) ? undefined : namedLike(read, file)[0]
  const advice =
    other === undefined
      ? fault.advice
      : /\.jpe?g$/i.test(other)
        ? both(`Rename ${other} to ${file}.`, `${other} dosyasının adını ${file} yapın.`)
        : both(`Save ${other} as JPEG: ${file}.`, `${other} dosyasını JPEG olarak kaydedin: ${file}.`)
  return problemIn(read, 'venue', ['galleryImages'], { message: fault.message, advice })
}

/** A new picture that was uploaded beside the one whose place it was to take. */
function besideTheOld(read: ReadEdition, file: string, inTexts: Set<string>): Problem[] {
  if (!read.edition.exists(file)) return []
  const copies = namedLike(read, file).filter((other) => !inTexts.has(other.replace('static', '')))
  return copies.map((copy) =>
    fileProblem(copy, {
      message: both(
        `The gallery shows ${file}, not this picture.`,
        `Galeride bu görsel değil, ${file} görünür.`,
      ),
      advice: both(
        `To show this one, delete ${file} and save this as ${basename(file)}; otherwise delete it.`,
        `Bunu göstermek için ${file} dosyasını silip bunu ${basename(file)} adıyla kaydedin; gerekmiyorsa bunu silin.`,
      ),
      severity: 'warning',
    }),
  )
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

/** Pictures of the gallery that are missing, damaged, left beside it or more than it shows. */
export function checkGallery(read: ReadEdition): Problem[] {
  const count = read.data.venue?.galleryImages
  if (count === undefined) return []
  const files = Array.from({ length: count }, (_, index) => `static/${index + 1}.jpg`)
  const inTexts = new Set(read.texts.flatMap(({ links }) => links.map(({ value }) => value)))
  return [
    files.flatMap((file) => missingPicture(read, file)),
    files.flatMap((file) => besideTheOld(read, file, inTexts)),
    count > 0 ? beyondLast(read, count, inTexts) : [],
  ].flat()
}
