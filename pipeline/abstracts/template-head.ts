// Titles, authors and affiliations: what is above the text of an abstract.
import { fold } from '../domain/fold'
import { anyMonth } from '../domain/months'
import { isAddition, isParticle, withoutTitle } from '../domain/person-names'
import type { Abstract, Author } from './abstract'
import { isRemark, isTitleLike, wordCount } from './template-labels'
import { inOneParagraph, isBold, linesOfParagraph, type Paragraph } from './word-paragraph'

type Head = Pick<Abstract, 'authors' | 'affiliations'> & { titles: Paragraph[]; unread: string[] }

const ADDRESS =
  /[<([]?[^\s<>()[\],;]+@[^\s<>()[\],;]+[>)\]]?|[([]?(orcid\S*\s*)?(https?:\/\/[^\s)\]]+|(\d{4}-){3}\d{3}[\dX])[)\]]?/giu

const TITLE_LABEL =
  '(paper |abstract )?title( of (the )?(paper|abstract|presentation|poster))?|(bildiri(nin)? )?basli(k|gi)'

const AUTHORS_LABEL =
  '(presenting |co-?|other |sunan |sunacak |diger )?(author|yazar)(s|lar)?|presenters?|speakers?|sunan|sunucu|konusmaci'

/** Labels of forms, and what introduces an e-mail address. */
const FORM = new RegExp(
  `^(${TITLE_LABEL}|${AUTHORS_LABEL}|author names?|yazar(lar)?( ad(i|lari)?)?( soyad(i|lari)?)?|ad(i)? soyad(i)?|affiliations?|institutions?|kurum(u|lar)?)(\\s*/\\s*[a-z ]{2,20}?)?\\s*([:–—]\\s*|$)`,
)
const FORM_TITLE = new RegExp(`^(${TITLE_LABEL})\\s*[:–—]`)
const CONTACT =
  /^\W*(corresponding|sorumlu|presenting|sunan|e-?mails?|e-?posta|iletisim|contact|orcid|tel)\b.*/

/** What kind of paper it is, the name of the symposium, and its days: what a journal or a committee has above the title. */
const ABOVE_TITLE = new RegExp(
  `^(https?://|www\\.)\\S+$|times new roman|\\b\\d+ ?(pt|punto)\\b|^((research |original |review )?(article|review|paper|communication)|(arastirma|derleme) makalesi|(bildiri|poster) ozeti|(oral|poster|sozlu|e-?poster) (presentation|sunum|bildiri))$|` +
    `^(?=.*\\d).*(sempozyum|symposium|kongre|congress|conference|konferans|calistay)|^\\d.*(${fold(anyMonth)}).*\\b20\\d\\d\\b`,
)

const isAboveTitle = (text: string): boolean => wordCount(text) < 15 && ABOVE_TITLE.test(fold(text))

/** Whether a line is labelled as a title: “Title: …”, “Bildiri Başlığı: …”. */
export const isFormTitle = (text: string): boolean => FORM_TITLE.test(fold(text))

const withoutForm = (line: string) => line.slice(FORM.exec(fold(line))?.[0].length ?? 0)

/** Text in which the marks of affiliations are in braces: “A. Örnek{1,2}*”. */
function marked({ block, text }: Paragraph): string {
  if (block.kind !== 'paragraph') return text
  return block.runs
    .filter(({ isNote }) => !isNote)
    .map((run) => (run.script === 'sup' ? `{${run.text.trim()}}` : run.text))
    .join('')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (signs) => `{${signs.normalize('NFKC')}}`)
    .replace(ADDRESS, '')
    .replace(/(\p{L})(\d)/gu, '$1{$2}')
    .replace(/(?<=\p{Ll}) ([a-h])(?=\s*(?:[,;*]|and\b|ve\b|$))/gu, '{$1}')
    .replace(/^[^\S\n]*(?:(\d|[a-d])[.)]?\s+(?=\p{L})|(\d)(?=\p{Lu}\p{Ll}))/gmu, '{$1$2}')
    .replaceAll('}{', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^\s+|[\s,;]+$/g, '')
}

const AFFILIATION = /^\{([^}]*)\}\s*(.+)$/

/** Words of the names of institutions, without accents. */
const INSTITUTION =
  /univer|institut|enstitu|fakulte|facult|bolum|depart|college|school|okulu|akademi|academ|laborat|hospital|hastane|research|arastirma|cent(er|re)\b|merkez|sanayi|fabrika|holding|industr|technolog|teknoloji|compan|ltd|gmbh|\bs\.?p\.?a\b|\binc\b|\bcorp|\ba\.?s\.?$|\bse$|\bag$|anonim|mudurlu|bakanli|ministry|tubitak|composites?$|kompozit|kimya|chemi|otomotiv|tekstil|textile|plasti|polym?er|muhendislik|engineering|turkiye|turkey/

