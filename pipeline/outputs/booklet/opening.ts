// The opening of the booklet: the imprint with how to cite, and the preface.
import { withTitle } from '../../domain/academic-title'
import { surnameFirst } from '../../domain/person-names'
import type { Bilingual, Language } from '../../domain/languages'
import { label } from '../../messages/render'
import type { Paragraph } from '../pdf/paper'
import { looks, sizes } from '../pdf/style'
import { startPart } from '../pdf/texts'
import { citationOf, citationOfBook } from '../../records/contributions'
import { placeOf, type Booklet, type Entry, type Group } from './content'

/** How one of its abstracts is cited, as an example. */
function abstractCitation({ cited, paper }: Booklet, entry: Entry, language: Language): string {
  const authors = entry.authors.map(({ name }) => surnameFirst(name[language]))
  const end = `${label('document.page-short')[language]} ${paper.pageOf(placeOf(entry))}.`
  return citationOf({ authors, title: entry.title[language], end }, cited[language], language)
}

/** Who made the booklet and how it is cited, on the back of the cover. */
export function drawImprint(booklet: Booklet, groups: Group[]): void {
  const { paper, schedule, proceedings, languages, lead, say, line } = booklet
  const { editors = [], publisher, isbn = '', issn = '', licence } = proceedings ?? {}
  const { name, starts, organisers } = schedule.symposium
  const small = { size: sizes.small, above: 3 }
  const fact = (title: string, text: string, above = 3): Paragraph[] =>
    text ? [{ text: [{ text: `${title}: `, weight: 'bold' }, { text }], size: sizes.small, above }] : []
  const cited = (what: Bilingual, above: number, write: (language: Language) => string): Paragraph[] => [
    { text: `${line(label('document.citation'))} – ${line(what)}`, ...looks.label, above },
    ...languages.map((language) => ({ text: write(language), language, ...small })),
  ]
  const example = groups.flatMap(({ entries }) => entries).find(({ abstractText }) => abstractText)
  const texts: Paragraph[] = [
    ...say(name, { ...looks.bold, size: sizes.body }, looks.muted),
    ...say(booklet.title, { size: sizes.body, above: 2 }, looks.muted),
    ...fact(line(label('document.editors')), editors.map((one) => withTitle(one, lead)).join(', '), 14),
    ...fact(line(label('document.publisher')), publisher ? line(publisher) : ''),
    ...fact('ISBN', isbn),
    ...fact('ISSN', issn),
    ...fact(line(label('document.licence')), licence ? line(licence) : ''),
    { text: `© ${starts.slice(0, 4)} ${organisers.map((one) => one[lead]).join(', ')}`, ...small },
    ...cited(label('document.the-book'), 18, (language) => {
      const owners = organisers.map((one) => one[language])
      return citationOfBook(booklet.cited[language], owners, language)
    }),
    ...(example
      ? cited(label('document.an-abstract'), 10, (language) => abstractCitation(booklet, example, language))
      : []),
  ]
  paper.newPage(true)
  paper.y = paper.bottom - paper.heightOf(texts)
  paper.write(paper.element(paper.root, 'Sect'), 'P', texts)
}

/** The welcome letter as preface, each language on a page of its own. */
export function drawPreface(booklet: Booklet): void {
  const { paper, preface, languages } = booklet
  for (const [index, language] of languages.entries()) {
    const letter = preface.letters.find((one) => one.language === language)
    if (!letter) continue
    const { title, lead = '', paragraphs } = letter
    const part = startPart(booklet, {
      title: { en: title, tr: title },
      height: paper.bottom,
      ...(index === 0 && { place: 'preface' }),
    })
    const above = 7
    paper.write(part, 'P', [
      ...(lead ? [{ text: lead, language, above }] : []),
      ...paragraphs.map((text) => ({ text, language, above })),
    ])
    for (const { name, role } of preface.signatures) {
      const signature: Paragraph[] = [
        { text: withTitle(name, language), ...looks.bold, language, above: 14 },
        { text: role[language], ...looks.muted, language },
      ]
      paper.keep(paper.heightOf(signature))
      paper.write(part, 'P', signature)
    }
  }
}
