// Prints problems for an organiser, and as annotations that GitHub shows at their line in a pull request.
import { both, type Problem } from '../../read/problem'
import { indentOf } from '../../read/yaml/lines'
import type { Language } from '../../domain/languages'

const names = { error: both('ERROR', 'HATA'), warning: both('WARNING', 'UYARI') }

const sound = both('The content is in order.', 'İçerikte sorun yok.')

/** Errors of the content stop a build, those of a launch do not. */
const unsound = {
  content: both(
    'Nothing is published until the errors are fixed.',
    'Hatalar giderilene kadar hiçbir şey yayımlanmaz.',
  ),
  launch: both('Publish the edition when none is left.', 'Hiçbiri kalmayınca etkinliği yayımlayın.'),
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What is wrong and what to write instead; of the line as it should be, the spaces are counted where they matter. */
function sentences({ message, advice, correctedLine, indented }: Problem, language: Language): string[] {
  const said = [message[language], `→ ${advice[language]}`]
  if (!correctedLine) return said
  const spaces = indentOf(correctedLine)
  const instead = indented
    ? both(`Write, after ${counted(spaces, 'space')}`, `Satır başında ${spaces} boşluk bırakıp şöyle yazın`)
    : both('Write', 'Şöyle yazın')
  return [...said, `${instead[language]}: ${correctedLine.trim()}`]
}

/** The entry and the field of a problem: "3rd speaker, Dr. … · email"; empty where it has neither. */
export const placeOf = ({ record, field }: Pick<Problem, 'record' | 'field'>, language: Language) =>
  [record?.[language], field].filter(Boolean).join(' · ')

/** One problem in a few lines: place, entry and field, what is wrong, what to write instead. */
export function writeProblem(problem: Problem, language: Language): string {
  const head = `${problem.file}:${problem.line}:${problem.column}  ${names[problem.severity][language]}`
  const lines = [head, placeOf(problem, language), ...sentences(problem, language)]
  return lines.filter(Boolean).join('\n    ')
}

/** The whole report, with the number of errors and warnings. */
export function writeReport(
  problems: Problem[],
  language: Language,
  of: keyof typeof unsound = 'content',
): string {
  if (problems.length === 0) return sound[language]
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const count = both(
    `${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`,
    `${errors} hata, ${warnings} uyarı.`,
  )
  const last = `${count[language]} ${(errors > 0 ? unsound[of] : sound)[language]}`
  return [...problems.map((problem) => writeProblem(problem, language)), last].join('\n\n')
}

const inData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const inProperty = (text: string) => inData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

export const writeAnnotations = (problems: Problem[], language: Language) =>
  problems
    .map((problem) => {
      const place = `file=${inProperty(problem.file)},line=${problem.line},col=${problem.column}`
      const title = `title=${inProperty(placeOf(problem, language) || problem.file)}`
      return `::${problem.severity} ${place},${title}::${inData(sentences(problem, language).join('\n'))}`
    })
    .join('\n')
