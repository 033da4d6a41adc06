// One speaker: photo, name, affiliation and links to papers (specification, section 2: Speakers).
import { graphql, withPrefix } from 'gatsby'
import type { Words } from '../../../pipeline/schemas/interface'
import { LocalisedLink } from '../../language/localised-link'
import { MarkedTitle } from '../content/marked-title'
import { inNewTab } from '../site/new-tab'
import { smallestOnPhones } from '../site/picture'
import { Portrait } from './portrait'
import * as styles from './speaker-card.module.css'

type Props = {
  speaker: Queries.SpeakerCardFragment
  words: Words['speakers']
  /** True for the first photo of the page, which is fetched at once. */
  first?: boolean
}

/** On a desktop, up to half of the content's width: the browser picks the file before it knows the width of the card. */
const SIZES = smallestOnPhones('(min-width: 48rem) 34rem', 500)

export function SpeakerCard({ speaker, words, first = false }: Props) {
  const { name, anchor, affiliation, talk, bio, abstract, lectureNotes } = speaker
  const links = [
    { label: words.viewBio, file: bio },
    { label: words.readAbstract, file: abstract },
    { label: words.lectureNotes, file: lectureNotes },
  ]
  return (
    <article id={anchor} className={`card ${styles.speaker}`} data-pictured>
      <Portrait speaker={speaker} alt={name} sizes={SIZES} first={first} />
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
    </article>
  )
}

export const query = graphql`
  fragment SpeakerCard on Speaker {
    name
    initials
    anchor
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
    kind
    affiliation
    bio
    abstract
    lectureNotes
    photo {
      childImageSharp {
        gatsbyImageData(width: 600, breakpoints: [500, 600])
      }
    }
  }
`
