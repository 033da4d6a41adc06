import { graphql, type PageProps } from 'gatsby'
import type { Words } from '../../pipeline/schemas/interface'
import { Figures } from '../components/content/figures'
import { Prose } from '../components/content/prose'
import { DidYouKnow } from '../components/home/did-you-know'
import { Hero } from '../components/home/hero'
import { HomeSection } from '../components/home/home-section'
import { KeyDates } from '../components/key-dates/key-dates'
import { Picture } from '../components/site/picture'
import { SpeakerPortraits } from '../components/speakers/speaker-portraits'
import { LogoCard } from '../components/sponsors/logo-card'
import { SponsorTiers } from '../components/sponsors/sponsor-tiers'
import * as glance from './at-a-glance.module.css'
import * as styles from './home.module.css'
import * as strip from './organisers.module.css'
import { wordsOf } from './template'

export { Head } from './template'

type SectionProps = {
  site: NonNullable<Queries.HomePageQuery['site']>
  words: Pick<Words, 'home' | 'sponsors'>
}

/** The organisers' names and logos, on a strip that overlaps the edge of the hero. */
const Organisers = ({ site: { organisers }, words }: SectionProps) => (
  <div className="width">
    <section className={`panel row ${strip.strip}`} aria-labelledby="organisers">
      <div>
        <h2 id="organisers">{words.home.organisedBy}</h2>
        {organisers.map(({ name }) => (
          <p key={name}>{name}</p>
        ))}
      </div>
      <div className="cards">
        {organisers.map((organiser) => (
          <LogoCard key={organiser.name} firm={organiser} words={words.sponsors} />
        ))}
      </div>
    </section>
  </div>
)

/** The symposium in a few numbers, counted from the content, and its themes. */
function AtAGlance({ site: { counts, themeCards }, words: { home } }: SectionProps) {
  // Before there is a programme, there are no talks to count.
  const counted = (['days', 'halls', 'talks', 'posters'] as const).filter((key) => counts[key])
  const figures = counted.map((key) => ({ figure: `${counts[key]}`, label: home[key] }))
  return (
    <section className={glance.glance}>
      <h2 className="title">{home.atAGlance}</h2>
      <Figures figures={figures} />
      <div className={`cards ${glance.themes}`}>
        {themeCards.map(({ title, text, picture }) => (
          <article key={title} className="card" data-pictured>
            <Picture file={picture} alt="" sizes="25rem" boxed />
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  )
}

export default function HomeTemplate({ data }: PageProps<Queries.HomePageQuery>) {
  const site = data.site!
  const words = wordsOf(data)
  const { home } = words
  const speakers = data.speakers.nodes
  const partners = { key: 'partners', name: words.sponsors.partners, firms: data.sponsors!.partners }
  const tiers = data.sponsors!.tiers.concat(partners).filter(({ firms }) => firms.length > 0)
  return (
    <>
      <Hero data={data} site={site} letter={data.letter} words={words} />
      <Organisers site={site} words={words} />
      <div className={styles.blocks}>
        <HomeSection>
          <div className={`stack ${styles.intro}`}>
            <Prose data={data} />
            <DidYouKnow facts={site.didYouKnow} words={home} />
          </div>
          <AtAGlance site={site} words={words} />
        </HomeSection>
        <HomeSection>
          <KeyDates data={data} heading />
        </HomeSection>
        {speakers.length > 0 && (
          <HomeSection title={home.meetSpeakers} more={{ label: home.allSpeakers, to: '/speakers' }}>
            <SpeakerPortraits speakers={speakers} words={words.speakers} />
          </HomeSection>
        )}
        {tiers.length > 0 && (
          <HomeSection title={home.sponsorsAndPartners} more={{ label: home.allSponsors, to: '/sponsors' }}>
            <SponsorTiers tiers={tiers} words={words.sponsors} />
          </HomeSection>
        )}
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
      didYouKnow
      organisers {
        name
        website: url
        logo {
          ...Logo
        }
      }
      counts {
        days
        halls
        talks
        posters
      }
      themeCards {
        title
        text
        picture {
          childImageSharp {
            gatsbyImageData(width: 600, breakpoints: [600])
          }
        }
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
