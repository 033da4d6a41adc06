// The account that fees are paid to (specification, section 2: Registration).
import { graphql } from 'gatsby'
import type { Words } from '../../../pipeline/schemas/interface'
import { DetailList } from '../content/detail-list'
import { CopyButton } from '../site/copy-button'
import * as styles from './bank-account.module.css'

type Props = { site: Queries.BankAccountFragment; words: Words['fees'] }

export function BankAccount({ site, words }: Props) {
  const { accountName, accountNumber, bankName, branch, iban, swift } = site.bank
  return (
    <DetailList
      details={[
        { label: words.accountName, value: accountName },
        { label: words.bank, value: bankName },
        { label: words.branch, value: branch },
        { label: words.accountNumber, value: accountNumber },
        {
          label: 'IBAN',
          value: (
            <>
              <span className={styles.iban}>{iban}</span>{' '}
              <CopyButton text={iban.replace(/\s/g, '')} label={words.copyIban} copied={words.copied} />
            </>
          ),
        },
        { label: 'SWIFT / BIC', value: swift },
      ]}
    />
  )
}

export const query = graphql`
  fragment BankAccount on Symposium {
    bank {
      accountName
      accountNumber
      bankName
      branch
      iban
      swift
    }
  }
`
