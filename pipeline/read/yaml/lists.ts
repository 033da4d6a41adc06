// Lists of YAML whose head or dashes went wrong. Each with its mended line, where it is known.
import { beginEntry, dashMissing } from '../advice'
import { both } from '../problem'
import { slippedWords } from './indents'
import { indentOf, keyLine } from './lines'
import { readsBeyond } from './parser'
import { ifItMends, near, written, type Rule } from './rule'

const isWritten = (line: string | undefined) => line !== undefined && !/^\s*(?:#.*)?$/.test(line)

/** Index of the nearest line above, or below, that is neither empty nor a comment. */
const above = (lines: string[], index: number) => lines.slice(0, index).findLastIndex(isWritten)
const below = (lines: string[], index: number) => {
  const distance = lines.slice(index + 1).findIndex(isWritten)
  return distance < 0 ? -1 : index + 1 + distance
}

/** `[]` alone or behind a field: a list without entries, as a new edition leaves it. */
const emptyList = /^(\s*[\w-]+:)?\s*\[\s*\]\s*(?:#.*)?$/

/** `[]` with entries below it. */
export const entriesBelowEmpty: Rule = ({ lines, line }) => {
  const index = lines.slice(0, line).findLastIndex((text) => emptyList.test(text))
  const item = below(lines, index)
  const [text = ''] = lines.slice(Math.max(index, 0))
  // What begins further to the left is the next entry of the list around it.
  const isBelow = /^\s*- /.test(lines[item] ?? '') && indentOf(lines[item]!) >= indentOf(text)
  if (index < 0 || item > line || !isBelow) return undefined
  const [, field] = emptyList.exec(text) ?? []
  return {
    line: index + 1,
    column: text.indexOf('[') + 1,
    message: both(
      '[] says that this list has no entries, and entries follow.',
      '[] bu listenin boş olduğunu söylüyor, ama ardından kayıtlar geliyor.',
    ),
    advice: field
      ? both('Delete the sign [].', '[] işaretini silin.')
      : both('Delete the line with [].', '[] yazan satırı silin.'),
    correctedLine: field,
  }
}

/** The field that holds such a list elsewhere in the file: `presenters:` above `- name:`. */
function headElsewhere(lines: string[], item: string): string | undefined {
  const begin = /^\s*- +\w+:/.exec(item)?.[0]
  const head = lines.findIndex(
    (line, at) => /^[\s-]*\w+:\s*$/.test(line) && begin && lines[at + 1]?.startsWith(begin),
  )
  return head < 0 ? undefined : lines[head]!.replace(/^[\s-]*|:\s*$/g, '')
}

/** `- name: …` below a field that has its value already: the list has lost its head, or the field belongs into the entry before. */
export const headlessList: Rule = ({ lines, line }) => {
  const item = /^\s*- /.test(lines[line - 1] ?? '') ? line - 1 : below(lines, line - 1)
  const field = above(lines, item)
  const [text = '', dash] = [lines[item], indentOf(lines[item] ?? '')]
  const written = keyLine(lines[field] ?? '')
  if (!/^\s*- /.test(text) || !written?.value || indentOf(lines[field]!) >= dash) return undefined
  const inside = ' '.repeat(dash + 2) + lines[field]!.trim()
  const listGoesOn = indentOf(lines[above(lines, field)] ?? '') >= dash
  if (
    listGoesOn &&
    !lines[field]!.trim().startsWith('-') &&
    readsBeyond(lines.with(field, inside), field + 1)
  ) {
    return {
      line: field + 1,
      column: written.column + 1,
      ...slippedWords.notDeepEnough,
      correctedLine: inside,
    }
  }
  const head = headElsewhere(lines, text)
  return {
    line: item + 1,
    column: dash + 1,
    message: both('The line above this list is missing.', 'Bu listenin üstündeki satır eksik.'),
    advice: head
      ? both(
          `Write “${head}:” above it, exactly below the field before.`,
          `Üstüne, önceki alanla aynı hizada “${head}:” yazın.`,
        )
      : both('Write the name of the list and a colon above it.', 'Üstüne listenin adını ve iki nokta yazın.'),
  }
}

/** `presenters:` with `name: …` below it, and `- name: …` further down: the first entry lacks its dash. */
export const firstDash: Rule = ({ lines, line }) => {
  const item = lines[line - 1] ?? ''
  const [begin, dash, name] = /^(\s*)- (\w+:\s)/.exec(item) ?? []
  if (begin === undefined || dash === undefined) return undefined
  const fields = `${dash}  `
  const head = lines.slice(0, line - 1).findLastIndex((text) => isWritten(text) && !text.startsWith(fields))
  const first = below(lines, head)
  if (!/^[\s-]*\w+:\s*$/.test(lines[head] ?? '') || !lines[first]?.startsWith(`${fields}${name}`))
    return undefined
  return {
    line: first + 1,
    column: fields.length + 1,
    message: dashMissing,
    advice: beginEntry,
    correctedLine: `${dash}- ${lines[first]!.slice(fields.length)}`,
  }
}

const dashBeforeField = ifItMends(
  written(/(?<=^\s*)- +(?=\w+:\s)/, {
    to: '',
    message: both('A dash stands before this field.', 'Bu alanın önünde tire var.'),
    advice: both('Take the dash away: no list begins here.', 'Tireyi kaldırın: burada liste başlamıyor.'),
  }),
)

/** `- city: İzmir` among fields without dashes. */
export const strayDash: Rule = (error) =>
  /^\s*-/.test(error.lines[above(error.lines, error.line - 1)] ?? '') ? undefined : dashBeforeField(error)

/** `fax: -` and `end: ?`, for nothing. */
export const dashAlone: Rule = ({ line, text }) => {
  const written = keyLine(text)
  if (written?.value !== '-' && written?.value !== '?') return undefined
  return {
    line,
    column: written.before.length + 1,
    message: both(
      `A “${written.value}” alone is no value.`,
      `Tek başına “${written.value}” bir değer değil.`,
    ),
    advice: both(
      'Write the value; of a field that may be left out, delete the whole line.',
      'Değeri yazın; isteğe bağlı bir alansa satırı tümüyle silin.',
    ),
  }
}

/** `title:` is deleted, and its `en:` and `tr:` stand below a field that has its value. */
export const headlessLanguages = near([0, 1], ({ lines, line, text }) => {
  const above = keyLine(lines[line - 2] ?? '')
  if (!/^\s*(?:en|tr):\s/.test(text) || !above || above.value === '' || indentOf(text) <= above.column)
    return undefined
  // One language below the other has only slipped.
  if (/(?:^|\s)(?:en|tr):\s*$/.test(above.before)) return undefined
  return {
    line,
    column: indentOf(text) + 1,
    message: both(
      'The name of the field to which these texts belong is missing.',
      'Bu metinlerin ait olduğu alanın adı eksik.',
    ),
    advice: both(
      'Write it on a line of its own above “en:”, such as “title:”, two spaces further to the left.',
      '“en:” satırının üstüne, iki boşluk daha soldan, kendi satırında yazın, örneğin “title:”.',
    ),
  }
})
