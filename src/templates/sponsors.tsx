import { graphql, type PageProps } from 'gatsby'
import { SponsorsView } from '../views/sponsors-view'
import { present } from './template'

export { Head } from './template'

export default function SponsorsTemplate({ data }: PageProps<Queries.SponsorsPageQuery>) {
  const words = present(data.words, 'interface')
  return (
    <SponsorsView
      page={present(data.page, 'page')}
      sponsors={present(data.sponsors, 'sponsors')}
      words={words.sponsors}
      contactWords={words.site}
      content={data}
    />
  )
}

export const query = graphql`
  query SponsorsPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    sponsors(language: { eq: $language }) {
      partners {
        ...Firm
      }
      tiers {
        ...SponsorTier
      }
      contact {
        ...SponsorContact
      }
    }
    words: interface(language: { eq: $language }) {
      sponsors {
        ...SponsorTierWords
      }
    }
  }
`
