// Says in a few lines what an import takes from a file, what it would change, and what is wrong.
import { changedFacts, changedProgramme } from '../check/report/changed-facts'
import { writeProblem } from '../check/report/report'
import type { ReadEdition } from '../read'
import { both } from '../read/problem'
import { inLanguage, type Bilingual, type Language, type Text } from '../domain/languages'
import { talkCode } from '../domain/programme-codes'
import { notTaken } from './headings'
import type { Imported } from './import-file'
import { columnNamed } from './layout'
import { columnLetters } from './read-sheets'
import type { SheetProblem } from './rows'
import type { Taken } from './tables'

const words = {
  nothing: both('nothing is taken from this sheet', 'bu sayfadan bir şey alınmıyor'),
  not: both('not taken', 'alınmayan'),
  changed: both('changed', 'değişti'),
  added: both('new', 'yeni'),
  removed: both('removed', 'silindi'),
  none: both('Nothing changes.', 'Değişen bir şey yok.'),
  error: both('ERROR', 'HATA'),
}

function writeSheet({ sheet, recognised }: Taken, language: Language): string[] {
  if (!recognised) return [`${sheet}: ${words.nothing[language]}`]
  const { layout, places, headings, isOwn } = recognised
  const head = `${sheet} → ${layout.title[language]}`
  if (isOwn) return [head]
  const lines = Object.entries(places).map(([name, at]) => {
    const column = columnNamed(layout, name)!
    return `    ${columnLetters(at)} “${headings[at]}” → ${column.heading[language]}`
  })
  const rest = notTaken(recognised).join(', ')
  return [head, ...lines, ...(rest ? [`    ${words.not[language]}: ${rest}`] : [])]
}

/** Which sheet is taken for which list, and which column for what. */
export const writeTaken = (taken: Taken[], language: Language): string =>
  taken.flatMap((one) => writeSheet(one, language)).join('\n')

/** The titles of talks that come or go with their whole session, which are reported to visitors in one sentence. */
const withinSessions = ({ data }: ReadEdition, known: { has: (code: string) => boolean }): Text[] =>
  (data.sessions ?? [])
    .filter(({ code }) => !known.has(code))
    .flatMap(({ code, talks }) => talks.filter((_, at) => !known.has(talkCode(code, at))))
    .map(({ title }) => title)

/** What is reported of the programme in sentences of its own. */
const announced = /^(title|start|id|date|hall)\b/

/** What differs between two editions, by title. */
export function writeChanges(before: ReadEdition, after: ReadEdition, language: Language): string {
  const programme = changedProgramme(before, after)
  const facts = changedFacts(before, after, programme)
    .filter(({ file, field }) => !/sessions|posters/.test(file) || !announced.test(field))
    .map(({ record, field, before: was, after: is }) => {
      const what = [record[language], field].filter(Boolean).join(' · ')
      const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'
      return `${what} (${words[kind][language]}): ${[was, is].filter((text) => text !== undefined).join(' → ')}`
    })
  const { announced: sentences = [], formerCodes = new Map<string, string>() } = programme ?? {}
  const titled = (titles: Text[], word: Bilingual) =>
    titles.map((title) => `“${inLanguage(title, language)}” (${word[language]})`)
  const lines = [
    ...sentences.map((text) => text[language]),
    ...titled(withinSessions(after, formerCodes), words.added),
    ...titled(withinSessions(before, new Set(formerCodes.values())), words.removed),
    ...facts,
  ]
  return lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : words.none[language]
}

function writeSheetProblem({ sheet, cell, message, advice }: SheetProblem, language: Language): string {
  const place = [sheet, cell].filter(Boolean).join(' ')
  return [
    `${place}  ${words.error[language]}`.trim(),
    `    ${message[language]}`,
    `    → ${advice[language].replaceAll('\n', '\n      ')}`,
  ].join('\n')
}

/** Every problem of an import: those of cells first, then those of the edition that results. */
export const writeProblems = ({ problems, others }: Imported, language: Language): string => {
  const errors = others.filter(({ severity }) => severity === 'error')
  return [
    ...problems.map((problem) => writeSheetProblem(problem, language)),
    ...errors.map((problem) => writeProblem(problem, language)),
  ].join('\n\n')
}
