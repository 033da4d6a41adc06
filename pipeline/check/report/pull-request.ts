// The comment under a pull request: what it changes and what is wrong with it, in English and Turkish.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { placeOf } from './report'
import { pathOf } from '../../records/addresses'
import { collectionNames, fileOf } from '../../schemas'
import type { Bilingual, Language } from '../../schemas/kinds'
import { changedFacts, changedProgramme, type ChangedFact } from './changed-facts'
import { changedPages, shownOn, type ChangedPage } from './changed-pages'

const words = {
  title: both('Content check', 'İçerik denetimi'),
  errors: both('Errors', 'Hatalar'),
  warnings: both('Warnings', 'Uyarılar'),
  sound: both('Nothing is wrong with the content.', 'İçerikte sorun yok.'),
  money: both('⚠️ Money and bank account', '⚠️ Para ve banka hesabı'),
  moneyAdvice: both(
    'Compare each of these with the source before you merge.',
    'Birleştirmeden önce her birini kaynağıyla karşılaştırın.',
  ),
  programme: both(
    'Programme changes, as visitors will read them',
    'Programdaki değişiklikler, ziyaretçilerin okuyacağı gibi',
  ),
  facts: both('Changed facts', 'Değişen bilgiler'),
  pages: both('Changed pages', 'Değişen sayfalar'),
  look: both('Pages to look at', 'Gözden geçirilecek sayfalar'),
  none: both('No facts changed.', 'Değişen bilgi yok.'),
  where: both('Where', 'Yer'),
  before: both('Before', 'Önce'),
  after: both('After', 'Sonra'),
  added: both('new', 'yeni'),
  removed: both('deleted', 'silindi'),
  changed: both('changed', 'değişti'),
}

const say = (word: keyof typeof words, language: Language) => words[word][language]

const compared = (base: string) => both(`Compared with \`${base}\`.`, `\`${base}\` ile karşılaştırıldı.`)

/** Text in a cell of a Markdown table. */
const cell = (text: string | undefined) =>
  text === undefined ? '—' : text.replace(/\s+/g, ' ').replace(/[\\|<>*_`[\]]/g, (mark) => `\\${mark}`)

function factTable(facts: ChangedFact[], language: Language): string[] {
  return [
    `| ${say('where', language)} | ${say('before', language)} | ${say('after', language)} |`,
    '|---|---|---|',
    ...facts.map(({ file, line, record, field, before, after }) => {
      const place = `${cell(record[language])}${field ? ` · ${cell(field)}` : ''}`
      return `| ${place}<br>\`${file}${line ? `:${line}` : ''}\` | ${cell(before)} | ${cell(after)} |`
    }),
  ]
}

const bullet = (problem: Problem, language: Language) => {
  const { file, line, message, advice, correctedLine, indented } = problem
  const where = placeOf(problem, language)
  const lines = [
    `- \`${file}:${line}\`${where ? ` ${cell(where)}` : ''}: ${cell(message[language])}`,
    `  ${cell(advice[language])}`,
    ...(correctedLine
      ? ['', '  ```yaml', `  ${indented ? correctedLine.trimEnd() : correctedLine.trim()}`, '  ```']
      : []),
  ]
  return lines.join('\n')
}

type Linked = (route: string, language: Language) => string

function pageLines(pages: ChangedPage[], language: Language, link: Linked): string[] {
  return pages.map((page) => {
    const facts = [
      page.gone.length > 0 ? `${say('before', language)}: ${cell(page.gone.join(', '))}` : '',
      page.now.length > 0 ? `${say('after', language)}: ${cell(page.now.join(', '))}` : '',
    ].filter(Boolean)
    return `- ${link(page.route, page.language)} (${say(page.kind, language)})${facts.length > 0 ? ` – ${facts.join('; ')}` : ''}`
  })
}

const section = (title: string, lines: string[]) =>
  lines.length > 0 ? [`### ${title}`, '', ...lines, ''] : []

export type Change = { programme: Bilingual[]; facts: ChangedFact[]; pages: ChangedPage[]; base: string }

/** What differs between two editions. */
export function changeBetween(old: ReadEdition, now: ReadEdition, base: string): Change {
  const programme = changedProgramme(old, now)
  return {
    programme: programme?.announced ?? [],
    facts: changedFacts(old, now, programme),
    pages: changedPages(old, now),
    base,
  }
}

/** Pages that show the files in which facts changed. */
function affected({ facts, programme }: Change): string[] {
  const names = collectionNames.filter(
    (name) =>
      facts.some(({ file }) => file === fileOf(name)) || (name === 'programme' && programme.length > 0),
  )
  return [...new Set(names.flatMap((name) => shownOn[name]))]
}

function inLanguage(
  problems: Problem[],
  change: Change | undefined,
  language: Language,
  link: Linked,
): string[] {
  const of = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity).map((problem) => bullet(problem, language))
  const money = change?.facts.filter((fact) => fact.money) ?? []
  const others = change?.facts.filter((fact) => !fact.money) ?? []
  const look = change ? affected(change).map((route) => `- ${link(route, 'en')} · ${link(route, 'tr')}`) : []
  return [
    `## ${say('title', language)}`,
    '',
    ...section(
      say('money', language),
      money.length > 0 ? [say('moneyAdvice', language), '', ...factTable(money, language)] : [],
    ),
    ...section(say('errors', language), of('error')),
    ...section(say('warnings', language), of('warning')),
    ...(problems.length === 0 ? [say('sound', language), ''] : []),
    ...section(
      say('programme', language),
      change?.programme.map((text) => `- ${cell(text[language])}`) ?? [],
    ),
    ...section(say('facts', language), others.length > 0 ? factTable(others, language) : []),
    ...(change && change.facts.length + change.programme.length === 0 ? [say('none', language), ''] : []),
    ...section(say('pages', language), change ? pageLines(change.pages, language, link) : []),
    ...section(say('look', language), look),
    ...(change ? [compared(change.base)[language], ''] : []),
  ]
}

/** The comment as Markdown. `preview` is the address at which the changed site can be seen. */
export function writeComment(problems: Problem[], change: Change | undefined, preview: string): string {
  const link: Linked = (route, language) => {
    const path = pathOf(route, language)
    return `[${path}](${preview.replace(/\/$/, '')}${path})`
  }
  return [
    ...inLanguage(problems, change, 'en', link),
    '---',
    '',
    ...inLanguage(problems, change, 'tr', link),
  ].join('\n')
}
