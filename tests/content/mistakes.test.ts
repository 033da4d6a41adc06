// Each mistake of mistakes.yaml is reported in its place, with what is wrong and what to write instead, in both languages.
import { writeAnnotations, writeReport } from '../../pipeline/check/report/report'
import type { Diagnostic } from '../../pipeline/messages/diagnostic'
import { data, sample, source } from './edition'
import { changedFiles, problemsWith, rowsOf, type Changed, type Row } from './edits'
import { adviceIn, messageOf } from './words'

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

/** The line of another place that a message names moves with every comment above it: rows write … in its stead. */
const withoutLines = (message: string) => message.replace(/(content\/[\w./-]+):\d+/g, '$1:…')

/** Where the problem of a mistake is expected. */
function expectedPlace({ at, line, ...mistake }: Mistake, changed: Changed) {
  const file = mistake.in ?? Object.keys(changed)[0]!
  const before = (sample.read(file) ?? '').split('\n')
  const lines = String(changed[file] ?? before.join('\n')).split('\n')
  const isPlace = (text: string, index: number) =>
    at === undefined ? text !== before[index] : text.trim().startsWith(at)
  return { file, line: line ?? lines.findIndex(isPlace) + 1 }
}

const english = (problems: Diagnostic[]) => writeReport(problems, 'en')

test('the sample has no problems', () => {
  expect(problemsWith({})).toEqual([])
})

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
  const found = problems.find(
    (one) => one.file === file && one.line === line && withoutLines(messageOf(one).en) === says,
  )
  if (!found) throw new Error(`Expected “${says}” at ${file}:${line}, but:\n\n${english(problems)}`)
  expect(found.severity).toBe(severity)
  expect(found.correctedLine?.trim()).toBe(corrected)
  if (asks) expect(adviceIn(found).en).toBe(asks)
  if (problems.length > count) throw new Error(`At most ${count} expected:\n\n${english(problems)}`)
  for (const problem of problems) {
    const [message, advice] = [messageOf(problem), adviceIn(problem)]
    const texts = [message.en, message.tr, advice.en, advice.tr]
    expect(texts.join('\n').replace(/“[^”]*”/g, '')).not.toMatch(jargon)
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
    expect(message.tr).not.toBe(message.en)
    expect(writeAnnotations([problem], 'en')).not.toContain('\n')
  }
})
