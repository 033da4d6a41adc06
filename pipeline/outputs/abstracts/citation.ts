// How an abstract is cited: BibTeX and RIS to download, and what scholarly search engines read in the head of its page.
import type { ScholarlyArticle, WithContext } from 'schema-dts'
import { fold } from '../../read/fold'
import type { AbstractPage } from '../../records/abstract-pages'
import { withoutTitle } from '../../records/academic-title'
import { inLanguage } from '../../records/localise'
import { addressOf, type SiteEdition } from '../site/edition'

/** What every form of a citation states. */
function factsOf(edition: SiteEdition, { entry, language, title, keywords, path }: AbstractPage) {
  const { site, venue } = edition.data
  return {
    title,
    authors: entry.authors.map(({ name, affiliations }) => ({
      name: withoutTitle(name),
      affiliations: affiliations.map((number) => entry.affiliations[number - 1]!),
    })),
    doi: entry.links.find(({ kind }) => kind === 'doi')?.href.replace('https://doi.org/', ''),
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
  const { title, authors, conference, place, date, url, doi, keywords } = factsOf(edition, page)
  const surname = fold(authors[0]?.name.split(' ').at(-1) ?? '').replace(/[^a-z]/g, '')
  const fields = {
    author: authors.map(({ name }) => escaped(name)).join(' and '),
    title: `{${escaped(title)}}`,
    booktitle: escaped(conference),
    year: date.slice(0, 4),
    address: escaped(place),
    keywords: escaped(keywords.join(', ')),
    ...(doi ? { doi } : {}),
    url,
  }
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}},\n`)
  return `@inproceedings{${surname}${date.slice(0, 4)}-${page.entry.code},\n${lines.join('')}}\n`
}

/** The same in the RIS format, which Zotero, EndNote and Mendeley read. */
export function ris(edition: SiteEdition, page: AbstractPage): string {
  const { title, authors, conference, place, date, url, doi, keywords, language } = factsOf(edition, page)
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
    ...(doi ? [['DO', doi] as [string, string]] : []),
    ['UR', url],
    ['ER', ''],
  ]
  return lines.map(([tag, value]) => `${tag}  - ${value}\r\n`).join('')
}

/** The names and contents of the tags of Google Scholar and others. */
export function citationTags(edition: SiteEdition, page: AbstractPage): [name: string, content: string][] {
  const { title, authors, conference, date, url, doi, keywords, language } = factsOf(edition, page)
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
    ...(doi ? [['citation_doi', doi] as [string, string]] : []),
    ['citation_abstract_html_url', url],
  ]
}

/** The abstract as an article, for search engines. */
export function articleOf(
  edition: SiteEdition,
  page: AbstractPage,
): WithContext<Exclude<ScholarlyArticle, string>> {
  const { title, authors, date, url, doi, keywords, language } = factsOf(edition, page)
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
    sameAs: doi && `https://doi.org/${doi}`,
    associatedMedia: page.entry.links
      .filter(({ kind }) => kind !== 'doi')
      .map(({ href }) => ({ '@type': 'MediaObject', contentUrl: addressOf(edition, href) })),
  } as WithContext<Exclude<ScholarlyArticle, string>>
}
