// How an abstract is cited: BibTeX and RIS to download, and what scholarly search engines read in the head of its page.
import type { ScholarlyArticle, WithContext } from 'schema-dts'
import type { ReadEdition } from '../read'
import { fold } from '../domain/fold'
import { abstractPages, type AbstractPage } from '../records/abstract-pages'
import { picturesOf } from '../records/abstract-text'
import { withoutTitle } from '../domain/person-names'
import { inLanguage } from '../domain/languages'
import type { OutputFiles } from './output-files'
import { addressOf, siteEdition, type SiteEdition } from './site/edition'

/** What every form of a citation states. */
function factsOf(edition: SiteEdition, { entry, language, title, keywords, path }: AbstractPage) {
  const { site, venue } = edition.data
  return {
    title,
    authors: entry.authors.map(({ name, affiliations }) => ({
      name: withoutTitle(name),
      affiliations: affiliations.map((number) => entry.affiliations[number - 1] ?? ''),
    })),
    doi: entry.links.find(({ kind }) => kind === 'doi')?.href.replace('https://doi.org/', ''),
    conference: inLanguage(site.name, language),
    place: `${inLanguage(venue.name, language)}, ${inLanguage(site.city, language)}`,
    date: site.starts,
    url: addressOf(edition, path),
    keywords,
    // That of a title which exists in one language only.
    language: entry.titleLanguage ?? language,
  }
}

type Line = readonly [name: string, value: string | undefined]

const stated = (lines: Line[]) => lines.filter(([, value]) => value !== undefined) as [string, string][]

const escaped = (text: string) => text.replace(/[\\{}]/g, '').replace(/[&%#$_]/g, String.raw`\$&`)

/** An entry for BibTeX; names and accents are UTF-8. */
function bibtex(edition: SiteEdition, page: AbstractPage): string {
  const { title, authors, conference, place, date, url, doi, keywords } = factsOf(edition, page)
  const surname = fold(authors[0]?.name.split(' ').at(-1) ?? '').replace(/[^a-z]/g, '')
  const fields = stated([
    ['author', authors.map(({ name }) => escaped(name)).join(' and ')],
    ['title', `{${escaped(title)}}`],
    ['booktitle', escaped(conference)],
    ['year', date.slice(0, 4)],
    ['address', escaped(place)],
    ['keywords', escaped(keywords.join(', '))],
    ['doi', doi],
    ['url', url],
  ])
  const key = `${surname}${date.slice(0, 4)}-${page.entry.code}`
  return `@inproceedings{${key},\n${fields.map(([name, value]) => `  ${name} = {${value}},\n`).join('')}}\n`
}

/** The same in the RIS format, which Zotero, EndNote and Mendeley read. */
function ris(edition: SiteEdition, page: AbstractPage): string {
  const { title, authors, conference, place, date, url, doi, keywords, language } = factsOf(edition, page)
  const fields = stated([
    ['TY', 'CPAPER'],
    ...authors.map(({ name }) => ['AU', name.replace(/^(.+) (\S+)$/, '$2, $1')] as const),
    ['TI', title],
    ['T2', conference],
    ['PY', date.slice(0, 4)],
    ['DA', date.replaceAll('-', '/')],
    ['CY', place],
    ...keywords.map((word) => ['KW', word] as const),
    ['LA', language],
    ['DO', doi],
    ['UR', url],
    ['ER', ''],
  ])
  return fields.map(([tag, value]) => `${tag}  - ${value}\r\n`).join('')
}

/** The files of abstracts: citations and pictures; none if there are no abstracts. */
export function abstractFiles(read: ReadEdition, prefix: string): OutputFiles {
  const files: OutputFiles = {}
  const edition = siteEdition(read, prefix)
  for (const page of abstractPages(read).filter(({ language }) => language === 'en')) {
    const file = page.route.slice(1)
    files[`${file}.bib`] = bibtex(edition, page)
    files[`${file}.ris`] = ris(edition, page)
    for (const [{ jpeg }, path] of picturesOf(page.abstract))
      files[path.slice(1)] = Buffer.from(jpeg, 'base64')
  }
  return files
}

/** The names and contents of the tags of Google Scholar and others. */
export function citationTags(edition: SiteEdition, page: AbstractPage) {
  const { title, authors, conference, date, url, doi, keywords, language } = factsOf(edition, page)
  return stated([
    ['citation_title', title],
    ...authors.flatMap(({ name, affiliations }) => [
      ['citation_author', name] as const,
      ...affiliations.map((text) => ['citation_author_institution', text] as const),
    ]),
    ['citation_publication_date', date.replaceAll('-', '/')],
    ['citation_conference_title', conference],
    ['citation_language', language],
    ['citation_keywords', keywords.join('; ')],
    ['citation_doi', doi],
    ['citation_abstract_html_url', url],
  ])
}

export function articleOf(edition: SiteEdition, page: AbstractPage) {
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
