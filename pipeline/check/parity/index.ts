// Both languages must state the same facts: dates, times, amounts, addresses, counts.
import { z } from 'zod'
import type { ReadEdition } from '../../read'
import type { CollectionFile } from '../../read/collection-file'
import { readEntryList } from '../../read/entry-list'
import { memoise } from '../../domain/memoise'
import type { TextFile } from '../../read/page-file'
import { error, inFile, type Diagnostic } from '../../messages/diagnostic'
import { languageNames, inBoth, otherLanguage, type Bilingual, type Language } from '../../domain/languages'
import { collectionNames, collections, type CollectionName } from '../../schemas'
import { line, named } from '../../schemas/fields'
import { namesOf, valuesIn } from '../findings'
import { checkQuotes, factsIn } from '../texts/links'
import { alternatesOf } from '../texts/pages'
import { headingsIn, headOf, sectionsOf, type Section } from './sections'
import { differences, placedIn, type Difference } from './stated'

/** Two parts that must state the same. */
type Pair = Record<Language, Section>

export const intendedDifference = z.strictObject({
  where: named(line(), 'Folder of the page, or file', 'Sayfanın klasörü ya da dosya'),
  fact: named(line(), 'What is in one language only', 'Yalnızca bir dilde olan bilgi'),
  reason: named(line(), 'Reason', 'Gerekçe'),
})

export const INTENDED_FILE = 'content/intended-differences.yaml'

/** A page goes by its folder, a data file by its path. */
const placeOfText = (file: string) => file.replace(/^content\//, '').replace(/\/(en|tr)\.mdx$|\/$/, '')

const differencesIn = memoise(({ en, tr }: Pair) => differences(en, tr))

/** Reports a difference at the Turkish place where there is one, and names the other one. */
function report({ placed, other, language: own }: Difference, pair: Pair): Diagnostic {
  const [here, there] = own === 'tr' ? [pair.tr, pair.en] : [pair.en, pair.tr]
  const { file, entry, field, severity = placed.kind === 'parts' ? 'warning' : 'error' } = here
  const language = languageNames[otherLanguage(own)]
  const place = `${there.file}:${other?.at.line ?? there.line}`
  const asIntended = `- { where: ${placeOfText(file)}, fact: '${placed.shown}', reason: … }`
  const words = error('parity.differs', {
    here: placed.shown,
    there: other?.shown ?? '–',
    language,
    place,
    file: INTENDED_FILE,
    line: asIntended,
  })
  return inFile(file, { ...words, severity }, { ...placed.at, entry, field })
}

function pairsOfTexts(read: ReadEdition, en: TextFile, tr: TextFile): Pair[] {
  // Pages with other errors are not compared: most differences would only follow from those errors.
  const refused = new Set(checkQuotes(read).map(({ file }) => file))
  if ([en, tr].some(({ file, problems }) => problems.length > 0 || refused.has(file))) return []
  const facts = factsIn(read)
  const quoted = [en, tr].flatMap((text) =>
    text.facts.map(({ value }) => facts[text.language].get(value)?.text),
  )
  const known = pairsKnown(en)(tr)
  const key = JSON.stringify(quoted)
  const pairs = known.get(key) ?? pairsWith(facts, en, tr)
  known.set(key, pairs)
  return pairs
}

/** The pairs of two texts, by the words of the facts that they quote. */
const pairsKnown = memoise((_: TextFile) => memoise((__: TextFile) => new Map<string, Pair[]>()))

function pairsWith(facts: ReturnType<typeof factsIn>, en: TextFile, tr: TextFile): Pair[] {
  // Section by section where both texts have as many, else the texts as wholes.
  const areCut = headingsIn(en) === headingsIn(tr)
  const parts = inBoth((language) => {
    const text = { en, tr }[language]
    const head = 'route' in text ? [headOf(text)] : []
    return [...head, ...sectionsOf(text, facts[language], areCut)]
  })
  return parts.en.flatMap((en, index) => (parts.tr[index] ? { en, tr: parts.tr[index] } : []))
}

/** Authors word the titles of their talks and posters in each language as they like: formulas, units, names of grades. */
const isOfAuthors = (name: CollectionName, field = '') =>
  (name === 'sessions' || name === 'posters') && /^(talks\[\d+\]\.)?title$/.test(field)

/** The texts of both languages in the entries of a file. A plain one is shared by both. */
const pairsIn = memoise((file: CollectionFile): Pair[] =>
  valuesIn(file, ['text']).flatMap(({ value, path }) => {
    if (typeof value === 'string') return []
    const { field, entry = collections[file.name].label } = namesOf(file, path)
    return inBoth((language): Section => {
      const text = (value as Bilingual)[language]
      const at = file.yaml.locate([...path, language])
      const side = { language, text, values: placedIn(text, at) }
      const severity = isOfAuthors(file.name, field) ? 'warning' : 'error'
      return { ...side, file: file.yaml.file, line: at.line, entry, field, severity }
    })
  }),
)

/** Every fact that only one of the two languages states, but for those that are intended. */
export function checkParity(read: ReadEdition): Diagnostic[] {
  const { entries, problems } = readEntryList(read.edition, INTENDED_FILE, intendedDifference)
  const isIntended = (file: string, shown = '') =>
    entries.some(
      ({ where, fact }) =>
        // “250 words” names the 250 that is in one language only.
        placeOfText(where) === placeOfText(file) && [fact, ...fact.split(/\s+/)].includes(shown),
    )
  const pairs = [
    ...alternatesOf(read).flatMap(({ en, tr }) => (tr ? pairsOfTexts(read, en, tr) : [])),
    ...collectionNames.flatMap((name) => pairsIn(read.files[name])),
  ]
  const found = pairs.flatMap((pair) =>
    differencesIn(pair)
      .filter(({ placed, other }) => ![placed, other].some((one) => isIntended(pair.tr.file, one?.shown)))
      .map((difference) => report(difference, pair)),
  )
  return [...found, ...problems]
}
