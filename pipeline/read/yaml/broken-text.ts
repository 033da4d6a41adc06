// Texts that go on in a new line without the indentation that YAML needs, and lines of words that belong to nothing.
import { beginLanguages } from '../advice'
import { both } from '../problem'
import { indentOf, keyLine, quoted } from './lines'
import { readsBeyond } from './parser'
import { fromTop, near, type LineFault, type Rule } from './rule'

/** `en: |-`: the lines below are the text. */
const opensBlock = (line: string | undefined) => /^[|>][-+]?$/.test(keyLine(line ?? '')?.value ?? '')

/** A line of words: no field, no entry of a list, no comment, no brackets of one. */
export const isWords = (line: string | undefined) =>
  line !== undefined && /^\s*[^\s\-#{}[\]|>]/.test(line) && !keyLine(line) && !/^\s*\S+:\s*$/.test(line)

/** Index of the nearest line above that is no line of words. */
const fieldAbove = (lines: string[], index: number) =>
  lines.slice(0, index).findLastIndex((line) => line.trim() !== '' && !isWords(line))

/** `name:` with `6th …` and `tr: 6. …` below it: the mark of one language is lost. */
export const lostLanguage = near([0, -1, 1], ({ lines, line, text }) => {
  const [, before = '', words = ''] = /^((?:\s|- )*)(\S.*)$/.exec(text) ?? []
  if (!isWords(words)) return undefined
  const languageIn = (other: string | undefined) => {
    const field = keyLine(other ?? '')
    return field?.column === before.length ? /(?:^|\s)(en|tr):\s*$/.exec(field.before)?.[1] : undefined
  }
  const [above, below] = [languageIn(lines[line - 2]), languageIn(lines[line])]
  // Between both languages the line belongs to the first of them; below the second, to that.
  const lost =
    above === undefined && below === 'tr' && !isWords(lines[line - 2])
      ? 'en'
      : above === 'en' && below === undefined && !isWords(lines[line])
        ? 'tr'
        : undefined
  if (lost === undefined) return undefined
  const needsMarks = /:(?:\s|$)|\s#|^[^\p{L}\d]/u.test(words)
  return {
    line,
    column: before.length + 1,
    message: both('The language of this text is missing.', 'Bu metnin dili yazılmamış.'),
    advice: beginLanguages,
    correctedLine: `${before}${lost}: ${needsMarks ? quoted(words) : words}`,
  }
})

/** A line of a text of several lines (`|-`) that stands too far to the left. */
export const shallowBlockLine = near([-1, 0, 1], ({ lines, line, text }) => {
  const head = fieldAbove(lines, line - 1)
  const column = keyLine(lines[head] ?? '')?.column ?? 0
  if (!isWords(text) || !opensBlock(lines[head]) || indentOf(text) > column) return undefined
  const first = head + 2 < line ? Math.max(indentOf(lines[head + 1]!), column + 2) : column + 2
  return {
    line,
    column: indentOf(text) + 1,
    message: both('This line belongs to the text above it.', 'Bu satır üstündeki metnin devamı.'),
    advice: both(
      `The lines of this text begin one below the other, after ${first} spaces.`,
      `Bu metnin satırları ${first} boşluktan sonra alt alta başlar.`,
    ),
    correctedLine: ' '.repeat(first) + text.trim(),
  }
})

/** `en: |- Department of …` with more lines below: the text begins behind the sign. */
export const textBehindBlockSign: Rule = ({ lines, line, text }) => {
  const written = keyLine(text)
  const sign = /^([|>][-+]?)\s+\S/.exec(written?.value ?? '')?.[1]
  const next = lines[line]
  if (!written || !sign || !isWords(next) || indentOf(next!) <= written.column) return undefined
  return {
    line,
    column: written.before.length + 1,
    message: both(`The text begins behind ${sign}.`, `Metin ${sign} işaretinin ardında başlıyor.`),
    advice: both(
      `Let the line end with ${sign} and move the words behind it to a line of their own, exactly above the next one.`,
      `Satırı ${sign} ile bitirin; ardındaki sözcükleri kendi satırına, sonraki satırla aynı hizaya taşıyın.`,
    ),
  }
}

/** What is said of a line of words that belongs to nothing. */
const wordsAlone = (text: string, line: number): LineFault => ({
  line,
  column: indentOf(text) + 1,
  message: both('This line is neither a field nor an entry.', 'Bu satır ne bir alan ne de bir kayıt.'),
  advice: both(
    'If it is a comment, begin it with #; otherwise delete it.',
    'Yorumsa # ile başlatın, değilse silin.',
  ),
  correctedLine: `${' '.repeat(indentOf(text))}# ${text.trim()}`,
})

/** Cells of a spreadsheet or of a table in a text. */
const isRow = (text: string) => /\S(?:\t+|;)\S|^\s*\|.*\|/.test(text)

/** A text that goes on in a line of its own, where a field should begin. */
export function brokenText(lines: string[], line: number): LineFault {
  const text = lines[line - 1] ?? ''
  const head = lines.slice(0, line - 1).findLastIndex((above) => keyLine(above) !== undefined)
  const until = lines.findIndex((below, at) => at >= line - 1 && !isWords(below))
  const count = (until < 0 ? lines.length : until) - line + 1
  const field = keyLine(lines[head] ?? '')
  // A date, a number or a word does not go on in the next line.
  if (field && /^[^\s,]+$|\d$|^['"{[].*['"}\]]$/.test(field.value)) return wordsAlone(text, line)
  if (isRow(text)) {
    return {
      line,
      column: indentOf(text) + 1,
      message: both('This is a row of a table.', 'Bu satır bir tablodan gelmiş.'),
      advice: both(
        'Write each row as an entry: its cells behind the names of the fields, as in the entries that are there.',
        'Her satırı bir kayıt olarak yazın: hücreleri, var olan kayıtlardaki gibi alan adlarının ardına.',
      ),
    }
  }
  const correctedLine = ' '.repeat((field?.column ?? 0) + 2) + text.trim()
  const mends = count === 1 && head >= 0 && readsBeyond(lines.with(line - 1, correctedLine), line)
  return {
    line,
    column: indentOf(text) + 1,
    message: both('This line belongs to the text above it.', 'Bu satır üstündeki metnin devamı.'),
    advice:
      count > 1
        ? both(
            `Write the text in one line, or indent these ${count} lines by two more spaces than its field.`,
            `Metni tek satırda yazın ya da bu ${count} satırı alanından iki boşluk daha içeriden başlatın.`,
          )
        : both(
            'Write the text in one line, or indent this line by two more spaces than its field.',
            'Metni tek satırda yazın ya da bu satırı alanından iki boşluk daha içeriden başlatın.',
          ),
    correctedLine: mends ? correctedLine : undefined,
  }
}

/** A text that goes on in a line which is indented, but not as far as its field. */
export const shallowText: Rule = ({ lines, line, text, message }) =>
  message.startsWith('Sequence item without') && /^\s/.test(text) && isWords(text)
    ? brokenText(lines, line)
    : undefined

/** `Tel: …`: no field begins with a capital letter, but for the firms of a list, which is no paragraph of its own. */
const isSaid = (text: string) => isWords(text) || /^\p{Lu}[^:]*:\s/u.test(text)

/** `Thursday 2 October`, `-- `: a line of words after an empty line: a comment without its sign, a signature. */
export const strayWords = fromTop(({ lines, line, text }) => {
  const isStray =
    (/^--+\s*$/.test(text) ? text.trim() !== '---' : /^\S/.test(text) && isSaid(text)) &&
    // `hero images/hero.jpg` is a field without its colon, `city = İzmir` one with another sign.
    !/^[a-z][\w-]*(?:\s*=.*|\s+\S+)$/.test(text) &&
    /^(?:#.*|\s*)$/.test(lines[line - 2] ?? '')
  return isStray ? wordsAlone(text, line) : undefined
})
