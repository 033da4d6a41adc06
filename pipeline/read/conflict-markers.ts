// Lines that Git leaves behind where two people changed the same place.
import { both, fileProblem, type Problem } from './problem'

const marker = /^([<>|=])\1{6}( |$)/

/** In a page `=======` may underline a title. */
const pageMarker = /^([<>|])\1{6}( |$)/

const twoVersions = both(
  'Between <<<<<<< and >>>>>>> stand two versions, with ======= between them: keep one, and delete the other and these three lines.',
  '<<<<<<< ile >>>>>>> arasında, ======= ile ayrılmış iki sürüm var: birini bırakın, öbürünü ve bu üç satırı silin.',
)

const rest = both(
  'Delete this line, and look whether an entry stands twice around it.',
  'Bu satırı silin; çevresinde iki kez geçen bir kayıt olup olmadığına bakın.',
)

/** The first conflict marker of a file as a problem; undefined if there is none. */
export function conflictIn(source: string, file: string): Problem | undefined {
  const lines = source.split('\n')
  const sign = file.endsWith('.mdx') ? pageMarker : marker
  const index = lines.findIndex((line) => sign.test(line))
  if (index < 0) return undefined
  return fileProblem(file, {
    line: index + 1,
    message: both(
      `Two people changed this place; the line ${lines[index]!.slice(0, 7)} was left behind.`,
      `Burayı iki kişi değiştirmiş; ${lines[index]!.slice(0, 7)} satırı dosyada kalmış.`,
    ),
    // Of a place that somebody has begun to mend, one line may be left.
    advice: ['<', '>'].every((half) => lines.some((line) => line.startsWith(half.repeat(7))))
      ? twoVersions
      : rest,
  })
}
