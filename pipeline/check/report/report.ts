// Prints problems for an organiser, and as annotations that GitHub shows at their line in a pull request.
import type { Problem } from '../../read/problem'
import { indentOf } from '../../read/yaml/lines'
import type { Language } from '../../schemas/kinds'

const words = {
  en: {
    errors: 'ERRORS: they must be fixed',
    warnings: 'WARNINGS: please look at them',
    error: 'ERROR',
    warning: 'WARNING',
    instead: 'Write',
    insteadAfter: (spaces: number) => `Write, after ${spaces} ${spaces === 1 ? 'space' : 'spaces'}`,
    sound: 'The content is in order.',
    count: (errors: number, warnings: number) =>
      `${errors} error${errors === 1 ? '' : 's'}, ${warnings} warning${warnings === 1 ? '' : 's'}.`,
    blocked: 'Nothing is published until the errors are fixed.',
    notYet: 'Publish the edition when none is left.',
  },
  tr: {
    errors: 'HATALAR: giderilmeleri gerekir',
    warnings: 'UYARILAR: bir göz atın',
    error: 'HATA',
    warning: 'UYARI',
    instead: 'Şöyle yazın',
    insteadAfter: (spaces: number) => `Satır başında ${spaces} boşluk bırakıp şöyle yazın`,
    sound: 'İçerikte sorun yok.',
    count: (errors: number, warnings: number) => `${errors} hata, ${warnings} uyarı.`,
    blocked: 'Hatalar giderilene kadar hiçbir şey yayımlanmaz.',
    notYet: 'Hiçbiri kalmayınca etkinliği yayımlayın.',
  },
} as const

/** The line as it should be, in words; its spaces are counted where they matter. */
export function correction({ correctedLine, indented }: Problem, language: Language): string[] {
  if (!correctedLine) return []
  const say = words[language]
  const spaces = indentOf(correctedLine)
  return [`${indented ? say.insteadAfter(spaces) : say.instead}: ${correctedLine.trim()}`]
}

/** The entry and the field of a problem: "3rd speaker, Dr. … · email"; empty where it has neither. */
export const placeOf = ({ record, field }: Pick<Problem, 'record' | 'field'>, language: Language) =>
  [record?.[language], field].filter(Boolean).join(' · ')

/** One problem in a few lines: place, entry and field, what is wrong, what to write instead. */
export function writeProblem(problem: Problem, language: Language): string {
  const say = words[language]
  const where = placeOf(problem, language)
  return [
    `${problem.file}:${problem.line}:${problem.column}  ${say[problem.severity]}`,
    ...(where ? [`    ${where}`] : []),
    `    ${problem.message[language]}`,
    `    → ${problem.advice[language]}`,
    ...correction(problem, language).map((line) => `    ${line}`),
  ].join('\n')
}

const listed = (problems: Problem[], language: Language) =>
  problems.map((problem) => writeProblem(problem, language))

/** The whole report, errors first. Its last line differs: errors of the content stop a build, those of a launch do not. */
export function writeReport(
  problems: Problem[],
  language: Language,
  of: 'content' | 'launch' = 'content',
): string {
  const say = words[language]
  if (problems.length === 0) return say.sound
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  const summary = say.count(errors.length, warnings.length)
  return [
    ...(errors.length > 0 ? [say.errors, ...listed(errors, language)] : []),
    ...(warnings.length > 0 ? [say.warnings, ...listed(warnings, language)] : []),
    `${summary} ${errors.length === 0 ? say.sound : of === 'launch' ? say.notYet : say.blocked}`,
  ].join('\n\n')
}

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
