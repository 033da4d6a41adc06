// Several people in one text, as committees and authors write them: with numbers of institutions, stars, surnames first, in lines or in one line.
import { englishTitle } from '../academic-title'
import { countryCalled } from '../countries'
import { inOneLine } from '../fold'
import { isAddition, isDegree, isParticle, withoutTitle } from '../person-names'
import { plainLines, withMarks } from './marks'
import { isInstitution, isName, isPlace } from './name-or-institution'
import { CONTACTS, pattern } from './words'

export type NamedPerson = {
  name: string
  /** The marks of institutions that follow the name: numbers or letters. */
  marks: string[]
  hasStar: boolean
  /** Its stars, which may be those of an institution. */
  stars: string
  /** An institution that is written with the name itself. */
  affiliation?: string | undefined
}

/** How a column has its names, where commas alone do not tell: “Surname, Given”, or “Given Surname, Institution”. */
export type NamesForm = 'surname-first' | 'institution-last'

export type ReadNames = {
  people: NamedPerson[]
  /** How the names are joined: people who speak together are written in one line, a list of authors is itemised. */
  isItemised: boolean
  /** A hyphen or a comma was read in one of two possible ways. */
  isDoubtful: boolean
}

/** What is set apart from a name: marks, and brackets with words, which are kept elsewhere meanwhile. */
const APART = /⟦.*?⟧|\ue000\d+\ue001/g

const withoutApart = (text: string): string => text.replace(APART, '').trim()

const wordsIn = (text: string): string[] => withoutApart(text).split(/\s+/).filter(Boolean)

/** The words of a name without the particles before its surname. */
const fullWords = (text: string): string[] => wordsIn(text).filter((word) => !isParticle(word))

const isInitials = (part: string): boolean => /^(?:\p{Lu}\.?[ -]?){1,4}$/u.test(withoutApart(part))

