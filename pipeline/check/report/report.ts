// Prints problems for an organiser, and as annotations that GitHub shows at their line in a pull request.
import type { Diagnostic, Sentence, Values } from '../../messages/diagnostic'
import { adviceOf, sentence } from '../../messages/render'
import { indentOf } from '../../read/yaml/lines'
import type { Language } from '../../domain/languages'

/** What is wrong and what to write instead; of the line as it should be, the spaces are counted where they matter. */
function sentences(found: Diagnostic, language: Language): string[] {
  const { fix, indented } = found
  const said = [sentence(found, language), `→ ${adviceOf(found, language)}`]
  if (!fix) return said
  const instead: Sentence = indented
    ? { code: 'report.write-after', values: { spaces: indentOf(fix), line: fix.trim() } }
    : { code: 'report.write', values: { line: fix.trim() } }
  return [...said, sentence(instead, language)]
}

/** The entry and the field of a problem: "3rd speaker, Dr. … · email"; empty where it has neither. */
export const placeOf = ({ entry, field }: Pick<Diagnostic, 'entry' | 'field'>, language: Language): string =>
  [entry?.[language], field].filter(Boolean).join(' · ')

/** One problem in a few lines: place, entry and field, what is wrong, what to write instead. */
export function writeProblem(problem: Diagnostic, language: Language): string {
  const head = `${problem.file}:${problem.line}:${problem.column}  ${sentence({ code: `report.${problem.severity}` }, language)}`
  const lines = [head, placeOf(problem, language), ...sentences(problem, language)]
  return lines.filter(Boolean).join('\n    ')
}

/** Errors of the content stop a build, those of a launch do not. */
export type Report = 'content' | 'launch'

/** The whole report, with the number of errors and warnings. */
export function writeReport(
  problems: readonly Diagnostic[],
  language: Language,
  report: Report = 'content',
): string {
  const say = (code: string, values?: Values) => sentence({ code, values }, language)
  if (problems.length === 0) return say('report.sound')
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const count = say('report.count', { errors, warnings: problems.length - errors })
  const last = `${count} ${say(errors > 0 ? `report.unsound-${report}` : 'report.sound')}`
  return [...problems.map((problem) => writeProblem(problem, language)), last].join('\n\n')
}

const inData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const inProperty = (text: string) => inData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Problems as GitHub shows them beside the changed lines, one line each. */
export const writeAnnotations = (problems: Diagnostic[], language: Language): string =>
  problems
    .map((problem) => {
      const place = `file=${inProperty(problem.file)},line=${problem.line},col=${problem.column}`
      const title = `title=${inProperty(placeOf(problem, language) || problem.file)}`
      return `::${problem.severity} ${place},${title}::${inData(sentences(problem, language).join('\n'))}`
    })
    .join('\n')
