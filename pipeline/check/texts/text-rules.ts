// Rules about the writing of texts and names, each a row; one loop applies them.
import { write } from '../../read/advice'
import type { ReadEdition } from '../../read'
import { chatMark, texMark } from '../../read/foreign-marks'
import { institution } from '../../read/institution'
import { turkishMonths } from '../../read/months'
import { both, type Problem } from '../../read/problem'
import { forumMark } from '../../read/texts/markdown-mistakes'
import { isIban, kinds, type Bilingual } from '../../schemas/kinds'
import { inData, inEveryText, inHeads, type scopes, type TextFinding } from './every-text'

type TextRule = {
  /** Part of the data to which it applies. */
  scope: keyof typeof scopes
  /** Whether it applies to the heads of pages, or to heads and lines of texts, too. */
  also?: 'heads' | 'lines'
  pattern: RegExp
  /** Matches that are right after all. */
  accepts?: (found: string) => boolean
  /** `{found}` is what the pattern matches. */
  message: Bilingual
  advice?: Bilingual
  /** The text as it should be, where that can be known. */
  becomes?: (text: string) => string
  severity?: Problem['severity']
}

const shown = both('“{found}” would be shown as it is written.', '“{found}” sayfada yazıldığı gibi görünür.')

const placeholder = both('“{found}” looks like a placeholder.', '“{found}” yer tutucuya benziyor.')

const writeText = both(
  'Write what belongs here; for what is not known yet, “to be announced”.',
  'Buraya gereken metni yazın; henüz bilinmeyen için “duyurulacak” yazılır.',
)

const plainText = both(
  'This field is plain text: write it without marks, tags and links, formulas with characters such as ² and ₂.',
  'Bu alan düz metindir: İşaret, etiket ve bağlantı kullanmadan, formülleri ² ve ₂ gibi karakterlerle yazın.',
)

const tags =
  'a|b|big|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|small|span|strong|sub|sup|table|td|th|tr|u|ul'

/** Bold text, a link, a tag, one of ours (`<Fact of="…" />`), a character by its number or name in HTML. */
const markup = new RegExp(
  `\\*\\*\\p{L}|\\p{L}\\*\\*|\\]\\(|<\\/?(?:${tags})(?:\\s[^<>]*)?\\/?>|<\\p{Lu}\\p{L}+\\s[^<>]*\\/>|&(?:#\\d+|#x[\\da-f]+|[a-z]{2,8});|${forumMark.pattern.source}|${chatMark}|[\ue000-\uf8ff]`,
  'iu',
)

/** Markdown around words. `A* search` and `p<0.01*` are none. */
const emphasis =
  /(?<![\p{L}\d*])\*\p{L}[^*]*(?<=[\p{L}.])\*(?![\p{L}\d*])|(?<![\p{L}\d_])_\p{L}[^_]*(?<=[\p{L}\d.])_(?![\p{L}\d_])|~~[^~]+~~/u

