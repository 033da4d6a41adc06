import { graphql, type PageProps } from 'gatsby'
import { HomeView } from '../views/home-view'
import { present } from './template'

export { Head } from './template'

export default function HomeTemplate({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <HomeView
      site={present(data.site, 'site')}
      letter={data.letter}
      speakers={data.speakers.nodes}
      sponsors={present(data.sponsors, 'sponsors')}
      keyDates={data}
      words={present(data.words, 'interface')}
      content={data}
    />
  )
}

export const query = graphql`
  query HomePage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    ...KeyDates
    site: symposium(language: { eq: $language }) {
      ...Hero
      didYouKnow
      organisers {
        ...Organiser
      }
    }
    letter(key: { eq: "welcome" }, language: { eq: $language }) {
      ...WelcomeLetter
    }
    speakers: allSpeaker(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...SpeakerPortrait
      }
    }
    sponsors(language: { eq: $language }) {
      partners {
        ...Firm
      }
      tiers {
        ...SponsorTier
      }
    }
    words: interface(language: { eq: $language }) {
      home {
        ...HeroWords
        ...DidYouKnowWords
        organisedBy
        meetSpeakers
        allSpeakers
        sponsorsAndPartners
        allSponsors
      }
      speakers {
        plenary
        invited
      }
      sponsors {
        ...SponsorTierWords
        partners
      }
    }
  }
`
