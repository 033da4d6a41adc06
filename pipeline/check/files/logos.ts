// The logos of firms: each must be there, and the map of names must speak of firms that are there.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { didYouMean, suggestion } from '../../read/suggestion'
import { logoPath } from '../../records/logo-file'
import { fileFault } from './files'
import { problemIn, soundFields } from '../problem-in'

/** Entries under `logos` and `websites` that name no firm. */
export function unusedLogoEntries(read: ReadEdition): Problem[] {
  const { sponsors, exhibition } = read.data
  if (!sponsors || !exhibition) return []
  const firms = [
    ...sponsors.partners,
    ...sponsors.tiers.flatMap(({ firms: names }) => names),
    ...exhibition.tiers.flatMap(({ firms: names }) => names),
    ...exhibition.exhibitors,
  ]
  return (['logos', 'websites'] as const).flatMap((field) =>
    Object.keys(sponsors[field])
      .filter((name) => !firms.includes(name))
      .map((name) => {
        const near = suggestion(name, firms)
        return problemIn(
          read,
          'sponsors',
          [field, name],
          both(`No firm is called “${name}”.`, `“${name}” adlı bir firma yok.`),
          didYouMean(
            near,
            both(
              'Add the firm to a category, or delete this line.',
              'Firmayı bir kategoriye ekleyin ya da bu satırı silin.',
            ),
            both('The name must be the same in both places.', 'Ad iki yerde de aynı olmalı.'),
          ),
          { severity: 'warning', ...(near ? { meant: { from: name, to: near } } : {}) },
        )
      }),
  )
}

/** Firms whose logo is missing or cannot be read. */
export function missingLogos(read: ReadEdition): Problem[] {
  const files = { sponsors: soundFields(read, 'sponsors'), exhibition: soundFields(read, 'exhibition') }
  // Without the list of file names, what is missing cannot be told from what has another name.
  const explicit = files.sponsors.logos
  if (!explicit) return []
  const look = (name: 'sponsors' | 'exhibition', firm: string, path: PropertyKey[]) => {
    const logo = logoPath(firm, explicit)
    if (read.edition.exists(`content/${logo}`)) {
      const fault = fileFault(read, `content/${logo}`)
      return fault ? [problemIn(read, name, path, fault.message, fault.advice)] : []
    }
    const mapped = explicit[firm] !== undefined
    return [
      problemIn(
        read,
        name,
        path,
        both(
          `The logo of “${firm}” is missing: content/${logo}.`,
          `“${firm}” firmasının logosu yok: content/${logo}.`,
        ),
        mapped
          ? both(
              'Put the file there, or correct its name under “logos”.',
              'Dosyayı oraya koyun ya da “logos” altındaki adını düzeltin.',
            )
          : both(
              'Put the logo there under exactly this name, or name another file under “logos” in data/sponsors.yaml.',
              'Logoyu tam bu adla oraya koyun ya da data/sponsors.yaml içinde “logos” altında başka bir dosya adı yazın.',
            ),
      ),
    ]
  }
  const tiers = (name: 'sponsors' | 'exhibition') =>
    (files[name].tiers ?? []).flatMap(({ firms }, tier) =>
      firms.flatMap((firm, index) => look(name, firm, ['tiers', tier, 'firms', index])),
    )
  return [
    ...(files.sponsors.partners ?? []).flatMap((firm, index) => look('sponsors', firm, ['partners', index])),
    ...tiers('sponsors'),
    ...tiers('exhibition'),
    ...(files.exhibition.exhibitors ?? []).flatMap((firm, index) =>
      look('exhibition', firm, ['exhibitors', index]),
    ),
  ]
}
