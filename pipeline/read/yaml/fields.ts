// Fields with formatting or links of other programs, two on one line, without braces, or with a language twice.
import { beginLanguages, writeLanguages } from '../advice'
import { fold } from '../fold'
import { both } from '../problem'
import { keyLine } from './lines'
import type { Rule } from './rule'

/** `- [x] key: …`, `- **key**: …`, `> - key: …`: signs that a mail or a text program sets around a field’s name. */
export const formattedField: Rule = ({ line, text }) => {
  const [, before = '', ticked, marked, behind, value = ''] =
    /^(\s*(?:- )*)(?:\[[ xX]?\]\s+(\w+:)|[*_`]{1,2}(?:(\w+)[*_`]{1,2}:|(\w+):[*_`]{1,2}))(\s.*)?$/.exec(
      text,
    ) ?? []
  const name = marked ?? behind
  const field = ticked ?? (name && `${name}:`)
  if (field === undefined) return undefined
  return {
    line,
    column: before.length + 1,
    message: both(
      'The name of this field carries signs of formatting.',
      'Bu alanın adında biçimlendirme işaretleri var.',
    ),
    advice: both(
      'Write the name alone, as in the other entries.',
      'Öbür kayıtlardaki gibi yalnızca adı yazın.',
    ),
    correctedLine: `${before}${field}${value}`,
  }
}

/** Fields that hold an address; in others the words of a link may be what is meant. */
const ofAddresses = /^(?:email|url|booking|map|accommodationMap)$/

/** `email: [info@example.org](mailto:…)`: a link as mail programs and texts of pages write it. */
export const writtenLink: Rule = ({ line, text }) => {
  const written = keyLine(text)
  const [, address] = /^\[[^\]]*\]\((?:mailto:)?([^\s()]+)\)$/.exec(written?.value ?? '') ?? []
  if (!written || !address || !ofAddresses.test(nameOf(written.before))) return undefined
  return {
    line,
    column: written.before.length + 1,
    message: both(
      'A link stands where only an address is read.',
      'Yalnızca adres okunan yerde bir bağlantı duruyor.',
    ),
    advice: both('Write the address alone.', 'Yalnızca adresi yazın.'),
    correctedLine: `${written.before}${address}`,
  }
}

/** The field that a line begins with, without dash and colon. */
const nameOf = (before: string) => before.replace(/^(?:\s|- )*|:\s*$/g, '')

/** Whether a line of the file begins with a field of this name. */
const isFieldHere = (lines: string[], name: string) =>
  lines.some((line) => nameOf(keyLine(line)?.before ?? '') === name)

/** Words that are printed before a value, folded, by the field that holds it. */
const labels: Record<string, RegExp> = {
  email: /^e?(?:mail|posta)$/,
  phone: /^(?:tel|telefon|telephone|phone|gsm)$/,
  fax: /^(?:fax|faks)$/,
}

const isLabelOf = (label: string, field: string) => {
  const word = fold(label).replace(/[^a-z]/g, '')
  return word === field.toLowerCase() || (labels[field]?.test(word) ?? false)
}

/** What the parser says of a second colon on a line. */
export const isSecondColon = (code: string) => ['BLOCK_AS_IMPLICIT_KEY', 'BLOCK_IN_FLOW'].includes(code)

/** `iban: IBAN: TR33 …`, `phone: Tel: 0232 …`: the name of the field is copied along with its value. */
export const repeatedName: Rule = ({ line, code, text }) => {
  const written = keyLine(text)
  const [whole, label = ''] = /^(\p{L}[\p{L}-]*):\s+/u.exec(written?.value ?? '') ?? []
  if (!written || !whole || !isSecondColon(code)) return undefined
  if (!isLabelOf(label, nameOf(written.before))) return undefined
  return {
    line,
    column: written.before.length + 1,
    message: both(`“${label}:” is not part of the value.`, `“${label}:” değerin parçası değil.`),
    advice: both('Write the value alone.', 'Yalnızca değeri yazın.'),
    correctedLine: `${written.before}${written.value.slice(whole.length)}`,
  }
}

/** `- key: accepted-papers date: 2025-07-01`: a line break was lost. */
export const joinedFields: Rule = ({ lines, line, code, text }) => {
  const written = keyLine(text)
  const joined = [...(written?.value.matchAll(/(?<=^|\s)(\w+):(?=\s|$)/g) ?? [])].find(([, name = '']) =>
    isFieldHere(lines, name),
  )
  if (!written || !joined || !isSecondColon(code) || /^[{['"]/.test(written.value)) return undefined
  const [, name = ''] = joined
  return {
    line,
    column: written.before.length + joined.index + 1,
    message: both('Two fields stand on one line.', 'Tek satırda iki alan var.'),
    advice: both(
      `Begin “${name}:” on a line of its own, exactly below “${nameOf(written.before)}:”.`,
      `“${name}:” alanını kendi satırında, “${nameOf(written.before)}:” ile tam aynı hizada başlatın.`,
    ),
  }
}

const otherThan = (language: string) => (language === 'en' ? 'tr' : 'en')

const languageTwice = (language: string) => ({
  message: both(
    `“${language}:” stands twice; “${otherThan(language)}:” is missing.`,
    `“${language}:” iki kez yazılmış, “${otherThan(language)}:” eksik.`,
  ),
  advice: beginLanguages,
})

/** `{ en: A, en: B }`: English is written first, so of two Turkish texts the first one is not marked as it should be. */
const repeatedInBraces: Rule = ({ line, text }) => {
  const [twice, begin = '', language = '', first = ''] =
    /(\{\s*)(en|tr)(:\s[^{}]*?,\s*)\2(?=:\s[^{}]*\})/.exec(text) ?? []
  if (!twice) return undefined
  return {
    line,
    column: text.indexOf(twice) + 1,
    ...languageTwice(language),
    correctedLine: text.replace(twice, () => `${begin}en${first}tr`),
  }
}

/** The same in two lines, one below the other. */
const repeatedInLines: Rule = ({ lines, line }) => {
  const [above = '', text = '', below = ''] = lines.slice(line - 2, line + 1)
  const [, blanks = '', language = ''] = /^(\s*)(en|tr):\s/.exec(text) ?? []
  const begins = (other: string, name: string) =>
    keyLine(other)?.column === blanks.length && nameOf(keyLine(other)!.before) === name
  if (!language || !begins(above, language) || begins(below, otherThan(language))) return undefined
  return {
    line,
    column: blanks.length + 1,
    ...languageTwice(language),
    correctedLine: language === 'en' ? text.replace('en:', 'tr:') : undefined,
  }
}

export const repeatedLanguage: Rule = (error) =>
  error.code === 'DUPLICATE_KEY' ? (repeatedInBraces(error) ?? repeatedInLines(error)) : undefined

/** Whether the names of `amount: 6000, currency: TL` are fields in other lines, and so no words of a text. */
const areFields = (lines: string[], line: number, fields: string) =>
  [...fields.matchAll(/(?<=^|[,;]\s*)(\w+):/g)].every(([, name]) =>
    lines.some((other, at) => at !== line - 1 && new RegExp(`(?:^|[\\s{])${name}:\\s`).test(other)),
  )

/** `name: en: Foo, tr: Bar }`, `name: (en: Foo, tr: Bar)` and `standard: amount: 6000, currency: TL`. */
export const fieldsWithoutBraces: Rule = ({ lines, line, text }) => {
  const written = keyLine(text)
  if (!written) return undefined
  const languages = /^[([]?\s*en:\s.*\str:\s/.test(written.value)
  const [, fields = ''] =
    /^[([]?\s*([a-z]\w*:\s+[^,;:]+(?:[,;]\s*[a-z]\w*:\s+[^,;:()[\]}]+?)+)\s*[)\]}]?$/.exec(written.value) ??
    []
  if (!languages && !(fields && areFields(lines, line, fields))) return undefined
  return {
    line,
    column: text.length - written.value.length + 1,
    message: languages
      ? both('The two languages do not stand in curly brackets.', 'İki dil süslü ayraç içinde değil.')
      : both('These fields do not stand in curly brackets.', 'Bu alanlar süslü ayraç içinde değil.'),
    advice: languages
      ? writeLanguages
      : both('Write { name: value, name: value }.', '{ ad: değer, ad: değer } biçiminde yazın.'),
    correctedLine: fields ? `${written.before}{ ${fields.replace(/\s*;\s*/g, ', ')} }` : undefined,
  }
}
