// A talk in one cell: its title and its people, below one another in either order, or in one line with a dash or brackets.
import { choiceCalled } from '../read/choice-words'
import { fold } from '../domain/fold'
import { withoutTitle } from '../domain/person-names'
import { changed, markedText, type Cell } from './cells'
import { timesIn, type Span } from './dates-and-times'
import { isInstitution } from '../domain/people-in-text/name-or-institution'
import { isCode, isHall, isPerson, isTitle, pauseOf } from './looks'
import type { NamesForm } from '../domain/people-in-text/names'
import { readPeople } from './people'
import type { ReadPerson } from './programme-items'
import { chairsIn, codeAndTitle } from './section-headings'
import { NAMES_FOLLOW } from '../domain/people-in-text/words'
import { pattern } from './vocabulary'

type TalkKind = 'plenary' | 'invited'

export type TalkCell = { title: string; people: ReadPerson[]; kind?: TalkKind | undefined }

/** The kind of talk that some words name and nothing else: “Plenary lecture 2”. */
const kindCalled = (words: string): TalkKind | undefined =>
  words
    .split('/')
    .map((part) => choiceCalled(part.trim().replace(/ (?:[IVX]+|\d+)$/u, ''), ['plenary', 'invited']))
    .find(Boolean) as TalkKind | undefined

/** “Keynote: …”, “Keynote – …”, or “Invited talk” in a line of its own, before what a title says, or in brackets after it. */
export function kindBeside(text: string): { kind?: TalkKind; rest: string } {
  for (const beside of [
    /^([^:\n]{4,40}?)(?:[:\n]|\s[–—-]\s)\s*(?=\S)/u,
    /(?<=\S)\s+[([]([^()[\]]{4,40})[)\]]\s*$/u,
  ]) {
    const [found = '', word = ''] = beside.exec(text) ?? []
    const kind = kindCalled(word)
    // What is all in italics is no part of a title that is.
    if (kind) return { kind, rest: text.replace(found, '').replace(/^\*([^*]+)\*$/, '$1') }
  }
  return { rest: text }
}

const withoutBrackets = (line: string) => line.replace(/\((?:[^()]|\([^()]*\))*\)|[*¹²³⁴⁵⁶⁷⁸⁹]/g, '').trim()

/** Whether a line of a cell names people, also with institutions after them. */
export function isPeopleLine(written: string): boolean {
  const line = written.length > 300 ? '' : written.replace(/:$/, '')
  const { people } = readPeople({ speakers: { text: line } })
  if (people.length === 0) return false
  const persons = people.filter(({ name }) => isPerson(name) || isPerson(withoutBrackets(name)))
  const isSure =
    people.length > 1 || NAMES_FOLLOW.test(line) || people.some(({ affiliations }) => affiliations.length > 0)
  return persons.length >= people.length * 0.6 && (isSure || !isTitle(withoutBrackets(line)))
}

/** A title and people that are below one another. `lines` have their marks. */
function inLines(
  lines: string[],
  hasInstitutionsLast: boolean,
  withoutMarks: (line: string) => string,
  peopleOf: (names: string[], institutions: string[]) => ReadPerson[],
): TalkCell | undefined {
  const plain = lines.map(withoutMarks)
  const first = plain.findIndex((line, at) => at > 0 && isPeopleLine(line))
  // “Author, new line, Title”, and “Author:” above it.
  const [head = ''] = plain
  if (
    isPeopleLine(head) &&
    (first < 0 ||
      (head.endsWith(':') && !NAMES_FOLLOW.test(plain[first] ?? '')) ||
      (first > 1 && isTitle(plain.slice(1, first).join(' '))))
  ) {
    const from = plain.findIndex((line, at) => at > 0 && !isInstitution(line))
    if (from > 0)
      return {
        title: lines.slice(from).join('\n'),
        people: peopleOf([head.replace(/:$/, '')], plain.slice(1, from)),
      }
  }
  if (first < 1) return undefined
  const rest = plain.slice(first)
  const found = rest.findIndex((line) => !isPeopleLine(line))
  // Where the last line of most cells is an institution, it is so in all: “Telsa Kord” may be a person, too.
  const isLast = found < 0 && hasInstitutionsLast && rest.length > 1
  const end = isLast ? rest.length - 1 : found < 0 ? rest.length : found
  const after = rest.slice(end)
  const institutions = after.filter((line) => isInstitution(line) || after.length === 1)
  return { title: lines.slice(0, first).join('\n'), people: peopleOf(rest.slice(0, end), institutions) }
}

