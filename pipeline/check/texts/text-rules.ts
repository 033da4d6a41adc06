// Rules about the writing of texts and names, each a row; one loop applies them.
import type { ReadEdition } from '../../read'
import { both, type Fault, type Problem } from '../../read/problem'
import { texMark } from '../../read/texts/text-mistakes'
import { isIban } from '../../schemas/formats'
import { kinds, type Bilingual } from '../../schemas/kinds'
import { fault } from '../findings'
import { inData, inEveryText, inHeads, type scopes, type TextFinding } from './every-text'

/** Words by which an institution is known; `Enstitüsü` and `Institute` begin alike. */
const institution =
  /(?<!\p{L})(?:universi|üniversite|univ\.|institut|enstitü|faculty|fakülte|department|bölümü|academy|akademi|chamber|odası|association|derneği|company|a\.ş\.|ltd|gmbh|inc\.)/iu

type TextRule = {
  /** Part of the data to which it applies. */
  scope: keyof typeof scopes
  /** Whether it applies to the heads of pages, or to heads and lines of texts, too. */
  also?: 'heads' | 'lines'
  pattern: RegExp
  /** Matches that are right after all. */
  accepts?: (found: string) => boolean
  /** `{found}` is what the pattern matches. */
  says: Fault
  severity?: Problem['severity']
}

const asWritten = (adviceEn: string, adviceTr: string) =>
  fault(
    '“{found}” would be shown as it is written.',
    '“{found}” sayfada yazıldığı gibi görünür.',
    adviceEn,
    adviceTr,
  )

const plainText = asWritten(
  'This field is plain text: write it without marks, tags and links, formulas with characters such as ² and ₂.',
  'Bu alan düz metindir: İşaret, etiket ve bağlantı kullanmadan, formülleri ² ve ₂ gibi karakterlerle yazın.',
)

const texLeft = asWritten(
  'Write it without TeX: characters such as α, ² and ₂; in titles of talks and posters, V~f~ and *italic*.',
  'TeX kullanmadan yazın: α, ² ve ₂ gibi karakterler; bildiri ve poster başlıklarında V~f~ ve *eğik*.',
)

const tags =
  'a|b|big|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|sub|sup|table|td|tr|u|ul'

/** Both languages in quotation marks, bold text, a link, a tag, one of ours (`<Fact of="…" />`), a character by its number or name in HTML. */
const markup = new RegExp(
  `^\\{\\s*en:|\\*\\*\\p{L}|\\p{L}\\*\\*|\\]\\(|<\\/?(?:${tags})(?:\\s[^<>]*)?\\/?>|<\\p{Lu}\\p{L}+\\s[^<>]*\\/>|&(?:#\\d+|#x[\\da-f]+|[a-z]{2,8});`,
  'iu',
)

/** Markdown around words. `A* search` and `p<0.01*` are none. */
const emphasis =
  /(?<![\p{L}\d*])\*\p{L}[^*]*(?<=[\p{L}.])\*(?![\p{L}\d*])|(?<![\p{L}\d_])_\p{L}[^_]*(?<=[\p{L}\d.])_(?![\p{L}\d_])|~[^\s~]+~|\^[^\s^]+\^/u

