// Tabs at the head of lines, which YAML does not count as a step.
import { both } from '../problem'
import { indentOf } from './lines'
import { readsBeyond } from './parser'
import type { Rule } from './rule'

/** The first tab above or at the line that cannot be read. */
export const tab: Rule = ({ lines, line: until }) => {
  const index = lines.findIndex((line, at) => at < until && /^ *\t[ \t]*[^\s#]/.test(line))
  if (index < 0) return undefined
  return {
    line: index + 1,
    column: lines[index]!.indexOf('\t') + 1,
    message: both('A tab is used to indent.', 'Girinti için sekme kullanılmış.'),
    advice: both('Use two spaces for each step.', 'Her adım için iki boşluk kullanın.'),
    correctedLine: withoutTabs(lines, index),
  }
}

/** A line whose tabs are two spaces each or, where the file could then not be read, as far in as suits the lines above. */
function withoutTabs(lines: string[], index: number): string {
  const stepped = lines[index]!.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  '))
  const fits = (line: string) => readsBeyond(lines.with(index, line), index + 1)
  if (fits(stepped)) return stepped
  const above = lines.slice(0, index).findLast((line) => line.trim() !== '') ?? ''
  const indented = [2, 0].map((more) => ' '.repeat(indentOf(above) + more) + stepped.trimStart())
  return indented.find(fits) ?? stepped
}
