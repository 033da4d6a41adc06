// Both languages must state the same facts: dates, times, amounts, addresses, counts.
import { factsOf } from '../../facts'
import type { ReadEdition } from '../../read'
import type { PageFile, TextFile } from '../../read/page-file'
import { pageName } from '../../read/page-file'
import { both, type Problem } from '../../read/problem'
import { collections, type CollectionName } from '../../schemas'
import { bilingualTexts } from './bilingual-texts'
import { differences, type Difference, type Placed } from './compare'
import { statedIn } from './extract'
import { intendedDifferences, type Intended } from './intended'
import { headOf, sectionsOf, together, type Section } from './sections'

type Where = { file: string; line: number }

const advice = both(
  'Correct the one that is wrong. If both are meant, say so with a reason in content/intended-differences.yaml.',
  'Yanlış olanı düzeltin. İkisi de doğruysa content/intended-differences.yaml dosyasına gerekçesiyle yazın.',
)

/** Tells a difference at the Turkish place where there is one, and names the English one. */
function tell({ en, tr }: Difference, files: { en: Where; tr: Where }, more: Partial<Problem>): Problem {
  const problem = (placed: Placed, file: string, message: Problem['message']): Problem => ({
    severity: 'error',
    file,
    ...placed.at,
    ...more,
    message,
    advice,
  })
  if (en && tr) {
    const place = `${files.en.file}:${en.at.line}`
    return problem(
      tr,
      files.tr.file,
      both(
        `The two languages differ: “${tr.shown}” stands here, “${en.shown}” in the English text (${place}).`,
        `İki dil farklı: Burada “${tr.shown}”, İngilizce metinde “${en.shown}” yazıyor (${place}).`,
      ),
    )
  }
  const [placed, file, other] = en ? [en, files.en, files.tr] : [tr!, files.tr, files.en]
  const place = `${other.file}:${other.line}`
  return problem(
    placed,
    file.file,
    en
      ? both(
          `“${placed.shown}” is not in the Turkish text (${place}).`,
          `“${placed.shown}” Türkçe metinde yok (${place}).`,
        )
      : both(
          `“${placed.shown}” is not in the English text (${place}).`,
          `“${placed.shown}” İngilizce metinde yok (${place}).`,
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

function pairProblems(read: ReadEdition, en: TextFile, tr: TextFile, intended: Intended): Problem[] {
  const unread = [en, tr].some(
    ({ tree, source }) => (tree.children ?? []).length === 0 && source.trim() !== '',
  )
  if (unread) return []
  const pairs = beside(sectionsOf(en, factsOf(read.data, 'en')), sectionsOf(tr, factsOf(read.data, 'tr')))
  const heads: [Section, Section][] =
    'route' in en && 'route' in tr ? [[headOf(en as PageFile), headOf(tr as PageFile)]] : []
  const record = 'route' in tr ? { record: pageName((tr as PageFile).route, 'tr') } : {}
  return [...heads, ...pairs].flatMap(([first, second]) =>
    differences(first, second)
      .filter((difference) => !meant(difference, tr.file, intended))
      .map((difference) =>
        tell(
          difference,
          { en: { file: en.file, line: first.line }, tr: { file: tr.file, line: second.line } },
          record,
        ),
      ),
  )
}

function textProblems(read: ReadEdition, intended: Intended): Problem[] {
  const texts: TextFile[] = [...read.pages, ...read.letters]
  return texts
    .filter(({ language }) => language === 'en')
    .flatMap((en) => {
      const tr = texts.find(({ file }) => file === en.file.replace(/en\.mdx$/, 'tr.mdx'))
      return tr && tr !== en ? pairProblems(read, en, tr, intended) : []
    })
}

function dataProblems(read: ReadEdition, name: CollectionName, intended: Intended): Problem[] {
  const { yaml, entries } = read.files[name]
  return entries.flatMap(({ value, path }) =>
    bilingualTexts(collections[name].entry, value, path).flatMap(({ text, path: place, record, field }) => {
      const side = (language: 'en' | 'tr') => ({
        language,
        text: text[language],
        quoted: [],
        values: statedIn(text[language], language).map(({ value: stated, shown }) => ({
          value: stated,
          shown,
          at: yaml.locate([...place, language]),
        })),
      })
      const where = (language: 'en' | 'tr') => ({
        file: yaml.file,
        line: yaml.locate([...place, language]).line,
      })
      const more = { field, ...(record(collections[name], value) ?? {}) }
      return differences(side('en'), side('tr'))
        .filter((difference) => !meant(difference, yaml.file, intended))
        .map((difference) => tell(difference, { en: where('en'), tr: where('tr') }, more))
    }),
  )
}

/** Every fact that only one of the two languages states. */
export function checkParity(read: ReadEdition): Problem[] {
  const intended = intendedDifferences(read.edition)
  const names = Object.keys(collections) as CollectionName[]
  const found = [
    ...textProblems(read, intended),
    ...names.flatMap((name) => dataProblems(read, name, intended)),
  ]
  return [...found, ...intended.problems()]
}
