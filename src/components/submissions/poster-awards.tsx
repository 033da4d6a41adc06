// The prizes for the best posters (specification, section 9: Poster prizes).
import { graphql } from 'gatsby'
import { Figures } from '../content/figures'
import { prizeName } from './prize-name'

type Props = { awards: Queries.PosterAwardsFragment['awards']; words: Queries.PrizeWordsFragment }

export function PosterAwards({ awards, words }: Props) {
  return (
    <Figures
      figures={awards.prizes.map(({ text }, index) => ({
        figure: text,
        label: prizeName(words, index),
      }))}
    />
  )
}

export const query = graphql`
  fragment PosterAwards on Programme {
    awards {
      prizes {
        text
      }
    }
  }
`
