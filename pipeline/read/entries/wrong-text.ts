// What is wrong with a text of both languages, in words.
import { write, writeLanguages } from '../advice'
import { languages } from '../../schemas/kinds'
import type { Explanation } from './explain'
import { meantChoice } from './meant-choice'
import { fold } from '../fold'
import { both } from '../problem'
import { quoted, quotedHash, quotedLanguages } from '../yaml/lines'
import { otherMarksAround } from '../yaml/quotes'

const advice = both(
  'Write { en: …, tr: … } with both languages, or one plain text that both share. A text that contains ": " or begins with a special sign stands in quotation marks.',
  'Her iki dil için { en: …, tr: … } ya da ikisinin paylaştığı tek bir metin yazın. İçinde ": " geçen ya da özel bir işaretle başlayan metin tırnak içine alınır.',
)

/** What to do about a sign that ends a text within braces. */
export const quotationAdvice = both(
  "Inside { } a text that contains a comma or a colon stands in quotation marks: { en: '…', tr: '…' }.",
  "{ } içinde virgül ya da iki nokta geçen metin tırnak içine alınır: { en: '…', tr: '…' }.",
)

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** `{ en: 3 }`: a number or a yes where the text of a language should be. */
function bareValue(record: Record<string, unknown>): Explanation | undefined {
  for (const language of languages) {
    const value = record[language]
    if (typeof value !== 'number' && typeof value !== 'boolean') continue
    const meant = { from: `${language}: ${value}`, to: `${language}: ${quoted(String(value))}` }
    return { ...needsQuotes(value), meant }
  }
  return undefined
}

/** A comma or another sign has ended a text within braces, and `rest` is taken for a field. */
export const textEndsBefore = (rest: string) => ({
  message: both(`The text ends before “${rest}”.`, `Metin “${rest}” öncesinde bitiyor.`),
  advice: quotationAdvice,
})

/** `{ en: A, B, tr: … }`, `{ en: ’A, B’, tr: … }` and `{ en = A, tr = B }`: what stands after a comma is no field. */
function cutText(record: Record<string, unknown>, extra: string): Explanation {
  if (/^(?:en|tr)\s*=/.test(extra)) {
    return {
      message: both(
        'A colon stands after a language, not “=”.',
        'Dil kodundan sonra “=” değil, iki nokta gelir.',
      ),
      advice: writeLanguages,
      mended: (line) => line.replace(/(?<=[{,]\s*)(en|tr)\s*=\s*/g, '$1: '),
    }
  }
  const begun = [record['en'], record['tr']].map(String).find((text) => /^[“”„‟«‘’‚`][^“”„‟«»]*$/.test(text))
  return {
    ...(begun && /[“”‟»’‘`]$/.test(extra) ? otherMarksAround(begun) : textEndsBefore(extra)),
    mended: quotedLanguages,
  }
}

/** `EN`, `en-GB` and `Türkçe` for en and tr. */
const languageOf = (name: string) =>
  languages.find((language) => language === fold(name).split(/[-_]/)[0]) ?? meantChoice(name, languages)

const otherLanguageName = (name: string): Explanation => ({
  message: both(`“${name}” is not a language of this site.`, `“${name}” bu sitenin dillerinden değil.`),
  advice: write(`“${languageOf(name)}:”`),
  at: name,
  mended: (line) =>
    line.replace(/(?<=^\s*(?:- )*|[{,]\s*)(\p{L}[\p{L}_-]*)(?=:\s)/gu, (word) => languageOf(word) ?? word),
})

function languagesProblem(record: Record<string, unknown>): Explanation | undefined {
  const absent = languages.filter((language) => isBlank(record[language]))
  const [extra] = Object.keys(record).filter((name) => name !== 'en' && name !== 'tr')
  const glued = /^(en|tr):(?! )/.exec(extra ?? '')
  if (glued) {
    return {
      message: both(
        `The space after “${glued[1]}:” is missing.`,
        `“${glued[1]}:” sonrasındaki boşluk eksik.`,
      ),
      advice,
      meant: { from: glued[0], to: `${glued[1]}: ` },
    }
  }
  if (extra !== undefined && isBlank(record[extra])) return cutText(record, extra)
  const renamed =
    extra === undefined
      ? undefined
      : Object.keys(record).find(
          (name) => !isBlank(record[name]) && isBlank(record[languageOf(name) ?? name]),
        )
  if (renamed) return otherLanguageName(renamed)
  const [missing, other] = absent
  if (missing && !other) {
    return {
      message:
        missing === 'tr'
          ? both('The Turkish text (tr) is missing.', 'Türkçe metin (tr) eksik.')
          : both('The English text (en) is missing.', 'İngilizce metin (en) eksik.'),
      advice,
      at: missing in record ? missing : undefined,
      mended: quotedHash,
    }
  }
  if (extra === undefined) return bareValue(record)
  return {
    message: both(`“${extra}” is not a language of this site.`, `“${extra}” bu sitenin dillerinden değil.`),
    advice,
  }
}

const isOneText = (value: unknown) =>
  Array.isArray(value) && value.length === 1 && typeof value[0] === 'string'

/** Explains why a value is no text of both languages. */
export function textProblem(value: unknown, field: string): Explanation {
  if (value && typeof value === 'object' && !Array.isArray(value)) {
    const found = languagesProblem(value as Record<string, unknown>)
    if (found) return found
  }
  if (isBlank(value) || (typeof value === 'string' && value.trim() === '')) {
    return { message: both(`“${field}” is empty.`, `“${field}” boş.`), advice, mended: quotedHash }
  }
  if (typeof value === 'number' || typeof value === 'boolean') return needsQuotes(value)
  return {
    message: both(`“${field}” is not a text.`, `“${field}” bir metin değil.`),
    advice,
    // `[ en: …, tr: … ]`, and a title that stands in brackets
    mended: (line) =>
      /\[\s*en:.*\btr:/.test(line)
        ? line.replace(/\[\s*(en:.*?)\s*\]/, '{ $1 }')
        : isOneText(value)
          ? line.replace(/(?<=: )\[[^[\]]*\]$/, quoted)
          : undefined,
  }
}

/** 360 and true are read as a number and as a yes unless they stand in quotation marks. */
export const needsQuotes = (value: number | boolean | string): Explanation => ({
  message:
    typeof value !== 'boolean'
      ? both(
          `${value} stands here as a number; a text is needed.`,
          `${value} burada sayı olarak duruyor; metin gerekli.`,
        )
      : both(
          `${value} stands here as a yes or no; a text is needed.`,
          `${value} burada evet/hayır olarak duruyor; metin gerekli.`,
        ),
  advice: both('Put quotation marks around it.', 'Tırnak içine alın.'),
  meant: { from: String(value), to: quoted(String(value)) },
})
