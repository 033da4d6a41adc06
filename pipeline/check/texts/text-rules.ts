// Rules about the writing of texts and names, each a row; one loop applies them.
import { z } from 'zod'
import { undrawable } from '../../printed-fonts'
import type { ReadEdition } from '../../read'
import { anyOf, ignoringCase } from '../../read/fold'
import { both, type Fault, type Found, type Problem } from '../../read/problem'
import { texMark } from '../../read/texts/text-mistakes'
import { readYaml } from '../../read/yaml/yaml-file'
import { placeholders } from '../../schemas/interface'
import { isIban } from '../../schemas/formats'
import { kinds } from '../../schemas/kinds'
import { fault, problemIn } from '../findings'
import { inData, inLines, textsIn, type scopes, type TextFinding } from './every-text'

type TextRule = {
  /** Part of the data to which it applies. */
  scope: keyof typeof scopes
  /** Whether it applies to the heads of pages, or to heads and lines of texts, too. */
  also?: 'heads' | 'lines'
  pattern: RegExp | ((text: string) => string | undefined)
  /** Matches that are right after all. */
  accepts?: (found: string) => boolean
  /** `{found}` is what the pattern matches. */
  says: Fault | ((found: string) => Fault)
  severity?: Problem['severity']
}

const asWritten = fault(
  '“{found}” would be shown as it is written.',
  '“{found}” sayfada yazıldığı gibi görünür.',
  'Write plain text without tags, links and TeX, formulas with characters such as α, ² and ₂; only titles of talks and posters may have V~f~ and *italic*.',
  'Etiket, bağlantı ve TeX kullanmadan düz metin, formülleri α, ² ve ₂ gibi karakterlerle yazın; yalnızca bildiri ve poster başlıklarında V~f~ ve *eğik* kullanılabilir.',
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

/** Institutions (`Enstitüsü` and `Institute` begin alike), several people, numbers and addresses. */
const notOneName =
  /(?<!\p{L})(?:universi|üniversite|univ\.|institut|enstitü|faculty|fakülte|department|bölümü|academy|akademi|chamber|odası|association|derneği|company|a\.ş\.|ltd|gmbh|inc\.).*|\s(?:and|ve|&|[-–—])\s.*|[:;/@<>*|\d¹²³⁴†‡§].*|\s(?:et al|vd)\b.*/iu

/** A profession after the name has a full stop or one of these words: Selin Örnek, Chem. Eng. */
const secondName =
  /,(?!.*(?:Engineer|Mühendis|Professor|Director|Müdür|Başkan))(?:\s+\p{Lu}[\p{Ll}’'-]+){2,3}$/u

const rules: TextRule[] = [
  { scope: 'strings', also: 'heads', pattern: markup, says: asWritten, severity: 'error' },
  { scope: 'unmarked', pattern: emphasis, says: asWritten },
  { scope: 'words', pattern: new RegExp(texMark, 'u'), says: asWritten },
  {
    // XXX. is also the thirtieth. TBA tells visitors that something will be announced. #N/A is an error of a spreadsheet.
    scope: 'words',
    also: 'lines',
    pattern:
      /^(?!-+$)(?:[?.…–—-]+|x{2,}|#[A-Z\d/]+[!?]?)$|(?<![\p{L}\d_])(?:TODO|TBD|FIXME|X{3,}(?!\.|\s\p{Lu}))(?![\p{L}\d_])|\?{3}|[Ll]orem ipsum|\([ÇçCc]evrilecek\)|\(to be translated\)/u,
    says: fault(
      '“{found}” looks like a placeholder.',
      '“{found}” yer tutucuya benziyor.',
      'Write what belongs here; for what is not known yet, “to be announced”.',
      'Buraya gereken metni yazın; henüz bilinmeyen için “duyurulacak” yazılır.',
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
    // Pages show them all the same.
    scope: 'printed',
    pattern: (text) => undrawable(text).slice(0, 12).join(' ') || undefined,
    says: fault(
      'The printed programme (PDF) cannot display “{found}”; an empty box would appear.',
      'Basılı program (PDF) “{found}” karakterlerini gösteremez: Yerlerinde boş kutu görünür.',
      'Write symbols in words (parallel to, about) and names in Latin letters.',
      'Simgeleri sözcükle (paralel, yaklaşık gibi), adları Latin harfleriyle yazın.',
    ),
  },
  {
    // The search and the check for clashes would not recognise the person.
    scope: 'names',
    pattern: (name) => (notOneName.exec(name) ?? secondName.exec(name))?.[0],
    says: fault(
      'This is not the name of one person: “{found}”.',
      'Bu, tek bir kişinin adı değil: “{found}”.',
      'Write an entry for each person, with the name alone, without numbers, addresses and institutions.',
      'Her kişiyi ayrı bir kayıt olarak, rakam, adres ve kurum katmadan, yalnızca adıyla yazın.',
    ),
  },
]

/** The terms of both languages, each with its one form, and forms to avoid. */
const TERMS = 'docs/terms.yaml'

const terms = z.array(z.object({ en: z.string(), tr: z.string(), avoid: z.array(z.string()).default([]) }))

function termRule({ edition }: ReadEdition): TextRule {
  const known = edition.exists(TERMS) ? terms.safeParse(readYaml(edition, TERMS).value).data : undefined
  const byForm = new Map(
    known?.flatMap((term) => term.avoid.map((form) => [ignoringCase(form), term] as const)),
  )
  const longestFirst = [...byForm.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(longestFirst)})(?![\\p{L}\\d])`, 'u')
  return {
    scope: 'texts',
    also: 'lines',
    pattern: (text) => {
      const { 0: form = '', index = 0 } = pattern.exec(ignoringCase(text)) ?? {}
      return text.slice(index, index + form.length) || undefined
    },
    says: (found) => {
      const { en, tr } = byForm.get(ignoringCase(found))!
      return fault(
        `“${found}” is not the term of this site.`,
        `“${found}”, bu sitede kullanılan terim değil.`,
        `Write “${en}”, in Turkish “${tr}” (${TERMS}).`,
        `“${tr}” yazın; İngilizcesi “${en}” (${TERMS}).`,
      )
    },
  }
}

/** Labels of the interface whose {n}, {day} or {date} is gone, or has another name. */
const checkLabels = (read: ReadEdition): Problem[] =>
  textsIn(read.data.interface, []).flatMap(({ text, path }): Found => {
    const needed = placeholders[path.slice(0, 2).join('.')] ?? []
    const found = text.match(/\{[^{}]*\}/g) ?? []
    if (found.toSorted().join() === needed.toSorted().join()) return []
    const finding = fault(
      `“${text}” needs these placeholders: ${needed.join(', ') || 'none'}.`,
      `“${text}” metninde bulunması gereken yer tutucular: ${needed.join(', ') || 'yok'}.`,
      'Write each of them once, unchanged, where the site puts in its value, and no other braces.',
      'Her birini, sitenin değeri yerleştireceği yere, değiştirmeden bir kez yazın; başka süslü parantez kullanmayın.',
    )
    return problemIn(read, 'interface', path, finding)
  })

const filled = ({ message: { en, tr }, advice }: Fault, found: string): Fault => ({
  message: both(
    en.replace('{found}', () => found),
    tr.replace('{found}', () => found),
  ),
  advice,
})

/** Warnings and errors about the writing of texts and names. */
export const checkTextRules = (read: ReadEdition): Problem[] => [
  ...checkLabels(read),
  ...[...rules, termRule(read)].flatMap(({ scope, also, pattern, accepts, says, severity = 'warning' }) => {
    const finding = (text: string): TextFinding | undefined => {
      const found = pattern instanceof RegExp ? pattern.exec(text)?.[0] : pattern(text)
      if (found === undefined || accepts?.(found)) return undefined
      const words = typeof says === 'function' ? says(found) : filled(says, found)
      return { found, ...words, severity }
    }
    return [...inData(read, finding, scope), ...(also ? inLines(read, finding, also) : [])]
  }),
]
