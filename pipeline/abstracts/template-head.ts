// Titles, authors and affiliations: what is above the text of an abstract.
import { fold } from '../domain/fold'
import type { Abstract, Author } from './abstract'
import { isTitleLike } from './template-labels'
import type { Paragraph } from './word-paragraph'

type Head = Pick<Abstract, 'authors' | 'affiliations'> & { titles: Paragraph[]; unread: string[] }

const ADDRESS = /\S+@\S+|https?:\/\/\S+|(orcid\S*\s*)?(\d{4}-){3}\d{3}[\dX]/giu

/** Labels of forms, and what introduces an e-mail address. */
const FORM = /^(title|baslik|bildiri basligi|authors?|yazar(lar)?|affiliations?|kurum(lar)?)\s*([:–—]\s*|$)/
const CONTACT =
  /^\W*(corresponding|sorumlu|presenting|sunan|e-?mails?|e-?posta|iletisim|contact|orcid|tel)\b.*/

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
    .replace(/^\s*(\d|[a-d])[.)]?\s+(?=\p{L})/u, '{$1}')
    .replaceAll('}{', '')
    .replace(/\s+/g, ' ')
    .trim()
}

const AFFILIATION = /^\{([^}]*)\}\s*(.+)$/

/** Words of the names of institutions, without accents. */
const INSTITUTION =
  /univer|institut|enstitu|fakulte|facult|bolum|depart|college|school|okulu|akademi|academ|laborat|hospital|hastane|research|arastirma|cent(er|re)\b|merkez|sanayi|fabrika|holding|industr|technolog|teknoloji|compan|ltd|gmbh|\bs\.?p\.?a\b|\binc\b|\bcorp|\ba\.?s\.?$|\bse$|\bag$|anonim|mudurlu|bakanli|ministry|tubitak|composites?$|kompozit|kimya|chemi|otomotiv|tekstil|textile|plasti|polym?er|muhendislik|engineering|turkiye|turkey/

export const isInstitution = (text: string) => INSTITUTION.test(fold(text).trim())

const PARTICLE = /^(de|da|do|dos|del|della|der|den|di|du|el|al|la|le|van|von|zu|bin|ibn|ten|ter|af)$/

/** Whether a text can be a person's name: two to five words with capitals, and no digits. */
function isName(text: string): boolean {
  const words = text
    .replace(/[*†‡]/g, '')
    .trim()
    .split(/[\s.-]+/)
    .filter(Boolean)
  const isCapital = (word: string) => /^[\p{Lu}\p{Lt}]/u.test(word) || PARTICLE.test(word)
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    words.every(isCapital) &&
    !/\d/.test(text) &&
    !isInstitution(text)
  )
}

const authorsIn = (line: string): Author[] =>
  line
    .split(/(?:[,;]|\s(?:and|ve|&)\s)(?![^{]*\})/)
    .map((author) => ({
      name: author.replace(/\{[^}]*\}|[*†‡]/g, '').trim(),
      marks: [...author.matchAll(/\{([^}]*)\}/g)]
        .map(([, mark = '']) => mark.replace(/[*\s]|^,|,$/g, ''))
        .join(','),
    }))
    .filter(({ name }) => /\p{L}{2}/u.test(name))

/** A list of names: several with commas, or one of two or three words, which would be a short title. */
function areNames(line: string): boolean {
  const parts = line.split(/\s*[,;]\s*/)
  return parts.every(isName) && (parts.length > 1 || line.split(' ').length <= 3)
}

/** Whether a line without marks names authors, several with commas or “and”, and perhaps where they work. */
const namesAuthors = (line: string) =>
  areNames(splitLine(line).names.replaceAll(/\s(and|ve|&)\s/g, ', ')) || line.includes('{')

/** Splits “Name, Institution, City”: from the first institution on. */
function splitLine(line: string): { names: string; place: string } {
  const parts = line.split(/,\s*/)
  const first = parts.findIndex(isInstitution)
  if (first < 0) return { names: line, place: '' }
  return { names: parts.slice(0, first).join(', '), place: parts.slice(first).join(', ') }
}

/** Lines without any marks: names, then where they work, once or several times. */
function readUnmarked(lines: string[]): Pick<Abstract, 'authors' | 'affiliations'> {
  const authors: Author[] = []
  const affiliations: Abstract['affiliations'] = []
  const pieces = lines.flatMap((line, index) => {
    const { names, place } = splitLine(line)
    const isNamed = index === 0 || areNames(names)
    return isNamed ? [{ names, place }] : [{ names: '', place: line }]
  })
  for (const { names, place } of pieces) {
    authors.push(...authorsIn(names).filter(({ name }) => authors.length === 0 || isName(name)))
    if (place === '') continue
    const pending = authors.filter(({ marks }) => marks === '')
    const mark = pending.length > 0 ? String(affiliations.length + 1) : (affiliations.at(-1)?.mark ?? '')
    for (const author of pending) author.marks = mark
    affiliations.push({ mark, text: place })
  }
  return { authors, affiliations }
}

/** What is above a text. Titles: the first paragraph, and all in bold after it that name no authors. */
export function readHead(head: Paragraph[]): Head {
  const written = head
    .map((paragraph) => ({ ...paragraph, text: withoutForm(paragraph.text) }))
    .filter(({ text }) => text !== '')
  const isTitle = (paragraph: Paragraph) =>
    (paragraph.isBold || paragraph.style === 'Title') &&
    !marked(paragraph).includes('{') &&
    !areNames(paragraph.text)
  const end = written.findIndex((paragraph, index) => index > 0 && !isTitle(paragraph))
  const titles = written.slice(0, end < 0 ? undefined : end)
  const below = written
    .slice(titles.length)
    .map((paragraph) => ({ paragraph, line: withoutForm(marked(paragraph)) }))
    .filter(({ line }) => /\p{L}{2}/u.test(line) && !CONTACT.test(fold(line)))
  // A further title that is not in bold, such as the Turkish one: above the authors, or in the middle.
  const firstAuthors = below.findIndex(({ line }) => namesAuthors(line))
  const isLate = ({ paragraph, line }: (typeof below)[number], index: number) =>
    !namesAuthors(line) &&
    !isInstitution(line) &&
    (index < firstAuthors || (isTitleLike(paragraph) && line.split(' ').length > 6))
  const late = below.filter(isLate)
  const ofLate = late.map(({ paragraph }) => paragraph)
  const rest = below.filter((one) => !late.includes(one)).map(({ line }) => line)
  if (!rest.some((line) => AFFILIATION.test(line)))
    return { titles: [...titles, ...ofLate], ...readUnmarked(rest), unread: [] }
  const affiliations = rest.flatMap((line) => {
    const [, mark = '', text = ''] = AFFILIATION.exec(line) ?? []
    return text === '' ? [] : [{ mark, text }]
  })
  const others = rest.filter((line) => !AFFILIATION.test(line))
  const isOfAuthors = (line: string) =>
    line.includes('{') || areNames(line) || authorsIn(line).every(({ name }) => isName(name))
  const names = others.filter((line, index) => index === 0 || isOfAuthors(line))
  return {
    titles: [...titles, ...ofLate],
    authors: names.flatMap(authorsIn),
    affiliations,
    unread: others.filter((line) => !names.includes(line)),
  }
}