const wordsIn = (text: string): number => withoutTitle(text).split(/\s+/).length

/** A title, also one whose words all begin with capitals, as those of a name do. */
const isTitleBefore = (head: string, people: string): boolean =>
  isTitle(head) || (isPerson(head) && wordsIn(head) > Math.max(3, wordsIn(people)))

/** A title and people in one line: with a dash between them, or the people in brackets. `isTalk`: a word before them says so. */
function inLine(
  line: string,
  isTalk: boolean,
  peopleOf: (names: string[]) => ReadPerson[],
): TalkCell | undefined {
  // Title, A. Örnek (Örnek University)
  const [, title = '', last = ''] = /^(.{20,}),\s+((?:(?!\s[–—|/-]\s)[^,()])+\([^()]+\))$/.exec(line) ?? []
  const isLong = /\S\s+\S+\s+\S/.test(title) && isPeopleLine(last)
  if (isLong && !isPeopleLine(title) && !inLine(title, isTalk, peopleOf))
    return { title, people: peopleOf([last]) }
  const [, before, within] = /^(.{5,}?)\s*\(([^()]{5,}(?:\([^()]*\)[^()]*)*)\)$/.exec(line) ?? []
  // “Title – A. Örnek (Telsa Kord)”: after a name, a firm that looks like one.
  const [, named = ''] = /\s[–—|/-]\s([^–—|/]+)$/.exec(before ?? '') ?? []
  const isFirm =
    within !== undefined && isPerson(named) && !isTitleBefore(named, within) && !/\p{Lu}\./u.test(within)
  const bracketed = within && !isFirm && isPeopleLine(within) ? peopleOf([within]) : []
  // “Plenary 2 (A. Örnek)” in a programme at a glance.
  if (before && kindCalled(before) && bracketed.length > 0) return { title: before, people: bracketed }
  const isTitled =
    before &&
    before.length > 11 &&
    (!isPerson(before) ||
      isTitleBefore(before, within ?? '') ||
      bracketed.some(({ affiliations }) => affiliations.length > 0))
  if (isTitled && bracketed.length > 0) return { title: before, people: bracketed }
  // Lecture by A. Örnek, “Title”
  const [quote = '', quoted = ''] = /["“„«]([^"“”„«»]{12,})["”“»]/.exec(line) ?? []
  const beside = line
    .replace(quote, ' ')
    .replace(pattern('lecture'), '')
    .replace(/[\s,:;–—-]+$/, '')
  if (quote && isPeopleLine(beside)) return { title: quoted, people: peopleOf([beside]) }
  const marks = [...line.matchAll(/\s+[–—/|-]\s+|:\s+|\/\s+/g)]
  const cuts = marks
    .map(({ 0: dash, index }) => ({
      dash,
      head: line.slice(0, index),
      tail: line.slice(index + dash.length),
    }))
    // “A. Örnek – B. Deneme (Örnek University – Deneme Inc.): Title”
    .filter(({ head }) => head.split('(').length === head.split(')').length)
  const parted = cuts.find(
    ({ dash, head, tail }) =>
      !dash.startsWith(':') &&
      (isTitleBefore(head, tail) || (isTalk && /\S\s+\S+\s+\S/.test(head))) &&
      isPeopleLine(tail),
  )
  if (parted) return { title: parted.head, people: peopleOf([parted.tail]) }
  // The longest: “A. Örnek – B. Deneme: Title” has two people.
  for (const { head, tail } of cuts.toReversed()) {
    const people = isPeopleLine(head) ? peopleOf([head]) : []
    // After a name with an institution, or “Keynote:”, even a title that looks like a name is one.
    const isClear =
      (isTalk || people.some(({ affiliations }) => affiliations.length > 0)) && /\S\s+\S+\s+\S/.test(tail)
    if (people.length > 0 && (isTitle(tail) || isClear)) return { title: tail, people }
  }
  // A. Örnek, Title
  const [, name = '', rest = ''] = /^([^,()]+),\s+(.+)$/.exec(line) ?? []
  return isPerson(name) && isTitle(rest) && !isPeopleLine(rest)
    ? { title: rest, people: peopleOf([name]) }
    : undefined
}

