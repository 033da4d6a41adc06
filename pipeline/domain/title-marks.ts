// Marks in the titles of talks and posters, as Pandoc writes them in Markdown: *italic*, V~f~, x^n+1^.
import type { Text } from './languages'

/** A part of a title, and the element in which it is shown. */
export type TitleRun = { text: string; mark?: 'em' | 'sub' | 'sup' | undefined }

const marks = /(?<![\p{L}\d*])\*(?=\S)([^*]+)(?<=\S)\*(?![\p{L}\d*])|~([^\s~]+)~|\^([^\s^]+)\^/gu

/** The parts of a title in order; undefined if it has no marks. */
export function titleRuns(title: string): TitleRun[] | undefined {
  const runs: TitleRun[] = []
  let end = 0
  for (const { 0: found, 1: em, 2: sub, 3: sup = '', index } of title.matchAll(marks)) {
    runs.push({ text: title.slice(end, index) })
    runs.push({ text: em ?? sub ?? sup, mark: em ? 'em' : sub ? 'sub' : 'sup' })
    end = index + found.length
  }
  return end === 0 ? undefined : [...runs, { text: title.slice(end) }].filter(({ text }) => text !== '')
}

const withoutMarks = (title: string) => title.replace(marks, (_, em, sub, sup) => String(em ?? sub ?? sup))

/** A title without its marks, for everything that shows plain text: calendars, feeds, search, citations. */
export const plainTitle = <T extends Text>(title: T): T =>
  (typeof title === 'string'
    ? withoutMarks(title)
    : { en: withoutMarks(title.en), tr: withoutMarks(title.tr) }) as T
