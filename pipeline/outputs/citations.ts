// How a talk or poster is cited: BibTeX, RIS and CSL-JSON to download, and what scholarly search engines read in the head of its page.
import type { ScholarlyArticle, WithContext } from 'schema-dts'
import { fold } from '../domain/fold'
import { fullName, surnameOf } from '../domain/person-names'
import { abstractBooklet } from '../records/built-files'
import { citationFormats, type ContributionPage } from '../records/contribution-pages'
import { proceedingsOf } from '../records/contributions'
import { picturesOf } from '../records/abstract-text'
import type { OutputFiles } from './output-files'
import { addressOf, type SiteEdition } from './site/edition'

/** The first page of each talk and poster in the booklet, by its code. */
export type BookletPages = Record<string, number>

/** What every form of a citation states. No library writes BibTeX and RIS right: @citation-js escapes no & and forgets “van der”. */
function factsOf(edition: SiteEdition, page: ContributionPage, bookletPage: number | undefined) {
  const { contribution, entry, language, title, path } = page
  const proceedings = proceedingsOf(edition.read, language)
  const { authors, doi, keywords, abstract } = contribution
  return {
    ...proceedings,
    title,
    authors,
    doi,
    url: addressOf(edition, path),
    keywords: keywords[language],
    abstract,
    page: bookletPage?.toString(),
    // That of a title which exists in one language only.
    language: entry.titleLanguage ?? language,
    key: `${fold(authors[0]?.parts.family ?? '').replace(/[^a-z]/g, '')}${proceedings.published.slice(0, 4)}-${entry.code}`,
  }
}

type Facts = ReturnType<typeof factsOf>

type Line = readonly [name: string, value: string | undefined]

const stated = (lines: Line[]) => lines.filter(([, value]) => value) as [string, string][]

