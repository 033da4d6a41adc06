import { graphql } from 'gatsby'

/** What a prize is called, counted from 0; `{n}` is its number where there are more than three. */
export const prizeName = (words: Queries.PrizeWordsFragment, index: number) =>
  [words.first, words.second, words.third][index] ?? words.other.replace('{n}', String(index + 1))

export const query = graphql`
  fragment PrizeWords on InterfacePrizes {
    first
    second
    third
    other
  }
`
