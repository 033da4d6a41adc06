// The comment under a pull request: what it changes and what is wrong with it, in English and Turkish.
import type { ReadEdition } from '../../read'
import type { Problem } from '../../read/problem'
import { placeOf } from './report'
import { pathOf } from '../../records/addresses'
import { collectionNames, fileOf } from '../../schemas'
import type { Bilingual, Language } from '../../schemas/kinds'
import { changedFacts, changedProgramme, type ChangedFact } from './changed-facts'
import { changedPages, shownOn, type ChangedPage } from './changed-pages'

const words = {
  en: {
    title: 'Content check',
    errors: 'Errors',
    warnings: 'Warnings',
    sound: 'Nothing is wrong with the content.',
    money: '⚠️ Money and bank account',
    moneyAdvice: 'Compare each of these with the source before you merge.',
    programme: 'Programme changes, as visitors will read them',
    facts: 'Changed facts',
    pages: 'Changed pages',
    look: 'Pages to look at',
    none: 'No facts changed.',
    where: 'Where',
    before: 'Before',
    after: 'After',
    added: 'new',
    removed: 'deleted',
    changed: 'changed',
    compared: (base: string) => `Compared with \`${base}\`.`,
  },
  tr: {
    title: 'İçerik denetimi',
    errors: 'Hatalar',
    warnings: 'Uyarılar',
    sound: 'İçerikte sorun yok.',
    money: '⚠️ Para ve banka hesabı',
    moneyAdvice: 'Birleştirmeden önce her birini kaynağıyla karşılaştırın.',
    programme: 'Programdaki değişiklikler, ziyaretçilerin okuyacağı gibi',
    facts: 'Değişen bilgiler',
    pages: 'Değişen sayfalar',
    look: 'Gözden geçirilecek sayfalar',
    none: 'Değişen bilgi yok.',
    where: 'Yer',
    before: 'Önce',
    after: 'Sonra',
    added: 'yeni',
    removed: 'silindi',
    changed: 'değişti',
    compared: (base: string) => `\`${base}\` ile karşılaştırıldı.`,
  },
} as const

/** Text in a cell of a Markdown table. */
const cell = (text: string | undefined) =>
  text === undefined ? '—' : text.replace(/\s+/g, ' ').replace(/[\\|<>*_`[\]]/g, (mark) => `\\${mark}`)

function factTable(facts: ChangedFact[], language: Language): string[] {
  const say = words[language]
  return [
    `| ${say.where} | ${say.before} | ${say.after} |`,
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
  const say = words[language]
  return pages.map((page) => {
    const facts = [
      page.gone.length > 0 ? `${say.before}: ${cell(page.gone.join(', '))}` : '',
      page.now.length > 0 ? `${say.after}: ${cell(page.now.join(', '))}` : '',
    ].filter(Boolean)
    return `- ${link(page.route, page.language)} (${say[page.kind]})${facts.length > 0 ? ` – ${facts.join('; ')}` : ''}`
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
  const say = words[language]
  const of = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity).map((problem) => bullet(problem, language))
  const money = change?.facts.filter((fact) => fact.money) ?? []
  const others = change?.facts.filter((fact) => !fact.money) ?? []
  const look = change ? affected(change).map((route) => `- ${link(route, 'en')} · ${link(route, 'tr')}`) : []
  return [
    `## ${say.title}`,
    '',
    ...section(say.money, money.length > 0 ? [say.moneyAdvice, '', ...factTable(money, language)] : []),
    ...section(say.errors, of('error')),
    ...section(say.warnings, of('warning')),
    ...(problems.length === 0 ? [say.sound, ''] : []),
    ...section(say.programme, change?.programme.map((text) => `- ${cell(text[language])}`) ?? []),
    ...section(say.facts, others.length > 0 ? factTable(others, language) : []),
    ...(change && change.facts.length + change.programme.length === 0 ? [say.none, ''] : []),
    ...section(say.pages, change ? pageLines(change.pages, language, link) : []),
    ...section(say.look, look),
    ...(change ? [say.compared(change.base), ''] : []),
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
