// What people mean by the words in their sheets (words.yaml), and by the days, hours, sessions and pauses of a programme.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { guessOfKind } from '../read/entries/guess'
import { fold } from '../domain/fold'
import { anyMonth } from '../domain/months'
import { suggestion } from '../read/suggestion'
import { kinds } from '../schemas/kinds'
import { type Bilingual } from '../domain/languages'

type Words = {
  headings: Record<string, Bilingual>
  tabs: Record<string, string>
  choices: Record<string, string>
}

export const words = parse(readFileSync('pipeline/import/words.yaml', 'utf8')) as Words

export const listOf = (line: string | undefined) => line?.split(', ') ?? []

/** The choice that a word means, in either language and slightly mistyped; undefined if it means none of them. */
export function choiceCalled(word: string, options: readonly string[]): string | undefined {
  const written = fold(word.trim()).replace(/[-_]/g, ' ')
  const isCalled = (option: string) =>
    fold(option) === written || listOf(words.choices[option]).includes(written)
  return options.find(isCalled) ?? suggestion(written, options)
}

/** What sessions without talks are called. */
const pauses: [pattern: RegExp, kind: string][] = [
  [/kahve|\bara\b|mola|coffee|break/, 'break'],
  [/ogle|lunch/, 'lunch'],
  [/kayit|registration/, 'registration'],
  [/sergi.*acilis|exhibition/, 'exhibition'],
  [/odul|award/, 'awards'],
  [/acilis|opening/, 'opening'],
  [/kapanis|closing/, 'closing'],
  [/poster/, 'poster'],
  [/gala|yemek|dinner|gezi|tour|kokteyl|reception/, 'social'],
  [/panel/, 'panel'],
  [/calistay|workshop/, 'workshop'],
]

export const pauseKind = (title: string) => pauses.find(([pattern]) => pattern.test(fold(title)))?.[1]

const dateWords = new RegExp(
  `\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{1,2}[. ]+(?:${anyMonth}) \\d{4}`,
  'iu',
)

/** A date within a text, such as “1. Gün – 2 Ekim 2025 Perşembe”. */
export function dateWithin(text: string): string | undefined {
  const [written] = dateWords.exec(text) ?? []
  return written && (guessOfKind('date', written)?.to ?? written)
}

/** Times of a cell: one, or from one to another. A text that is no time stays, so that the check reports it. */
export function timesWithin(text: string): string[] {
  const times = text.replace(dateWords, '').match(/\d{1,2}[.:]\d{2}/g) ?? (text ? [text] : [])
  return times.map((time) => guessOfKind('time', time)?.to ?? time)
}

const CODE =
  /^(?:(?:oturum|session)\s+)?([A-Za-z]{0,3}\d+[A-Za-z]?\d*)(?:\.?\s*(?:oturumu?|session))?(?:\s*[:.–—-]\s*(.*))?$/iu

/** The code at the beginning of a session's title, and the title after it: “Oturum 2B: Kanatlar”. */
export function codeAndTitle(text: string): { code?: string; title: string } {
  const [, code, title = ''] = CODE.exec(text.trim()) ?? []
  return code && kinds.code.accepts(code) ? { code, title: title.trim() } : { title: text.trim() }
}

/** Whether a heading names a hall and no session. */
export const isHall = (text: string) =>
  /\b(salon|salonu|hall|amfi|room)\b/.test(fold(text)) && codeAndTitle(text).code === undefined
