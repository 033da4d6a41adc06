// The comment under a pull request: what it changes and what is wrong with it, in English and Turkish.
import type { ReadEdition } from '../../read'
import type { Diagnostic, Severity, Values } from '../../messages/diagnostic'
import { sentence } from '../../messages/render'
import { pathOf } from '../../domain/addresses'
import { collectionNames, fileOf } from '../../schemas'
import { languages, type Bilingual, type Language } from '../../domain/languages'
import { changedFacts, changedProgramme, type ChangedFact } from './changed-facts'
import { changedPages, pagesShowing, type ChangedPage } from './changed-pages'
import { placeOf, writeProblem } from './report'

export type Change = {
  programme: Bilingual[]
  facts: ChangedFact[]
  pages: ChangedPage[]
  shown: string[]
  base: string
}

/** What changes between two versions of an edition, in facts and on pages; `base` names the earlier one. */
export function changeBetween(old: ReadEdition, now: ReadEdition, base: string): Change {
  const programme = changedProgramme(old, now)
  const announced = programme?.announced.map(({ text }) => text) ?? []
  const facts = changedFacts(old, now, programme)
  const files = facts.map(({ file }) => file).concat(announced.length > 0 ? fileOf('programme') : [])
  const changed = collectionNames.filter((name) => files.includes(fileOf(name)))
  return {
    programme: announced,
    facts,
    shown: pagesShowing(now, changed),
    pages: changedPages(old, now),
    base,
  }
}

/** Text in a cell of a Markdown table. */
const cell = (text: string | undefined) =>
  text === undefined ? '—' : text.replace(/\s+/g, ' ').replace(/[\\|<>*_`[\]]/g, (mark) => `\\${mark}`)

function factTable(facts: Omit<ChangedFact, 'path'>[], language: Language): string[] {
  if (facts.length === 0) return []
  const head = sentence({ code: 'pull-request.table-head' }, language)
  const rows = facts.map((fact) => {
    const place = `${cell(placeOf(fact, language))}<br>\`${fact.file}${fact.line ? `:${fact.line}` : ''}\``
    return `| ${place} | ${cell(fact.before)} | ${cell(fact.after)} |`
  })
  return [head, '|---|---|---|', ...rows]
}

const problemLine = (problem: Diagnostic, language: Language) =>
  `- ${writeProblem(problem, language).split('\n').map(cell).join('<br>')}`

const noChange: Change = { programme: [], facts: [], pages: [], shown: [], base: '' }

function inLanguage(
  problems: Diagnostic[],
  change: Change | undefined,
  language: Language,
  link: (route: string, language: Language) => string,
): string {
  const { facts, programme, pages, shown, base } = change ?? noChange
  // Pages whose text changed, and those that show the files in which facts changed.
  const affected = [...new Set([...pages.map(({ route }) => route), ...shown])]
  const table = (rows: Omit<ChangedFact, 'path'>[]) => factTable(rows, language)
  const listOf = (severity: Severity) =>
    problems.filter((problem) => problem.severity === severity).map((one) => problemLine(one, language))
  const links = (route: string) => languages.map((one) => link(route, one)).join(' · ')
  const say = (code: string, values?: Values) => sentence({ code, values }, language)
  const sections: Record<string, string[]> = {
    'pull-request.money': table(facts.filter(({ money }) => money)),
    'pull-request.errors': listOf('error'),
    'pull-request.warnings': listOf('warning'),
    'pull-request.programme': programme.map((text) => `- ${cell(text[language])}`),
    'pull-request.facts': table(facts.filter(({ money }) => !money)),
    'pull-request.pages': table(pages),
    'pull-request.affected': affected.map((route) => `- ${links(route)}`),
  }
  return [
    `## ${say('pull-request.title')}`,
    ...Object.entries(sections).flatMap(([code, lines]) =>
      lines.length > 0 ? [`### ${say(code)}`, lines.join('\n')] : [],
    ),
    ...(problems.length === 0 ? [say('pull-request.sound')] : []),
    ...(change && facts.length + programme.length === 0 ? [say('pull-request.no-facts')] : []),
    ...(change ? [say('pull-request.compared', { base })] : []),
  ].join('\n\n')
}

/** The comment as Markdown. `preview` is the address at which the changed site can be seen. */
export function writeComment(problems: Diagnostic[], change: Change | undefined, preview: string): string {
  const link = (route: string, language: Language) =>
    `[${pathOf(route, language)}](${preview.replace(/\/$/, '')}${pathOf(route, language)})`
  return `${languages.map((language) => inLanguage(problems, change, language, link)).join('\n\n---\n\n')}\n`
}
