// Brackets that are not closed, closed too early or once too often. Each with its mended line, where it is known.
import { both } from '../problem'
import { keyLine } from './lines'
import { near, written, type Rule } from './rule'

const withoutQuoted = (line: string) => line.replace(/'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"|#.*$/g, '')

/** A bracket that is opened on a line and not closed, though the next line begins a field of its own. */
export const openBracket = near([0, -1], ({ line, text }) => {
  const plain = withoutQuoted(text)
  const open = (plain.match(/[{[]/g) ?? []).length - (plain.match(/[}\]]/g) ?? []).length
  if (open <= 0 || !(keyLine(text) || /^\s*- /.test(text))) return undefined
  const mark = plain.includes('{') ? '}' : ']'
  // `{ … )`: the wrong bracket gives way to the right one.
  const wrong = (plain.match(/\)/g) ?? []).length > (plain.match(/\(/g) ?? []).length
  const begun = wrong ? text.replace(/\s*\)\s*$/, '') : text.trimEnd()
  // `{ label: { en: Home, tr: Ana Sayfa, to: / }`: the two languages end before the next field.
  const inner = /(\{\s*en:[^{}]*,\s*tr:[^{},)]*?)\s*\)?\s*(?=,\s*\p{L}[\w-]*:\s)/u.exec(
    plain === text ? text : '',
  )
  return {
    line,
    column: text.search(/[{[]/) + 1,
    message: both('A bracket is opened and not closed.', 'Bir ayraç açılmış ama kapatılmamış.'),
    advice: both(`Close it with ${mark} at the end.`, `Sonunda ${mark} ile kapatın.`),
    correctedLine: inner
      ? text.replace(inner[0], () => `${inner[1]} }`)
      : begun.endsWith(',')
        ? undefined
        : `${begun}${mark === '}' ? ' }' : ']'}`,
  }
})

/** `[-]` for no entry, `[A,, B]` for one that was taken out. */
export const emptyInBrackets: Rule = ({ line, text }) => {
  const correctedLine = text.replace(/\[\s*[-–—]\s*\]/, '[]').replace(/,(?:\s*,)+/g, ',')
  const place = /\[\s*[-–—]\s*\]|,\s*,/.exec(withoutQuoted(text))
  if (!place || !/\[.*\]/.test(text)) return undefined
  return {
    line,
    column: place.index + 1,
    message: both('An entry of this list is empty.', 'Bu listenin bir öğesi boş.'),
    advice: both(
      'Take it away with its comma. A list without entries is written [].',
      'Virgülüyle birlikte silin. Öğesi olmayan liste [] olarak yazılır.',
    ),
    correctedLine,
  }
}

/** `{ en: Home, tr: Ana Sayfa }}`: a bracket too many. */
export const extraBracket = near([0, -1], ({ line, text }) => {
  const plain = withoutQuoted(text)
  const extra = (plain.match(/[}\]]/g) ?? []).length - (plain.match(/[{[]/g) ?? []).length
  const twice = /([}\]])\s*\1/.exec(plain)
  if (extra !== 1 || !twice || !(keyLine(text) || /^\s*- /.test(text))) return undefined
  return {
    line,
    column: text.indexOf(twice[0]) + 1,
    message: both('A bracket is closed once too often.', 'Bir ayraç fazladan kapatılmış.'),
    advice: both(`Take away one ${twice[1]}.`, `Bir ${twice[1]} işaretini silin.`),
    correctedLine: text.replace(twice[0], () => twice[1]!),
  }
})

/** `firms: [Anka, Delta], Egeply`: the bracket is closed too early. */
export const earlyBracket = written(/(?<=\[[^[\]]*)\]\s*,\s*([^[\]{}:#]*[^[\]{}:#\s,])\s*$/, {
  to: ', $1]',
  message: both('The list goes on after its bracket.', 'Liste, ayracından sonra sürüyor.'),
  advice: both('Put ] at the end of the line.', '] işaretini satırın sonuna koyun.'),
})
