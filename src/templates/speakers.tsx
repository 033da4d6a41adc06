import { graphql, withPrefix, type PageProps } from 'gatsby'
import type { Labels } from '../../pipeline/schemas/interface'
import { MarkedTitle } from '../components/content/marked-title'
import { Prose } from '../components/content/prose'
import { inNewTab } from '../components/site/new-tab'
import { PageFrame } from '../components/site/page-frame'
import { byKind, Portrait } from '../components/speakers/speaker-portraits'
import { LocalisedLink } from '../language/localised-link'
import * as styles from './speakers.module.css'
import { labelsOf } from '../components/site/page-data'

export { Head } from './template'

/** The width of a portrait, which the style sheet gives it: the browser picks the file before it knows the width of the card. */
const SIZES = '(min-width: 36rem) 25rem, 90vw'

type CardProps = {
  speaker: Queries.SpeakersPageQuery['speakers']['nodes'][number]
  labels: Labels['speakers']
  /** True for the first photo of the page, which is fetched at once. */
  first: boolean
}

/** One speaker: photo, name, affiliation and links to papers (specification, section 2: Speakers). */
function SpeakerCard({ speaker, labels, first }: CardProps) {
  const { name, anchor, affiliation, talk, bio, abstract, lectureNotes } = speaker
  const links = [
    { label: labels.viewBio, file: bio },
    { label: labels.readAbstract, file: abstract },
    { label: labels.lectureNotes, file: lectureNotes },
  ]
  return (
    <article id={anchor} className={`card ${styles.speaker}`}>
      <Portrait speaker={speaker} alt={name} sizes={SIZES} first={first} />
      <div className={styles.about}>
        <h3>{name}</h3>
        <p className={styles.affiliation}>{affiliation}</p>
        {talk && (
          <p className={styles.talk}>
            <LocalisedLink to={`/program#${talk.id}`} lang={talk.titleLanguage ?? undefined} {...inNewTab}>
              <MarkedTitle title={talk.title} runs={talk.titleRuns} />
            </LocalisedLink>
            <span>{talk.when}</span>
          </p>
        )}
        <ul className={`row ${styles.links}`}>
          {links.map(
            ({ label, file }) =>
              file && (
                <li key={label}>
                  <a href={withPrefix(file)} {...inNewTab}>
                    {label}
                    <span className="visually-hidden">{`: ${name}`}</span>
                  </a>
                </li>
              ),
          )}
        </ul>
      </div>
    </article>
  )
}

export default function SpeakersTemplate({ data }: PageProps<Queries.SpeakersPageQuery>) {
  const labels = labelsOf(data).speakers
  const groups = byKind(data.speakers.nodes, labels)
  return (
    <PageFrame page={data.page}>
      <Prose data={data} linksInNewTab />
      {groups.length === 0 && <p>{labels.empty}</p>}
      {groups.map((group) => (
        <section key={group.kind} className={styles.group}>
          <h2 className="title">{group.title}</h2>
          <div className={`cards ${styles.grid}`} data-kind={group.kind}>
            {group.speakers.map((speaker, place) => (
              <SpeakerCard
                key={speaker.name}
                speaker={speaker}
                labels={labels}
                first={group.kind === 'plenary' && place === 0}
              />
            ))}
          </div>
        </section>
      ))}
    </PageFrame>
  )
}

export const query = graphql`
  query SpeakersPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    speakers: allSpeaker(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        name
        initials
        anchor
        kind
        affiliation
        talk {
          title
          titleRuns {
            text
            mark
          }
          titleLanguage
          when
          id
        }
        bio
        abstract
        lectureNotes
        photo {
          childImageSharp {
            gatsbyImageData(
              width: 960
              aspectRatio: 0.8
              breakpoints: [400, 768, 960]
              transformOptions: { cropFocus: NORTH }
            )
          }
        }
      }
    }
    labels: interface(language: { eq: $language }) {
      speakers
    }
  }
`
