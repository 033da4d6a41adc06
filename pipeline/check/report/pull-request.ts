// The comment under a pull request: what it changes and what is wrong with it, in English and Turkish.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { pathOf } from '../../records/addresses'
import { collectionNames, fileOf } from '../../schemas'
import { languages, type Bilingual, type Language } from '../../schemas/kinds'
import { changedFacts, changedProgramme, type ChangedFact } from './changed-facts'
import { changedPages, shownOn, type ChangedPage } from './changed-pages'
import { placeOf, writeProblem } from './report'

export type Change = { programme: Bilingual[]; facts: ChangedFact[]; pages: ChangedPage[]; base: string }

export function changeBetween(old: ReadEdition, now: ReadEdition, base: string): Change {
  const programme = changedProgramme(old, now)
  return {
    programme: programme?.announced.map(({ text }) => text) ?? [],
    facts: changedFacts(old, now, programme),
    pages: changedPages(old, now),
    base,
  }
}

/** Text in a cell of a Markdown table. */
const cell = (text: string | undefined) =>
  text === undefined ? '—' : text.replace(/\s+/g, ' ').replace(/[\\|<>*_`[\]]/g, (mark) => `\\${mark}`)

function factTable(facts: ChangedFact[], language: Language): string[] {
  if (facts.length === 0) return []
  const head = both('| Where | Before | After |', '| Yer | Önce | Sonra |')
  const rows = facts.map((fact) => {
    const place = `${cell(placeOf(fact, language))}<br>\`${fact.file}${fact.line ? `:${fact.line}` : ''}\``
    return `| ${place} | ${cell(fact.before)} | ${cell(fact.after)} |`
  })
  return [head[language], '|---|---|---|', ...rows]
}

const problemLine = (problem: Problem, language: Language) =>
  `- ${writeProblem(problem, language).split('\n').map(cell).join('<br>')}`

/** Pages whose text changed, and those that show the files in which facts changed. */
function affected({ facts, programme, pages }: Change): string[] {
  const files = facts.map(({ file }) => file).concat(programme.length > 0 ? fileOf('programme') : [])
  const names = collectionNames.filter((name) => files.includes(fileOf(name)))
  const shown = names.flatMap((name) => shownOn[name] ?? ['/'])
  return [...new Set([...pages.map(({ route }) => route), ...shown])]
}

const titles = {
  money: both(
    '⚠️ Money and bank account: compare each with its source',
    '⚠️ Para ve banka hesabı: her birini kaynağıyla karşılaştırın',
  ),
  errors: both('Errors', 'Hatalar'),
  warnings: both('Warnings', 'Uyarılar'),
  programme: both(
    'Programme changes, as visitors will read them',
    'Programdaki değişiklikler, ziyaretçilerin okuyacağı gibi',
  ),
  facts: both('Changed facts', 'Değişen bilgiler'),
  pages: both('Changed pages', 'Değişen sayfalar'),
  affected: both('Pages to look at', 'Gözden geçirilecek sayfalar'),
}

const noChange: Change = { programme: [], facts: [], pages: [], base: '' }

function inLanguage(
  problems: Problem[],
  change: Change | undefined,
  language: Language,
  link: (route: string, language: Language) => string,
): string {
  const { facts, programme, pages, base } = change ?? noChange
  const table = (rows: ChangedFact[]) => factTable(rows, language)
  const listOf = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity).map((one) => problemLine(one, language))
  const links = (route: string) => languages.map((one) => link(route, one)).join(' · ')
  const sections: Record<keyof typeof titles, string[]> = {
    money: table(facts.filter(({ money }) => money)),
    errors: listOf('error'),
    warnings: listOf('warning'),
    programme: programme.map((text) => `- ${cell(text[language])}`),
    facts: table(facts.filter(({ money }) => !money)),
    pages: table(pages),
    affected: affected(change ?? noChange).map((route) => `- ${links(route)}`),
  }
  const sound = both('Nothing is wrong with the content.', 'İçerikte sorun yok.')
  const none = both('No facts changed.', 'Değişen bilgi yok.')
  const compared = both(`Compared with \`${base}\`.`, `\`${base}\` ile karşılaştırıldı.`)
  return [
    both('## Content check', '## İçerik denetimi')[language],
    ...Object.entries(sections).flatMap(([name, lines]) =>
      lines.length > 0 ? [`### ${titles[name as keyof typeof titles][language]}`, lines.join('\n')] : [],
    ),
    ...(problems.length === 0 ? [sound[language]] : []),
    ...(change && facts.length + programme.length === 0 ? [none[language]] : []),
    ...(change ? [compared[language]] : []),
  ].join('\n\n')
}

/** The comment as Markdown. `preview` is the address at which the changed site can be seen. */
export function writeComment(problems: Problem[], change: Change | undefined, preview: string): string {
  const link = (route: string, language: Language) =>
    `[${pathOf(route, language)}](${preview.replace(/\/$/, '')}${pathOf(route, language)})`
  return `${languages.map((language) => inLanguage(problems, change, language, link)).join('\n\n---\n\n')}\n`
}
