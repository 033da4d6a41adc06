// Both languages must state the same facts: dates, times, amounts, addresses, counts.
import type { ReadEdition } from '../../read'
import type { CollectionFile } from '../../read/collection-file'
import { memoise } from '../../read/memoise'
import type { PageFile, TextFile } from '../../read/page-file'
import { both, fileProblem, type Found, type Problem } from '../../read/problem'
import { inBoth } from '../../records/localise'
import { collectionNames, collections, type CollectionName } from '../../schemas'
import type { Bilingual, Language } from '../../schemas/kinds'
import { namesOf, valuesIn, warning } from '../findings'
import { alternatesOf } from '../texts/pages'
import { checkQuotes, factsIn } from '../texts/quoted-facts'
import { differences, type Difference, type Placed } from './compare'
import { INTENDED_FILE, intendedDifferences, placeOfText, type Intended } from './intended'
import { headOf, sectionsOf, together, type Section } from './sections'
import { statedIn } from './stated'

/** Two parts that must state the same. `more` is what their problems have besides. */
type Pair = Record<Language, Section> & { more?: Partial<Problem> }

const asIntended = (file: string, fact: string) =>
  `- { where: ${placeOfText(file)}, fact: '${fact}', reason: … }`

/** Reports a difference at the Turkish place where there is one, and names the other one. */
function report({ en, tr }: Difference, { more, ...pair }: Pair): Problem {
  const [here, placed] = tr ? [pair.tr, tr] : [pair.en, en!]
  const place = tr && en ? `${pair.en.file}:${en.at.line}` : ''
  const other = tr ? pair.en : pair.tr
  const missing = `${other.file}:${other.line}`
  const language = tr ? both('English', 'İngilizce') : both('Turkish', 'Türkçe')
  const line = asIntended(here.file, placed.shown)
  return fileProblem(here.file, {
    message: place
      ? both(
          `The two languages differ: “${placed.shown}” here, “${en!.shown}” in the English text (${place}).`,
          `İki dil farklı: Burada “${placed.shown}”, İngilizce metinde “${en!.shown}” yazıyor (${place}).`,
        )
      : both(
          `“${placed.shown}” is not in the ${language.en} text (${missing}).`,
          `“${placed.shown}” ${language.tr} metinde yok (${missing}).`,
        ),
    advice: both(
      `Correct the one that is wrong. If the difference is intentional, write into ${INTENDED_FILE}: ${line}`,
      `Yanlış olanı düzeltin. Fark bilinçliyse ${INTENDED_FILE} dosyasına yazın: ${line}`,
    ),
    ...placed.at,
    record: here.record,
    ...more,
  })
}

/** Differences between two parts, but for those that are intended. */
const comparison = (pair: Pair, intended: Intended): Problem[] =>
  differences(pair.en, pair.tr)
    .filter(({ en, tr }) =>
      [en, tr].every((one?: Placed) => !one || !intended.allows(pair.tr.file, one.shown)),
    )
    .map((difference) => report(difference, pair))

/** Parts of a text that only one language has, unless `fact: headings` or `fact: items` is an intended difference. */
const parts: Record<string, Bilingual> = {
  headings: both('Headings', 'Başlıklar'),
  items: both('Entries of lists and rows of tables', 'Liste maddeleri ve tablo satırları'),
}

function lostParts(name: string, pair: Pair, counts: Record<Language, number>, intended: Intended): Found {
  if (counts.en === counts.tr || intended.allows(pair.tr.file, name)) return []
  const { file, record, line } = counts.en < counts.tr ? pair.en : pair.tr
  const what = parts[name]!
  const finding = warning(
    `${what.en}: ${counts.en} in the English text, ${counts.tr} in the Turkish one.`,
    `${what.tr}: İngilizce metinde ${counts.en}, Türkçe metinde ${counts.tr}.`,
    `Translate what is missing. If it is intentional, write into ${INTENDED_FILE}: ${asIntended(file, name)}`,
    `Eksik olanı çevirin. Böyle olması gerekiyorsa ${INTENDED_FILE} dosyasına yazın: ${asIntended(file, name)}`,
  )
  return fileProblem(file, { ...finding, record, line })
}

function textProblems(read: ReadEdition, en: TextFile, tr: TextFile, intended: Intended): Problem[] {
  // Pages with other errors are not compared: most differences would only follow from those errors.
  const refused = new Set(checkQuotes(read).map(({ file }) => file))
  if ([en, tr].some(({ file, problems }) => problems.length > 0 || refused.has(file))) return []
  const sections = { en: sectionsOf(en, factsIn(read).en), tr: sectionsOf(tr, factsIn(read).tr) }
  const whole = inBoth((language) => together(sections[language]))
  const headings = inBoth((language) => sections[language].length - 1)
  // Section by section where both texts have as many, else the texts as wholes.
  const beside =
    headings.en === headings.tr
      ? sections.en.map((section, index): Pair => ({ en: section, tr: sections.tr[index]! }))
      : [whole]
  const heads =
    'route' in en && 'route' in tr ? [{ en: headOf(en as PageFile), tr: headOf(tr as PageFile) }] : []
  return [
    lostParts('headings', whole, headings, intended),
    ...[...heads, ...beside].map((pair) => comparison(pair, intended)),
    ...beside.map((pair) => lostParts('items', pair, { en: pair.en.items, tr: pair.tr.items }, intended)),
  ].flat()
}

/** Authors word the titles of their talks and posters in each language as they like: formulas, units, names of grades. */
const isOfAuthors = (name: CollectionName, field = '') =>
  (name === 'sessions' || name === 'posters') && /^(talks\[\d+\]\.)?title$/.test(field)

/** The texts of both languages in the entries of a file. A plain one is shared by both. */
const pairsIn = memoise((file: CollectionFile): Pair[] =>
  valuesIn(file, ['text']).flatMap(({ value, path }) => {
    if (typeof value === 'string') return []
    const { field, record = collections[file.name].label } = namesOf(file, path)
    const sides = inBoth((language): Section => {
      const text = (value as Bilingual)[language]
      const at = file.yaml.locate([...path, language])
      const values = statedIn(text, language).map((stated) => ({ ...stated, at }))
      return { language, file: file.yaml.file, line: at.line, record, text, values, items: 0 }
    })
    return { ...sides, more: { field, severity: isOfAuthors(file.name, field) ? 'warning' : 'error' } }
  }),
)

/** Every fact that only one of the two languages states. */
export function checkParity(read: ReadEdition): Problem[] {
  const intended = intendedDifferences(read.edition)
  return [
    ...alternatesOf(read).flatMap(({ en, tr }) => (tr ? textProblems(read, en, tr, intended) : [])),
    ...collectionNames.flatMap((name) =>
      pairsIn(read.files[name]).flatMap((pair) => comparison(pair, intended)),
    ),
    ...intended.problems,
  ]
}
