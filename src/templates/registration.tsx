import { graphql } from 'gatsby'
import { DetailList } from '../components/content/detail-list'
import { FeeTable } from '../components/fees/fee-table'
import { Email } from '../components/site/contact-links'
import { CopyButton } from '../components/site/copy-button'
import { PhaseText } from '../components/site/phase-text'
import { articlePage } from './article-page'
import * as styles from './registration.module.css'

export { Head } from './template'

export default articlePage<Queries.RegistrationPageQuery>(
  (data, words) => {
    const site = data.site!
    const { accountName, accountNumber, bankName, branch, iban, swift } = site.bank
    const account = [
      { label: words.fees.accountName, value: accountName },
      { label: words.fees.bank, value: bankName },
      { label: words.fees.branch, value: branch },
      { label: words.fees.accountNumber, value: accountNumber },
      {
        label: 'IBAN',
        value: (
          <>
            <span className={styles.iban}>{iban}</span>{' '}
            <CopyButton
              text={iban.replace(/\s/g, '')}
              label={words.fees.copyIban}
              copied={words.fees.copied}
            />
          </>
        ),
      },
      { label: 'SWIFT / BIC', value: swift },
    ]
    // Where the registration form and the proof of payment go (specification, section 2: Registration).
    const submission = [
      { label: words.site.email, value: <Email address={site.email} /> },
      { label: words.site.fax, value: site.fax },
      { label: words.site.address, value: <address>{site.postalAddress}</address> },
    ]
    return {
      FeeTable: <FeeTable fees={data.fees!} consent={data.consent} words={words.fees} />,
      BankAccount: <DetailList details={account} />,
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
      bank {
        accountName
        accountNumber
        bankName
        branch
        iban
        swift
      }
      ...Phase
    }
    words: interface(language: { eq: $language }) {
      phase
      fees
    }
  }
`
