// Letters of the programme that its PDF cannot draw: on paper each would be an empty box.
import { undrawable } from '../../printed-fonts'
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { linesOf, warningIn } from '../problem-in'
import { stringsOf } from './every-text'

/** Letters that are told of one by one. */
const MOST_LETTERS = 12

/** Warns, once a file, of texts with signs or scripts that the fonts of the PDF lack. The pages show them all the same. */
export const checkPrintedLetters = (read: ReadEdition): Problem[] =>
  (['programme', 'sessions', 'posters'] as const).flatMap((name) => {
    const texts = stringsOf(read.files[name])
      .map(({ text, path }) => ({ letters: undrawable(text), path }))
      .filter(({ letters }) => letters.length > 0)
    const [first] = texts
    if (!first) return []
    const letters = [...new Set(texts.flatMap((text) => text.letters))]
    const list = letters.slice(0, MOST_LETTERS).join(' ') + (letters.length > MOST_LETTERS ? ' …' : '')
    const paths = texts.map(({ path }) => path)
    const lines = linesOf(read, name, paths)
    const where =
      paths.length > 1
        ? both(` of ${paths.length} texts (lines ${lines})`, ` ${paths.length} metindeki (satır ${lines})`)
        : both('', '')
    return warningIn(read, name, first.path, {
      message: both(
        `The printed programme (PDF) cannot draw “${list}”${where.en}: an empty box would stand there.`,
        `Basılı program (PDF)${where.tr} “${list}” karakterlerini çizemez: yerlerinde boş kutu görünür.`,
      ),
      advice: both(
        'Write signs in words (parallel to, about) and names in Latin letters.',
        'İşaretleri sözcükle (paralel, yaklaşık gibi), adları Latin harfleriyle yazın.',
      ),
    })
  })
