// Each mistake of mistakes.yaml is reported in its place, with what is wrong and what to write instead, in both languages.
import { readdirSync, readFileSync } from 'node:fs'
import { writeAnnotations, writeReport } from '../../pipeline/check/report/report'
import { languageOf } from '../../pipeline/domain/language-of-text'
import { columnRoles } from '../../pipeline/import/roles'
import type { Diagnostic } from '../../pipeline/messages/diagnostic'
import { codes } from '../../pipeline/messages/render'
import { data, sample, source } from './edition'
import { changedFiles, problemsWith, rowsOf, type Changed, type Row } from './edits'
import { adviceIn, codesIn, messageOf, patternOf, saidOf } from './words'

type Mistake = Row & {
  in?: string
  at?: string
  line?: number
  says: string
  advice?: string
  corrected?: string
  severity?: 'warning'
  problems?: number
}

/** Jargon of programmers. Does not apply to field names and quotations, which are in “…”. */
const jargon =
  /\b(schema|undefined|null|NaN|pars(e|ed|er|ing)|token|string|boolean|object Object|array|regex|exception|stack|invalid_|zod|acorn|mdast|node_modules|enum|literal)\b/i

/** Where the problem of a mistake is expected. */
function expectedPlace({ at, line, ...mistake }: Mistake, changed: Changed) {
  const file = mistake.in ?? Object.keys(changed)[0]!
  const before = (sample.read(file) ?? '').split('\n')
  const lines = String(changed[file] ?? before.join('\n')).split('\n')
  const isPlace = (text: string, index: number) =>
    at === undefined ? text !== before[index] : text.trim().startsWith(at)
  return { file, line: line ?? lines.findIndex(isPlace) + 1 }
}

/** The codes of all messages that rows were answered with, in both languages. */
const answered = new Set<string>()

const english = (problems: Diagnostic[]) => writeReport(problems, 'en')

test('the sample has no problems', () => expect(problemsWith({})).toEqual([]))

test('every role of a column has a name on the page of an import', () =>
  expect(codes()).toEqual(expect.arrayContaining(columnRoles.map((role) => `import-role.${role}`))))

test('a message names the line of the other place', () => {
  const text = source(data('fees')).replace('key: academic', 'key: regular')
  const line = text.split('\n').findIndex((one) => one.endsWith('key: regular')) + 1
  const [found] = problemsWith({ [data('fees')]: text })
  expect(found && messageOf(found).en).toContain(`content/data/fees.yaml:${line}.`)
})

test.each(rowsOf<Mistake>('mistakes.yaml'))('$name', (mistake) => {
  const { says, advice: asks, corrected, severity = 'error', problems: count = 1 } = mistake
  const changed = changedFiles(mistake)
  const problems = problemsWith(changed)
  const { file, line } = expectedPlace(mistake, changed)
  const found = problems.find((one) => one.file === file && one.line === line && saidOf(one) === says)
  if (!found) throw new Error(`Expected “${says}” at ${file}:${line}, but:\n\n${english(problems)}`)
  expect(found.severity).toBe(severity)
  expect(found.fix?.trim()).toBe(corrected)
  if (asks) expect(adviceIn(found).en).toBe(asks)
  if (problems.length > count) throw new Error(`At most ${count} expected:\n\n${english(problems)}`)
  for (const problem of problems) {
    codesIn(problem).forEach((code) => answered.add(code))
    const [message, advice] = [messageOf(problem), adviceIn(problem)]
    const texts = [message.en, message.tr, advice.en, advice.tr]
    expect(texts.join('\n').replace(/“[^”]*”/g, '')).not.toMatch(jargon)
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
    expect(message.tr).not.toBe(message.en)
    expect(languageOf(message.tr)).not.toBe('en')
    expect(writeAnnotations([problem], 'en')).not.toContain('\n')
  }
})

/** What is said by others than the check, or asked for in parts of its words: launch.test.ts, svgs.test.ts, deposit.test.ts. */
const ofOthers =
  /^(?:plain|import|sheet|workbook|report|pull-request|tool|new-edition|links|change|document|editor|abstract|launch|svg|deposit)\b|^release\.(?:unchanged|lower-version|earlier-date|released|calendar)$/

/** The names of entries, which reports and not messages have. */
const ofEntries = /^entry\./

test('every message of the check is asked for by a mistake, or by another test of this folder', () => {
  const tests = readdirSync('tests/content').filter(
    (name) => /\.(?:ts|yaml)$/.test(name) && !/^mistakes/.test(name),
  )
  const others = tests.map((name) => readFileSync(`tests/content/${name}`, 'utf8')).join('\n')
  const isAsked = (code: string) =>
    answered.has(code) || others.includes(`'${code}'`) || new RegExp(patternOf(code)).test(others)
  const ofCheck = [...new Set(codes())].filter((code) => !ofOthers.test(code) && !ofEntries.test(code))
  expect(ofCheck.filter((code) => !isAsked(code))).toEqual([])
})
