// Data files and page heads hold plain text: Markdown, tags and entities in them would be shown literally.
import type { ReadEdition } from '../../read'
import { chatMark } from '../../read/foreign-marks'
import { both, type Problem, type Found } from '../../read/problem'
import { forumMark } from '../../read/texts/markdown-mistakes'
import { placeholders } from '../../schemas/interface'
import { problemIn } from '../problem-in'
import { inData, inHeads, stringsOf, shownAsWritten, textsIn, type Finding } from './every-text'

/** Tags that organisers know from web pages and from the texts here; `T<Tg and p>1` is no tag. */
const tags =
  'a|b|big|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|small|span|strong|sub|sup|table|td|th|tr|u|ul'

/** Bold text, a link, a tag, one of ours (`<Fact of="…" />`), a sign by its number or name in HTML. */
const markup = new RegExp(
  `\\*\\*\\p{L}|\\p{L}\\*\\*|\\]\\(|<\\/?(?:${tags})(?:\\s[^<>]*)?\\/?>|<\\p{Lu}\\p{L}+\\s[^<>]*\\/>|&(#\\d+|#x[\\da-f]+|[a-z]{2,8});|${forumMark.pattern.source}|${chatMark}|[\ue000-\uf8ff]`,
  'iu',
)

/** What abstract systems write for signs, and the sign. A quotation mark would end a text that stands within two. */
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  apos: '’',
  deg: '°',
}

const raised = ['0123456789+-−', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻'] as const
const lowered = ['0123456789+-−', '₀₁₂₃₄₅₆₇₈₉₊₋₋'] as const

const inOtherHeight = (digits: string, [from, to]: readonly [string, string]) =>
  [...digits].map((digit) => to[from.indexOf(digit)]).join('')

/** A text with plain signs for entities and for raised or lowered digits, and without emphasis. Unknown entities stay. */
const withSigns = (text: string) =>
  text
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/<sup>([\d+−-]+)<\/sup>/gi, (_, digits: string) => inOtherHeight(digits, raised))
    .replace(/<sub>([\d+−-]+)<\/sub>/gi, (_, digits: string) => inOtherHeight(digits, lowered))
    .replace(/<(b|i|em|strong|u|p|span)>([^<>]*)<\/\1>/gi, '$2')
    .replace(/&#(\d{1,5});/g, (_, code: string) => (code === '39' ? '’' : String.fromCodePoint(Number(code))))
    .replace(/&([a-z]+);/g, (entity, name: string) => entities[name] ?? entity)

function marked(text: string): Finding | undefined {
  const [found] = markup.exec(text) ?? []
  if (found === undefined) return undefined
  const plain = withSigns(text)
  const advice = both(
    'This field is plain text: write it without marks, tags and links.',
    'Bu alan düz metindir: işaret, etiket ve bağlantı kullanmadan yazın.',
  )
  return {
    ...shownAsWritten(found, advice),
    meant: markup.test(plain) ? undefined : { from: text, to: plain },
  }
}

/** Texts with marks, in all data files and in the heads of pages. */
const marks = (read: ReadEdition): Problem[] => [
  ...inData(read, marked, { severity: 'error', textsOf: stringsOf }),
  ...inHeads(read, marked, 'error'),
]

/** Words of the interface whose number, day or date is gone, or has another name. */
function lostPlaceholders(read: ReadEdition): Problem[] {
  const words = read.data.interface as Record<string, Record<string, unknown>> | undefined
  if (!words) return []
  return Object.entries(words).flatMap(([group, entries]) =>
    textsIn(entries, [group]).flatMap(({ text, path }): Found => {
      const wanted = placeholders[`${group}.${String(path[1])}`] ?? []
      const found = [...text.matchAll(/\{[^{}]*\}/g)].map(([name]) => name)
      if (found.length === wanted.length && wanted.every((name) => found.includes(name))) return []
      const [expected] = wanted
      return problemIn(read, 'interface', path, {
        message: expected
          ? both(`${expected} is not in “${text}”.`, `“${text}” içinde ${expected} yok.`)
          : both(
              `${found.join(', ')} would be shown as it is written.`,
              `${found.join(', ')} sayfada yazıldığı gibi görünür.`,
            ),
        advice: expected
          ? both(
              `Write ${expected}, unchanged, where the site puts in its value.`,
              `Sitenin değeri yerleştireceği yere, değiştirmeden ${expected} yazın.`,
            )
          : both('Write the text without braces.', 'Metni süslü ayraç kullanmadan yazın.'),
      })
    }),
  )
}

/** Everything in texts that a visitor would see as it is written. */
export const checkPlainTexts = (read: ReadEdition): Problem[] => [...marks(read), ...lostPlaceholders(read)]
