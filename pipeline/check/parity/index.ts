// Both languages must state the same facts: dates, times, amounts, addresses, counts.
import type { ReadEdition } from '../../read'
import type { CollectionFile } from '../../read/collection-file'
import type { PageFile, TextFile } from '../../read/page-file'
import { both, fileProblem, type Problem, type Found } from '../../read/problem'
import { inBoth } from '../../records/localise'
import { collectionNames, collections, type CollectionName } from '../../schemas'
import { memoise } from '../../read/memoise'
import { fault, namesOf, valuesIn } from '../findings'
import { alternatesOf } from '../texts/pages'
import { checkQuotes, factsIn } from '../texts/quoted-facts'
import { differences, type Difference, type Placed } from './compare'
import { statedIn } from './stated'
import { intendedDifferences, type Intended } from './intended'
import { headOf, sectionsOf, together, type Section } from './sections'
import type { Bilingual, Language } from '../../schemas/kinds'

const advice = both(
  'Correct the one that is wrong. If the difference is intentional, record it with a reason in content/intended-differences.yaml.',
  'Yanlış olanı düzeltin. Fark bilinçliyse content/intended-differences.yaml dosyasına gerekçesiyle yazın.',
)

type Pair = Record<Language, Section>

/** Reports a difference at the Turkish place where there is one, and names the other one. */
function report({ en, tr }: Difference, pair: Pair, more: Partial<Problem> = {}): Problem {
  const at = (placed: Placed, { file, record }: Section, message: Bilingual) =>
    fileProblem(file, { ...placed.at, record, ...more, message, advice })
  if (en && tr) {
    const place = `${pair.en.file}:${en.at.line}`
    const message = both(
      `The two languages differ: “${tr.shown}” here, “${en.shown}” in the English text (${place}).`,
      `İki dil farklı: Burada “${tr.shown}”, İngilizce metinde “${en.shown}” yazıyor (${place}).`,
    )
    return at(tr, pair.tr, message)
  }
  const [there, other] = en ? [pair.tr, both('Turkish', 'Türkçe')] : [pair.en, both('English', 'İngilizce')]
  const place = `${there.file}:${there.line}`
  const { shown } = (en ?? tr)!
  const message = both(
    `“${shown}” is not in the ${other.en} text (${place}).`,
    `“${shown}” ${other.tr} metinde yok (${place}).`,
  )
  return en ? at(en, pair.en, message) : at(tr!, pair.tr, message)
}

const isIntended = ({ en, tr }: Difference, where: string, intended: Intended) =>
  [en, tr].some((placed) => placed !== undefined && intended.allows(where, placed.shown))

/** Parts of a text that only one language has, unless `fact: headings` or `fact: items` is an intended difference. */
const parts: Record<string, Bilingual> = {
  headings: both('Headings', 'Başlıklar'),
  items: both('Entries of lists and rows of tables', 'Liste maddeleri ve tablo satırları'),
}

function missingParts(name: string, pair: Pair, counts: Record<Language, number>, intended: Intended): Found {
  if (counts.en === counts.tr || intended.allows(pair.tr.file, name)) return []
  const { file, record, line } = counts.en < counts.tr ? pair.en : pair.tr
  const what = parts[name]!
  return fileProblem(file, {
    ...fault(
      `${what.en}: ${counts.en} in the English text, ${counts.tr} in the Turkish one.`,
      `${what.tr}: İngilizce metinde ${counts.en}, Türkçe metinde ${counts.tr}.`,
      `Translate what is missing. If it is intentional, write “fact: ${name}” with a reason into content/intended-differences.yaml.`,
      `Eksik olanı çevirin. Böyle olması gerekiyorsa content/intended-differences.yaml dosyasına gerekçesiyle “fact: ${name}” yazın.`,
    ),
    ...{ record, line, severity: 'warning' },
  })
}

function pairProblems(read: ReadEdition, en: TextFile, tr: TextFile, intended: Intended): Problem[] {
  // Pages with other errors are not compared: most differences would only follow from those errors.
  const refused = new Set(checkQuotes(read).map(({ file }) => file))
  if ([en, tr].some(({ file, problems }) => problems.length > 0 || refused.has(file))) {
    intended.skip(tr.file)
    return []
  }
  const sections = { en: sectionsOf(en, factsIn(read).en), tr: sectionsOf(tr, factsIn(read).tr) }
  const whole = inBoth((language) => together(sections[language]))
  const headings = inBoth((language) => sections[language].length - 1)
  // Section by section where both texts have as many, else the texts as wholes.
  const beside =
    headings.en === headings.tr
      ? sections.en.map((section, index): Pair => ({ en: section, tr: sections.tr[index]! }))
      : [whole]
  const isPage = 'route' in en && 'route' in tr
  const heads = isPage ? [{ en: headOf(en as PageFile), tr: headOf(tr as PageFile) }] : []
  const facts = [...heads, ...beside].flatMap((pair) =>
    differences(pair.en, pair.tr)
      .filter((difference) => !isIntended(difference, tr.file, intended))
      .map((difference) => report(difference, pair)),
  )
  const items = beside.flatMap((pair) =>
    missingParts('items', pair, { en: pair.en.items, tr: pair.tr.items }, intended),
  )
  return [missingParts('headings', whole, headings, intended), facts, items].flat()
}

const textProblems = (read: ReadEdition, intended: Intended): Problem[] =>
  alternatesOf(read).flatMap(({ en, tr }) => {
    if (tr) return pairProblems(read, en, tr, intended)
    intended.skip(en.file)
    return []
  })

type Reported = { difference: Difference; problem: Problem }

/** What one language of a text states. */
function sideOf(file: CollectionFile, text: Bilingual, path: PropertyKey[], language: Language): Section {
  const { name, yaml } = file
  const at = yaml.locate([...path, language])
  const values = statedIn(text[language], language).map((stated) => ({ ...stated, at }))
  const { record = collections[name].label } = namesOf(file, path)
  return { language, file: yaml.file, line: at.line, record, text: text[language], values, items: 0 }
}

/** Authors word the titles of their talks and posters in each language as they like: formulas, units, names of grades. */
const isOfAuthors = (name: CollectionName, field = '') =>
  (name === 'sessions' || name === 'posters') && /^(talks\[\d+\]\.)?title$/.test(field)

/** The differences within the entries of one file. */
const entryDifferences = memoise((file: CollectionFile): Reported[] =>
  valuesIn(file, ['text']).flatMap(({ value, path }) => {
    // A plain one is shared by both languages.
    if (typeof value === 'string') return []
    const { field } = namesOf(file, path)
    const severity = isOfAuthors(file.name, field) ? 'warning' : 'error'
    const pair = inBoth((language) => sideOf(file, value as Bilingual, path, language))
    return differences(pair.en, pair.tr).map((difference) => ({
      difference,
      problem: report(difference, pair, { field, severity }),
    }))
  }),
)

function dataProblems(file: CollectionFile, intended: Intended): Problem[] {
  // Entries with errors of their own are not compared.
  if (file.problems.length > 0) intended.skip(file.yaml.file)
  return entryDifferences(file)
    .filter(({ difference }) => !isIntended(difference, file.yaml.file, intended))
    .map(({ problem }) => problem)
}

/** Every fact that only one of the two languages states. */
export function checkParity(read: ReadEdition): Problem[] {
  const intended = intendedDifferences(read.edition)
  const found = [
    ...textProblems(read, intended),
    ...collectionNames.flatMap((name) => dataProblems(read.files[name], intended)),
  ]
  return [...found, ...intended.problems()]
}
