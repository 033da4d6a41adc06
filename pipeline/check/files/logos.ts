// The logos of firms: each must be there, and the map of names must speak of firms that are there.
import type { ReadEdition } from '../../read'
import { fold } from '../../read/fold'
import { both, type Problem } from '../../read/problem'
import { didYouMean, suggestion } from '../../read/suggestion'
import { firmKey, logoPath } from '../../records/logo-file'
import type { Text } from '../../schemas/kinds'
import { fileFault, storedOtherwise } from './files'
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
  ].map(firmKey)
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
          { severity: 'warning', meant: near ? { from: name, to: near } : undefined },
        )
      }),
  )
}

/** A logo whose name differs by its ending, by capitals, accents and signs alone. */
function nearLogo({ edition }: ReadEdition, logo: string): string | undefined {
  const plain = (file: string) =>
    fold(file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')).replace(/[^\p{L}\d]/gu, '')
  const near = edition
    .list('content/images/logos')
    .filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file) && plain(file) === plain(logo))
  return near.length === 1 ? near[0]!.replace(/^.*\//, '') : undefined
}

/** The name of a mapped logo without its folder, where the file lies in the folder of logos; undefined for bare names. */
function withoutFolder({ edition }: ReadEdition, written = ''): string | undefined {
  const name = written.replace(/^.*\//, '')
  return name !== written && edition.exists(`content/images/logos/${name}`) ? name : undefined
}

const logoFolders = (read: ReadEdition, explicit: Record<string, string>): Problem[] =>
  Object.entries(explicit).flatMap(([firm, written]) => {
    const name = withoutFolder(read, written)
    if (!name) return []
    return [
      problemIn(
        read,
        'sponsors',
        ['logos', firm],
        both('The folder does not belong to the name of a logo.', 'Logo adına klasör yazılmaz.'),
        both(`Write ${name}.`, `${name} yazın.`),
        { meant: { from: written, to: name } },
      ),
    ]
  })

/** Firms whose logo is missing or cannot be read. */
export function missingLogos(read: ReadEdition): Problem[] {
  const files = { sponsors: soundFields(read, 'sponsors'), exhibition: soundFields(read, 'exhibition') }
  // Without the list of file names, what is missing cannot be told from what has another name.
  const explicit = files.sponsors.logos
  if (!explicit) return []
  const looked = new Set<string>()
  const look = (name: 'sponsors' | 'exhibition', written: Text, path: PropertyKey[]) => {
    const firm = firmKey(written)
    const logo = logoPath(written, explicit)
    // A firm that stands in several lists is told once.
    if (looked.has(logo)) return []
    looked.add(logo)
    if (read.edition.exists(`content/${logo}`)) {
      const fault = fileFault(read, `content/${logo}`)
      return fault ? [problemIn(read, name, path, fault.message, fault.advice)] : []
    }
    const mapped = explicit[firm] !== undefined
    if (withoutFolder(read, explicit[firm])) return []
    const alike = nearLogo(read, logo)
    // What is listed under this very name, and yet not there, has its letters stored in another form.
    const stored =
      alike?.normalize('NFC') === logo.replace(/^.*\//, '')
        ? storedOtherwise(alike, (other) =>
            both(
              `“${firm}: ${other}” under “logos” in data/sponsors.yaml`,
              `data/sponsors.yaml içinde “logos” altına “${firm}: ${other}”`,
            ),
          )
        : undefined
    return [
      problemIn(
        read,
        name,
        path,
        both(
          `The logo of “${firm}” is missing: content/${logo}.`,
          `“${firm}” firmasının logosu yok: content/${logo}.`,
        ),
        stored ??
          (alike
            ? both(
                `Rename ${alike} to ${logo.replace(/^.*\//, '')}, or write “${firm}: ${alike}” under “logos” in data/sponsors.yaml.`,
                `${alike} dosyasının adını ${logo.replace(/^.*\//, '')} yapın ya da data/sponsors.yaml içinde “logos” altına “${firm}: ${alike}” yazın.`,
              )
            : mapped
              ? both(
                  'Put the file there, or correct its name under “logos”.',
                  'Dosyayı oraya koyun ya da “logos” altındaki adını düzeltin.',
                )
              : both(
                  'Put the logo there under exactly this name, or name another file under “logos” in data/sponsors.yaml.',
                  'Logoyu tam bu adla oraya koyun ya da data/sponsors.yaml içinde “logos” altında başka bir dosya adı yazın.',
                )),
      ),
    ]
  }
  const tiers = (name: 'sponsors' | 'exhibition') =>
    (files[name].tiers ?? []).flatMap(({ firms }, tier) =>
      firms.flatMap((firm, index) => look(name, firm, ['tiers', tier, 'firms', index])),
    )
  return [
    ...logoFolders(read, explicit),
    ...(files.sponsors.partners ?? []).flatMap((firm, index) => look('sponsors', firm, ['partners', index])),
    ...tiers('sponsors'),
    ...tiers('exhibition'),
    ...(files.exhibition.exhibitors ?? []).flatMap((firm, index) =>
      look('exhibition', firm, ['exhibitors', index]),
    ),
  ]
}
