import { BankAccount } from '../components/fees/bank-account'
import { FeeTable } from '../components/fees/fee-table'
import { SubmissionDetails } from '../components/fees/submission-details'
import { ArticleView, type ArticleProps } from './article-view'

type Props = ArticleProps & {
  fees: Queries.FeeTableFragment
  consent: { file: string } | null
  site: Queries.BankAccountFragment & Queries.SubmissionDetailsFragment
  words: {
    fees: Queries.FeeWordsFragment & Queries.BankWordsFragment
    site: Queries.SubmissionWordsFragment
  }
}

export function RegistrationView({ fees, consent, site, words, ...article }: Props) {
  return (
    <ArticleView
      {...article}
      blocks={{
        FeeTable: <FeeTable fees={fees} consent={consent} words={words.fees} />,
        BankAccount: <BankAccount site={site} words={words.fees} />,
        SubmissionDetails: <SubmissionDetails site={site} words={words.site} />,
      }}
    />
  )
}