const rules: TextRule[] = [
  { scope: 'strings', also: 'heads', pattern: markup, says: plainText, severity: 'error' },
  { scope: 'unmarked', pattern: emphasis, says: plainText },
  { scope: 'words', pattern: new RegExp(texMark, 'u'), says: texLeft },
  {
    // XXX. is also the thirtieth. TBA tells visitors that something will be announced. #N/A is an error of a spreadsheet.
    scope: 'words',
    also: 'lines',
    pattern:
      /^(?:[?.…–—-]+|x{2,}|#[A-Z\d/]+[!?]?)$|(?<![\p{L}\d_])(?:TODO|TBD|FIXME|X{3,}(?!\.|\s\p{Lu}))(?![\p{L}\d_])|\?{3}|[Ll]orem ipsum|\([ÇçCc]evrilecek\)|\(to be translated\)/u,
    accepts: (found) => /^-+$/.test(found),
    says: fault(
      '“{found}” looks like a placeholder.',
      '“{found}” yer tutucuya benziyor.',
      'Write what belongs here; for what is not known yet, “to be announced”.',
      'Buraya gereken metni yazın; henüz bilinmeyen için “duyurulacak” yazılır.',
    ),
  },
  {
    // “k?r?lma toklu?u”: the table was saved in an encoding without these letters. A question mark in an address is none.
    scope: 'words',
    also: 'lines',
    pattern: /(?<![^\s(“"'’/-])(?:\p{L}+\?|\?(?=\p{Ll}{2}))[\p{L}?]*\p{L}[\p{L}?]*(?![^\s)”"'’,.;:!-])/u,
    says: fault(
      '“{found}”: letters seem to be lost.',
      '“{found}”: Harfler kaybolmuş görünüyor.',
      'Write a letter for each question mark. If it comes from a spreadsheet, save it again as “CSV UTF-8” and copy from there.',
      'Her soru işaretinin yerine harfini yazın. Tablodan geliyorsa tabloyu “CSV UTF-8” olarak yeniden kaydedip oradan kopyalayın.',
    ),
  },
  {
    // A wrong account number costs money: IBANs in texts are checked like the one in site.yaml.
    scope: 'words',
    also: 'lines',
    pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ \u00a0]?\d{4}){3,7}(?:[ \u00a0]?\d{1,3})?(?!\d)/u,
    accepts: isIban,
    says: {
      message: both(`“{found}” ${kinds.iban.problem.en}.`, `“{found}” ${kinds.iban.problem.tr}.`),
      advice: kinds.iban.advice,
    },
    severity: 'error',
  },
  {
    // The search and the check for clashes would not recognise the person.
    scope: 'names',
    pattern: new RegExp(
      `(?:${institution.source}).*|\\s(?:and|ve|&|[-–—])\\s.*|[:;/@<>*|\\d¹²³⁴†‡§].*|\\s(?:et al|vd)\\b.*`,
      'iu',
    ),
    says: fault(
      'This is not the name of one person: “{found}”.',
      'Bu, tek bir kişinin adı değil: “{found}”.',
      'Write an entry for each person, with the name alone, without numbers, addresses and institutions.',
      'Her kişiyi ayrı bir kayıt olarak, rakam, adres ve kurum katmadan, yalnızca adıyla yazın.',
    ),
  },
  {
    // A profession after the name has a full stop or one of these words: Selin Örnek, Chem. Eng.
    scope: 'names',
    pattern: /,(?:\s+\p{Lu}[\p{Ll}’'-]+){2,3}$/u,
    accepts: (found) => /Engineer|Mühendis|Professor|Director|Müdür|Başkan/.test(found),
    says: fault(
      'There seem to be two people in one name: “{found}”.',
      'Bir adda iki kişi var gibi görünüyor: “{found}”.',
      'Write an entry for each person.',
      'Her kişiyi ayrı bir kayıt olarak yazın.',
    ),
  },
]

const fill = ({ en, tr }: Bilingual, found: string) =>
  both(
    en.replace('{found}', () => found),
    tr.replace('{found}', () => found),
  )

/** Warnings and errors about the writing of texts and names. */
export const checkTextRules = (read: ReadEdition): Problem[] =>
  rules.flatMap(({ scope, also, pattern, accepts, says, severity = 'warning' }) => {
    const finding = (text: string): TextFinding | undefined => {
      const [found] = pattern.exec(text) ?? []
      if (found === undefined || accepts?.(found)) return undefined
      return { found, message: fill(says.message, found), advice: says.advice, severity }
    }
    if (also === 'lines') return inEveryText(read, finding, scope)
    return [...inData(read, finding, scope), ...(also ? inHeads(read, finding) : [])]
  })