const isInstitution = (text: string) => INSTITUTION.test(fold(text).trim())

/** Words of a title, which no name has. */
const OF_SENTENCE = /^(in|of|the|on|for|with|by|from|and|at|to|ve|ile|icin|uzerine|bir)$/

/** Whether a text can be a person's name: two to five words with capitals, and no digits. */
function isName(text: string): boolean {
  const words = text
    .replace(/[*†‡]/g, '')
    .trim()
    .split(/[\s.-]+/)
    .filter(Boolean)
  const isCapital = (word: string) => /^[\p{Lu}\p{Lt}]/u.test(word) || isParticle(word)
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    words.every(isCapital) &&
    !words.some((word) => OF_SENTENCE.test(fold(word))) &&
    !/\d/.test(text) &&
    !isInstitution(text)
  )
}

/** What says who of the authors presents. */
const PRESENTS = /\((?:sunan|sunucu|presenter|presenting(?: author)?|speaker)\)/giu

const authorsIn = (line: string): Author[] =>
  line
    .replace(/,\s*([^,;{*]+?)\s*(?=[{,;*]|$)/gu, (found, piece: string) => (isAddition(piece) ? '' : found))
    .split(/(?:[,;]|\s(?:and|ve|&)\s)(?![^{]*\})/)
    .map((author) => ({
      name: author
        .replace(PRESENTS, '')
        .replace(/\{[^}]*\}|[*†‡]/g, '')
        .trim(),
      marks: [...author.matchAll(/\{([^}]*)\}/g)]
        .map(([, mark = '']) => mark.replace(/[*\s]/g, '').replace(/^,|,$/g, ''))
        .join(','),
    }))
    .filter(({ name }) => /\p{L}{2}/u.test(name))

/** A list of names: several with commas, or one of two or three words, which would be a short title. */
function areNames(line: string): boolean {
  const parts = line.split(/\s*[,;]\s*/)
  return parts.every(isName) && (parts.length > 1 || withoutTitle(line).split(' ').length <= 3)
}

/** Whether a line without marks names authors, several with commas or “and”, and perhaps where they work. */
const namesAuthors = (line: string) =>
  inBrackets(line) !== undefined ||
  areNames(splitLine(line).names.replaceAll(/\s(and|ve|&)\s/g, ', ')) ||
  line.includes('{')

/** Splits “Name, Institution, City”: from the first institution on. */
function splitLine(line: string): { names: string; place: string } {
  const parts = line.replace(/\s[-–—]\s/, ', ').split(/,\s*/)
  const first = parts.findIndex(isInstitution)
  if (first < 0) return { names: line, place: '' }
  return { names: parts.slice(0, first).join(', '), place: parts.slice(first).join(', ') }
}

/** “A. Örnek (Örnek University), B. Deneme (Deneme Inc.)” in pieces: each name with its institution. */
const inBrackets = (line: string): { names: string; place: string }[] | undefined => {
  const pieces = [...line.matchAll(/([^(),;]+(?:,[^(),;]+)*)\s*\(([^()]+)\)[,;\s]*/g)]
  const isWhole = pieces.map(([piece]) => piece).join('') === line.trim()
  const all = pieces.map(([, names = '', place = '']) => ({ names: names.trim(), place: place.trim() }))
  return isWhole && all.length > 0 && all.every(({ names }) => areNames(names)) ? all : undefined
}

/** Words of the longest institution with its departments and its address. */
const MOST_OF_PLACE = 30

/** Lines without any marks: names, then where they work, once or several times. */
function readUnmarked(lines: string[]): Omit<Head, 'titles'> {
  const authors: Author[] = []
  const affiliations: Abstract['affiliations'] = []
  const unread: string[] = []
  const pieces = lines.flatMap((line, index) => {
    const apart = inBrackets(line.replace(/\s(and|ve|&)\s/g, ', '))
    if (apart) return apart
    const { names, place } = splitLine(line)
    const isNamed = index === 0 || areNames(names)
    return isNamed ? [{ names, place }] : [{ names: '', place: line }]
  })
  for (const { names, place } of pieces) {
    authors.push(...authorsIn(names).filter(({ name }) => authors.length === 0 || isName(name)))
    if (place === '') continue
    // A paragraph is no institution.
    if (wordCount(place) > MOST_OF_PLACE) {
      unread.push(place)
      continue
    }
    const pending = authors.filter(({ marks }) => marks === '')
    const mark = pending.length > 0 ? String(affiliations.length + 1) : (affiliations.at(-1)?.mark ?? '')
    for (const author of pending) author.marks = mark
    affiliations.push({ mark, text: place })
  }
  return { authors, affiliations, unread }
}

