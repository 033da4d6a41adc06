// Several people in one cell, as committees write them: with numbers of institutions, stars, surnames first, in lines or in one line.
import { fold } from '../domain/fold'
import { englishTitle } from '../domain/academic-title'
import { inOneLine } from './cells'
import { isInstitution, isPerson, PARTICLE } from './looks'

export type NamedPerson = {
  name: string
  /** The marks of institutions that follow the name: numbers or letters. */
  marks: string[]
  hasStar: boolean
  /** An institution that is written with the name itself. */
  affiliation?: string
}

export type ReadNames = {
  people: NamedPerson[]
  /** How the names are joined: people who speak together are written in one line, a list of authors is itemised. */
  isItemised: boolean
  /** A hyphen or a comma was read in one of two possible ways. */
  isDoubtful: boolean
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Marks of institutions become ⟦1,2*⟧, so that no comma within them parts two names. */
function bracketed(text: string): string {
  const digits = (found: string) => [...found].map((one) => String(SUPERSCRIPTS.indexOf(one))).join('')
  return (
    text
      // ^1,2^ and ~1~ are superscripts of rich text; ᵃ and ᵇ are letters.
      .replace(/\^([^^\s]{1,8})\^/g, '⟦$1⟧')
      .replace(/[ᵃᵇᶜᵈᵉᶠᵍ]+/g, (found) => `⟦${found.normalize('NFKC').split('').join(',')}⟧`)
      .replace(
        new RegExp(`[${SUPERSCRIPTS}]+(?:\\s?[,·]\\s?[${SUPERSCRIPTS}]+)*`, 'gu'),
        (found) => `⟦${found.replace(new RegExp(`[${SUPERSCRIPTS}]+`, 'gu'), digits)}⟧`,
      )
      .replace(/\s?[([]\s*((?:\d{1,2}|\p{L}|\*)(?:\s?[,;&]\s?(?:\d{1,2}|\p{L}|\*))*)\s*[)\]]/gu, '⟦$1⟧')
      .replace(/(?<=[\p{L}.]\s?)\d{1,2}(?:\s?,\s?\d{1,2}(?!\d))*(?![\p{L}\d])/gu, '⟦$&⟧')
      .replace(/(?<=\p{L}{2}) ([a-h])(?=\s*(?:[,;*\n]|$))/gu, '⟦$1⟧')
      .replace(/(?<=⟧,?\s?)([a-h*])(?=\s*(?:[,;\n]|$))/gu, '⟦$1⟧')
      .replace(/\s*[*†‡∗⁎]+\s*,?(?=⟦)|(?<=⟧)\s*,?\s*[*†‡∗⁎]+|(?<=[\p{L}.])\s*[*†‡∗⁎]+/gu, '⟦*⟧')
      .replace(/⟧\s*[,·]?\s*⟦/g, ',')
  )
}

/** “Chem. Eng.”, “PhD” and “Jr.” follow a name after a comma and are no names. */
const isAddition = (part: string) =>
  /^(?:(?:\p{L}{2,}\.\s?)+|ph\.?d\.?|m\.?sc\.?|jr\.?|b\.?sc\.?|(?:\p{L}+\.? ){0,2}eng\.?)$/iu.test(
    part.replace(APART, '').trim(),
  )

const isInitials = (part: string) => /^(?:\p{Lu}\.?[ -]?){1,4}$/u.test(part.replace(APART, '').trim())

/** What is set apart from a name: marks, and brackets. */
const APART = /⟦.*?⟧|\ue000\d+\ue001/g

const wordsIn = (text: string) => text.replace(APART, '').trim().split(/\s+/).filter(Boolean)

/** The words of a name without the particles before its surname. */
const fullWords = (text: string) => wordsIn(text).filter((word) => !PARTICLE.test(word))

/** Cuts a text at commas that are neither in brackets nor before an addition to a name. */
function atCommas(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    if ('([⟦'.includes(text[at]!)) depth += 1
    if (')]⟧'.includes(text[at]!)) depth -= 1
    if (text[at] === ',' && depth <= 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  parts.push(text.slice(from))
  return parts.reduce<string[]>((joined, part) => {
    if (part.trim() === '') return joined
    const last = joined.length - 1
    if (last >= 0 && isAddition(part)) joined[last] += `, ${part.trim()}`
    else joined.push(part.trim())
    return joined
  }, [])
}

/** “Surname, Two Names” in one piece: one side of the comma is no full name, or the rest of its column is written so. */
function isReversed(piece: string, isUsual: boolean): boolean {
  const [before = '', after = '', ...others] = atCommas(piece)
  if (after === '' || others.length > 0 || isInstitution(after) || isInstitution(before)) return false
  if (isUsual) return true
  return (
    (fullWords(before).length === 1 && !/\.$/.test(before)) ||
    wordsIn(after).length === 1 ||
    isInitials(after)
  )
}

function turned(piece: string): string {
  const [before = '', after = ''] = atCommas(piece)
  const marks = [before, after].flatMap((part) => part.match(APART) ?? []).join('')
  return `${wordsIn(after).join(' ')} ${wordsIn(before).join(' ')}${marks}`
}

/** “A. Örnek, B. Deneme” and “Örnek, A., Deneme, B.”, of which the second is surnames with initials. */
function inOneLineOf(line: string, isUsuallyReversed: boolean): string[] {
  const parts = atCommas(line)
  const isPaired =
    parts.length > 1 &&
    parts.length % 2 === 0 &&
    parts.every((part, at) => (at % 2 === 1 ? isInitials(part) : !isInitials(part)))
  if (isPaired) return parts.flatMap((part, at) => (at % 2 === 0 ? turned(`${part}, ${parts[at + 1]}`) : []))
  if (parts.length === 2 && isReversed(line, isUsuallyReversed && fullWords(parts[0]!).length < 3))
    return [turned(line)]
  return parts
}

/** Words between two people in one line. */
const AND = /\s+(?:and|ve|ile|und|et|&|\+)\s+/iu

/** “A – B” always joins two people; “A-Soyad B” does if both sides are whole names. */
function atDashes(part: string): { parts: string[]; isDoubtful: boolean } {
  const spaced = part.split(/\s+[-–—/|]\s+/)
  if (spaced.length > 1 && spaced.every((one) => isPerson(one.replace(APART, '').trim())))
    return { parts: spaced, isDoubtful: false }
  const hyphens = [...part.matchAll(/[-–]/g)].map(({ index }) => [
    part.slice(0, index),
    part.slice(index + 1),
  ])
  const [before, after] =
    hyphens.find((sides) =>
      sides.every((side) => fullWords(side).length > 1 && isPerson(side.replace(APART, '').trim())),
    ) ?? []
  return before && after ? { parts: [before, after], isDoubtful: true } : { parts: [part], isDoubtful: false }
}

/** An institution after a name: “(Örnek University)”, “– Örnek University” or “, Örnek University”. */
function apart(piece: string): { name: string; affiliation?: string } {
  const [, before, within] = /^([^()]+)\(([^()]{3,}(?:\([^()]*\)[^()]*)*)\)\s*$/.exec(piece) ?? []
  if (before && within && !/^\p{L}\.?$/u.test(within)) return { name: before, affiliation: within.trim() }
  const [, name, rest] = /^(.+?)\s*(?:,| [-–—/]|:)\s+(.+)$/.exec(piece) ?? []
  if (name && rest && isInstitution(rest) && !isInstitution(name)) return { name, affiliation: rest.trim() }
  return { name: piece }
}

const LEADING =
  /^(?:(?:sunan|sunucu|konuşmacı(?:lar)?|yazar(?:lar)?|speakers?|presenters?|presented by|authors?)\s*:)\s*/iu

const NOBODY =
  /^(?:[-–—?.]+|tba|tbd|tbc|n\/?a|to be (?:announced|confirmed|determined)|duyurulacak|belirlenecek|yok)$/iu

/** The words of a name in their usual order; what is set in capitals stays so. */
function personOf(piece: string): NamedPerson {
  const { name, affiliation } = apart(piece)
  const marks = [...name.matchAll(/⟦(.*?)⟧/g)].flatMap(([, all = '']) =>
    all.split(/[,;&\s]+/).filter(Boolean),
  )
  const plain = inOneLine(name.replace(/⟦.*?⟧/g, ' ')).replace(/^[\s,;:•·-]+|[\s,;:•·]+$/gu, '')
  return {
    name: englishTitle(plain),
    marks: marks.filter((mark) => /^[\p{L}\d]+$/u.test(mark)).map((mark) => mark.toLowerCase()),
    hasStar: marks.some((mark) => /[*†]/.test(mark)),
    ...(affiliation ? { affiliation: inOneLine(affiliation) } : {}),
  }
}

/** Brackets with words become one character each, so that nothing within them parts two names. */
function folded(text: string): { text: string; unfolded: (part: string) => string } {
  const within: string[] = []
  const short = text.replace(/\((?:[^()]|\([^()]*\))*\)/g, (found) => `\ue000${within.push(found) - 1}\ue001`)
  return {
    text: short,
    unfolded: (part) => part.replace(/\ue000(\d+)\ue001/g, (_, at) => within[Number(at)] ?? ''),
  }
}

/** The people whom a cell names. `isUsuallyReversed` says that its column has surnames first. */
export function readNames(cell: string, isUsuallyReversed = false): ReadNames {
  const { text: written, unfolded } = folded(
    bracketed(cell.replace(LEADING, '').replace(/\s+(?:et al\.?|vd\.?|ve ark\.?)\s*$/iu, '')),
  )
  const lines = written
    .split(/\n|;|\s\|\s|•/)
    .map((line) => line.trim())
    .filter(Boolean)
  const isSeveral = lines.length > 1
  const anyReversed = lines.some((line) => isReversed(line, false))
  let isDoubtful = false
  const pieces = lines.flatMap((line) => {
    if (isSeveral && isReversed(line, isUsuallyReversed || anyReversed)) return [turned(line)]
    return inOneLineOf(line, isUsuallyReversed).flatMap((part) => {
      const atAnd = part.split(AND)
      const names =
        atAnd.length > 1 && atAnd.every((one) => one.trim() && !isInstitution(one)) ? atAnd : [part]
      return names.flatMap((one) => {
        const dashed = atDashes(one)
        isDoubtful ||= dashed.isDoubtful
        return dashed.parts
      })
    })
  })
  const people: NamedPerson[] = []
  for (const piece of pieces) {
    const person = personOf(unfolded(piece))
    const isPlace = people.length > 0 && isInstitution(person.name) && person.marks.length === 0
    // “A. Örnek, Örnek University”: an institution among names belongs to those before it.
    if (isPlace) for (const one of people) one.affiliation ??= person.name
    else if (person.name !== '' && !NOBODY.test(person.name)) people.push(person)
  }
  // “A – B (Örnek University – Deneme Inc.)”: one for each.
  const last = people.at(-1)
  const shared = last?.affiliation?.split(/\s+[-–—/]\s+|;\s*/) ?? []
  if (
    people.length > 1 &&
    shared.length === people.length &&
    people.slice(0, -1).every(({ affiliation }) => !affiliation)
  )
    for (const [at, one] of people.entries()) one.affiliation = shared[at]!
  // “A, B (Örnek University)”: the institution of the last is that of those before without one.
  for (let at = people.length - 2; at >= 0; at -= 1) {
    const next = people[at + 1]!
    if (!isSeveral && next.affiliation && people[at]!.marks.length === 0)
      people[at]!.affiliation ??= next.affiliation
  }
  return { people, isItemised: isSeveral || people.some(({ marks }) => marks.length > 0), isDoubtful }
}

/** Whether most cells of a column have surnames first: “Örnek, Ayşe Nur”. */
export function hasSurnamesFirst(cells: string[]): boolean {
  const pieces = cells
    .flatMap((cell) => bracketed(cell).split(/\n|;/))
    .map((piece) => piece.trim())
    .filter(Boolean)
  const pairs = pieces.filter((piece) => atCommas(piece).length === 2)
  const reversed = pairs.filter((piece) => isReversed(piece, false))
  return pairs.length > 0 && pairs.length >= pieces.length * 0.7 && reversed.length >= pairs.length * 0.5
}

/** Whether two names are those of one person, whose first name, title or capitals may be written otherwise. */
export function areSamePerson(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) =>
    fold(name.replace(/,.*$/, '')).replace(/[.,]/g, ' ').split(/\s+/).filter(Boolean),
  )
  const [first, second] = [a!, b!]
  if (first.at(-1) !== second.at(-1)) return first.join(' ') === second.join(' ')
  return (
    first.some((word) => word !== first.at(-1) && second.some((mate) => mate[0] === word[0])) ||
    first.length === 1 ||
    second.length === 1
  )
}
