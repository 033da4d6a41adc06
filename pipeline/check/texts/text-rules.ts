// Rules about the writing of texts and names, each a row; one loop applies them.
import { z } from 'zod'
import { undrawable } from '../../printed-fonts'
import type { ReadEdition } from '../../read'
import { anyOf, fold, ignoringCase } from '../../domain/fold'
import { error, warning, type Diagnostic } from '../../messages/diagnostic'
import { texMark } from '../../read/texts/text-mistakes'
import { memoise } from '../../domain/memoise'
import { readYaml, type YamlFile } from '../../read/yaml/yaml-file'
import { ibanPattern } from '../../domain/formats'
import { isIban } from '../../domain/numbers'
import { statedIn } from '../parity/stated'
import { inPassages, type Scope, type TextFinding, type TextRule } from './passages'

/** What is found in a text, and the code of what is said of it. */
const finding =
  (find: RegExp | ((text: string) => string | undefined), code: string, report = warning): TextRule =>
  (text) => {
    const found = find instanceof RegExp ? find.exec(text)?.[0] : find(text)
    return found ? { found, ...report(code, { found }) } : undefined
  }

const tags =
  'a|b|big|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|sub|sup|table|td|tr|u|ul'

/** Both languages in quotation marks, bold text, a link, a tag, one of ours (`<Fact of="…" />`), a character by its number or name in HTML. */
const markup = new RegExp(
  `^\\{\\s*en:|\\*\\*\\p{L}|\\p{L}\\*\\*|\\]\\(|<\\/?(?:${tags})(?:\\s[^<>]*)?\\/?>|<\\p{Lu}\\p{L}+\\s[^<>]*\\/>|&(?:#\\d+|#x[\\da-f]+|[a-z]{2,8});`,
  'iu',
)

/** Markdown around words. `A* search` and `p<0.01*` are not. */
const emphasis =
  /(?<![\p{L}\d*])\*\p{L}[^*]*(?<=[\p{L}.])\*(?![\p{L}\d*])|(?<![\p{L}\d_])_\p{L}[^_]*(?<=[\p{L}\d.])_(?![\p{L}\d_])|~[^\s~]+~|\^[^\s^]+\^/u

/** Institutions (`Enstitüsü` and `Institute` begin alike), several people, numbers and addresses. */
const notOneName =
  /(?<!\p{L})(?:universi|üniversite|univ\.|institut|enstitü|faculty|fakülte|department|bölümü|academy|akademi|chamber|odası|association|derneği|company|a\.ş\.|ltd|gmbh|inc\.).*|\s(?:and|ve|&|[-–—])\s.*|\S*@.*|[:;/<>*|\d¹²³⁴†‡§].*|\s(?:et al|vd)\b.*/iu

/**
 * A second name, or the surname first: Örnek, Selin. A profession after the name has a full stop or one of these words: Selin Örnek,
 * Chem. Eng.
 */
const secondName =
  /(?:^\p{Lu}[\p{L}’'-]+,(?=\s+\p{Lu}\p{Ll}+(?:\s+\p{Lu}[\p{Ll}.]*)?$)|,(?=(?:\s+\p{Lu}\p{Ll}+\.)*(?:\s+\p{Lu}[\p{Ll}’'-]+){2,3}$))(?!.*(?:Engineer|Mühendis|Professor|Director|Müdür|Başkan)).*/u

/** What stands where a text is still to be written. TBA is none: it tells visitors that something will be announced. */
const placeholders = [
  // Marks alone; a hyphen or dashes mean “none”. #N/A is an error of a spreadsheet.
  /^(?!-$|[–—-]{2,}$)(?:[?.…–—-]+|x{2,}|#[A-Z\d/]+[!?]?)$/u,
  // “XXX.” may also be the Roman numeral thirty, as an ordinal.
  /(?<![\p{L}\d_])(?:TODO|TBD|FIXME|X{3,}(?!\.|\s\p{Lu}))(?![\p{L}\d_])|\?{3}|[Ll]orem ipsum/u,
  /\([ÇçCc]evrilecek\)|\(to be translated\)/u,
  /^\(?(?:ÇEVR[İI]LECEK|[Çç]evrilecek|[Çç]eviri(?:si)? (?:eklenecek|gelecek|yapılacak)|(?:to be|not yet) translated)\)?$/u,
  // Nomen nescio: a person who is not known yet.
  /^\(?N\.? ?N\.?\)?$/u,
  // The name of a picture instead of its description.
  /^[\w .()-]+\.(?:jpe?g|png|webp|heic)$/u,
]

const placeholder = new RegExp(placeholders.map(({ source }) => source).join('|'), 'u')

/** A wrong account number costs money: IBANs in texts are checked like the one in site.yaml. */
function wrongIban(text: string): TextFinding | undefined {
  const found = text.match(ibanPattern)?.find((iban) => !isIban(iban))
  return found === undefined ? undefined : { found, ...error('kind.iban', { value: `“${found}”` }) }
}

const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  tr: ['Pazar', 'Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi'],
}

