// Characters that the printed programme cannot show, and interface words whose placeholder is lost.
import { undrawable } from '../../printed-fonts'
import type { ReadEdition } from '../../read'
import type { Found, Problem } from '../../read/problem'
import { placeholders } from '../../schemas/interface'
import { fault, problemIn, warning } from '../findings'
import { scopes, textsIn } from './every-text'

/** Words of the interface whose {n}, {day} or {date} is gone, or has another name. */
function lostPlaceholders(read: ReadEdition): Problem[] {
  return Object.entries(read.data.interface ?? {}).flatMap(([group, words]) =>
    textsIn(words, [group]).flatMap(({ text, path }): Found => {
      const needed = placeholders[`${group}.${String(path[1])}`] ?? []
      const found = [...text.matchAll(/\{[^{}]*\}/g)].map(([name]) => name)
      if (found.length === needed.length && needed.every((name) => found.includes(name))) return []
      const shown = found.filter((name) => !needed.includes(name)).join(', ')
      const [expected = ''] = needed
      const finding = expected
        ? fault(
            `${expected} is not in “${text}”.`,
            `“${text}” içinde ${expected} yok.`,
            `Write ${expected}, unchanged, where the site puts in its value.`,
            `Sitenin değeri yerleştireceği yere, değiştirmeden ${expected} yazın.`,
          )
        : fault(
            `${shown} would be shown as it is written.`,
            `${shown} sayfada yazıldığı gibi görünür.`,
            'Write the text without braces.',
            'Metni süslü parantez kullanmadan yazın.',
          )
      return problemIn(read, 'interface', path, finding)
    }),
  )
}

/** Texts of the programme with characters or scripts that the fonts of its PDF lack. The pages show them all the same. */
const unprintable = (read: ReadEdition): Problem[] =>
  (['programme', 'sessions', 'posters'] as const).flatMap((name) =>
    scopes.strings(read.files[name]).flatMap(({ text, path }): Found => {
      const letters = undrawable(text).slice(0, 12).join(' ')
      if (letters === '') return []
      return problemIn(
        read,
        name,
        path,
        warning(
          `The printed programme (PDF) cannot display “${letters}”; an empty box would appear.`,
          `Basılı program (PDF) “${letters}” karakterlerini gösteremez: Yerlerinde boş kutu görünür.`,
          'Write symbols in words (parallel to, about) and names in Latin letters.',
          'Simgeleri sözcükle (paralel, yaklaşık gibi), adları Latin harfleriyle yazın.',
        ),
      )
    }),
  )

/** Words of the interface and of the programme that would lack something where they are shown. */
export const checkPlaceholders = (read: ReadEdition): Problem[] => [
  ...lostPlaceholders(read),
  ...unprintable(read),
]