const escaped = (text: string) => text.replace(/[\\{}]/g, '').replace(/[&%#$_]/g, String.raw`\$&`)

/** An entry for BibTeX; names and accents are UTF-8. */
function bibtex(facts: Facts): string {
  const fields = stated([
    ['author', facts.authors.map(({ sorted }) => escaped(sorted)).join(' and ')],
    ['title', `{${escaped(facts.title)}}`],
    ['booktitle', escaped(facts.volume)],
    ['editor', escaped(facts.editors.join(' and '))],
    ['year', facts.published.slice(0, 4)],
    ['pages', facts.page],
    ['publisher', escaped(facts.publisher ?? '')],
    ['address', escaped(facts.place)],
    ['isbn', facts.isbn],
    ['issn', facts.issn],
    ['keywords', escaped(facts.keywords.join(', '))],
    ['doi', facts.doi],
    ['url', facts.url],
  ])
  return `@inproceedings{${facts.key},\n${fields.map(([name, value]) => `  ${name} = {${value}},\n`).join('')}}\n`
}

/** The same in the RIS format, which Zotero, EndNote and Mendeley read. */
function ris(facts: Facts): string {
  const fields = stated([
    ['TY', 'CPAPER'],
    ...facts.authors.map(({ parts }): Line => [
      'AU',
      // RIS has the suffix last: “Smith, John, Jr.”
      [surnameOf(parts), parts.given, parts.suffix].filter(Boolean).join(', '),
    ]),
    ['TI', facts.title],
    ['T2', facts.volume],
    ...facts.editors.map((name): Line => ['A2', name]),
    ['PY', facts.published.slice(0, 4)],
    ['DA', facts.published.replaceAll('-', '/')],
    ['SP', facts.page],
    ['PB', facts.publisher],
    ['CY', facts.place],
    ['SN', facts.isbn ?? facts.issn],
    ...facts.keywords.map((word): Line => ['KW', word]),
    ['LA', facts.language],
    ['DO', facts.doi],
    ['UR', facts.url],
  ])
  return [...fields, ['ER', ''] as const].map(([tag, value]) => `${tag}  - ${value}\r\n`).join('')
}

/** The same as CSL-JSON, which reference managers, Pandoc and citeproc read. */
function csl(facts: Facts): string {
  const item = {
    id: facts.key,
    type: 'paper-conference',
    title: facts.title,
    author: facts.authors.map(({ parts: { given, particle, family, suffix } }) => ({
      family,
      given: given || undefined,
      'non-dropping-particle': particle || undefined,
      suffix: suffix || undefined,
    })),
    'container-title': facts.volume,
    'event-title': facts.name,
    'event-place': facts.place,
    issued: { 'date-parts': [facts.published.split('-').map(Number)] },
    page: facts.page,
    publisher: facts.publisher,
    'publisher-place': facts.publisher && facts.place,
    ISBN: facts.isbn,
    ISSN: facts.issn,
    keyword: facts.keywords.join(', ') || undefined,
    language: facts.language,
    DOI: facts.doi,
    URL: facts.url,
  }
  return `${JSON.stringify([item], null, 1)}\n`
}

const written = { bib: bibtex, ris, json: csl }

/** The files of talks and posters: citations of each, and pictures of abstracts. */
export function contributionFiles(edition: SiteEdition, pages: BookletPages): OutputFiles {
  const files: OutputFiles = {}
  for (const page of edition.contributions.values()) {
    if (page.language !== 'en') continue
    const facts = factsOf(edition, page, pages[page.entry.code])
    for (const { ending } of citationFormats)
      files[`${page.route.slice(1)}.${ending}`] = written[ending](facts)
    const { abstract } = page.contribution
    if (abstract)
      for (const [{ jpeg }, path] of picturesOf(abstract)) files[path.slice(1)] = Buffer.from(jpeg, 'base64')
  }
  return files
}

/** The names and contents of the tags of Google Scholar and others. */
export function citationTags(
  edition: SiteEdition,
  page: ContributionPage,
  bookletPage?: number,
): [string, string][] {
  const facts = factsOf(edition, page, bookletPage)
  const { language } = page
  return stated([
    ['citation_title', facts.title],
    ...facts.authors.flatMap(({ sorted, orcid, institutions }): Line[] => [
      ['citation_author', sorted],
      ...institutions.map(({ name }): Line => ['citation_author_institution', name[language]]),
      ['citation_author_orcid', orcid && `https://orcid.org/${orcid}`],
    ]),
    ['citation_publication_date', facts.published.replaceAll('-', '/')],
    ['citation_conference_title', facts.name],
    ['citation_publisher', facts.publisher],
    ['citation_isbn', facts.isbn],
    ['citation_issn', facts.issn],
    ['citation_firstpage', facts.page],
    ['citation_language', facts.language],
    ['citation_keywords', facts.keywords.join('; ')],
    ['citation_doi', facts.doi],
    ['citation_abstract_html_url', facts.url],
    [
      'citation_pdf_url',
      facts.abstract && bookletPage
        ? addressOf(edition, `/${abstractBooklet.a5}#page=${bookletPage}`)
        : undefined,
    ],
  ])
}

/** A talk or poster as schema.org’s ScholarlyArticle. */
export function articleOf(
  edition: SiteEdition,
  page: ContributionPage,
  bookletPage?: number,
): WithContext<ScholarlyArticle> {
  const facts = factsOf(edition, page, bookletPage)
  const { language } = page
  return {
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    headline: facts.title,
    abstract: facts.abstract && page.description,
    author: facts.authors.map(({ parts, orcid, institutions }) => ({
      '@type': 'Person',
      name: fullName(parts),
      givenName: parts.given || undefined,
      familyName: surnameOf(parts),
      sameAs: orcid && `https://orcid.org/${orcid}`,
      affiliation: institutions.map(({ name, ror }) => ({
        '@type': 'Organization',
        name: name[language],
        sameAs: ror && `https://ror.org/${ror}`,
      })),
    })),
    datePublished: facts.published,
    keywords: facts.keywords,
    inLanguage: facts.language,
    url: facts.url,
    isPartOf: { '@type': 'Book', name: facts.volume, isbn: facts.isbn },
    pageStart: bookletPage,
    publisher: facts.publisher && { '@type': 'Organization', name: facts.publisher },
    sameAs: facts.doi && `https://doi.org/${facts.doi}`,
    associatedMedia: page.entry.links
      .filter(({ kind }) => kind !== 'doi')
      .map(({ href }) => ({ '@type': 'MediaObject', contentUrl: addressOf(edition, href) })),
  } as WithContext<Exclude<ScholarlyArticle, string>>
}
