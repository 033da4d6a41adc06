// Characters that the printed programme cannot show, and interface words whose placeholder is lost.
import { undrawable } from '../../printed-fonts'
import type { ReadEdition } from '../../read'
import { both, type Found, type Problem } from '../../read/problem'
import { placeholders } from '../../schemas/interface'
import { problemIn, warningIn } from '../findings'
import { scopes, textsIn } from './every-text'

/** Words of the interface whose {n}, {day} or {date} is gone, or has another name. */
function lostPlaceholders(read: ReadEdition): Problem[] {
  return Object.entries(read.data.interface ?? {}).flatMap(([group, words]) =>
    textsIn(words, [group]).flatMap(({ text, path }): Found => {
      const needed = placeholders[`${group}.${String(path[1])}`] ?? []
      const found = [...text.matchAll(/\{[^{}]*\}/g)].map(([name]) => name)
      if (found.length === needed.length && needed.every((name) => found.includes(name))) return []
      const [expected] = needed
      return problemIn(read, 'interface', path, {
        message: expected
          ? both(`${expected} is not in “${text}”.`, `“${text}” içinde ${expected} yok.`)
          : both(
              `${found.join(', ')} would be shown as it is written.`,
              `${found.join(', ')} sayfada yazıldığı gibi görünür.`,
            ),
        advice: expected
          ? both(
              `Write ${expected}, unchanged, where the site puts in its value.`,
              `Sitenin değeri yerleştireceği yere, değiştirmeden ${expected} yazın.`,
            )
          : both('Write the text without braces.', 'Metni süslü parantez kullanmadan yazın.'),
      })
    }),
  )
}

/** Texts of the programme with characters or scripts that the fonts of its PDF lack. The pages show them all the same. */
const unprintable = (read: ReadEdition): Problem[] =>
  (['programme', 'sessions', 'posters'] as const).flatMap((name) =>
    scopes.strings(read.files[name]).flatMap(({ text, path }): Found => {
      const letters = undrawable(text).slice(0, 12).join(' ')
      if (letters === '') return []
      return warningIn(read, name, path, {
        message: both(
          `The printed programme (PDF) cannot display “${letters}”; an empty box would appear.`,
          `Basılı program (PDF) “${letters}” karakterlerini gösteremez: Yerlerinde boş kutu görünür.`,
        ),
        advice: both(
          'Write symbols in words (parallel to, about) and names in Latin letters.',
          'Simgeleri sözcükle (paralel, yaklaşık gibi), adları Latin harfleriyle yazın.',
        ),
      })
    }),
  )

/** Words of the interface and of the programme that would lack something where they are shown. */
export const checkPlaceholders = (read: ReadEdition): Problem[] => [
  ...lostPlaceholders(read),
  ...unprintable(read),
]
