// Letters of the programme that its PDF cannot draw: on paper each would be an empty box.
import { undrawable } from '../../printed-fonts'
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { inData, stringsOf, type Finding } from './every-text'

function judge(text: string): Finding | undefined {
  const letters = undrawable(text)
  const [found] = letters
  if (found === undefined) return undefined
  const list = letters.join(' ')
  return {
    found,
    message: both(
      `The printed programme (PDF) cannot draw “${list}”: an empty box would stand there.`,
      `Basılı program (PDF) “${list}” karakterlerini çizemez: yerlerinde boş kutu görünür.`,
    ),
    advice: both(
      'Write signs in words (parallel to, about) and names in Latin letters.',
      'İşaretleri sözcükle (paralel, yaklaşık gibi), adları Latin harfleriyle yazın.',
    ),
  }
}

/** Texts of the programme with signs or scripts that its fonts lack. The pages show them all the same. */
export const checkPrintedLetters = (read: ReadEdition): Problem[] =>
  inData(read, judge, { names: ['programme', 'sessions', 'posters'], textsOf: stringsOf })
