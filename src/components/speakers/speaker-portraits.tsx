// The speakers at a glance, for the home page: plenary first, then invited.
import { graphql } from 'gatsby'
import type { Words } from '../../../pipeline/schemas/interface'
import { LocalisedLink } from '../../language/localised-link'
import { byKind, Portrait } from './portrait'
import * as styles from './speaker-portraits.module.css'

type Props = {
  speakers: readonly Queries.SpeakerPortraitFragment[]
  words: Words['speakers']
}

export function SpeakerPortraits({ speakers, words }: Props) {
  return (
    <div className={`stack ${styles.groups}`}>
      {byKind(speakers, words).map((group) => (
        <section key={group.kind} className={styles.group}>
          <h3>{group.title}</h3>
          <ul className="cards">
            {group.speakers.map((speaker) => (
              <li key={speaker.name}>
                <Portrait speaker={speaker} alt="" sizes="8rem" />
                <p>
                  <LocalisedLink to={`/speakers#${speaker.anchor}`}>{speaker.name}</LocalisedLink>
                  {speaker.affiliation}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export const query = graphql`
  fragment SpeakerPortrait on Speaker {
    name
    initials
    anchor
    kind
    affiliation
    photo {
      childImageSharp {
        gatsbyImageData(width: 256, breakpoints: [256])
      }
    }
  }
`
