import { graphql } from 'gatsby'
import { DetailList } from '../components/content/detail-list'
import { BankAccount } from '../components/fees/bank-account'
import { FeeTable } from '../components/fees/fee-table'
import { Email } from '../components/site/contact-links'
import { PhaseText } from '../components/site/phase-text'
import { articlePage } from './article-page'

export { Head } from './template'

export default articlePage<Queries.RegistrationPageQuery>(
  (data, words) => {
    const site = data.site!
    // Where the registration form and the proof of payment go (specification, section 2: Registration).
    const submission = [
      { label: words.site.email, value: <Email address={site.email} /> },
      { label: words.site.fax, value: site.fax },
      { label: words.site.address, value: <address>{site.postalAddress}</address> },
    ]
    return {
      FeeTable: <FeeTable fees={data.fees!} consent={data.consent} words={words.fees} />,
      BankAccount: <BankAccount site={site} words={words.fees} />,
      SubmissionDetails: <DetailList details={submission} />,
    }
  },
  ({ page, site }, words) => (
    <PhaseText site={site!} words={words.phase}>
      {page?.lead}
    </PhaseText>
  ),
)

export const query = graphql`
  query RegistrationPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    fees(language: { eq: $language }) {
      ...FeeTable
    }
    consent: download(language: { eq: $language }, key: { eq: "privacy-consent" }) {
      file
    }
    site: symposium(language: { eq: $language }) {
      ...BankAccount
      ...Phase
    }
    words: interface(language: { eq: $language }) {
      phase
      fees
    }
  }
`