/** A time at the beginning of a cell, and what comes after it. */
export function timeBefore(cell: Cell): { time: string; span: Span; rest: Cell } | undefined {
  const { span, found = '' } = timesIn(cell.text) ?? {}
  const after = (text: string) =>
    text
      .trimStart()
      .slice(found.length)
      .replace(/^\s*(?:Uhr\b)?[\s:|–-]*/u, '')
  if (!span || !cell.text.trimStart().startsWith(found) || !/\p{L}/u.test(after(cell.text))) return undefined
  return { time: found, span, rest: changed(cell, after) }
}

/** Cuts the lines of a cell where its talks begin: at numbers, times or empty lines, at each line, or after the people of each. */
function blocksOf(lines: string[]): string[][] {
  const written = lines.filter(Boolean)
  const isTimed = (line: string) => timeBefore({ text: line }) !== undefined
  const cut = (all: string[], begins: (line: string, before: string) => boolean) =>
    all.reduce<string[][]>((blocks, line, at) => {
      if (at === 0 || begins(line, all[at - 1] ?? '')) return [...blocks, [line]]
      return [...blocks.slice(0, -1), [...(blocks.at(-1) ?? []), line]]
    }, [])
  const first = written[0] ?? ''
  for (const isFirst of [isTimed, (line: string) => pattern('numbered', 'u').test(line)])
    if (isFirst(first) && written.filter(isFirst).length > 1) return cut(written, isFirst)
  // “Title, new line, Speaker: A. Örnek”: a title may look like a name.
  const isSpeaker = (line: string) => NAMES_FOLLOW.test(line)
  if (!isSpeaker(first) && written.filter(isSpeaker).length > 1)
    return cut(written, (line, before) => isSpeaker(before) && !isSpeaker(line))
  if (lines.includes(''))
    return cut(lines, (_, before) => before === '').map((block) => block.filter(Boolean))
  if (written.every((line) => talkIn({ text: line }))) return written.map((line) => [line])
  const isOfPeople = (line: string) => isPeopleLine(line) || isInstitution(line)
  return cut(written, (line, before) => isOfPeople(before) && !isOfPeople(line))
}

/** “Title, A. Örnek, B. Deneme” in a list of talks as a title above its people; others as they are. */
function atComma(text: string): string {
  const cuts = [...text.matchAll(/,\s+/g)].map(({ 0: comma, index }) => [
    text.slice(0, index),
    text.slice(index + comma.length),
  ])
  const found = cuts.find(([head = '', tail = '']) => /\S\s+\S+\s+\S/.test(head) && isPeopleLine(tail))
  // After a dash, “Title – A. Örnek, B. Deneme” has all of its people.
  const isClear =
    found && !(isPeopleLine(found[0] ?? '') ? talkIn({ text }) : talkIn({ text: found[0] ?? '' }))
  return isClear ? found.join('\n') : text
}

const SESSION = /\b(?:oturum|session|sitzung|sektion|seance|sesion|sessione|sessao)/

