// Lines of YAML that begin at the wrong place, each with its mended line.
import { both } from '../problem'
import { indentOf, keyLine } from './lines'
import { readsBeyond } from './parser'
import { ifItMends, near, written, type LineFault, type Rule } from './rule'

/** What is wrong with a line that begins at the wrong column, and what to do. */
export const slippedWords = {
  dash: {
    message: both(
      'This dash is not indented as the lines around it.',
      'Bu tirenin girintisi çevresindeki satırlarla uyuşmuyor.',
    ),
    advice: both(
      'Put it below the dash of the entry before it.',
      'Önceki kaydın tiresiyle aynı hizaya getirin.',
    ),
  },
  tooDeep: {
    message: both('This line is indented too far.', 'Bu satırın girintisi fazla.'),
    advice: both('Let it begin below the field above it.', 'Satırı, üstündeki alanla aynı hizada başlatın.'),
  },
  notDeepEnough: {
    message: both(
      'This line is not indented as the lines around it.',
      'Bu satırın girintisi çevresindeki satırlarla uyuşmuyor.',
    ),
    advice: both(
      'Fields of one entry begin one below the other, indented with spaces.',
      'Bir kaydın alanları, boşluklarla girintili olarak alt alta başlar.',
    ),
  },
}

/** How far a line may have slipped, columns. */
const SLIP = 3

/** Indents of the lines above and of their fields after a dash, at most SLIP columns away; nearest first, then latest. */
function columnsAbove(lines: string[], number: number): number[] {
  const own = indentOf(lines[number - 1] ?? '')
  const columns = lines
    .slice(0, number - 1)
    .toReversed()
    .filter((line) => line.trim() !== '')
    .flatMap((line) => [keyLine(line)?.column ?? indentOf(line), indentOf(line)])
  return [...new Set(columns)]
    .filter((column) => column !== own && Math.abs(column - own) <= SLIP)
    .sort((one, other) => Math.abs(one - own) - Math.abs(other - own))
}

