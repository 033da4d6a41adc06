// What is above the text of an abstract: titles, authors and institutions (people-in-text/lines.ts), and what is not part of it.
import { fold } from '../domain/fold'
import { anyMonth } from '../domain/months'
import {
  END,
  linesIn,
  MOST_CHARACTERS,
  MOST_OF_PLACE,
  namesAuthors,
  namesMarked,
  namesSeveral,
  peopleInLines,
  wordCount,
  type PeopleInLines,
} from '../domain/people-in-text/lines'
import { isName, isPlace } from '../domain/people-in-text/name-or-institution'
import { CONTACTS } from '../domain/people-in-text/words'
import { BESIDE, isRemark, isTitleLike, words } from './template-labels'
import { writeNumber } from './word-lists'
import { isBold, partedWhere, type Paragraph } from './word-paragraph'

type Head = PeopleInLines & { titles: Paragraph[] }

/** A line with nothing but an e-mail address: below it begins another person. */
const ADDRESS_ALONE = /^[^\S\n]*(?:e-?mail:|e-?posta:)?[^\S\n]*[^\s@,;]+@[^\s@,;]+[^\S\n]*$/gimu

/** “Tel: +90 …” and “e-mail:” after an institution, and the marks and commas between addresses. */
const REACHED_BY =
  /[,;]?\s*\b(?:(?:e-?mails?|e-?posta)\s*:(?:[^\p{L}\n]|and|ve)*$|(?:tel|phone|fax|gsm|e-?mail|e-?posta)\.?:[^,;\n]*)/gimu

const raised = (mark: string): string => `^${mark.replace(/\s/g, '')}^`

/** The text of a paragraph in which raised marks are ^1^, without addresses. */
function lineOf({ block, text }: Paragraph): string {
  if (!('runs' in block)) return text
  if (text.length > MOST_CHARACTERS) return ''
  const number = block.kind === 'item' && block.number ? `(${writeNumber(block.number, block.format)}) ` : ''
  const written = block.runs
    .filter(({ isNote }) => !isNote)
    .map((run) => (run.script === 'sup' ? run.text.replace(/\S(?:.*\S)?/s, raised) : run.text))
    .join('')
    .replaceAll('^^', '')
    .replace(/[，、；]/g, (sign) => (sign === '；' ? '; ' : ', '))
    .replace(ADDRESS_ALONE, END)
    .replace(CONTACTS, '')
    .replace(REACHED_BY, '')
    .replace(/[^\S\n]+/g, ' ')
  return `${number}${written}`.replace(/^\s+|[\s,;]+$/g, '')
}

/** Labels of forms, and what introduces an e-mail address. */
const FORM = new RegExp(
  `^(${words.titleLabel}|${words.peopleLabel})(?:${BESIDE}\\s*[:–—]\\s*|(?:\\s*[/(]\\s*[a-z ]{2,20}\\)?)?\\W*$)`,
)
const FORM_TITLE = new RegExp(`^(${words.titleLabel})${BESIDE}\\s*[:–—]`)

const CONTACT = new RegExp(words.contact)

/** What kind of paper it is, the name of the symposium, and its days: what a journal or a committee has above the title. */
const ABOVE_TITLE = new RegExp(words.aboveTitle.join('|').replaceAll('{month}', fold(anyMonth)))

const PAPER_KIND = new RegExp(words.paperKind)

const isAboveTitle = (text: string): boolean =>
  text.length < 200 && wordCount(text) < 15 && ABOVE_TITLE.test(fold(text))

/** Whether a line is labelled as a title: “Title: …”, “Bildiri Başlığı: …”. */
export const isFormTitle = (text: string): boolean => FORM_TITLE.test(fold(text))

const withoutForm = (line: string) => line.slice(FORM.exec(fold(line))?.[0].length ?? 0)

/** Whether a line is the label of a form, with its answer in the next one. */
export const isFormLabel = (text: string): boolean => text !== '' && withoutForm(text) === ''

const isTitleLabel = (text = '') => isFormLabel(text) && isFormTitle(`${text}:`)

type Line = { paragraph: Paragraph; text: string; isTitled: boolean }

const isOfAuthors = (line: Paragraph) => namesAuthors(lineOf(line))

const isOfSeveral = (line: Paragraph) => namesSeveral(lineOf(line))

/**
 * Paragraphs in which a title and the authors below it, which only line breaks part, are two. “Fire Safety” in the last line of a title looks
 * like a name: above a paragraph of authors, one name alone is none.
 */
