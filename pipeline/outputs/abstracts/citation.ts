// How an abstract is cited: BibTeX and RIS to download, and what scholarly search engines read in the head of its page.
import type { ScholarlyArticle, WithContext } from 'schema-dts'
import { fold } from '../../read/fold'
import type { AbstractPage } from '../../records/abstract-pages'
import { affiliationsOf, authorsOf } from '../../records/abstract-text'
import { inLanguage } from '../../records/localise'
import { addressOf, type SiteEdition } from '../site/edition'

/** What every form of a citation states. */
function factsOf(edition: SiteEdition, { abstract, language, title, keywords, path }: AbstractPage) {
  const { site, venue } = edition.data
  const affiliations = affiliationsOf(abstract, language)
  return {
    title,
    authors: authorsOf(abstract, language).map(({ name, marks }) => ({
      name,
      affiliations: affiliations
        .filter(({ mark }) => marks.split(',').includes(mark))
        .map(({ text }) => text),
    })),
    conference: inLanguage(site.name, language),
    place: `${inLanguage(venue.name, language)}, ${inLanguage(site.city, language)}`,
    date: site.starts,
    url: addressOf(edition, path),
    keywords,
    language,
  }
}

const escaped = (text: string) => text.replace(/[\\{}]/g, '').replace(/[&%#$_]/g, String.raw`\$&`)

/** An entry for BibTeX; names and accents are UTF-8. */
export function bibtex(edition: SiteEdition, page: AbstractPage): string {
  const { title, authors, conference, place, date, url, keywords } = factsOf(edition, page)
  const surname = fold(authors[0]?.name.split(' ').at(-1) ?? '').replace(/[^a-z]/g, '')
  const fields = {
    author: authors.map(({ name }) => escaped(name)).join(' and '),
    title: `{${escaped(title)}}`,
    booktitle: escaped(conference),
    year: date.slice(0, 4),
    address: escaped(place),
    keywords: escaped(keywords.join(', ')),
    url,
  }
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}},\n`)
  return `@inproceedings{${surname}${date.slice(0, 4)}-${page.abstract.item.code},\n${lines.join('')}}\n`
}

/** The same in the RIS format, which Zotero, EndNote and Mendeley read. */
export function ris(edition: SiteEdition, page: AbstractPage): string {
  const { title, authors, conference, place, date, url, keywords, language } = factsOf(edition, page)
  const lines: [tag: string, value: string][] = [
    ['TY', 'CPAPER'],
    ...authors.map(({ name }): [string, string] => ['AU', name.replace(/^(.+) (\S+)$/, '$2, $1')]),
    ['TI', title],
    ['T2', conference],
    ['PY', date.slice(0, 4)],
    ['DA', date.replaceAll('-', '/')],
    ['CY', place],
    ...keywords.map((word): [string, string] => ['KW', word]),
    ['LA', language],
    ['UR', url],
    ['ER', ''],
  ]
  return lines.map(([tag, value]) => `${tag}  - ${value}\r\n`).join('')
}

/** The names and contents of the tags of Google Scholar and others. */
export function citationTags(edition: SiteEdition, page: AbstractPage): [name: string, content: string][] {
  const { title, authors, conference, date, url, keywords, language } = factsOf(edition, page)
  return [
    ['citation_title', title],
    ...authors.flatMap(({ name, affiliations }): [string, string][] => [
      ['citation_author', name],
      ...affiliations.map((text): [string, string] => ['citation_author_institution', text]),
    ]),
    ['citation_publication_date', date.replaceAll('-', '/')],
    ['citation_conference_title', conference],
    ['citation_language', language],
    ['citation_keywords', keywords.join('; ')],
    ['citation_abstract_html_url', url],
  ]
}

/** The abstract as an article, for search engines. */
export function articleOf(
  edition: SiteEdition,
  page: AbstractPage,
): WithContext<Exclude<ScholarlyArticle, string>> {
  const { title, authors, date, url, keywords, language } = factsOf(edition, page)
  return {
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    headline: title,
    abstract: page.description,
    author: authors.map(({ name, affiliations }) => ({
      '@type': 'Person',
      name,
      affiliation: affiliations.map((text) => ({ '@type': 'Organization', name: text })),
    })),
    datePublished: date,
    keywords,
    inLanguage: language,
    url,
  } as WithContext<Exclude<ScholarlyArticle, string>>
}
