// Each mistake of mistakes.yaml is reported in its place, with what is wrong and what to write instead, in both languages.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { checkEdition } from '../../pipeline/check'
import { writeAnnotations, writeReport } from '../../pipeline/check/report/report'
import type { Problem } from '../../pipeline/read'
import { sample, sampleWith, source } from './edition'

type Mistake = {
  name: string
  file?: string
  find?: string
  write?: string
  files?: Record<string, string | null>
  in?: string
  at?: string
  line?: number
  says: string
  corrected?: string
  severity?: 'warning'
  problems?: number
}

const mistakes = parse(readFileSync('tests/content/mistakes.yaml', 'utf8')) as Mistake[]

/** Jargon of programmers. Does not apply to field names and quotations, which are in “…”. */
const jargon =
  /\b(schema|undefined|null|NaN|pars(e|ed|er|ing)|token|string|boolean|object Object|array|regex|exception|stack|invalid_|zod|acorn|mdast|node_modules|enum|literal)\b/i

/** The changed files of a mistake, by their paths. */
function changedFiles({ name, file = '', find, write = '', files = {} }: Mistake) {
  if (find === undefined)
    return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text ?? undefined]))
  const path = `content/${file}`
  const before = `\n${source(path)}\n`
  const after = before.replace(`\n${find}\n`, () => `\n${write}\n`)
  if (after === before) throw new Error(`${name}: nothing to replace in ${path}`)
  return { [path]: after.slice(1, -1) }
}

/** Where the problem of a mistake is expected. */
function expectedPlace(mistake: Mistake, changed: Record<string, string | undefined>) {
  const file = mistake.in ?? Object.keys(changed)[0]!
  if (mistake.line !== undefined) return { file, line: mistake.line }
  const lines = (changed[file] ?? sample.read(file) ?? '').split('\n')
  const before = (sample.read(file) ?? '').split('\n')
  const { at } = mistake
  return {
    file,
    line:
      1 +
      lines.findIndex((text, index) =>
        at === undefined ? text !== before[index] : text.trim().startsWith(at),
      ),
  }
}

const english = (problems: Problem[]) => writeReport(problems, 'en')

test('the sample has no problems', () => {
  expect(checkEdition(sample).problems).toEqual([])
})

test.each(mistakes)('$name', (mistake) => {
  const { says, corrected, severity = 'error', problems: count = 1 } = mistake
  const changed = changedFiles(mistake)
  const { problems } = checkEdition(sampleWith(changed))
  const { file, line } = expectedPlace(mistake, changed)
  const found = problems.find((one) => one.file === file && one.line === line && one.message.en === says)
  if (!found) throw new Error(`Expected “${says}” at ${file}:${line}, but:\n\n${english(problems)}`)
  expect(found.severity).toBe(severity)
  expect(found.correctedLine?.trim()).toBe(corrected)
  if (problems.length > count) throw new Error(`At most ${count} expected:\n\n${english(problems)}`)
  for (const { message, advice, ...problem } of problems) {
    const texts = [message.en, message.tr, advice.en, advice.tr]
    expect(texts.join('\n').replace(/“[^”]*”/g, '')).not.toMatch(jargon)
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
    expect(message.tr).not.toBe(message.en)
    expect(writeAnnotations([{ message, advice, ...problem }], 'en')).not.toContain('\n')
  }
})
