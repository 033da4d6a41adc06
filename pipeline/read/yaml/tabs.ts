// Tabs at the head of lines: YAML does not count them as indentation.
import { both } from '../problem'
import { indentOf } from './lines'
import { readsBeyond } from './parser'
import { fromTop } from './rule'

/** A line whose tabs are two spaces each or, where the file could then not be read, as far in as suits the lines above. */
function withoutTabs(lines: string[], index: number): string {
  const stepped = lines[index]!.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  '))
  const fits = (line: string) => readsBeyond(lines.with(index, line), index + 1)
  if (fits(stepped)) return stepped
  const above = lines.slice(0, index).findLast((line) => line.trim() !== '') ?? ''
  const indented = [2, 0].map((more) => ' '.repeat(indentOf(above) + more) + stepped.trimStart())
  return indented.find(fits) ?? stepped
}

/** The first tab that indents a line. */
export const tab = fromTop(({ lines, line, text }) => {
  if (!/^ *\t[ \t]*[^\s#]/.test(text)) return undefined
  return {
    line,
    column: text.indexOf('\t') + 1,
    message: both('A tab is used to indent.', 'Girinti için sekme kullanılmış.'),
    advice: both('Use two spaces for each step.', 'Her adım için iki boşluk kullanın.'),
    correctedLine: withoutTabs(lines, line - 1),
  }
})
