// The account that fees are paid to (specification, section 2: Registration).
import { graphql } from 'gatsby'
import { DetailList } from '../content/detail-list'
import { copyText } from '../site/copy-text'
import { useNotice } from '../site/use-notice'
import * as styles from './bank-account.module.css'

type Props = { site: Queries.BankAccountFragment; words: Queries.BankWordsFragment }

export function BankAccount({ site, words }: Props) {
  const { accountName, accountNumber, bankName, branch, iban, swift } = site.bank
  return (
    <DetailList
      details={[
        { label: words.accountName, value: accountName },
        { label: words.bank, value: bankName },
        { label: words.branch, value: branch },
        { label: words.accountNumber, value: accountNumber },
        { label: 'IBAN', value: <Iban iban={iban} words={words} /> },
        { label: 'SWIFT / BIC', value: swift },
      ]}
    />
  )
}

function Iban({ iban, words }: { iban: string; words: Props['words'] }) {
  const [notice, say] = useNotice()

  // If the browser refuses to copy, the reader can still select the number by hand.
  const copy = async () => {
    if (await copyText(iban.replace(/\s/g, ''))) say(words.copied)
  }

  return (
    <div className={styles.iban}>
      <span>{iban}</span>
      <button type="button" className="button" onClick={() => void copy()}>
        {words.copyIban}
      </button>
      <span role="status">{notice}</span>
    </div>
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
  fragment BankWords on InterfaceFees {
    bank
    branch
    accountName
    accountNumber
    copyIban
    copied
  }
`
