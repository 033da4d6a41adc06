// Where the abstracts of a Word file begin, in which language, and where the titles above them do.
import { languageOf } from '../domain/language-of-text'
import type { Language } from '../domain/languages'
import { isFormTitle, namesPeople, namesPlace } from './template-head'
import { beginsSection, hasSentences, isHeading, isTitleLike, LONG } from './template-labels'
import { isLong, withKeywordsJoined, type Line } from './template-lines'

/** Where a text begins, where the titles and authors above it do, and whether it is of another abstract than the text before it. */
export type Start = { at: number; head: number; language: Language; isAnother: boolean }

/** Where the titles above a text begin, at or after `from`; they follow the keywords or the last long paragraph. */
function headBefore(lines: Line[], from: number, at: number): number {
  const above = lines.slice(from, at)
  const last = above.findLastIndex(
    (line) => line.label?.part === 'keywords' || isLong(line) || line.paragraph.block.kind !== 'paragraph',
  )
  const { label } = above[last] ?? {}
  // Keywords in the paragraph below their label.
  const start = last + (label?.part === 'keywords' && label.isAlone ? 2 : 1)
  const head = above.findIndex(
    ({ paragraph }, index) =>
      index >= start && (paragraph.startsPage || isTitleLike(paragraph) || isFormTitle(paragraph.text)),
  )
  return head < 0 ? at : from + head
}

/** The texts of a file: below their labels; without a label, where long paragraphs begin or change their language. */
export function startsOf(lines: Line[]): Start[] {
  const isLabelled = (language?: Language) =>
    lines.some(({ label }) => label?.part === 'text' && (!language || label.language === language))
  const longest = lines.some(isLong) ? LONG : 15
  // The headings above the first paragraph are those of the text.
  const isSection = ({ paragraph, words }: Line) =>
    words < 5 && isHeading(paragraph.text) && !namesPlace(paragraph)
  const heading = lines.findIndex((line, at) => at > 0 && isSection(line))
  const starts: Start[] = []
  let isInRest = false
  lines.forEach(({ paragraph, label, words }, at) => {
    const last = starts.at(-1)
    if (label) isInRest = label.part === 'rest'
    const isLabel = label?.part === 'text'
    const isText =
      !label &&
      (words > longest || (!isLabelled() && (hasSentences(paragraph.text) || beginsSection(paragraph.text))))
    if (!isLabel && (!isText || isInRest || (isLabelled() && !last))) return
    const head = last ? headBefore(lines, last.at + 1, at) : 0
    const text = isLabel
      ? lines.slice(at).find((line) => line.words > longest)?.paragraph.text
      : paragraph.text
    const found = languageOf(text ?? '')
    const language = isLabel && (!found || isLabelled(found)) ? label.language : (found ?? 'en')
    const first = starts.findLastIndex((one) => one.isAnother)
    const same = starts.slice(Math.max(0, first)).findLast((one) => one.language === language)
    const isAnother = same !== undefined && lines.slice(same.at, at).some((line) => line.words > longest)
    // “Summary” at the end of a structured abstract is a section of it; a second “Abstract” begins another one.
    const isRepeated = label?.isAlone && paragraph.text === lines[same?.at ?? at]?.paragraph.text
    if (isLabel && isAnother && same === last && head === at && !isRepeated) return
    if (isLabel) {
      // A label that is repeated: the first one is above the title, or the heading of the same text.
      if (same && !isAnother && same === last) same.at = lines[same.at]?.label?.isAlone ? at : same.at
      else starts.push({ at, head, language, isAnother })
      return
    }
    const isOther = found && language !== last?.language && !isLabelled(language)
    const above = withKeywordsJoined(lines.slice(head, at))
    const [title, ...people] = above
    const isFurther =
      title !== undefined &&
      (above.some((line) => line.paragraph.startsPage)
        ? isTitleLike(title.paragraph) || people.some((line) => namesPeople(line.paragraph))
        : title.words > 4 && people[0] !== undefined && namesPeople(people[0].paragraph))
    const begins = !last && heading >= 0 && heading < at ? heading : at
    if (!last || isOther || (isFurther && !isLabelled()))
      starts.push({ at: begins, head, language, isAnother })
  })
  return starts
}