/** The first field or dash of a file, moved in: those below it stand at the margin. */
export const slippedFirst: Rule = ({ lines, line }) => {
  const index = lines.findIndex((text) => /^\s*[^\s#]/.test(text))
  const text = lines[index] ?? ''
  const correctedLine = text.trimStart()
  if (indentOf(text) === 0 || !readsBeyond(lines.with(index, correctedLine), line)) return undefined
  const words = slippedWords[text.trimStart().startsWith('- ') ? 'dash' : 'tooDeep']
  return {
    line: index + 1,
    column: indentOf(text) + 1,
    message: words.message,
    advice: both('Begin it at the head of its line.', 'Satırın en başından başlatın.'),
    correctedLine,
  }
}

/** A line (the failing one or its neighbour) with which the file parses once it is indented like a line above. */
export const slippedLine: Rule = ({ lines, line }) => {
  const isWritten = (text: string) => text.trim() !== ''
  const above = lines.slice(0, line - 1).findLastIndex(isWritten) + 1
  const below = line + 1 + lines.slice(line).findIndex(isWritten)
  for (const number of [line, above, below]) {
    const text = lines[number - 1]?.trim() ?? ''
    if (!keyLine(text) && !text.startsWith('- ')) continue
    const column = columnsAbove(lines, number).find((meant) =>
      readsBeyond(lines.with(number - 1, ' '.repeat(meant) + text), number),
    )
    if (column === undefined) continue
    const indent = indentOf(lines[number - 1] ?? '')
    return {
      line: number,
      column: indent + 1,
      ...(text.startsWith('- ')
        ? slippedWords.dash
        : column < indent
          ? slippedWords.tooDeep
          : slippedWords.notDeepEnough),
      correctedLine: ' '.repeat(column) + text,
    }
  }
  return undefined
}

/** An entry that was pasted too far to the left or right, with all of its lines. */
export const slippedEntry: Rule = ({ lines, line }) => {
  const below = line + 1 + lines.slice(line).findIndex((text) => text.trim() !== '')
  for (const number of [line, line - 1, below]) {
    const text = lines[number - 1] ?? ''
    const indent = indentOf(text)
    if (!/^\s*- /.test(text)) continue
    const length = lines.slice(number).findIndex((below) => below.trim() !== '' && indentOf(below) <= indent)
    const until = length < 0 ? lines.length : number + length
    const end = lines.slice(0, until).findLastIndex((below) => below.trim() !== '') + 1
    const moved = (column: number) =>
      lines.map((other, at) =>
        at < number - 1 || at >= end || other.trim() === ''
          ? other
          : ' '.repeat(column) + other.slice(indent),
      )
    const column = columnsAbove(lines, number).find((meant) => readsBeyond(moved(meant), end))
    if (column === undefined) continue
    const [en, tr] = column < indent ? ['left', 'sola'] : ['right', 'sağa']
    return {
      line: number,
      column: indent + 1,
      message: slippedWords.dash.message,
      advice: both(
        `Move this entry, lines ${number} to ${end}, by ${Math.abs(column - indent)} spaces to the ${en}.`,
        `Bu kaydı, ${number}–${end} arasındaki satırları, ${Math.abs(column - indent)} boşluk ${tr} kaydırın.`,
      ),
    }
  }
  return undefined
}

/** `-  code: 1B`: the fields below begin two columns after the dash, this one does not. */
export const wideDash = near(
  [0, -1],
  ifItMends(
    written(/(?<=^\s*-) {2,}(?=\S)/, {
      to: ' ',
      message: both('There is more than one space after the dash.', 'Tireden sonra birden fazla boşluk var.'),
      advice: both('Write one space after the dash.', 'Tireden sonra tek boşluk bırakın.'),
    }),
  ),
)

/** `- key: …` with `date: …` four columns to the right of the dash, as some editors indent: the first field has to follow. */
export const narrowDash = near(
  [0, -1],
  ifItMends(({ lines, line, text }) => {
    const [, dash, first] = /^(\s*-) (\S.*)$/.exec(text) ?? []
    const indent = keyLine(lines[line] ?? '')?.column ?? 0
    if (dash === undefined || indent <= dash.length + 1) return undefined
    return {
      line,
      column: dash.length + 2,
      message: both(
        'The fields of this entry do not begin one below the other.',
        'Bu kaydın alanları alt alta başlamıyor.',
      ),
      advice: both(
        'Let the first one begin where the others do.',
        'İlkini öbürleriyle aynı hizada başlatın.',
      ),
      correctedLine: `${dash.padEnd(indent)}${first}`,
    }
  }),
)

/** A line that begins at the wrong column, where no other column near it makes the file readable. */
export const wrongColumn: Rule = ({ line, column, code, message }) =>
  code === 'BAD_INDENT' || message.startsWith('Sequence item without')
    ? { line, column, ...slippedWords.notDeepEnough }
    : undefined

/** Lines of a file that without indentation cannot be right. */
const SHORTEST_FILE = 8

/** A file in which no line begins with a space, though it has groups and entries whose fields should. */
export function lostIndentation(lines: string[]): LineFault | undefined {
  const written = lines.filter((line) => !/^(?:#.*|\s*)$/.test(line))
  // “name:” with no value, or “- key: …”, and a field below it that should stand further to the right.
  const isFlat = written.some(
    (line, at) => /^(?:\w+:\s*$|- \w+:\s)/.test(line) && /^\w+:/.test(written[at + 1] ?? ''),
  )
  if (!isFlat || written.length < SHORTEST_FILE || written.some((line) => /^\s/.test(line))) return undefined
  return {
    line: 1,
    column: 1,
    message: both(
      'The indentation of this file is lost: no line begins with a space.',
      'Bu dosyanın girintileri kaybolmuş: hiçbir satır boşlukla başlamıyor.',
    ),
    advice: both('Bring the file back from an earlier version.', 'Dosyayı önceki bir sürümden geri getirin.'),
  }
}
