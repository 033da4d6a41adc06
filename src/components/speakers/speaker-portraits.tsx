// The speakers at a glance, for the home page: plenary first, then invited.
import { graphql } from 'gatsby'
import { Picture } from '../site/picture'
import * as styles from './speaker-portraits.module.css'

type Props = {
  speakers: readonly Queries.SpeakerPortraitFragment[]
  words: { plenary: string; invited: string }
}

export function SpeakerPortraits({ speakers, words }: Props) {
  const kinds = (['plenary', 'invited'] as const).filter((kind) =>
    speakers.some((speaker) => speaker.kind === kind),
  )
  return (
    <div className={styles.groups}>
      {kinds.map((kind) => (
        <section key={kind} className={styles.group}>
          <h3>{words[kind]}</h3>
          <ul>
            {speakers
              .filter((speaker) => speaker.kind === kind)
              .map(({ name, affiliation, photo }) => (
                <li key={name}>
                  {photo.childImageSharp && (
                    <Picture image={photo.childImageSharp.gatsbyImageData} alt="" sizes="8rem" boxed />
                  )}
                  <p>
                    <strong>{name}</strong>
                    {affiliation}
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
    kind
    affiliation
    photo {
      childImageSharp {
        gatsbyImageData(
          width: 256
          breakpoints: [256]
          layout: CONSTRAINED
          formats: [AVIF, WEBP]
          placeholder: NONE
        )
      }
    }
  }
`
