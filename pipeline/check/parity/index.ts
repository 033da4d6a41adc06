// Both languages must state the same facts: dates, times, amounts, addresses, counts.
import type { ReadEdition } from '../../read'
import type { CollectionFile } from '../../read/collection-file'
import { memoise } from '../../read/memoise'
import type { PageFile, TextFile } from '../../read/page-file'
import { fault, fileProblem, languageNames, type Problem } from '../../read/problem'
import { inBoth } from '../../records/localise'
import { collectionNames, collections, type CollectionName } from '../../schemas'
import type { Bilingual, Language } from '../../schemas/kinds'
import { namesOf, valuesIn } from '../findings'
import { alternatesOf } from '../texts/pages'
import { checkQuotes, factsIn } from '../texts/quoted-facts'
import { INTENDED_FILE, intendedDifferences, placeOfText, type Intended } from './intended'
import { headingsIn, headOf, sectionsOf, type Section } from './sections'
import { differences, statedIn, type Difference } from './stated'

/** Two parts that must state the same. `more` is what their problems have besides. */
type Pair = Record<Language, Section> & { more?: Partial<Problem> }

/** Reports a difference at the Turkish place where there is one, and names the other one. */
function report({ en, tr }: Difference, { more, ...pair }: Pair): Problem {
  const [here, placed, there, other] = tr ? [pair.tr, tr, pair.en, en] : [pair.en, en!, pair.tr, undefined]
  const language = languageNames[tr ? 'en' : 'tr']
  const place = `${there.file}:${other?.at.line ?? there.line}`
  const asIntended = `- { where: ${placeOfText(here.file)}, fact: '${placed.shown}', reason: … }`
  return fileProblem(here.file, {
    ...fault(
      `The two languages differ: “${placed.shown}” here, “${other?.shown ?? '–'}” in the ${language.en} text (${place}).`,
      `İki dil farklı: Burada “${placed.shown}”, ${language.tr} metinde “${other?.shown ?? '–'}” yazıyor (${place}).`,
      `Correct the one that is wrong. If the difference is intentional, write into ${INTENDED_FILE}: ${asIntended}`,
      `Yanlış olanı düzeltin. Fark bilinçliyse ${INTENDED_FILE} dosyasına yazın: ${asIntended}`,
    ),
    ...placed.at,
    record: here.record,
    severity: placed.kind === 'parts' ? 'warning' : 'error',
    ...more,
  })
}

/** Differences between two parts, but for those that are intended. */
const comparison = (pair: Pair, { allows }: Intended): Problem[] =>
  differences(pair.en, pair.tr)
    .filter(({ en, tr }) => ![en, tr].some((one) => one && allows(pair.tr.file, one.shown)))
    .map((difference) => report(difference, pair))

function textProblems(read: ReadEdition, en: TextFile, tr: TextFile, intended: Intended): Problem[] {
  // Pages with other errors are not compared: most differences would only follow from those errors.
  const refused = new Set(checkQuotes(read).map(({ file }) => file))
  if ([en, tr].some(({ file, problems }) => problems.length > 0 || refused.has(file))) return []
  // Section by section where both texts have as many, else the texts as wholes.
  const areCut = headingsIn(en) === headingsIn(tr)
  const parts = inBoth((language) => {
    const text = { en, tr }[language]
    const head = 'route' in text ? [headOf(text as PageFile)] : []
    return [...head, ...sectionsOf(text, factsIn(read)[language], areCut)]
  })
  return parts.en.flatMap((part, index) => comparison({ en: part, tr: parts.tr[index]! }, intended))
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
      const values = statedIn(text).map((stated) => ({ ...stated, at }))
      return { language, file: file.yaml.file, line: at.line, record, text, values }
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
