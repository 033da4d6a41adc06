// Errors of the MDX parser in words for an organiser, at the place to mend.
import { siteTags } from '../../schemas/page'
import { both, type Fault, type Position } from '../problem'
import { suggestion } from '../suggestion'
import { slipAt } from './mdx-slips'
import { insteadOf } from './web-tags'

/** What the MDX library says. Line and column count from 1 and are absent where it knows none. */
export type Refusal = { reason: string; line?: number | null; column?: number | null }

const faults = {
  command: {
    message: both(
      'A line begins with “import” or “export”, which is a command here.',
      'Bir satır burada komut sayılan “import” ya da “export” ile başlıyor.',
    ),
    advice: both('Begin the line with another word.', 'Satıra başka bir sözcükle başlayın.'),
  },
  quotes: {
    message: both(
      'The quotation marks of a tag are curly, missing or not closed.',
      'Bir etiketin tırnakları kıvrık, eksik ya da kapatılmamış.',
    ),
    advice: both(
      'Write straight ones: <Fact of="event.dates" />.',
      'Düz tırnak yazın: <Fact of="event.dates" />.',
    ),
  },
  unclosed: {
    message: both('A tag is not closed.', 'Bir etiket kapatılmamış.'),
    advice: both(
      'Close it with a slash, such as <FeeTable />, and put it on a line of its own.',
      'Etiketi eğik çizgiyle kapatın, örneğin <FeeTable />, ve kendi satırına yazın.',
    ),
  },
  brace: {
    message: both('A curly bracket { or } stands in the text.', 'Metinde süslü ayraç { ya da } var.'),
    advice: both('Write ordinary brackets ( ) instead.', 'Bunun yerine ( ) kullanın.'),
  },
  link: {
    message: both('An address stands between < and >.', 'Bir adres < ile > arasında duruyor.'),
    advice: both(
      'Write a link as [text](https://example.org) or [text](mailto:info@example.org).',
      'Bağlantıyı [metin](https://example.org) ya da [metin](mailto:info@example.org) biçiminde yazın.',
    ),
  },
  sign: {
    message: both('A sign “<” stands in the text.', 'Metinde “<” işareti var.'),
    advice: both(
      'Write “less than”, or &lt; for the sign itself. Comments are written {/* … */}.',
      '“küçüktür” yazın ya da işaretin kendisi için &lt; kullanın. Yorumlar {/* … */} biçiminde yazılır.',
    ),
  },
  other: {
    message: both('The text cannot be read here.', 'Metin burada okunamıyor.'),
    advice: both(
      'Look for a stray <, { or an unclosed tag on this line.',
      'Bu satırda fazladan <, { ya da kapatılmamış bir etiket arayın.',
    ),
  },
} satisfies Record<string, Fault>

const patterns: [pattern: RegExp, fault: keyof typeof faults][] = [
  [/import\/exports/, 'command'],
  [/^Unexpected end of file(?!.*(?:quote|brace))/, 'unclosed'],
  [/[“”„‘’]|attribute value|attribute name, such as a letter/, 'quotes'],
  [/create a link/, 'link'],
  [/closing tag|closing slash|open tag|end of file in (name|attribute)|after name|in name/i, 'unclosed'],
  [/acorn|expression/i, 'brace'],
  [/before name/i, 'sign'],
]

export const expressionFault: Fault = faults.brace
export const commandFault: Fault = faults.command

/** Where a bracket or tag was opened that runs to the end of the text. */
function opened(text: string, pattern: RegExp): Position | undefined {
  const lines = text.split('\n')
  const index = lines.findLastIndex((line) => pattern.test(line))
  return index < 0 ? undefined : { line: index + 1, column: lines[index]!.search(pattern) + 1 }
}

/** The place to mend: where the tag or bracket was opened, rather than where the text ended without it. */
function placeOf(text: string, { reason, line, column }: Refusal): Position {
  const range = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason)
  if (range) return { line: Number(range[1]), column: Number(range[2]) }
  const atEnd = /end of file/.test(reason)
  const start = atEnd
    ? opened(text, /expression/.test(reason) ? /\{(?![^{]*\})/ : /<[\p{L}][^>]*$/u)
    : undefined
  return start ?? { line: line ?? 1, column: column ?? 1 }
}

/** The fault behind a refusal, with its place in the text (from line 1). */
export function textFault(text: string, refusal: Refusal): Fault & Position {
  const place = placeOf(text, refusal)
  const tag = /Expected a closing tag for `<(\w+)>`|Unexpected closing tag `<\/(\w+)>`/
    .exec(refusal.reason)
    ?.slice(1)
    .find(Boolean)
  const instead = tag && insteadOf(tag)
  if (instead) {
    return {
      ...place,
      message: both(`<${tag}> is not known here.`, `<${tag}> burada kullanılamaz.`),
      advice: instead,
    }
  }
  // `Dear <Name>,`
  if (tag && !suggestion(tag, siteTags)) {
    return {
      ...place,
      message: both(`“<${tag}>” is read as a tag.`, `“<${tag}>” etiket olarak okunuyor.`),
      advice: both(`Write (${tag}), or &lt;${tag}&gt;.`, `(${tag}) ya da &lt;${tag}&gt; yazın.`),
    }
  }
  const slip = slipAt(text, place)
  if (slip) return { ...place, ...slip }
  const name = patterns.find(([pattern]) => pattern.test(refusal.reason))?.[1] ?? 'other'
  return { ...place, ...faults[name] }
}
