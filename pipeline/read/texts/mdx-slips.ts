// What was most likely meant where MDX cannot read a text: the tag, comment or line as it should be.
import { write } from '../advice'
import { siteTags } from '../../schemas/page'
import { both, type Fault, type Position } from '../problem'
import { insteadOf } from './web-tags'

const anyTag = siteTags.join('|')

/** Names of facts begin with one of these words (records/facts.ts). */
const factNames =
  /^\s*((?:date|event|site|venue|fees?|workshop|tour|prize|posterAwards|session)\.[\w.-]+)\s*$/

/** What stands between braces, of which a tag was meant; undefined for all else. */
export function braceFault(words: string): Fault | undefined {
  const [, fact] = factNames.exec(words) ?? []
  const [, name, of = ''] = new RegExp(`^\\s*(${anyTag})((?:\\s+of="[^"]*")?)\\s*/?\\s*$`).exec(words) ?? []
  if (!fact && !name) return undefined
  return {
    message: both('A tag stands between { and }.', 'Bir etiket { ile } arasında duruyor.'),
    advice: write(fact ? `<Fact of="${fact}" />` : `<${name}${of} />`),
  }
}

/** A line of a program, such as another website would have; undefined for words that only begin like one. */
export function commandLineFault(line: string): Fault | undefined {
  if (!/^(import\s+(.*\sfrom\s+)?['"]|export\s+(const|let|var|default|function|class|\{|\*))/.test(line))
    return undefined
  return {
    message: both('This line is a command of a program.', 'Bu satır bir program komutu.'),
    advice: both(
      'Delete the line: what a page may show needs no import.',
      'Satırı silin: Sayfanın gösterebildikleri için import gerekmez.',
    ),
  }
}

/** `<Fact of="event.dates">`, `<FeeTable`, `<Factof="event.dates" />`. */
function tagFault(tag: string): Fault | undefined {
  const [, glued, of] = /^<(Fact|Downloads)of="([^"<>]*)"/.exec(tag) ?? []
  if (glued) {
    return {
      message: both(`A space is missing in <${glued}of=.`, `<${glued}of= içinde boşluk eksik.`),
      advice: write(`<${glued} of="${of}" />`),
    }
  }
  const [, name, attribute] = new RegExp(`^<(${anyTag})((?:\\s+of="[^"<>]*")?)\\s*(?:>|$)`).exec(tag) ?? []
  if (!name) return undefined
  return {
    message: both('A tag is not closed.', 'Bir etiket kapatılmamış.'),
    advice: both(
      `Close it with a slash: <${name}${attribute} />.`,
      `Eğik çizgiyle kapatın: <${name}${attribute} />.`,
    ),
  }
}

/** A half of a tag without the other: `</b>`. */
function closingFault(tag: string): Fault | undefined {
  const [whole, name = ''] = /^<\/\s*(\w+)\s*>/.exec(tag) ?? []
  if (!whole) return undefined
  const { en, tr } = insteadOf(name) ?? both('', '')
  return {
    message: both(`${whole} closes a tag that was not opened.`, `${whole} açılmamış bir etiketi kapatıyor.`),
    advice: both(`Delete ${whole}. ${en}`.trim(), `${whole} etiketini silin. ${tr}`.trim()),
  }
}

/** What was meant at a place of the text (from line 1), where it can be told. */
export function slipAt(text: string, { line, column }: Position): Fault | undefined {
  const lines = text.split('\n')
  const here = lines[line - 1] ?? ''
  const from = (sign: string) => {
    const start = here.lastIndexOf(sign, column - 1)
    return start < 0 ? '' : here.slice(start)
  }
  const rest = [from('{'), ...lines.slice(line)].join('\n')
  if (/^\{\s*\/\*/.test(rest) && !/\*\/\s*\}/.test(rest)) {
    return {
      message: both('The comment is not closed.', 'Yorum kapatılmamış.'),
      advice: both('Close the comment with */}.', 'Yorumu */} ile kapatın.'),
    }
  }
  const [, inBraces] = /^\{([^{}]*)\}/.exec(from('{')) ?? []
  return (
    commandLineFault(here) ??
    (inBraces === undefined ? undefined : braceFault(inBraces)) ??
    closingFault(from('<')) ??
    tagFault(from('<'))
  )
}
