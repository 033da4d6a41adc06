// What MDX stumbles over, in words for an organiser and at the place to mend.
import type { Bilingual } from '../../schemas/kinds'
import { everywhere, templates } from '../../schemas/page'
import { both, type Position } from '../problem'
import { suggestion } from '../suggestion'
import { slipAt } from './mdx-slips'

type Fault = { message: Bilingual; advice: Bilingual }

/** What the MDX library says. Line and column count from 1 and are absent where it knows none. */
export type Refusal = { reason: string; line?: number | null; column?: number | null }

/** Of tags that only change how a text looks. */
const look = both(
  'Delete the tag: the site gives its texts their look.',
  'Etiketi silin: Metinlerin görünüşünü site belirler.',
)

/** Tags of any template. */
export const siteTags: string[] = [...everywhere, ...Object.values(templates).flat()]

/** Tags of web pages that organisers know, and what to write instead. */
const markdownFor = new Map<string, Bilingual>(
  Object.entries({
    br: both('Leave an empty line between two paragraphs.', 'İki paragrafın arasına boş bir satır bırakın.'),
    b: both('Write **bold**.', '**koyu** biçiminde yazın.'),
    strong: both('Write **bold**.', '**koyu** biçiminde yazın.'),
    i: both('Write *italic*.', '*eğik* biçiminde yazın.'),
    em: both('Write *italic*.', '*eğik* biçiminde yazın.'),
    a: both('Write [text](https://example.org).', '[metin](https://example.org) biçiminde yazın.'),
    p: both('Leave an empty line between two paragraphs.', 'İki paragrafın arasına boş bir satır bırakın.'),
    u: both('Write **bold** or *italic*.', '**koyu** ya da *eğik* yazın.'),
    sup: both('Write the raised sign itself: ², ³.', 'Üst simgenin kendisini yazın: ², ³.'),
    sub: both('Write the lowered sign itself: ₂, ₃.', 'Alt simgenin kendisini yazın: ₂, ₃.'),
    img: both('Write ![what it shows](/1.jpg).', '![ne gösterdiği](/1.jpg) biçiminde yazın.'),
    hr: both('Begin a new section with “## Title”.', 'Yeni bölüme “## Başlık” ile başlayın.'),
    table: both(
      'Write a table with | between its columns and a line | --- | --- | below its head.',
      'Tabloyu sütunlar arasına | koyarak, başlığın altına | --- | --- | satırı ekleyerek yazın.',
    ),
    ol: both('Begin each line of a list with “1. ”.', 'Listenin her satırını “1. ” ile başlatın.'),
    font: look,
    center: look,
    span: look,
    div: look,
    iframe: both(
      'Write a link: [text](https://example.org).',
      'Bağlantı yazın: [metin](https://example.org).',
    ),
    h3: both('Write “### Title”.', '“### Başlık” yazın.'),
    h1: both('Write “## Title”.', '“## Başlık” yazın.'),
    h2: both('Write “## Title”.', '“## Başlık” yazın.'),
    ul: both('Begin each line of a list with “- ”.', 'Listenin her satırını “- ” ile başlatın.'),
    li: both('Begin each line of a list with “- ”.', 'Listenin her satırını “- ” ile başlatın.'),
  }),
)

/** What to write instead of a tag of web pages; undefined for other tags. */
export const insteadOf = (tag: string): Bilingual | undefined => markdownFor.get(tag.toLowerCase())

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
      message: both(`<${tag}> is not known here.`, `<${tag}> burada bilinmiyor.`),
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
  const slip = slipAt(text, place, insteadOf)
  if (slip) return { ...place, ...slip }
  const name = patterns.find(([pattern]) => pattern.test(refusal.reason))?.[1] ?? 'other'
  return { ...place, ...faults[name] }
}
