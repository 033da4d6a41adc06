import { KeyDates } from '../components/key-dates/key-dates'
import { PosterAwards } from '../components/submissions/poster-awards'
import { ArticleView, type ArticleProps } from './article-view'

type Props = ArticleProps & {
  keyDates: Queries.KeyDatesFragment
  awards: Queries.PosterAwardsFragment['awards']
  words: Queries.PrizeWordsFragment
}

export function SubmissionsView({ keyDates, awards, words, ...article }: Props) {
  return (
    <ArticleView
      {...article}
      blocks={{
        KeyDates: <KeyDates data={keyDates} />,
        PosterAwards: <PosterAwards awards={awards} words={words} />,
      }}
    />
  )
}
