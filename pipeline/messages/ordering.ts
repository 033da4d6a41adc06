// Collected diagnostics in order, and of many that are alike only a few.
import { sentencesIn, type Diagnostic, type Sentence } from './diagnostic'

/** Errors first, then by file and place. */
export const inOrder = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted(
    (a, b) =>
      a.severity.localeCompare(b.severity) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column,
  )

/** Up to this many diagnostics that are alike are all reported. */
const MOST_ALIKE = 8

/** Of more diagnostics than that with one `key` the first `kept` stay; the last of these adds `ofOthers` to its advice. */
export function fewAlike(
  diagnostics: readonly Diagnostic[],
  key: (diagnostic: Diagnostic) => string,
  kept: number,
  ofOthers: (others: Diagnostic[]) => Sentence,
): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>()
  const places = diagnostics.map((diagnostic) => {
    const alike = groups.get(key(diagnostic)) ?? []
    groups.set(key(diagnostic), alike)
    return { diagnostic, alike, index: alike.push(diagnostic) - 1 }
  })
  return places.flatMap(({ diagnostic, alike, index }) => {
    if (alike.length <= MOST_ALIKE || index < kept - 1) return [diagnostic]
    if (index >= kept) return []
    return [{ ...diagnostic, advice: [...(diagnostic.advice ?? []), ofOthers(alike.slice(kept))] }]
  })
}

/** Up to this many lines or files are named. */
const MOST_NAMED = 20

/** The first of several lines or files, with a sign that there are more. */
export const firstNamed = (names: readonly string[]): string =>
  (names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), '…'] : names).join(', ')

/** What is wrong, whatever the value and the entry. */
const ofAnyValue = (diagnostic: Diagnostic): string =>
  [diagnostic.file, ...sentencesIn(diagnostic).map(({ code }) => code)].join('\n')

/** Of many equal diagnostics in a file only the first is reported; its advice names the lines of the others. */
export const onceEach = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  fewAlike(diagnostics, ofAnyValue, 1, (others) => {
    const lines = [...new Set(others.map(({ line }) => String(line)))]
    return { code: 'advice.many-lines', values: { lines: firstNamed(lines) } }
  })
