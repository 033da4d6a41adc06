import { sample, sampleData } from '../../../tests/setup/editions'
import { contributionPages } from '../../records/contribution-pages'
import { siteEdition } from './edition'
import { headTags } from './head-links'

test('the page of a talk leads machines to its DOI, authors, licence, citations and files', () => {
  const id = 'cure-kinetics-of-0e8e'
  const sessions = sampleData().sessions.map((session) => ({
    ...session,
    talks: session.talks.map((talk) =>
      talk.id === id
        ? {
            ...talk,
            doi: '10.5555/composites2025.1',
            slides: '/documents/slides.pdf',
            paper: undefined,
            presenters: [],
            authors: [{ name: 'Ada Örnek', orcid: '0000-0002-1825-0097', presents: true, affiliations: [] }],
          }
        : talk,
    ),
  }))
  const edition = siteEdition(sample({ sessions }), '/2025')
  expect(contributionPages(edition.read).length).toBeGreaterThan(0)
  const head = headTags(edition, `/program/${id}`)
  const links = [
    ...head.matchAll(
      /<link rel="(cite-as|author|license|describedby|item)"(?: type="([^"]*)")? href="([^"]*)">/g,
    ),
  ]
  const site = 'https://composites2025.example.org/2025'
  expect(links.map(([, rel, type, href]) => [rel, type, href])).toEqual([
    ['cite-as', undefined, 'https://doi.org/10.5555/composites2025.1'],
    ['license', undefined, 'https://creativecommons.org/licenses/by/4.0/'],
    ['author', undefined, 'https://orcid.org/0000-0002-1825-0097'],
    ['describedby', 'application/x-bibtex', `${site}/program/${id}.bib`],
    ['describedby', 'application/x-research-info-systems', `${site}/program/${id}.ris`],
    ['describedby', 'application/vnd.citationstyles.csl+json', `${site}/program/${id}.json`],
    ['item', 'application/pdf', `${site}/documents/slides.pdf`],
  ])
})
