import { graphql } from 'gatsby'
import type { Labels } from '../../../pipeline/schemas/interface'
import { LocalisedLink } from '../../language/localised-link'
import { Picture } from '../site/picture'
import * as styles from './speaker-portraits.module.css'

type PortraitProps = {
  speaker: Pick<Queries.SpeakerPortraitFragment, 'initials' | 'photo'>
  alt: string
  sizes: string
  first?: boolean
}

/** The photo of a speaker, or the initials until there is one. */
export function Portrait({ speaker: { initials, photo }, ...rest }: PortraitProps) {
  return photo ? (
    <Picture file={photo} boxed {...rest} />
  ) : (
    <span className={styles.initials} data-portrait aria-hidden>
      {initials}
    </span>
  )
}

/** Plenary speakers, then invited ones, each group with its title; a group without speakers is left out. */
export const byKind = <T extends { kind: string }>(speakers: readonly T[], labels: Labels['speakers']) =>
  (['plenary', 'invited'] as const)
    .map((kind) => ({ kind, title: labels[kind], speakers: speakers.filter((one) => one.kind === kind) }))
    .filter((group) => group.speakers.length > 0)

type Props = {
  speakers: readonly Queries.SpeakerPortraitFragment[]
  labels: Labels['speakers']
}

/** The speakers at a glance, for the home page (specification, section 2: Speakers). */
export function SpeakerPortraits({ speakers, labels }: Props) {
  return (
    <div className={`stack ${styles.groups}`}>
      {byKind(speakers, labels).map((group) => (
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
        gatsbyImageData(
          width: 384
          aspectRatio: 1
          breakpoints: [256, 384]
          transformOptions: { cropFocus: NORTH }
        )
      }
    }
  }
`
