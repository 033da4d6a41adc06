// Records for DataCite, and for Zenodo and other repositories that read its JSON (schema 4.5): one of the booklet, one of each contribution.
import { sortedName, surnameOf, type PersonName } from '../../domain/person-names'
import { BOOKLET, type Deposit, type DepositedContribution } from './deposit'

const nameOf = (name: PersonName) => ({
  name: sortedName(name),
  nameType: 'Personal',
  ...(name.given && { givenName: name.given }),
  familyName: surnameOf(name),
})

const creatorOf = ({ parts, institutions, orcid }: DepositedContribution['authors'][number]) => ({
  ...nameOf(parts),
  ...(orcid && {
    nameIdentifiers: [
      {
        nameIdentifier: `https://orcid.org/${orcid}`,
        nameIdentifierScheme: 'ORCID',
        schemeUri: 'https://orcid.org',
      },
    ],
  }),
  affiliation: institutions.map(({ name, ror }) => ({
    name: name.en,
    ...(ror && {
      affiliationIdentifier: `https://ror.org/${ror}`,
      affiliationIdentifierScheme: 'ROR',
      schemeUri: 'https://ror.org',
    }),
  })),
})

const recordOf = ({ conference, publisher, licence }: Deposit) => ({
  schemaVersion: 'http://datacite.org/schema/kernel-4',
  publisher: { name: publisher },
  publicationYear: conference.starts.slice(0, 4),
  dates: [{ date: conference.starts, dateType: 'Issued' }],
  ...(licence && {
    rightsList: [{ rights: licence.name, ...(licence.address && { rightsUri: licence.address }) }],
  }),
})

const contributionRecord = (deposit: Deposit, contribution: DepositedContribution) => ({
  doi: contribution.doi,
  url: contribution.url,
  types: { resourceType: 'Conference abstract', resourceTypeGeneral: 'ConferencePaper' },
  creators: contribution.authors.map(creatorOf),
  titles: [{ title: contribution.title, lang: contribution.language }],
  language: contribution.language,
  ...recordOf(deposit),
  subjects: [...new Set(contribution.keywords)].map((subject) => ({ subject })),
  descriptions: contribution.abstract
    ? [{ description: contribution.abstract, descriptionType: 'Abstract', lang: contribution.language }]
    : [],
  relatedIdentifiers: [
    { relatedIdentifier: deposit.doi, relatedIdentifierType: 'DOI', relationType: 'IsPublishedIn' },
  ],
})

const bookletRecord = (deposit: Deposit) => ({
  doi: deposit.doi,
  url: deposit.url,
  types: { resourceType: 'Abstract booklet', resourceTypeGeneral: 'ConferenceProceeding' },
  creators:
    deposit.editors.length > 0
      ? deposit.editors.map(nameOf)
      : [{ name: deposit.publisher, nameType: 'Organizational' }],
  titles: [{ title: deposit.title, lang: 'en' }],
  language: 'en',
  ...recordOf(deposit),
  formats: ['application/pdf'],
  relatedIdentifiers: [
    ...(deposit.isbn
      ? [{ relatedIdentifier: deposit.isbn, relatedIdentifierType: 'ISBN', relationType: 'IsIdenticalTo' }]
      : []),
    ...deposit.contributions.map(({ doi }) => ({
      relatedIdentifier: doi,
      relatedIdentifierType: 'DOI',
      relationType: 'HasPart',
    })),
  ],
})

/** The records by the ids of what they describe. */
export const dataciteRecords = (deposit: Deposit): Record<string, object> => ({
  [BOOKLET]: bookletRecord(deposit),
  ...Object.fromEntries(
    deposit.contributions.map((entry) => [entry.id, contributionRecord(deposit, entry)] as const),
  ),
})
