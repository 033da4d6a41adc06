// The one place in which messages get their words: from the catalogue, by code, with values in place of its placeholders.
import { IntlMessageFormat } from 'intl-messageformat'
import { inBoth, inLanguage, languages, type Bilingual, type Language } from '../domain/languages'
import { locales } from '../domain/format'
import { catalogue, type Message } from './catalogue'
import { isSentence, type Finding, type Sentence, type Value } from './diagnostic'

const formats = new Map<string, IntlMessageFormat>()

function formatOf(pattern: string, language: Language): IntlMessageFormat {
  const key = `${language} ${pattern}`
  // <Fact /> is a tag of the site, not one of MessageFormat.
  const format =
    formats.get(key) ?? new IntlMessageFormat(pattern, locales[language], undefined, { ignoreTag: true })
  formats.set(key, format)
  return format
}

/** The message of a code such as `session.no-end`; throws where the catalogue has none, which a test rules out. */
export function messageFor(code: string, language: Language): Message {
  const [area = '', name = ''] = code.split('.')
  const found = catalogue[language][area]?.[name]
  if (found === undefined) throw new Error(`pipeline/messages/${language}.yaml has no message ${code}.`)
  return typeof found === 'string' ? { message: found } : found
}

/** Characters of a value that are quoted at most, and how many of them from its end. The longest list of names has 1,100. */
const LONGEST_QUOTATION = 1_500
const END_OF_QUOTATION = 40

/** Characters that nobody sees, or that turn the direction of a text: U+0007, U+202E. */
const UNSEEN = /(?![\n\t])\p{Cc}|[\u200b\u202a-\u202e\u2066-\u2069]/gu

const nameOf = (character: string): string =>
  `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`

/** A value as it can be read: without the middle if it is too long, and with names for what cannot be seen. */
function quotable(text: string): string {
  const value = text.replace(UNSEEN, nameOf)
  if (value.length <= LONGEST_QUOTATION) return value
  const characters = [...value]
  const beginning = characters.slice(0, LONGEST_QUOTATION - END_OF_QUOTATION).join('')
  return `${beginning} … ${characters.slice(-END_OF_QUOTATION).join('')}`
}

function written(value: Value, language: Language): string | number {
  if (typeof value === 'number') return value
  return isSentence(value) ? sentence(value, language) : quotable(inLanguage(value, language))
}

/** The full stop of a sentence after that of an abbreviation: “Tekstil A.Ş..” */
const SECOND_STOP = /(?<!\.)\.\.(?=\s|$)/g

function filled(pattern: string, { values = {} }: Sentence, language: Language): string {
  const words = Object.entries(values).map(([name, value]) => [name, written(value, language)])
  return String(formatOf(pattern, language).format(Object.fromEntries(words))).replace(SECOND_STOP, '.')
}

/** A sentence of the catalogue, or the message of a finding: what is wrong. */
export function sentence(of: Sentence, language: Language): string {
  const { message, advice = '' } = messageFor(of.code, language)
  return filled(of.part === 'advice' ? advice : message, of, language)
}

/** What to write instead, in whole sentences; empty where nothing is to be said. */
export function adviceOf(finding: Finding, language: Language): string {
  const { code, suggestion, advice = [] } = finding
  const own = messageFor(code, language).advice
  return [
    suggestion && sentence({ code: 'advice.did-you-mean', values: { suggestion } }, language),
    own && filled(own, finding, language),
    ...advice.map((part) => (isSentence(part) ? sentence(part, language) : part[language])),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A sentence in both languages. */
export const inBothLanguages = (of: Sentence): Bilingual => inBoth((language) => sentence(of, language))

/** A label of the catalogue in both languages, such as `document.page`. */
export const label = (code: string): Bilingual => inBothLanguages({ code })

/** All codes of the catalogue. */
export const codes = (): string[] =>
  languages.flatMap((language) =>
    Object.entries(catalogue[language]).flatMap(([area, messages]) =>
      Object.keys(messages).map((name) => `${area}.${name}`),
    ),
  )
