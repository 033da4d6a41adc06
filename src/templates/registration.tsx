import { graphql, withPrefix } from 'gatsby'
import type { Labels } from '../../pipeline/schemas/interface'
import { DataTable } from '../components/content/data-table'
import { DetailList } from '../components/content/rows'
import { Email } from '../components/site/contact-links'
import { CopyButton } from '../components/site/copy-button'
import { inNewTab } from '../components/site/new-tab'
import { articlePage } from './article-page'
import * as styles from './registration.module.css'
import { required } from '../components/site/page-data'

export { Head } from './template'

type FeeProps = {
  fees: NonNullable<Queries.RegistrationPageQuery['fees']>
  /** The privacy and consent form that the footnote links to. */
  consent: { file: string } | null
  /** What only one day of the workshops costs: it is below the fee of both. */
  workshop: Queries.RegistrationPageQuery['workshop']
  labels: Pick<Labels, 'fees' | 'workshop'>
}

/** The key of the category of those who attend the workshops, which fees.yaml explains. */
const WORKSHOP = 'workshop'

/** What taking part costs (specification, section 9: Registration fees). */
function FeeTable({ fees, consent, workshop, labels: { fees: labels, workshop: workshopLabels } }: FeeProps) {
  const day = fees.earlyBirdUntil?.day
  const until = day && labels.until.replace('{date}', day).replaceAll(' ', '\u00a0')
  const earlyBirdUntil = until ? `${labels.earlyBird} (${until})` : labels.earlyBird
  const isAnnounced = fees.categories.some(({ earlyBird }) => earlyBird)
  // Without a last day and without fees, there is no early registration.
  const hasEarlyBird = isAnnounced || day !== undefined
  const singleDay = workshop && (
    <span className={styles.singleDay}>
      {workshopLabels.single.replace('{day}', workshop.singleDay.day.replaceAll(' ', '\u00a0'))}:{' '}
      <strong className={styles.amount}>{workshop.singleDayFee}</strong>
    </span>
  )
  // A note below the table then says it once; screen readers also find it in each row.
  const none = isAnnounced ? 'quiet' : 'visually-hidden'
  return (
    <div className={styles.fees} data-unannounced={(hasEarlyBird && !isAnnounced) || undefined}>
      <DataTable
        caption={labels.table}
        columns={[labels.category, labels.standard, ...(hasEarlyBird ? [earlyBirdUntil] : [])]}
        rows={fees.categories.map(({ key, name, standard, earlyBird, documentRequired }) => ({
          key,
          cells: [
            <>
              {name} {documentRequired && <span className="tag">{labels.documentRequired}</span>}
            </>,
            <>
              <strong className={styles.amount}>{standard}</strong>
              {key === WORKSHOP && singleDay}
            </>,
            ...(hasEarlyBird ? [earlyBird ?? <span className={none}>{labels.notAnnounced}</span>] : []),
          ],
        }))}
      />
      {hasEarlyBird && !isAnnounced && (
        <p className={`quiet ${styles.unannounced}`}>
          {earlyBirdUntil}: {labels.notAnnounced}
        </p>
      )}
      <p className={styles.note}>
        {fees.includes}
        {consent && (
          <>
            {' '}
            <a href={withPrefix(consent.file)} {...inNewTab}>
              {labels.consent} (PDF)
            </a>
          </>
        )}
      </p>
    </div>
  )
}

export default articlePage<Queries.RegistrationPageQuery>(
  (data, labels) => {
    const site = required(data.site)
    const { bank } = site
    const account = bank && [
      { label: labels.fees.accountName, value: bank.accountName },
      { label: labels.fees.bank, value: bank.bankName },
      { label: labels.fees.branch, value: bank.branch },
      { label: labels.fees.accountNumber, value: bank.accountNumber },
      {
        label: 'IBAN',
        value: (
          <>
            <span className={styles.iban}>{bank.iban}</span>{' '}
            <CopyButton
              text={bank.iban.replace(/\s/g, '')}
              label={labels.fees.copyIban}
              copied={labels.site.copied}
            />
          </>
        ),
      },
      { label: 'SWIFT / BIC', value: bank.swift },
    ]
    // Where the registration form and the proof of payment go (specification, section 2: Registration).
    const submission = [
      { label: labels.site.email, value: <Email address={site.email} /> },
      { label: labels.site.fax, value: site.fax },
      { label: labels.site.address, value: <address>{site.postalAddress}</address> },
    ]
    return {
      FeeTable: (
        <FeeTable
          fees={required(data.fees)}
          consent={data.consent}
          workshop={data.workshop}
          labels={labels}
        />
      ),
      BankAccount: account && <DetailList details={account} />,
      SubmissionDetails: <DetailList details={submission} />,
    }
  },
  ({ page }, { phase }) => (
    <>
      <span data-when="open">{page?.lead}</span>
      <span data-when="closed">{phase.closed}</span>
      <span data-when="over">{phase.over}</span>
    </>
  ),
)

export const query = graphql`
  query RegistrationPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    fees(language: { eq: $language }) {
      earlyBirdUntil {
        day
      }
      categories {
        key
        name
        standard
        earlyBird
        documentRequired
      }
      includes
    }
    workshop(language: { eq: $language }) {
      singleDayFee
      singleDay {
        day
      }
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
    }
    labels: interface(language: { eq: $language }) {
      phase
      fees
      workshop
    }
  }
`