/** “Örnek A.B.” and “Örnek Deneme A. B.” end in initials; so does “Örnek AB”, where the rest of its column is written so. */
const initialsLast = /^((?:\p{L}[\p{L}’'-]+ )*\p{Lu}[\p{L}’'-]+) ((?:\p{Lu}\.[ -]?){1,4})$/u
const bareInitialsLast = /^((?:\p{L}[\p{L}’'-]+ )*\p{Lu}[\p{L}’'-]+) (?!I{2,3}$|IV$)((?:\p{Lu}[ -]?){1,3})$/u

/** A name with the initials before the surname. */
const withInitialsFirst = (name: string, isUsual: boolean): string =>
  isInstitution(name)
    ? name
    : name
        .replace(isUsual && !initialsLast.test(name) ? bareInitialsLast : initialsLast, '$2 $1')
        .replace(/ {2,}/g, ' ')

/** Cuts a text at commas that are neither within marks nor before an addition to a name. */
function atCommas(text: string): string[] {
  const parts: string[] = []
  for (const written of text.match(/(?:⟦.*?⟧|[^,])+/gu) ?? []) {
    const part = written.trim()
    const last = parts.at(-1) ?? ''
    const addition = withoutApart(part.split(pattern('and'))[0] ?? '')
    const isOfLast = last && (isAddition(addition) || (isDegree(addition) && fullWords(last).length > 1))
    if (isOfLast) parts.splice(-1, 1, `${last}, ${part}`)
    else if (part) parts.push(part)
  }
  return parts
}

/** “Prof. Ayşe Örnek”: what follows its comma is no first name. */
function isTitledName(part: string): boolean {
  const name = withoutTitle(part)
  return name !== part && wordsIn(name).length > 1
}

/** “Surname, Two Names” in one piece: one side of the comma is not a full name, or the rest of its column is written so. */
function isReversed(piece: string, isUsual: boolean): boolean {
  const [before = '', after = '', ...others] = atCommas(piece)
  if (after === '' || others.length > 0 || [after, before].some(isInstitution)) return false
  if (isTitledName(before)) return false
  const isSurname = fullWords(before).length === 1 && !before.endsWith('.')
  return isUsual || isSurname || wordsIn(after).length === 1 || isInitials(after)
}

function turned(piece: string): string {
  const [before = '', after = ''] = atCommas(piece)
  return [...wordsIn(after), ...wordsIn(before)].join(' ') + (piece.match(APART) ?? []).join('')
}

/** “A. Örnek, B. Deneme” and “Örnek, A., Deneme, B.”, of which the second is surnames with initials. */
function atCommasOrPairs(line: string, isUsuallyReversed: boolean): string[] {
  const parts = atCommas(line)
  const [before = '', after = '', ...others] = parts
  // “Dr. Ayşe Örnek, MIT”
  const isPlaceAfter = after !== '' && withoutTitle(after) === after && !isName(withoutApart(after))
  if (others.length === 0 && isTitledName(before) && isPlaceAfter) return [`${before} (${after})`]
  const areInitialsLast = parts.every(
    (part) => withInitialsFirst(withoutApart(part), isUsuallyReversed) !== withoutApart(part),
  )
  if (areInitialsLast) return parts
  const isPaired =
    parts.length > 1 &&
    parts.length % 2 === 0 &&
    parts.every((part, at) => isInitials(part) === (at % 2 === 1))
  if (isPaired) return parts.flatMap((part, at) => (at % 2 === 0 ? turned(`${part}, ${parts[at + 1]}`) : []))
  const isOne =
    parts.length === 2 && isReversed(line, isUsuallyReversed && fullWords(parts[0] ?? '').length < 3)
  return isOne ? [turned(line)] : parts
}

/** `next` is what follows after a comma: “Flax and Resin Research Division, Faculty of …” is one department. */
function atAnd(part: string, next = ''): string[] {
  const names = ` ${part}`.split(pattern('and')).flatMap((name) => name.trim() || [])
  const isOfInstitution = names.some(isInstitution) || (isInstitution(next) && isPlace(names.at(-1) ?? ''))
  if (names.length > 1) return isOfInstitution ? [part] : names
  // “Silva e Costa” is one surname.
  const people = names.flatMap((name) => name.split(/\s+[ye]\s+/))
  return people.every((name) => isName(withoutApart(name))) ? people : names
}

type Parts = { parts: string[]; isDoubtful?: boolean }

/** More dashes than these are not between two people. */
const MOST_DASHES = 50

/** “A – B” and “A/B” always join two people; “A-Soyad B” does if both sides are whole names. */
function atDashes(part: string): Parts {
  const spaced = part.split(/\s+[-–—|]\s+|\s*\/\s*/)
  const areNames = spaced.length > 1 && spaced.every((one) => isName(withoutApart(one)))
  if (areNames) return { parts: spaced }
  const sides = [...part.matchAll(/(?<!\.)[-–]/g)].map(({ index }) => [
    part.slice(0, index),
    part.slice(index + 1),
  ])
  const isWhole = (side: string) => fullWords(side).length > 1 && isName(withoutApart(side))
  const names = sides.length > MOST_DASHES ? undefined : sides.find((both) => both.every(isWhole))
  return names ? { parts: names, isDoubtful: true } : { parts: [part] }
}

/** An institution after a name: “(Örnek University)”, “– Örnek University” or “, Örnek University”. */
function withAffiliation(piece: string): { name: string; affiliation?: string } {
  const [, before, within] = /^(.+?)\(([^()]{2,}(?:\([^()]*\)[^()]*)*)\)\s*$/.exec(piece) ?? []
  if (before && within) return { name: before, affiliation: inOneLine(within) }
  const [, name, rest] = /^(.+?)\s*(?:,| [-–—/]|:)\s+(.+)$/.exec(piece) ?? []
  if (name && rest && isInstitution(rest) && !isInstitution(name))
    return { name, affiliation: inOneLine(rest) }
  return { name: piece }
}

function personOf(piece: string, isUsuallyReversed: boolean): NamedPerson {
  const { name, affiliation } = withAffiliation(piece)
  const found = [...name.matchAll(/⟦(.*?)⟧/g)].flatMap(
    ([, all = '']) => all.match(/[*†‡§¶]+|[\p{L}\d]+/gu) ?? [],
  )
  const plain = inOneLine(name.replace(/⟦.*?⟧/g, ' ')).replace(/^[\s,;:•·[\]-]+|[\s,;:•·[\]]+$/gu, '')
  return {
    name: englishTitle(withInitialsFirst(plain.replace(pattern('courtesy'), ''), isUsuallyReversed)),
    marks: found.filter((mark) => /^[\p{L}\d]+$/u.test(mark)).map((mark) => mark.toLowerCase()),
    hasStar: found.some((mark) => /[*†]/.test(mark)),
    stars: found.filter((mark) => /^[*†‡§¶]+$/.test(mark)).join(''),
    affiliation,
  }
}

/** The people among the pieces of a cell. An institution among names, with what is after it, belongs to those before it. */
function peopleOf(found: NamedPerson[], isSeveral: boolean): NamedPerson[] {
  const people: NamedPerson[] = []
  let owners: NamedPerson[] = []
  for (const [at, person] of found.entries()) {
    const { name, marks } = person
    const isDepartment = isPlace(name) && isInstitution(found[at + 1]?.name ?? '')
    // The department, the university, and the city or the country after it.
    const isFurther = owners.length > 0 && (wordsIn(name).length < 2 || countryCalled(name) !== undefined)
    if (people.length > 0 && marks.length === 0 && (isInstitution(name) || isDepartment || isFurther)) {
      if (owners.length === 0) owners = people.filter((one) => one.affiliation === undefined)
      for (const one of owners) one.affiliation = one.affiliation ? `${one.affiliation}, ${name}` : name
    } else {
      if (!pattern('nobody').test(name)) people.push(person)
      owners = person.affiliation ? [person] : []
    }
  }
  const last = people.at(-1)?.affiliation
  const isLastOnly = last !== undefined && people.filter(({ affiliation }) => affiliation).length === 1
  // “A – B (Örnek University – Deneme Inc.)”: one for each.
  const shared = last?.split(/\s+[-–—/]\s+|;\s*/) ?? []
  if (isLastOnly && shared.length === people.length)
    return people.map((one, at) => ({ ...one, affiliation: shared[at] }))
  // “A, B (Örnek University)”: the institution of the last is that of those before without one.
  for (const [at, one] of [...people.entries()].reverse())
    if (!isSeveral && one.marks.length === 0) one.affiliation ??= people[at + 1]?.affiliation
  return people
}

/** “Given Surname, Institution” and “Given Surname: Institution” with the institution in brackets; “A. Örnek, B. Deneme, Institution” as it is. */
const withBrackets = (piece: string): string =>
  piece.replace(/^([^,:()–—]+?)(?:,\s*|:\s*|\s+[–—-]\s+)(.+)$/, (whole, name: string, rest: string) => {
    const [next = '', ...others] = rest.split(/,\s*|\s*\(/)
    const isSecond = isName(next) && !isPlace(next) && isInstitution(others.join(', '))
    return isAddition(rest) || isSecond ? whole : `${name} (${rest})`
  })

/** “A.Örnek”, but not “B.Eng.”: where a space is missing after an initial. */
const INITIAL_BEFORE_NAME = /(?<=(?<!\p{L})\p{Lu}\.)(?!Eng|Tech|Phil)(?=\p{Lu}\p{Ll}{2})/gu

/** The people whom a cell names. `form` is that of its column. */
export function readNames(text: string, form?: NamesForm): ReadNames {
  const whole = plainLines(text).replace(INITIAL_BEFORE_NAME, ' ')
  const isUsuallyReversed = form === 'surname-first'
  const cell = form === 'institution-last' ? whole.replace(/[^\n;]+/g, withBrackets) : whole
  const brackets: string[] = []
  const written = withMarks(
    cell.replace(CONTACTS, '').replace(pattern('leading'), '').replace(pattern('etAl'), ''),
    (found) => `\ue000${brackets.push(found) - 1}\ue001`,
  )
  const lines = written.split(/[\n;|•]/).flatMap((line) => line.trim() || [])
  const isSeveral = lines.length > 1
  const anyReversed = isUsuallyReversed || lines.some((line) => isReversed(line, false))
  const dashed = lines.flatMap((line, at): Parts[] =>
    // “Example University, Spain” below a name.
    at > 0 && isInstitution(withoutApart(line.split(',')[0] ?? ''))
      ? [{ parts: [line] }]
      : isSeveral && isReversed(line, anyReversed)
        ? [{ parts: [turned(line)] }]
        : atCommasOrPairs(line, isUsuallyReversed)
            .flatMap((part, place, parts) => atAnd(part, parts[place + 1]))
            .map(atDashes),
  )
  const pieces = dashed
    .flatMap(({ parts }) => parts)
    .map((piece) => piece.replace(/\ue000(\d+)\ue001/g, (_, at) => brackets[Number(at)] ?? ''))
  const people = peopleOf(
    pieces.map((piece) => personOf(piece, isUsuallyReversed)),
    isSeveral,
  )
  return {
    people,
    isItemised: isSeveral || people.some((one) => one.marks.length > 0),
    isDoubtful: dashed.some(({ isDoubtful }) => isDoubtful),
  }
}

/** The form of the names in most cells of a column; undefined if it is not one of these. */
export function formOfNames(cells: string[]): NamesForm | undefined {
  const withoutBrackets = cells.map((cell) => withMarks(plainLines(cell), () => ''))
  const pieces = withoutBrackets.flatMap((cell) => cell.split(/[\n;|]/)).filter((piece) => piece.trim())
  const beforeColons = pieces.flatMap((piece) => /^([^:,]+):\s*\S/.exec(piece)?.[1] ?? [])
  if (beforeColons.filter((name) => isName(name.trim())).length > pieces.length * 0.5)
    return 'institution-last'
  const names = pieces.flatMap(atCommas).map(withoutApart)
  const turnable = names.filter((name) => withInitialsFirst(name, true) !== name)
  if (turnable.length > names.length * 0.7) return 'surname-first'
  const pairs = pieces
    .map(atCommas)
    .filter(({ length, 1: second = '' }) => length === 2 || isInstitution(second))
  const whole = pairs.filter(([name = '']) => isName(withoutApart(name)))
  const others = whole.filter(([, rest = '']) => !isName(withoutApart(rest)))
  if (whole.length > pieces.length * 0.5 && others.length >= whole.length * 0.5) return 'institution-last'
  const reversed = pairs.filter((parts) => isReversed(parts.join(', '), false))
  const areMost = pairs.length > 0 && pairs.length >= pieces.length * 0.7
  return areMost && reversed.length >= pairs.length * 0.5 ? 'surname-first' : undefined
}