/** The talks of a cell that has several of them, and the headings above these; undefined for any other cell. */
export function talksIn(cell: Cell): { heads: string[]; talks: Cell[] } | undefined {
  const lines = markedText(cell)
    .trim()
    .split('\n')
    .map((line) => line.trim())
  if (lines.length < 2) return undefined
  const isHead = (line: string) =>
    chairsIn(line) !== undefined || isHall(line) || (SESSION.test(fold(line)) && !isPeopleLine(line))
  // A title of the session may be above its chairs.
  const last = lines.findLastIndex((line, at) => at < 4 && isHead(line))
  const heads = lines.slice(0, last + 1).filter(Boolean)
  const rest = lines.slice(last + 1)
  const from = rest.findIndex(Boolean)
  const blocks = from < 0 ? [] : blocksOf(rest.slice(from)).filter(({ length }) => length > 0)
  const talks = blocks.map((block) => ({
    underlined: cell.underlined,
    text: atComma(block.join('\n').replace(pattern('numbered', 'u'), '')),
  }))
  // Below a heading even a bare title is a talk.
  const [only] = talks
  const titled = heads.findIndex((line) => !isHead(line))
  // A title above the chairs is that of the talk where nothing else is below them than “Speaker: …”.
  if (only && talks.length === 1 && titled >= 0 && NAMES_FOLLOW.test(only.text))
    only.text = [...heads.splice(titled, 1), only.text].join('\n')
  const areTalks = talks.every(
    (talk) => talkIn(timeBefore(talk)?.rest ?? talk) ?? (heads.length > 0 && isTitle(talk.text)),
  )
  return areTalks && talks.length > (heads.length > 0 ? 0 : 1) ? { heads, talks } : undefined
}

/** How most cells of a sheet are written, where a single one does not say. */
export type TalkHabits = { hasInstitutionsLast?: boolean; names?: NamesForm | undefined }

/** A code in a line of its own above the title. */
const withoutCode = (text: string): string => {
  const [first = '', ...rest] = text.split('\n')
  return rest.length > 1 && isCode(first) ? rest.join('\n') : text
}

/** “B-12, new line, Title, new line, A. Örnek” and “B-12: Title, new line, A. Örnek (Örnek University)”: a talk, and no session. */
export function isCodedTalk(cell: Cell): boolean {
  const [first = '', ...rest] = cell.text.split('\n')
  if (rest.length > 1 && isCode(first)) return isTitle(talkIn(cell)?.title ?? '')
  // One name without an institution may be that of a chair.
  const { title = '', people = [] } = talkIn({ text: codeAndTitle(cell.text).title }) ?? {}
  const [{ name = '', affiliations = [] } = {}, ...others] = people
  return isTitleBefore(title, name) && (others.length > 0 || affiliations.length > 0)
}

/** The talk of a cell that has its title and its people; undefined if it has not, or is a break. */
export function talkIn(
  cell: Cell,
  { hasInstitutionsLast = false, names: form }: TalkHabits = {},
): TalkCell | undefined {
  const [firstLine = ''] = cell.text.split('\n')
  if (pauseOf(firstLine) && !isTitle(firstLine)) return undefined
  const { kind, rest } = kindBeside(withoutCode(markedText(cell)))
  const lines = rest.split('\n').flatMap((line) => line.trim() || [])
  const peopleOf = (names: string[], institutions: string[] = []) =>
    readPeople(
      {
        speakers: { text: names.join('\n'), underlined: cell.underlined },
        affiliations: { text: institutions.join('\n') },
      },
      { speakers: form },
    ).people
  // Without marks a star is one, and says who presents.
  const withoutMarks = (line: string) => (cell.marked ? line.replace(/[*~^]/g, '') : line)
  const talk =
    (lines.length > 1 ? inLines(lines, hasInstitutionsLast, withoutMarks, peopleOf) : undefined) ??
    inLine(withoutMarks(lines.join(' ')), kind !== undefined, peopleOf)
  return talk && { ...talk, kind: kind ?? kindCalled(talk.title) }
}
