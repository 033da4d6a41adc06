// Lines of YAML that begin at the wrong place, each with its mended line.
import { both } from './problem'
import { indentOf, keyLine } from './yaml-lines'
import type { Rule } from './yaml-syntax'

/** Tabs, which YAML does not count as a step. */
export const tab: Rule = (lines) => {
  const index = lines.findIndex((line) => /^ *\t/.test(line))
  if (index < 0) return undefined
  return {
    line: index + 1,
    column: lines[index]!.indexOf('\t') + 1,
    message: both('A tab is used to indent.', 'Girinti için sekme kullanılmış.'),
    advice: both('Use two spaces for each step.', 'Her adım için iki boşluk kullanın.'),
    corrected: lines[index]!.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  ')),
  }
}

/** A field deeper than the one above it, though that one has a value already. */
export const tooDeep: Rule = (lines, { line }) => {
  for (const number of [line, line + 1]) {
    const text = lines[number - 1] ?? ''
    const above = lines.slice(0, number - 1).findLast((candidate) => candidate.trim() !== '') ?? ''
    const field = keyLine(text)
    const before = keyLine(above)
    if (!field || !before || before.value === '' || indentOf(text) <= before.column) continue
    return {
      line: number,
      column: indentOf(text) + 1,
      message: both('This line is indented too far.', 'Bu satırın girintisi fazla.'),
      advice: both(
        'Let it begin below the field above it.',
        'Satırı, üstündeki alanla aynı hizada başlatın.',
      ),
      corrected: `${' '.repeat(before.column)}${text.trim()}`,
    }
  }
  return undefined
}

/** A dash that does not stand below the other dashes of its list. */
export const strayDash: Rule = (lines, { line }) => {
  const dash = /^\s*- /
  for (const number of [line, line - 1]) {
    const text = lines[number - 1] ?? ''
    if (!dash.test(text)) continue
    const indents = lines
      .slice(0, number - 1)
      .filter((above) => dash.test(above))
      .map(indentOf)
    const indent = indentOf(text)
    const meant = indents.findLast((other) => Math.abs(other - indent) <= 3)
    if (meant === undefined || indents.includes(indent)) continue
    return {
      line: number,
      column: indent + 1,
      message: both(
        'This dash is not indented as the lines around it.',
        'Bu tirenin girintisi çevresindeki satırlarla uyuşmuyor.',
      ),
      advice: both(
        'Put it below the dash of the entry before it.',
        'Önceki kaydın tiresiyle aynı hizaya getirin.',
      ),
      corrected: `${' '.repeat(meant)}${text.trim()}`,
    }
  }
  return undefined
}

/** A line that begins to the left of its entry. */
export const notDeepEnough: Rule = (lines, { line, column, code, message }) => {
  if (code !== 'BAD_INDENT' && !message.startsWith('Sequence item without')) return undefined
  return {
    line,
    column,
    message: both(
      'This line is not indented as the lines around it.',
      'Bu satırın girintisi çevresindeki satırlarla uyuşmuyor.',
    ),
    advice: both(
      'Fields of one entry begin one below the other, indented with spaces.',
      'Bir kaydın alanları, boşluklarla girintili olarak alt alta başlar.',
    ),
    ...((above) =>
      above ? { corrected: `${' '.repeat(above.column)}${(lines[line - 1] ?? '').trim()}` } : {})(
      keyLine(lines[line - 2] ?? ''),
    ),
  }
}