/** Lines of which some have marks: affiliations begin with theirs, authors end with them. */
function readMarked(lines: string[]): Omit<Head, 'titles'> {
  const apart = (line: string) =>
    AFFILIATION.test(line) ? line.split(/(?:[,;]\s*|\s)(?=\{[^}]*\}\s*\p{Lu})/u) : []
  const affiliations = lines.flatMap(apart).flatMap((line) => {
    const [, mark = '', text = ''] = AFFILIATION.exec(line) ?? []
    return text === '' ? [] : [{ mark: mark.replace(/[*\s]/g, ''), text }]
  })
  const others = lines.filter((line) => !AFFILIATION.test(line))
  const isOfAuthors = (line: string, index: number) =>
    index === 0 || line.includes('{') || authorsIn(line).every(({ name }) => isName(name))
  return {
    authors: others.filter(isOfAuthors).flatMap(authorsIn),
    affiliations,
    unread: others.filter((line, index) => !isOfAuthors(line, index)),
  }
}

/** The lines of a paragraph, where institutions begin; others are one that was too long. */
const linesIn = (text: string): string[] =>
  text.split('\n').reduce<string[]>((lines, part) => {
    const last = lines.at(-1) ?? ''
    const isOwn =
      part.startsWith('{') ||
      ((areNames(part) || (isInstitution(part) && !isInstitution(last))) && namesAuthors(last))
    return last === '' || isOwn ? [...lines, part] : [...lines.slice(0, -1), `${last} ${part}`]
  }, [])

type Line = { paragraph: Paragraph; text: string; isTitled: boolean }

/** A title and the authors below it, which only line breaks part, as two paragraphs. */
function parted(paragraph: Paragraph): Paragraph[] {
  const lines = linesOfParagraph(paragraph)
  const isOfAuthors = (line: Paragraph) => namesAuthors(marked(line).replace(/\{[^}]*\}|[*†‡]/g, ''))
  const first = lines.findIndex(isOfAuthors)
  if (first < 1) return [paragraph]
  return [lines.slice(0, first), lines.slice(first)].flatMap(inOneParagraph)
}

/** What is above a text. Titles: the first paragraph, and all in bold after it that name no authors. */
export function readHead(head: Paragraph[]): Head {
  const written = head
    .flatMap(parted)
    .map((paragraph): Line => ({
      paragraph: { ...paragraph, text: withoutForm(paragraph.text) },
      text: withoutForm(marked(paragraph)),
      isTitled: isFormTitle(paragraph.text),
    }))
    .filter(({ paragraph }) => paragraph.text !== '')
  const title = written.findIndex(({ paragraph }) => !isAboveTitle(paragraph.text))
  // “Sunum türü” with “Sözlü” in the next cell.
  const isAnswer = ({ text }: Paragraph, before: Line | undefined) =>
    before && isRemark(before.paragraph.text) && !/:\s*\S/.test(before.paragraph.text) && wordCount(text) < 4
  const told = written.filter(
    ({ paragraph }, at) => at < title || isRemark(paragraph.text) || isAnswer(paragraph, written[at - 1]),
  )
  const lines = written.filter((line) => !told.includes(line))
  const isFirstTitle = ({ paragraph, text }: Line, index: number) =>
    index === 0 ||
    ((isBold(paragraph) || paragraph.style === 'Title') && !text.includes('{') && !areNames(paragraph.text))
  const end = lines.findIndex((line, index) => !isFirstTitle(line, index))
  const titles = lines.slice(0, end < 0 ? undefined : end)
  const below = lines
    .slice(titles.length)
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !CONTACT.test(fold(text)))
  // A further title that is not in bold, such as the Turkish one: above the authors, or in the middle.
  const firstAuthors = below.findIndex(({ text }) => namesAuthors(text))
  const late = below.filter(
    ({ paragraph, text, isTitled }, index) =>
      isTitled ||
      (!namesAuthors(text) &&
        !isInstitution(text) &&
        (index < firstAuthors || (isTitleLike(paragraph) && text.split(' ').length > 6))),
  )
  const rest = below.filter((line) => !late.includes(line)).flatMap(({ text }) => linesIn(text))
  const isMarked = rest.some((line) => AFFILIATION.test(line))
  const { unread, ...people } = isMarked ? readMarked(rest) : readUnmarked(rest)
  return {
    titles: [...titles, ...late].map(({ paragraph }) => paragraph),
    ...people,
    // Who presents may be named by himself and among the authors.
    authors: people.authors.filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at),
    unread: [...unread, ...told.map(({ paragraph }) => paragraph.text)],
  }
}