const weekday = `(${[...weekdays.en, ...weekdays.tr].join('|')})`
const before = new RegExp(`(?<!\\p{L})${weekday},?\\s+(?:the\\s+)?$`, 'iu')
// Cumartesi begins with Cuma, Pazartesi with Pazar.
const after = new RegExp(`^[,\\s(]+${weekday}(?!\\p{L})`, 'iu')

/** “Friday, 2 October 2025” was a Thursday. Of several days (2–4 October 2025) none has to be the one named. */
function wrongWeekday(text: string): TextFinding | undefined {
  const stated = statedIn(text)
  for (const { key, shown, index } of stated) {
    const [, month, day, year] = /^(\d+)-(\d+) (\d{4})$/.exec(key) ?? []
    const [, named] = before.exec(text.slice(0, index)) ?? after.exec(text.slice(index + shown.length)) ?? []
    if (!year || !named || stated.filter((other) => other.index === index).length > 1) continue
    const right = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()
    const rightDay = { en: weekdays.en[right] ?? '', tr: (weekdays.tr[right] ?? '').toLocaleLowerCase('tr') }
    if ([rightDay.en, rightDay.tr].map(fold).includes(fold(named))) continue
    const wrong = warning('text.wrong-weekday', { day: rightDay, named, shown })
    return { found: shown, ...wrong }
  }
  return undefined
}

/** What no text may contain, and where it is looked for. */
export const textRules: { name: string; rule: TextRule; scopes: Scope[] }[] = [
  { name: 'markup', rule: finding(markup, 'text.would-show', error), scopes: ['values', 'heads'] },
  { name: 'emphasis', rule: finding(emphasis, 'text.would-show'), scopes: ['unmarked'] },
  { name: 'TeX', rule: finding(new RegExp(texMark, 'u'), 'text.would-show'), scopes: ['words'] },
  { name: 'placeholder', rule: finding(placeholder, 'text.placeholder'), scopes: ['words', 'lines'] },
  { name: 'IBAN', rule: wrongIban, scopes: ['words', 'lines'] },
  {
    // Pages show these characters all the same.
    name: 'not printed',
    rule: finding((text) => undrawable(text).slice(0, 12).join(' '), 'text.not-printed'),
    scopes: ['printed'],
  },
  // The search and the check for clashes would not recognise the person.
  { name: 'not one name', rule: finding(notOneName, 'text.not-one-name'), scopes: ['names'] },
  { name: 'second name', rule: finding(secondName, 'text.not-one-name'), scopes: ['names'] },
  { name: 'wrong weekday', rule: wrongWeekday, scopes: ['words', 'lines'] },
]

/** The terms of both languages, each with its one form, and forms to avoid. */
const TERMS = 'docs/terms.yaml'

const terms = z.array(z.object({ en: z.string(), tr: z.string(), avoid: z.array(z.string()).default([]) }))

const termRule = memoise(({ value }: YamlFile): TextRule => {
  const known = terms.safeParse(value).data
  const byForm = new Map(
    known?.flatMap((term) => term.avoid.map((form) => [ignoringCase(form), term] as const)),
  )
  const longestFirst = [...byForm.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(longestFirst)})(?![\\p{L}\\d])`, 'u')
  const find = (text: string) => {
    const { 0: form = '', index = 0 } = pattern.exec(ignoringCase(text)) ?? {}
    return text.slice(index, index + form.length)
  }
  return (text) => {
    const found = find(text)
    const term = byForm.get(ignoringCase(found))
    return (
      term && { found, ...warning('text.not-the-term', { found, en: term.en, tr: term.tr, terms: TERMS }) }
    )
  }
})

/** Mistakes in wording: the table of text rules, and the terms of docs/terms.yaml. */
export const checkTextRules = (read: ReadEdition): Diagnostic[] => [
  ...textRules.flatMap(({ rule, scopes }) => inPassages(read, rule, ...scopes)),
  ...inPassages(read, termRule(readYaml(read.edition, TERMS)), 'texts', 'lines'),
]
