import type { ReactNode } from 'react'
import { graphql, type PageProps } from 'gatsby'
import type { Labels } from '../../pipeline/schemas/interface'
import { Figures } from '../components/content/figures'
import { PosterWinners } from '../components/content/poster-winners'
import { Prose } from '../components/content/prose'
import { DidYouKnow } from '../components/home/did-you-know'
import { Hero } from '../components/home/hero'
import { KeyDates } from '../components/key-dates/key-dates'
import { Picture } from '../components/site/picture'
import { SpeakerPortraits } from '../components/speakers/speaker-portraits'
import { LogoCard } from '../components/sponsors/logo-card'
import { SponsorTiers } from '../components/sponsors/sponsor-tiers'
import { Gallery } from '../components/venue/gallery'
import { LocalisedLink } from '../language/localised-link'
import * as styles from './home.module.css'
import { labelsOf, required } from '../components/site/page-data'

export { Head } from './template'

type SectionProps = {
  site: NonNullable<Queries.HomePageQuery['site']>
  labels: Pick<Labels, 'home' | 'sponsors'>
}

/** The organisers' names and logos, on a strip that overlaps the edge of the hero. */
const Organisers = ({ site: { organisers }, labels }: SectionProps) => (
  <div className="width">
    <section className={`panel row ${styles.strip}`} aria-labelledby="organisers">
      <div>
        <h2 id="organisers">{labels.home.organisedBy}</h2>
        {organisers.map(({ name }) => (
          <p key={name}>{name}</p>
        ))}
      </div>
      {organisers.some(({ logo }) => logo) && (
        <div className="cards">
          {organisers.map((organiser) => (
            <LogoCard key={organiser.name} firm={organiser} labels={labels.sponsors} />
          ))}
        </div>
      )}
    </section>
  </div>
)

/** The symposium in a few numbers, counted from the content, and its themes. */
function AtAGlance({ site: { counts, themeCards, afterwards }, labels: { home } }: SectionProps) {
  // Before there is a programme, there are no talks to count.
  const counted = (['days', 'halls', 'talks', 'posters'] as const).filter((key) => counts[key])
  const participants = afterwards?.participants
  const figures = [
    ...counted.map((key) => ({ figure: `${counts[key]}`, label: home[key] })),
    ...(participants ? [{ figure: `${participants}`, label: home.participants, when: 'over' as const }] : []),
  ]
  return (
    <section className={styles.glance}>
      <h2 className="title">{home.atAGlance}</h2>
      <Figures figures={figures} />
      {themeCards.length > 0 && (
        <div className={`cards wide ${styles.themes}`}>
          {themeCards.map(({ title, text, picture }) => (
            <article key={title} className="card">
              {picture && <Picture file={picture} alt="" sizes="(min-width: 48rem) 25rem, 92vw" boxed />}
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
      )}
    </section>
  )
}

type BlockProps = { title?: string; more?: { label: string; to: string }; children: ReactNode }

/** A block of the page, with its heading and, if there is more to see, a link to it. */
const Block = ({ title, more, children }: BlockProps) => (
  <div className={styles.block}>
    <div className={`width ${styles.inner}`}>
      {title && <h2 className="title">{title}</h2>}
      {children}
      {more && (
        <LocalisedLink to={more.to} className={styles.more}>
          {more.label}
        </LocalisedLink>
      )}
    </div>
  </div>
)

export default function HomeTemplate({ data }: PageProps<Queries.HomePageQuery>) {
  const site = required(data.site)
  const labels = labelsOf(data)
  const { home } = labels
  const speakers = data.speakers.nodes
  const photographs = site.afterwards?.photographs ?? []
  const { partners, tiers: sponsors } = required(data.sponsors)
  const tiers = [...sponsors, { key: 'partners', name: labels.sponsors.partners, firms: partners }].filter(
    ({ firms }) => firms.length > 0,
  )
  return (
    <>
      <Hero data={data} site={site} letter={data.letter} labels={labels} />
      <Organisers site={site} labels={labels} />
      <div className={styles.blocks}>
        <Block>
          <div className={`stack ${styles.intro}`}>
            <Prose data={data}>
              <PosterWinners programme={data.programme} labels={labels.prizes} />
            </Prose>
            <DidYouKnow facts={site.didYouKnow} labels={labels} />
          </div>
          <AtAGlance site={site} labels={labels} />
        </Block>
        {photographs.length > 0 && (
          // Rotating pictures are of no use on paper.
          <div data-when="over" data-screen-only>
            <Block title={home.photographs}>
              <Gallery
                slides={photographs.map(({ photo, alt }) => ({
                  src: photo.publicURL ?? '',
                  alt,
                  image: photo,
                }))}
                name={home.photographs}
                labels={labels.slides}
              />
            </Block>
          </div>
        )}
        <Block>
          <KeyDates data={data} heading />
        </Block>
        {speakers.length > 0 && (
          <Block title={home.meetSpeakers} more={{ label: home.allSpeakers, to: '/speakers' }}>
            <SpeakerPortraits speakers={speakers} labels={labels.speakers} />
          </Block>
        )}
        {tiers.length > 0 && (
          <Block title={home.sponsorsAndPartners} more={{ label: home.allSponsors, to: '/sponsors' }}>
            <SponsorTiers tiers={tiers} labels={labels.sponsors} />
          </Block>
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
          logo
        }
      }
      afterwards {
        participants
        photographs {
          photo {
            publicURL
            gallery
            upright
          }
          alt
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
          logo
          childImageSharp {
            gatsbyImageData(width: 840, breakpoints: [600, 840])
          }
        }
      }
    }
    programme(language: { eq: $language }) {
      ...PosterWinners
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
      ...SponsorLogos
    }
    labels: interface(language: { eq: $language }) {
      home
      phase
      prizes
      speakers
      slides
      sponsors
    }
  }
`
