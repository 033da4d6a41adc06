import { sample, sampleData } from '../../../tests/setup/editions'
import { merged, rowsIn } from '../../../tests/setup/rows'
import { siteEdition } from './edition'
import { headTags } from './head-links'

type Table = { talk: object; links: string[] }
const { talk, links } = rowsIn<Table>('pipeline/outputs/site/signposting.yaml')

test('the page of a talk leads machines to its DOI, authors, licence, citations and files', () => {
  const sessions = merged(sampleData().sessions, { '1A': { talks: { 2: talk } } })
  const head = headTags(siteEdition(sample({ sessions }), '/2025'), '/program/cure-kinetics-of-0e8e')
  const found = head.matchAll(
    /<link rel="(cite-as|author|license|describedby|item)"(?: type="([^"]*)")? href="([^"]*)">/g,
  )
  expect([...found].map(([, ...parts]) => parts.filter(Boolean).join(' | '))).toEqual(links)
})
