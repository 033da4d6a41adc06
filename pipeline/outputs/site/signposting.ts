// Typed links in the head of a talk's or poster's page, by which machines find its DOI, authors, files and metadata (signposting.org).
import { licenceAddress } from '../../domain/licence'
import { citationFormats, type ContributionPage } from '../../records/contribution-pages'
import { proceedingsOf } from '../../records/contributions'
import { addressOf, type SiteEdition } from './edition'

type TypedLink = { rel: string; href: string; type?: string | undefined }

const citationTypes: Record<(typeof citationFormats)[number]['ending'], string> = {
  bib: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  json: 'application/vnd.citationstyles.csl+json',
}

/** The typed links of a talk or poster. */
export function typedLinks(edition: SiteEdition, page: ContributionPage): TypedLink[] {
  const { contribution, entry, language, route } = page
  const { doi, authors } = contribution
  const licence = licenceAddress(proceedingsOf(edition.read, language).licence ?? '')
  return [
    { rel: 'type', href: 'https://schema.org/ScholarlyArticle' },
    ...(doi ? [{ rel: 'cite-as', href: `https://doi.org/${doi}` }] : []),
    ...(licence ? [{ rel: 'license', href: licence }] : []),
    ...authors.flatMap(({ orcid }) => (orcid ? [{ rel: 'author', href: `https://orcid.org/${orcid}` }] : [])),
    ...citationFormats.map(({ ending }) => ({
      rel: 'describedby',
      href: addressOf(edition, `${route}.${ending}`),
      type: citationTypes[ending],
    })),
    ...entry.links
      .filter(({ kind }) => kind !== 'doi')
      .map(({ href }) => ({
        rel: 'item',
        href: addressOf(edition, href),
        type: href.endsWith('.pdf') ? 'application/pdf' : undefined,
      })),
  ]
}
