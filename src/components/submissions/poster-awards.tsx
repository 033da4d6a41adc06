// The prizes for the best posters (specification, section 9: Poster prizes).
import { graphql } from 'gatsby'
import { Figures } from '../content/figures'

type Props = { awards: Queries.PosterAwardsFragment['awards']; words: Queries.PrizeWordsFragment }

export function PosterAwards({ awards, words }: Props) {
  const places = [words.first, words.second, words.third]
  return (
    <Figures
      figures={awards.prizes.map(({ text }, index) => ({
        figure: text,
        label: places[index] ?? words.other.replace('{n}', String(index + 1)),
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
  fragment PrizeWords on InterfacePrizes {
    first
    second
    third
    other
  }
`