const withoutMarks = (text: string) =>
  text
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/<(b|i|em|strong|u|p|span)>([^<>]*)<\/\1>/gi, '$2')
    .replace(/&#(\d{1,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')

const textRules: TextRule[] = [
  {
    scope: 'strings',
    also: 'heads',
    pattern: markup,
    message: shown,
    advice: plainText,
    becomes: withoutMarks,
    severity: 'error',
  },
  {
    scope: 'words',
    pattern: new RegExp(`${emphasis.source}|${texMark}`, 'u'),
    message: shown,
    advice: plainText,
    becomes: (text) =>
      text.replace(new RegExp(emphasis, 'gu'), (words) => words.replace(/^[*_~]+|[*_~]+$/g, '')),
  },
  {
    scope: 'words',
    pattern: /^\d{4}-\d{2}-\d{2}$/,
    message: shown,
    advice: both(
      "This field is a text: write { en: '17 November 2006', tr: '17 Kasım 2006' }.",
      "Bu alan metindir: { en: '17 November 2006', tr: '17 Kasım 2006' } biçiminde yazın.",
    ),
  },
  {
    scope: 'shared',
    pattern: new RegExp(`\\d\\s+(?:${turkishMonths.join('|')})(?!\\p{L})`, 'u'),
    message: both(
      'A Turkish date is in a text that both languages share.',
      'İki dilin paylaştığı metinde Türkçe bir tarih var.',
    ),
    advice: both(
      "Write both: { en: '17–18 November 2006', tr: '17–18 Kasım 2006' }.",
      "İkisini de yazın: { en: '17–18 November 2006', tr: '17–18 Kasım 2006' }.",
    ),
  },
  {
    scope: 'words',
    pattern: /[,;\\]$/,
    message: both('The text ends with “{found}”.', 'Metin “{found}” ile bitiyor.'),
    advice: both(
      'Complete the text, or delete this character.',
      'Metni tamamlayın ya da bu karakteri silin.',
    ),
  },
  {
    scope: 'words',
    pattern: /^(?:[^\p{L}\p{N}]+|x{2,}|aynı|same|ditto|boş|empty)$/iu,
    message: placeholder,
    advice: writeText,
  },
  {
    // XXX. is also the thirtieth. TBA tells visitors that something will be announced.
    scope: 'words',
    also: 'lines',
    pattern:
      /(?<![\p{L}\d_])(?:TODO|TBD|FIXME|X{3,}(?!\.|\s\p{Lu}))(?![\p{L}\d_])|\?{3}|[Ll]orem ipsum|\([ÇçCc]evrilecek\)|\(to be translated\)|\[(?:your|insert|enter|speaker|adınız|buraya)(?: [\p{L}’' /-]+)?\](?![(:[])/u,
    message: placeholder,
    advice: writeText,
  },
  {
    // “k?r?lma toklu?u”: the table was saved in an encoding without these letters. A question mark in an address is none.
    scope: 'words',
    also: 'lines',
    pattern: /(?<![^\s(“"'’/-])(?:\p{L}+\?|\?(?=\p{Ll}{2}))[\p{L}?]*\p{L}[\p{L}?]*(?![^\s)”"'’,.;:!-])/u,
    message: both('“{found}”: letters seem to be lost.', '“{found}”: Harfler kaybolmuş görünüyor.'),
    advice: both(
      'Write a letter for each question mark. If it comes from a spreadsheet, save it again as “CSV UTF-8” and copy from there.',
      'Her soru işaretinin yerine harfini yazın. Tablodan geliyorsa tabloyu “CSV UTF-8” olarak yeniden kaydedip oradan kopyalayın.',
    ),
  },
  {
    scope: 'texts',
    also: 'lines',
    pattern: /^(?=(?:.*?\p{Lu}{2,}\P{L}+){3}.*\p{Lu}{2})(?!.*\p{Ll}).+$/u,
    message: both('This text is written in capital letters.', 'Bu metin büyük harflerle yazılmış.'),
    advice: both(
      'Write it like the others: a capital letter at the beginning and in names.',
      'Diğerleri gibi yazın: Yalnızca başta ve özel adlarda büyük harf.',
    ),
  },
  {
    // A wrong account number costs money: IBANs in texts are checked like the one in site.yaml.
    scope: 'words',
    also: 'lines',
    pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ \u00a0]?\d{4}){3,7}(?:[ \u00a0]?\d{1,3})?(?!\d)/u,
    accepts: isIban,
    message: both(`“{found}” ${kinds.iban.problem.en}.`, `“{found}” ${kinds.iban.problem.tr}.`),
    advice: kinds.iban.advice,
    severity: 'error',
  },
]

const nameAlone = both(
  'Write an entry for each person, with the name alone, without numbers, addresses and institutions.',
  'Her kişiyi ayrı bir kayıt olarak, rakam, adres ve kurum katmadan, yalnızca adıyla yazın.',
)

/** Names of persons with other words in them: the search and the check for clashes would not recognise them. */
const nameRules: TextRule[] = [
  {
    scope: 'names',
    pattern: institution,
    message: both('There is an institution in the name.', 'Adın içinde bir kurum var.'),
    advice: nameAlone,
  },
  {
    // Words and characters between two names, a third name after a comma, e-mail addresses, marks of footnotes.
    scope: 'names',
    pattern:
      /\s(?:and|ve|&|[-–—])\s|[;/@<>*|\d¹²³⁴†‡§\u02b0-\u02b8\u1d2c-\u1d6a]|,(?: \p{Lu}\p{Ll}+){2,},(?: \p{Lu}\p{Ll}+){2,}/u,
    message: both('This is not the name of one person.', 'Bu, tek bir kişinin adı değil.'),
    advice: nameAlone,
    becomes: (name) =>
      name
        .replace(/\s*[(<[]?[^\s()<>[\]]+@[^\s()<>[\]]+[)>\]]?$/, '')
        .replace(/(?<=\p{L})[\d,*¹²³⁴†‡§]+$/u, ''),
  },
  {
    // Chair: …, … (presenter), … et al.
    scope: 'names',
    pattern:
      /^\p{L}[\p{L} -]*:\s+|\s*\((?:present|speaker|correspond|chair|sunan|sunucu|konuşmacı|sorumlu|başkan)[^()]*\)|,?\s+(?:et al|vd)\.?$/iu,
    message: both('There are other words beside the name.', 'Ad dışında başka sözcükler de var.'),
    becomes: (name) => name.replace(nameRules[2]!.pattern, ''),
  },
  {
    scope: 'names',
    pattern: /^(.+?), ((?:Prof|Doç|Dr|Assoc|Assist|Asst|Yrd|Öğr|Arş)(?!\p{L}).*)$/u,
    message: both('The title comes after the name.', 'Unvan addan sonra yazılmış.'),
    becomes: (name) => name.replace(nameRules[3]!.pattern, '$2 $1'),
  },
  {
    // No profession looks like this: “Sample, Chem. Eng.”, “Sample, Jr.”
    scope: 'names',
    pattern: /^(\p{Lu}[\p{L}’'-]+), ((?:\p{Lu}(?:\p{Ll}[\p{L}’'-]*|\.)(?: |$))+)$/u,
    message: both('The name begins with the surname.', 'Ad, soyadıyla başlıyor.'),
    becomes: (name) => name.replace(nameRules[4]!.pattern, '$2 $1'),
  },
  {
    // Prof.Dr.Nejat and Prof Dr Nejat; a degree may hold full stops of its own: Ph.D., M.Sc.
    scope: 'names',
    pattern: /(?<!\p{L})(?!Ph\.)\p{L}{2,}\.(?=\p{L})|^(?:Prof|Doç|(?:Yrd|Dr)(?= (?:Doç|Öğr)))(?= )/u,
    message: both('The title lacks a full stop or a space.', 'Unvanın noktası ya da boşluğu eksik.'),
    becomes: (name) =>
      name
        .replace(/(?<!\p{L})(?!Ph\.)\p{L}{2,}\.(?=\p{L})/gu, '$& ')
        .replace(/^(?:Prof|Doç|Yrd|Dr)(?: (?:Doç|Dr|Öğr))*(?= )/u, (title) => title.replace(/(?= |$)/g, '.')),
  },
  {
    scope: 'names',
    pattern:
      /^(?:\p{L}+\. ?)*(?:\p{Lu}{3,},|\p{Lu}{3,}(?:[ -]\p{Lu}{2,})+$)|^\p{Ll}{2,}\.\s|^[^\p{Lu}]*\p{Ll}{2,}[^\p{Lu}]*\s[^\p{Lu}]*\p{Ll}{2,}[^\p{Lu}]*$/u,
    message: both('The name is all in upper or lower case.', 'Adın tümü büyük ya da küçük harfle yazılmış.'),
    advice: both(
      'Write first name and surname, each with a capital letter: Zeynep Akçınarlı.',
      'Adı ve soyadını ilk harfi büyük yazın: Zeynep Akçınarlı.',
    ),
  },
]

const fill = ({ en, tr }: Bilingual, found: string) =>
  both(
    en.replace('{found}', () => found),
    tr.replace('{found}', () => found),
  )

const apply =
  (rules: TextRule[]) =>
  (text: string): TextFinding | undefined => {
    for (const { pattern, accepts, message, advice, becomes, severity = 'warning' } of rules) {
      const [found] = pattern.exec(text) ?? []
      if (found === undefined || accepts?.(found)) continue
      const to = becomes?.(text) ?? text
      const replace = to === text || pattern.test(to) ? undefined : { from: text, to }
      return { found, message: fill(message, found), advice: advice ?? write(to), replace, severity }
    }
    return undefined
  }

/** Warnings and errors about the writing of texts and names. */
export const checkTextRules = (read: ReadEdition): Problem[] => [
  ...textRules.flatMap((rule) => {
    const finding = apply([rule])
    if (rule.also === 'lines') return inEveryText(read, finding, rule.scope)
    return [...inData(read, finding, rule.scope), ...(rule.also ? inHeads(read, finding) : [])]
  }),
  ...inData(read, apply(nameRules), 'names'),
]
