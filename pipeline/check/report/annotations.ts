// Problems as GitHub shows them: at their line in a pull request.
import type { Problem } from '../../read/problem'
import { correction, placeOf } from './report'
import type { Language } from '../../schemas/kinds'

const inData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const inProperty = (text: string) => inData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** One annotation, a single line. */
export function writeAnnotation(problem: Problem, language: Language): string {
  const title = placeOf(problem, language)
  const lines = [problem.message[language], problem.advice[language], ...correction(problem, language)]
  const place = `file=${inProperty(problem.file)},line=${problem.line},col=${problem.column}`
  const properties = title ? `${place},title=${inProperty(title)}` : place
  return `::${problem.severity} ${properties}::${inData(lines.filter(Boolean).join('\n'))}`
}

/** All annotations, one per line. */
export const writeAnnotations = (problems: Problem[], language: Language) =>
  problems.map((problem) => writeAnnotation(problem, language)).join('\n')
