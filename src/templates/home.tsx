import { graphql, type PageProps } from 'gatsby'
import { Prose } from '../components/content/prose'
import { AtAGlance } from '../components/home/at-a-glance'
import { DidYouKnow } from '../components/home/did-you-know'
import { Hero } from '../components/home/hero'
import { HomeSection } from '../components/home/home-section'
import { HomeSponsors } from '../components/home/home-sponsors'
import { Organisers } from '../components/home/organisers'
import { KeyDates } from '../components/key-dates/key-dates'
import { SpeakerPortraits } from '../components/speakers/speaker-portraits'
import * as styles from './home.module.css'
import { wordsOf } from './template'

export { Head } from './template'

export default function HomeTemplate({ data }: PageProps<Queries.HomePageQuery>) {
  const site = data.site!
  const words = wordsOf(data)
  const { home } = words
  const speakers = data.speakers.nodes
  return (
    <>
      <Hero data={data} site={site} letter={data.letter} words={words} />
      <Organisers organisers={site.organisers} title={home.organisedBy} words={words.sponsors} />
      <div className={styles.blocks}>
        <HomeSection>
          <div className={`stack ${styles.intro}`}>
            <Prose data={data} />
            <DidYouKnow facts={site.didYouKnow} words={home} />
          </div>
          <AtAGlance site={site} words={home} />
        </HomeSection>
        <HomeSection>
          <KeyDates data={data} heading />
        </HomeSection>
        {speakers.length > 0 && (
          <HomeSection title={home.meetSpeakers} more={{ label: home.allSpeakers, to: '/speakers' }}>
            <SpeakerPortraits speakers={speakers} words={words.speakers} />
          </HomeSection>
        )}
        <HomeSponsors sponsors={data.sponsors!} words={words} />
      </div>
    </>
  )
}

export const query = graphql`
  query HomePage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    ...KeyDates
    site: symposium(language: { eq: $language }) {
      ...Hero
      ...AtAGlance
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
      home
      phase
      speakers
      sponsors
    }
  }
`
