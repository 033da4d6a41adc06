// Errors of the MDX parser in words for an organiser, at the place to correct.
import { siteTags } from '../../schemas/page'
import { both, type Fault, type Position } from '../problem'
import { suggestion } from '../suggestion'
import { insteadOf } from './tags'

/** What the MDX library says. Line and column count from 1 and are absent where it knows none. */
export type Refusal = { reason: string; line?: number | null; column?: number | null }

export const expressionFault: Fault = {
  message: both('There is a curly bracket { or } in the text.', 'Metinde süslü parantez { ya da } var.'),
  advice: both(
    'Write ordinary brackets ( ) instead, or a tag such as <Fact of="event.dates" />. A comment is {/* … */}.',
    'Bunun yerine ( ) ya da <Fact of="event.dates" /> gibi bir etiket yazın. Yorum {/* … */} biçiminde yazılır.',
  ),
}

export const commandFault: Fault = {
  message: both(
    'A line begins with “import” or “export”, which is a command here.',
    'Bir satır burada komut sayılan “import” ya da “export” ile başlıyor.',
  ),
  advice: both(
    'Delete the line, or begin it with another word.',
    'Satırı silin ya da başka bir sözcükle başlatın.',
  ),
}

const unclosed: Fault = {
  message: both('A tag is not closed, or not opened.', 'Bir etiket kapatılmamış ya da açılmamış.'),
  advice: both(
    'Close it with a slash, such as <FeeTable />, and put it on a line of its own.',
    'Etiketi eğik çizgiyle kapatın, örneğin <FeeTable />, ve kendi satırına yazın.',
  ),
}

/** What the parser says, and what that means. */
const faults: (Fault & { reason: RegExp })[] = [
  { reason: /import\/exports/, ...commandFault },
  { reason: /^Unexpected end of file(?!.*(?:quote|brace))/, ...unclosed },
  {
    reason: /[“”„‘’]|attribute value|attribute name, such as a letter/,
    message: both(
      'The quotation marks of a tag are curly, missing or not closed.',
      'Bir etiketin tırnakları kıvrık, eksik ya da kapatılmamış.',
    ),
    advice: both(
      'Write straight ones: <Fact of="event.dates" />.',
      'Düz tırnak yazın: <Fact of="event.dates" />.',
    ),
  },
  {
    reason: /create a link/,
    message: both('There is an address between < and >.', 'Bir adres < ile > arasına yazılmış.'),
    advice: both(
      'Write a link as [text](https://example.org) or [text](mailto:info@example.org).',
      'Bağlantıyı [metin](https://example.org) ya da [metin](mailto:info@example.org) biçiminde yazın.',
    ),
  },
  {
    reason: /closing tag|closing slash|open tag|end of file in (name|attribute)|after name|in name/i,
    ...unclosed,
  },
  { reason: /acorn|expression/i, ...expressionFault },
  {
    reason: /before name/i,
    message: both('There is a “<” in the text.', 'Metinde “<” işareti var.'),
    advice: both(
      'Write “less than”, or &lt; for the character itself. Comments are written {/* … */}.',
      '“küçüktür” yazın ya da işaretin kendisi için &lt; kullanın. Yorumlar {/* … */} biçiminde yazılır.',
    ),
  },
  {
    reason: /^/,
    message: both('The text cannot be read here.', 'Metin burada okunamıyor.'),
    advice: both(
      'Look for a stray <, { or an unclosed tag on this line.',
      'Bu satırda fazladan <, { ya da kapatılmamış bir etiket arayın.',
    ),
  },
]

/** Where a bracket or tag was opened that runs to the end of the text. */
function opened(text: string, pattern: RegExp): Position | undefined {
  const lines = text.split('\n')
  const index = lines.findLastIndex((line) => pattern.test(line))
  return index < 0 ? undefined : { line: index + 1, column: lines[index]!.search(pattern) + 1 }
}

/** The place to correct: where the tag or bracket was opened, rather than where the text ended without it. */
function placeOf(text: string, { reason, line, column }: Refusal): Position {
  const range = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason)
  if (range) return { line: Number(range[1]), column: Number(range[2]) }
  const pattern = /expression/.test(reason) ? /\{(?![^{]*\})/ : /<[\p{L}][^>]*$/u
  const start = /end of file/.test(reason) ? opened(text, pattern) : undefined
  return start ?? { line: line ?? 1, column: column ?? 1 }
}

/** A tag that was opened and not closed, or closed and not opened: `<b>`, `Dear <Name>,`. */
function tagFault(tag: string): Fault | undefined {
  const instead = insteadOf(tag)
  if (!instead && suggestion(tag, siteTags)) return undefined
  return {
    message: both(`<${tag}> is not known here.`, `<${tag}> burada kullanılamaz.`),
    advice: instead ?? both(`Write (${tag}), or &lt;${tag}&gt;.`, `(${tag}) ya da &lt;${tag}&gt; yazın.`),
  }
}

/** The fault behind a refusal, with its place in the text (from line 1). */
export function textFault(text: string, refusal: Refusal): Fault & Position {
  const { reason } = refusal
  const tag = /Expected a closing tag for `<(\w+)>`|Unexpected closing (?:tag|slash)[^<]*`<\/(\w+)>`/
    .exec(reason)
    ?.slice(1)
    .find(Boolean)
  const { message, advice } = (tag && tagFault(tag)) || faults.find((fault) => fault.reason.test(reason))!
  return { ...placeOf(text, refusal), message, advice }
}
