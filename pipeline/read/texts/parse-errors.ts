// Errors of the MDX parser in words for an organiser, at the place to correct.
import { both, fault, type Fault, type Position } from '../problem'

/** What the MDX library says. Line and column count from 1 and are absent where it knows none. */
export type ParseError = { reason: string; line?: number | null; column?: number | null }

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
  advice: both('Begin the line with another word.', 'Satırı başka bir sözcükle başlatın.'),
}

const unclosed: Fault = {
  message: both('A tag is not closed, or not opened.', 'Bir etiket kapatılmamış ya da açılmamış.'),
  advice: both(
    'Close a tag of this site with a slash, such as <FeeTable />. For “<” itself write &lt;. Tags of web pages do not work here.',
    'Sitenin etiketini eğik çizgiyle kapatın, örneğin <FeeTable />. “<” işaretinin kendisi için &lt; yazın. Web sayfası etiketleri burada çalışmaz.',
  ),
}

/** What the parser says, and what that means. */
const faults: (Fault & { reason: RegExp })[] = [
  { reason: /import\/exports/, ...commandFault },
  {
    reason: /[“”„‘’]|attribute value|attribute name, such as a letter/,
    ...fault(
      'The quotation marks of a tag are curly, missing or not closed.',
      'Bir etiketin tırnakları kıvrık, eksik ya da kapatılmamış.',
      'Write straight ones: <Fact of="event.dates" />.',
      'Düz tırnak yazın: <Fact of="event.dates" />.',
    ),
  },
  { reason: /brace|acorn|expression/i, ...expressionFault },
  { reason: /closing tag|closing slash|open tag|end of file|after name|in name/i, ...unclosed },
  {
    reason: /^/,
    message: both('There is a “<” in the text.', 'Metinde “<” işareti var.'),
    advice: both(
      'Write “less than”, or &lt; for the character itself; a link as [text](https://example.org); a comment as {/* … */}.',
      '“küçüktür” ya da işaretin kendisi için &lt; yazın. Bağlantı [metin](https://example.org), yorum {/* … */} biçiminde yazılır.',
    ),
  },
]

/** The place to correct: where the tag or bracket was opened, rather than where the text ended without it. */
function placeOf(text: string, { reason, line, column }: ParseError): Position {
  const range = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason)
  if (range) return { line: Number(range[1]), column: Number(range[2]) }
  const opening = /expression/.test(reason) ? /\{(?![^{]*\})/ : /<[\p{L}][^>]*$/u
  const lines = text.split('\n')
  const opened = /end of file/.test(reason) ? lines.findLastIndex((other) => opening.test(other)) : -1
  if (opened >= 0) return { line: opened + 1, column: lines[opened]!.search(opening) + 1 }
  return { line: line ?? 1, column: column ?? 1 }
}

/** The fault behind an error of the parser, with its place in the text (from line 1). */
export function explainParseError(text: string, error: ParseError): Fault & Position {
  const { message, advice } = faults.find(({ reason }) => reason.test(error.reason))!
  return { ...placeOf(text, error), message, advice }
}
