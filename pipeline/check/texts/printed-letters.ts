// Letters of the programme that its PDF cannot draw: on paper each would be an empty box.
import { undrawable } from '../../printed-fonts'
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { problemIn } from '../problem-in'
import { textsIn } from './texts-in'

/** Texts of the programme with signs or scripts that its fonts lack. The pages show them all the same. */
export const checkPrintedLetters = (read: ReadEdition): Problem[] =>
  (['programme', 'sessions', 'posters'] as const).flatMap((name) =>
    read.files[name].entries
      .flatMap(({ value, path }) => textsIn(value, path))
      .flatMap(({ text, path }) => {
        const letters = undrawable(text)
        if (letters.length === 0) return []
        const list = letters.join(' ')
        return [
          problemIn(
            read,
            name,
            path,
            both(
              `The printed programme (PDF) cannot draw “${list}”: an empty box would stand there.`,
              `Basılı program (PDF) “${list}” karakterlerini çizemez: yerlerinde boş kutu görünür.`,
            ),
            both(
              'Write signs in words (parallel to, about) and names in Latin letters.',
              'İşaretleri sözcükle (paralel, yaklaşık gibi), adları Latin harfleriyle yazın.',
            ),
            { severity: 'warning' },
          ),
        ]
      }),
  )
