// The deposit for Crossref: conference proceedings in its schema 5.3.1, to be uploaded by hand.
import { surnameOf, type PersonName } from '../../domain/person-names'
import type { ContributionAuthor } from '../../records/contributions'
import { writeXml } from '../xml'
import type { Deposit, DepositedContribution } from './deposit'

const SCHEMA = 'http://www.crossref.org/schema/5.3.1'

const dateOf = (date: string) => {
  const [year, month, day] = date.split('-')
  return { month, day, year }
}

/** The parts of a name in the order of the schema. */
const nameOf = (name: PersonName) => ({
  ...(name.given && { given_name: name.given }),
  surname: surnameOf(name),
  ...(name.suffix && { suffix: name.suffix }),
})

type Person = Pick<ContributionAuthor, 'parts' | 'institutions' | 'orcid'>

const institutionOf = ({ name, ror }: Person['institutions'][number]) => ({
  institution_name: name.en,
  ...(ror && { institution_id: { '@type': 'ror', '#': `https://ror.org/${ror}` } }),
})

const contributorsOf = (people: Person[], role: 'author' | 'editor') =>
  people.length > 0 && {
    contributors: {
      person_name: people.map(({ parts, institutions, orcid }, index) => ({
        '@sequence': index === 0 ? 'first' : 'additional',
        '@contributor_role': role,
        ...nameOf(parts),
        ...(institutions.length > 0 && { affiliations: { institution: institutions.map(institutionOf) } }),
        ...(orcid && { ORCID: `https://orcid.org/${orcid}` }),
      })),
    },
  }

function paperOf(contribution: DepositedContribution, { conference, licence }: Deposit) {
  const { authors, title, abstract, language, doi, url } = contribution
  return {
    '@publication_type': 'abstract_only',
    // The schema knows languages by two letters.
    ...(language.length === 2 && { '@language': language }),
    ...contributorsOf(authors, 'author'),
    titles: { title },
    ...(abstract && {
      'jats:abstract': { '@xml:lang': language, 'jats:p': abstract },
    }),
    publication_date: { '@media_type': 'online', ...dateOf(conference.starts) },
    ...(licence?.address && {
      'ai:program': { '@name': 'AccessIndicators', 'ai:license_ref': licence.address },
    }),
    doi_data: { doi, resource: url },
  }
}

/** The deposit of the proceedings and all contributions. `at` is the instant of its making: of two deposits, the later one counts. */
export function crossrefXml(deposit: Deposit, at: Date): string {
  const { conference, title, editors, publisher, email, isbn, url, doi, contributions } = deposit
  const [starts, ends] = [dateOf(conference.starts), dateOf(conference.ends)]
  const people = editors.map((parts) => ({ parts, institutions: [] }))
  const stamp = at.toISOString().replace(/\D/g, '')
  return writeXml({
    doi_batch: {
      '@version': '5.3.1',
      '@xmlns': SCHEMA,
      '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      '@xmlns:jats': 'http://www.ncbi.nlm.nih.gov/JATS1',
      '@xmlns:ai': 'http://www.crossref.org/AccessIndicators.xsd',
      '@xsi:schemaLocation': `${SCHEMA} https://www.crossref.org/schemas/crossref5.3.1.xsd`,
      head: {
        doi_batch_id: `${new URL(url).hostname}-${stamp}`,
        timestamp: stamp,
        depositor: { depositor_name: publisher, email_address: email },
        registrant: publisher,
      },
      body: {
        conference: {
          ...contributorsOf(people, 'editor'),
          event_metadata: {
            conference_name: conference.name,
            conference_acronym: conference.acronym,
            conference_number: conference.number,
            conference_location: conference.place,
            conference_date: {
              '@start_year': starts.year,
              '@start_month': starts.month,
              '@start_day': starts.day,
              '@end_year': ends.year,
              '@end_month': ends.month,
              '@end_day': ends.day,
            },
          },
          proceedings_metadata: {
            '@language': 'en',
            proceedings_title: title,
            publisher: { publisher_name: publisher },
            publication_date: { '@media_type': 'online', ...starts },
            ...(isbn ? { isbn } : { noisbn: { '@reason': 'simple_series' } }),
            doi_data: { doi, resource: url },
          },
          conference_paper: contributions.map((contribution) => paperOf(contribution, deposit)),
        },
      },
    },
  })
}