function partedAtAuthors(head: Paragraph[]): Paragraph[] {
  const last = head.findLastIndex(isOfAuthors)
  return head.flatMap((paragraph, place) => {
    const isAuthors = place < last ? isOfSeveral : isOfAuthors
    return partedWhere(paragraph, (_, at, lines) => at === lines.findIndex(isAuthors))
  })
}

/** What is above a text. Titles: the first paragraph, and all in bold after it that name no authors. */
export function readHead(head: Paragraph[]): Head {
  const isDamaged = ({ text }: Paragraph) => text.length > MOST_CHARACTERS
  const written = partedAtAuthors(head.filter((paragraph) => !isDamaged(paragraph)))
    .map((paragraph, at, all): Line => ({
      paragraph: { ...paragraph, text: withoutForm(paragraph.text) },
      text: withoutForm(lineOf(paragraph)),
      isTitled:
        isFormTitle(paragraph.text) || (isTitleLabel(all[at - 1]?.text) && !/^\W/.test(paragraph.text)),
    }))
    .filter(({ paragraph }) => paragraph.text !== '')
  const isAbove = ({ paragraph }: Line) => isAboveTitle(paragraph.text)
  const people = written.findIndex((line, at) => at > 0 && !isAbove(line) && namesAuthors(line.text))
  const aboveAll = written.slice(0, people < 0 ? undefined : people)
  const title = aboveAll.findLastIndex(isAbove) + 1
  // “Sunum türü” with “Sözlü” in the next cell.
  const isAnswer = ({ text }: Paragraph, before: Line | undefined) =>
    before && isRemark(before.paragraph.text) && !/:\s*\S/.test(before.paragraph.text) && wordCount(text) < 4
  const told = written.filter(
    (line, at) =>
      // The symposium may be named between the title and the authors.
      (at < title && (title < aboveAll.length || isAbove(line))) ||
      PAPER_KIND.test(fold(line.paragraph.text)) ||
      isRemark(line.paragraph.text) ||
      isAnswer(line.paragraph, written[at - 1]),
  )
  const lines = written.filter((line) => !told.includes(line))
  // A long name alone is followed by where its bearer works.
  const isAuthor = (text: string, next = '') => namesAuthors(text) || (isName(text) && isPlace(next))
  const isLabelled = lines.some(({ isTitled }) => isTitled)
  const isFirstTitle = ({ paragraph, text, isTitled }: Line, index: number) =>
    isTitled ||
    (index === 0 && !isLabelled && !namesMarked(text, lines[1]?.text)) ||
    ((isBold(paragraph) || paragraph.style === 'Title') && !isAuthor(text, lines[index + 1]?.text))
  const titles = lines.slice(0, [...lines.map(isFirstTitle), false].indexOf(false))
  const below = lines
    .slice(titles.length)
    .filter(({ text }) => text === END || (/\p{L}{2}/u.test(text) && !CONTACT.test(fold(text))))
  // A further title that is not in bold, such as the Turkish one: above the authors, or in the middle.
  const firstAuthors = below.findIndex(({ text }) => namesAuthors(text))
  const late = below.filter(
    ({ paragraph, text, isTitled }, index) =>
      isTitled ||
      (text !== END &&
        !namesAuthors(text) &&
        !isPlace(text) &&
        (index < firstAuthors || (isTitleLike(paragraph) && text.split(' ').length > 6)) &&
        // What is directly below the authors is where they work.
        (firstAuthors < 0 || index !== firstAuthors + 1 || isBold(paragraph))),
  )
  const rest = below.filter((line) => !late.includes(line)).flatMap(({ text }) => linesIn(text))
  const { unread, ...found } = peopleInLines(rest)
  return {
    titles: [...titles, ...late].map(({ paragraph }) => paragraph),
    ...found,
    unread: [
      ...unread,
      ...told.map(({ paragraph }) => paragraph.text),
      ...head.filter(isDamaged).map(({ text }) => text),
    ],
  }
}

/** Whether a paragraph is the name of an institution. */
export const namesPlace = ({ text }: Paragraph): boolean =>
  wordCount(text) < MOST_OF_PLACE && !/[.!?]$/.test(text) && isPlace(text)

/** Whether a paragraph names authors or institutions. */
export const namesPeople = (paragraph: Paragraph): boolean =>
  namesPlace(paragraph) || (wordCount(paragraph.text) < MOST_OF_PLACE && namesAuthors(lineOf(paragraph)))

/** Whether a paragraph says how to reach the authors. */
export const isContact = (text: string): boolean =>
  text.length < 300 &&
  wordCount(text) < 15 &&
  ((/[:@]/.test(text) && CONTACT.test(fold(text))) ||
    (text.includes('@') && !/\p{L}{2}/u.test(text.replace(CONTACTS, ''))))
