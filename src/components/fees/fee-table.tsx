// What taking part costs (specification, section 9: Registration fees).
import { graphql, withPrefix } from 'gatsby'
import type { Words } from '../../../pipeline/schemas/interface'
import { DataTable } from '../content/data-table'
import { inNewTab } from '../site/new-tab'
import * as styles from './fee-table.module.css'

type Props = {
  fees: Queries.FeeTableFragment
  /** The privacy and consent form that the footnote links to. */
  consent: { file: string } | null
  words: Words['fees']
}

export function FeeTable({ fees, consent, words }: Props) {
  const day = fees.earlyBirdUntil?.day
  const until = day && words.until.replace('{date}', day).replaceAll(' ', '\u00a0')
  const earlyBirdUntil = until ? `${words.earlyBird} (${until})` : words.earlyBird
  const isAnnounced = fees.categories.some(({ earlyBird }) => earlyBird)
  // Without a last day and without fees, there is no early registration.
  const hasEarlyBird = isAnnounced || day !== undefined
  // A note below the table then says it once; screen readers also find it in each row.
  const none = isAnnounced ? 'quiet' : 'visually-hidden'
  return (
    <div className={styles.fees} data-unannounced={(hasEarlyBird && !isAnnounced) || undefined}>
      <DataTable
        caption={words.table}
        columns={[words.category, words.standard, ...(hasEarlyBird ? [earlyBirdUntil] : [])]}
        rows={fees.categories.map(({ key, name, standard, earlyBird, documentRequired }) => ({
          key,
          cells: [
            <>
              {name} {documentRequired && <span className="tag">{words.documentRequired}</span>}
            </>,
            <strong key={key} className={styles.amount}>
              {standard}
            </strong>,
            ...(hasEarlyBird ? [earlyBird ?? <span className={none}>{words.notAnnounced}</span>] : []),
          ],
        }))}
      />
      {hasEarlyBird && !isAnnounced && (
        <p className={`quiet ${styles.unannounced}`}>
          {earlyBirdUntil}: {words.notAnnounced}
        </p>
      )}
      <p className={styles.note}>
        {fees.includes}
        {consent && (
          <>
            {' '}
            <a href={withPrefix(consent.file)} {...inNewTab}>
              {words.consent} (PDF)
            </a>
          </>
        )}
      </p>
    </div>
  )
}

export const query = graphql`
  fragment FeeTable on Fees {
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
`
