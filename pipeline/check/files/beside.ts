// Pictures uploaded beside the ones whose places they were to take: visitors would still see the old ones.
import { basename, dirname } from 'node:path/posix'
import type { ReadEdition } from '../../read'
import type { Edition } from '../../read/edition'
import { both, fileProblem, type Problem } from '../../read/problem'
import { logoPath } from '../../records/logo-file'
import { collectionNames } from '../../schemas'
import { soundFields, valuesIn } from '../problem-in'
import { firmsNamed } from './firms-named'
import { galleryOf } from './gallery-files'
import { stemOf } from './moved'

const picturesIn = (edition: Edition, folder: string) =>
  edition
    .list(folder)
    .filter((file) => dirname(file) === folder && /\.(jpe?g|png|webp|avif|svg|heic)$/i.test(file))

/** Pictures whose names stand for another one and are not its: of 22.jpg 22.JPG, 22.png and 22 (1).jpg. */
export const namedLike = (edition: Edition, file: string) =>
  picturesIn(edition, dirname(file)).filter((other) => other !== file && stemOf(other) === stemOf(file))

/** Every picture that the data and the gallery show. */
function shownIn(read: ReadEdition): Set<string> {
  const logos = soundFields(read, 'sponsors').logos
  return new Set([
    ...collectionNames.flatMap((name) =>
      valuesIn(read.files[name], ['picture']).map(({ value }) => `content/${String(value)}`),
    ),
    ...(logos ? firmsNamed(read).map(({ firm }) => `content/${logoPath(firm, logos)}`) : []),
    ...galleryOf(read),
  ])
}

/** New pictures that nobody sees, because the old ones are still there. */
export function checkPicturesBeside(read: ReadEdition): Problem[] {
  const { edition } = read
  const shown = shownIn(read)
  const inTexts = new Set(read.texts.flatMap(({ links }) => links.map(({ value }) => `static${value}`)))
  return [...shown]
    .filter((file) => edition.exists(file))
    .flatMap((file) =>
      namedLike(edition, file)
        .filter((copy) => !shown.has(copy) && !inTexts.has(copy))
        .map((copy) =>
          fileProblem(copy, {
            message: both(
              `The site shows ${file}, not this picture.`,
              `Sitede bu görsel değil, ${file} görünür.`,
            ),
            advice: both(
              `To show this one, delete ${file} and save this as ${basename(file)}; otherwise delete it.`,
              `Bunu göstermek için ${file} dosyasını silip bunu ${basename(file)} adıyla kaydedin; gerekmiyorsa bunu silin.`,
            ),
            severity: 'warning',
          }),
        ),
    )
}
