// Both languages must state the same facts: dates, times, amounts, addresses, counts.
import type { ReadEdition } from '../../read'
import type { CollectionFile } from '../../read/collection-file'
import type { PageFile, TextFile } from '../../read/page-file'
import { both, fileProblem, type Problem, type Found } from '../../read/problem'
import type { YamlFile } from '../../read/yaml/yaml-file'
import { collectionNames, collections, type CollectionName } from '../../schemas'
import { memoise } from '../../read/memoise'
import { namesOf, problemInText, valuesIn } from '../problem-in'
import { factsIn } from '../texts/quoted-facts'
import { textFaults } from '../texts/texts'
import { twinsOf } from '../texts/twins'
import { differences, type Difference, type Placed } from './compare'
import { statedIn } from './extract'
import { intendedDifferences, type Intended } from './intended'
import { headOf, sectionsOf, together, type Section } from './sections'
import type { Bilingual, Language } from '../../schemas/kinds'

type Where = { file: string; line: number }

const advice = both(
  'Correct the one that is wrong. If both are meant, say so with a reason in content/intended-differences.yaml.',
  'Yanlış olanı düzeltin. İkisi de doğruysa content/intended-differences.yaml dosyasına gerekçesiyle yazın.',
)

/** Tells a difference at the Turkish place where there is one, and names the other one. */
function tell({ en, tr }: Difference, files: { en: Where; tr: Where }, more: Partial<Problem> = {}): Problem {
  const problem = (placed: Placed, { file }: Where, message: Bilingual) =>
    fileProblem(file, { ...placed.at, ...more, message, advice })
  if (en && tr) {
    const place = `${files.en.file}:${en.at.line}`
    return problem(
      tr,
      files.tr,
      both(
        `The two languages differ: “${tr.shown}” stands here, “${en.shown}” in the English text (${place}).`,
        `İki dil farklı: Burada “${tr.shown}”, İngilizce metinde “${en.shown}” yazıyor (${place}).`,
      ),
    )
  }
  const [placed, here, there, other] = en
    ? [en, files.en, files.tr, both('Turkish', 'Türkçe')]
    : [tr!, files.tr, files.en, both('English', 'İngilizce')]
  const place = `${there.file}:${there.line}`
  return problem(
    placed,
    here,
    both(
      `“${placed.shown}” is not in the ${other.en} text (${place}).`,
      `“${placed.shown}” ${other.tr} metinde yok (${place}).`,
    ),
  )
}

const meant = ({ en, tr }: Difference, where: string, intended: Intended) =>
  [en, tr].some((placed) => placed !== undefined && intended.allows(where, placed.shown))

/** Sections beside each other where both texts have as many, else the texts as wholes. */
function beside(en: Section[], tr: Section[]): [Section, Section][] {
  if (en.length !== tr.length) return [[together(en), together(tr)]]
  return en.map((section, index) => [section, tr[index]!])
}

/** A text with fewer headings than its twin: half a translation, unless `fact: headings` says that it is meant. */
function headings(en: TextFile, tr: TextFile, sections: [Section[], Section[]], intended: Intended): Found {
  const [inEnglish, inTurkish] = sections.map(({ length }) => length - 1) as [number, number]
  if (inEnglish === inTurkish || intended.allows(tr.file, 'headings')) return []
  const fewer = inEnglish < inTurkish ? en : tr
  const fault = {
    message: both(
      `Headings: ${inEnglish} in the English text, ${inTurkish} in the Turkish one.`,
      `Başlık sayısı: İngilizce metinde ${inEnglish}, Türkçe metinde ${inTurkish}.`,
    ),
    advice: both(
      'Translate what is missing. If it is meant, write “fact: headings” with a reason into content/intended-differences.yaml.',
      'Eksik olanı çevirin. Böyle olması gerekiyorsa content/intended-differences.yaml dosyasına gerekçesiyle “fact: headings” yazın.',
    ),
  }
  return problemInText(fewer, { line: fewer.firstLine, column: 1 }, fault, { severity: 'warning' })
}

function pairProblems(read: ReadEdition, en: TextFile, tr: TextFile, intended: Intended): Problem[] {
  // Pages with other errors are not compared: most differences would only follow from those errors.
  const refused = new Set(textFaults(read).map(({ file }) => file))
  if ([en, tr].some(({ file, problems }) => problems.length > 0 || refused.has(file))) {
    intended.skip(tr.file)
    return []
  }
  const sections: [Section[], Section[]] = [
    sectionsOf(en, factsIn(read).en),
    sectionsOf(tr, factsIn(read).tr),
  ]
  const pairs = beside(...sections)
  const heads: [Section, Section][] =
    'route' in en && 'route' in tr ? [[headOf(en as PageFile), headOf(tr as PageFile)]] : []
  const facts = [...heads, ...pairs].flatMap(([first, second]) =>
    differences(first, second)
      .filter((difference) => !meant(difference, tr.file, intended))
      .map((difference) =>
        tell(difference, {
          en: { file: en.file, line: first.line },
          tr: { file: tr.file, line: second.line },
        }),
      )
      .map((problem) => ({ ...problem, record: (problem.file === en.file ? en : tr).record })),
  )
  return [headings(en, tr, sections, intended), facts].flat()
}

const textProblems = (read: ReadEdition, intended: Intended): Problem[] =>
  twinsOf(read).flatMap(({ en, tr }) => {
    if (tr) return pairProblems(read, en, tr, intended)
    intended.skip(en.file)
    return []
  })

type Told = { difference: Difference; problem: Problem }

/** What one language of a text states, and the line on which it stands. */
function sideOf(yaml: YamlFile, text: Bilingual, path: PropertyKey[], language: Language): Section {
  const at = yaml.locate([...path, language])
  const values = statedIn(text[language], language).map(({ value, shown }) => ({ value, shown, at }))
  return { language, text: text[language], values, quoted: [], line: at.line }
}

/** Authors word the titles of their talks and posters in each language as they like: formulas, units, names of grades. */
const isOfAuthors = (name: CollectionName, field = '') =>
  (name === 'sessions' || name === 'posters') && /^(talks\[\d+\]\.)?title$/.test(field)

/** The differences within the entries of one file. */
const entryDifferences = memoise((file: CollectionFile): Told[] =>
  valuesIn(file, ['text']).flatMap(({ value, path }) => {
    // A plain one is shared by both languages.
    if (typeof value === 'string') return []
    const { name, yaml } = file
    const { record = collections[name].label, field } = namesOf(file, path)
    const severity = isOfAuthors(name, field) ? 'warning' : 'error'
    const en = sideOf(yaml, value as Bilingual, path, 'en')
    const tr = sideOf(yaml, value as Bilingual, path, 'tr')
    const places = { en: { file: yaml.file, line: en.line }, tr: { file: yaml.file, line: tr.line } }
    return differences(en, tr).map((difference) => ({
      difference,
      problem: tell(difference, places, { record, field, severity }),
    }))
  }),
)

function dataProblems(file: CollectionFile, intended: Intended): Problem[] {
  // Entries with faults of their own are not compared.
  if (file.problems.length > 0) intended.skip(file.yaml.file)
  return entryDifferences(file)
    .filter(({ difference }) => !meant(difference, file.yaml.file, intended))
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
