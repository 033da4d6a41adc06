// Characters with an unexpected meaning in YAML, and look-alikes of characters that YAML needs.
import { beginEntry, quoteWhole } from '../advice'
import { meantNumber } from '../entries/meant-number'
import { both } from '../problem'
import { keyLine, quoted, quotedLanguages } from './lines'
import { near, written, type LineFault, type ParseError, type Rule } from './rule'

/** `[Keynote] Foo`, `{x} foo`, `> 50 %`, `| foo`, `- foo`, `? foo`, `*foo`: no list, fields, block of text or command. */
const opening =
  '(?:[*&!](?=\\S)|\\[[^\\]]*\\]\\s*[^\\s#,}]|\\{[^}:]*\\}\\s*[^\\s#,}]|[>|](?![+-]?\\d?[+-]?\\s*(?:#.*)?$)|[-?]\\s)'
const beginsSo = new RegExp(`^${opening}`)
const beginsSoInBraces = new RegExp(`([{,]\\s*(?:en|tr):\\s+)(${opening}[^,}]*?)(?=\\s*[,}])`, 'g')

/** What is wrong with a text that begins with a sign of YAML, and what to do. */
export const beginsWith = (sign: string) => ({
  message: both(`A text begins with ${sign}.`, `Bir metin ${sign} ile başlıyor.`),
  advice: quoteWhole,
})

const noDash = both(
  'Take the dash away: what stands behind a field is one text.',
  'Tireyi silin: alanın ardında tek bir metin durur.',
)

/** A text that begins with a sign of YAML. */
export function startSign({ line, text }: Pick<ParseError, 'line' | 'text'>): LineFault | undefined {
  const value = keyLine(text)?.value ?? /^\s*- +(\S.*)$/.exec(text)?.[1]?.trimEnd() ?? ''
  if (beginsSo.test(value)) {
    const column = text.lastIndexOf(value) + 1
    // The dash of a list was copied along; as long as nothing else needs quotation marks, the rest is a text.
    const isItem = /^-\s+[\p{L}\d][^:#]*$/u.test(value) && keyLine(text) !== undefined
    // **Bold** type is none here; a single star may belong to the text.
    const words = isItem ? value.replace(/^-\s+/, '') : quoted(value.replace(/\*\*(.+?)\*\*/g, '$1'))
    const correctedLine = text.slice(0, column - 1) + words + text.slice(column - 1 + value.length)
    const fault = beginsWith(value.charAt(0))
    return { line, column, ...fault, ...(isItem ? { advice: noDash } : {}), correctedLine }
  }
  const [inBraces] = text.matchAll(beginsSoInBraces)
  if (!inBraces) return undefined
  const [, before = '', words = ''] = inBraces
  return {
    line,
    column: inBraces.index + before.length + 1,
    ...beginsWith(words.charAt(0)),
    // {n} may stand in both languages, at the head of one only.
    correctedLine:
      (words.startsWith('{') && quotedLanguages(text)) ||
      text.replace(beginsSoInBraces, (_, field: string, text: string) => field + quoted(text)),
  }
}

const wideSpace = '[\\u00a0\\u2007\\u202f\\u3000]'
const wideIndent = new RegExp(`^(?:\\s|- )*${wideSpace}(?:\\s|- )*|^\\s*-${wideSpace}+`)
const wideAfterColon = new RegExp(`([\\w-]:)${wideSpace}\\s*`)
const anyWide = new RegExp(wideSpace, 'g')

/** A no-break space before a field or after its colon, where only an ordinary one is read. */
export function noBreakSpace({ line, text }: Pick<ParseError, 'line' | 'text'>): LineFault | undefined {
  const found = wideIndent.exec(text)?.[0] ?? wideAfterColon.exec(text)?.[0]
  if (found === undefined) return undefined
  return {
    line,
    column: text.search(anyWide) + 1,
    message: both(
      'A no-break space stands here; it looks like a space but is none.',
      'Burada bölünmez boşluk var; boşluk gibi görünür ama boşluk sayılmaz.',
    ),
    advice: both('Delete it and type an ordinary space.', 'Silip yerine normal boşluk yazın.'),
    correctedLine: text
      .replace(wideIndent, (indent) => indent.replace(anyWide, ' '))
      .replace(wideAfterColon, '$1 '),
  }
}

/** `kind： plenary`: the colon of a Chinese keyboard. */
export const wideColon = written(/(?<=^\s*(?:- )?[\w-]+)\s*[：﹕꞉]\s*/, {
  to: ': ',
  message: both('This sign only looks like a colon.', 'Bu işaret yalnızca iki noktaya benziyor.'),
  advice: both('Delete it and type an ordinary colon.', 'Silip yerine normal iki nokta yazın.'),
})

/** `// withdrawn`, `<!-- withdrawn -->`: a comment of another language. */
export const otherComment = written(/(?<=^\s*)(?:\/\/|<!--|\/\*)\s*(.*?)\s*(?:-->|\*\/)?\s*$/, {
  to: '# $1',
  message: both('A comment begins with # here.', 'Burada yorum satırı # ile başlar.'),
  advice: both('Put # before the words.', 'Sözcüklerin önüne # koyun.'),
})

/** `– name:`, `* name:`, `2. name:`: an en dash, a minus, a bullet or a number where an entry begins. */
export const otherDash = written(/(?<=^\s*)(?:[‐‑‒–—−•·]\s*|(?:\*|\d+[.)])\s+(?=[a-z]\w*:\s))(?=\S)/, {
  to: '- ',
  message: both(
    'An entry begins with another sign than the short dash.',
    'Bir kayıt kısa çizgi yerine başka bir işaretle başlıyor.',
  ),
  advice: beginEntry,
})

export const cutAtHash = {
  message: both('The text is cut off at “ #”.', 'Metin “ #” işaretinde kesiliyor.'),
  advice: both(
    'Put quotation marks around the whole text. In a comment, write a space after #.',
    'Metnin tamamını tırnak içine alın. Yorumsa # işaretinden sonra boşluk bırakın.',
  ),
}

/** `{ en: Institute #1 for …, tr: … }`, `[#carbon]`: the closing bracket is cut off, too. */
export const hashInBraces = near([0, -1], ({ line, text }) => {
  const found =
    /[{,]\s*(?:en|tr):\s+([^'"#,{}]*\S # ?[^\s#,}][^,}]*?)\s*[,}]/.exec(text)?.[1] ??
    /[[,]\s*((?:[^'"#,[\]]*\S )?#[^\s#,\]][^,\]]*?)\s*(?:,.*)?\]/.exec(text)?.[1]
  if (found === undefined) return undefined
  return {
    line,
    column: text.indexOf(found) + 1,
    ...cutAtHash,
    correctedLine: text.replace(found, () => quoted(found)),
  }
})

/** `discount: %20`: a value that begins with % is none that YAML knows. */
export const percentSign: Rule = ({ line, column, code, text }) => {
  const written = code === 'BAD_SCALAR_START' ? keyLine(text) : undefined
  const number = written?.value.startsWith('%') ? meantNumber(written.value)?.to : undefined
  if (!written || number === undefined) return undefined
  return {
    line,
    column,
    message: both('A number begins with %.', 'Bir sayı % ile başlıyor.'),
    advice: both('Write the number without the sign.', 'Sayıyı işaretsiz yazın.'),
    correctedLine: `${written.before}${number}`,
  }
}
